import { isSeed, type Seed } from './chance.ts';
import { InputError, shown } from '../error.ts';
import type { GameEvent, Outcome } from '../game.ts';
import { equal, isRecord } from '../data/plain.ts';
import { lineOf, playLine, positionOf } from './line.ts';
import { branchOff, type Match, outcomeOf } from './match.ts';

/** A line of play that leaves a match, or another branch of it, and goes on with luck of its own. */
export interface RecordedBranch {
  /** What somebody has called it; may be empty. */
  readonly name: string;
  /** The branch it leaves, by its number: the first of a record is 1. Missing where it leaves the match itself. */
  readonly from?: number;
  /** How many moves it shares with what it leaves, counted from the start of the match. */
  readonly ply: number;
  /** What everything after them draws from; no other line of the record does. */
  readonly seed: Seed;
  /** The moves after them, each as `seat text`. */
  readonly moves: readonly string[];
  /** The fingerprint of the position after the last move. */
  readonly position: string;
  /** How it ended; missing while it is still being played. */
  readonly outcome?: Outcome;
}

/** A branch that is to be recorded, with its match. */
export interface NamedBranch extends Pick<RecordedBranch, 'name' | 'from'> {
  readonly match: Match;
}

/** The most branches of a record. */
export const MOST_BRANCHES = 64;

const LONGEST_NAME = 40;

/** What breaks a line, or turns the direction of a text around. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A branch as it is recorded. */
export function recordedBranch({ name, from, match }: NamedBranch): RecordedBranch {
  const ply = match.pastLuck?.at(-1)?.until;
  if (ply === undefined) throw new Error('a branch has luck of its own');
  const outcome = outcomeOf(match);
  return {
    name,
    ...(from !== undefined && { from }),
    ply,
    seed: match.seed,
    moves: match.plies.slice(ply).map(lineOf),
    position: positionOf(match),
    ...(outcome && { outcome }),
  };
}

/** A record as far as its branches go by it. */
interface Trunk {
  readonly seed: Seed;
  readonly moves: readonly string[];
}

/** What is wrong with the form of a record's branches, or nothing. */
export function branchesFault(branches: unknown, trunk: Trunk): string | undefined {
  if (!Array.isArray(branches) || branches.length > MOST_BRANCHES)
    return `"branches" must be a list of at most ${MOST_BRANCHES}`;
  const seeds = new Set<unknown>([trunk.seed]);
  for (const [i, one] of branches.entries()) {
    const fault = isBranch(one) ? placeFault(one, branches.slice(0, i), trunk) : 'it has a wrong form';
    if (fault !== undefined) return `branch ${i + 1}: ${fault}`;
    if (seeds.has(one.seed)) return `branch ${i + 1}: its luck is that of another line`;
    seeds.add(one.seed);
  }
  return undefined;
}

function isBranch(data: unknown): data is RecordedBranch {
  if (!isRecord(data)) return false;
  const { name, from = 1, ply, seed, moves, position } = data;
  const isNamed = typeof name === 'string' && name.length <= LONGEST_NAME && !BREAKING.test(name);
  const isPlaced = Number.isInteger(from) && Number.isInteger(ply) && isSeed(seed);
  const isPlayed = Array.isArray(moves) && moves.every((line) => typeof line === 'string');
  return isNamed && isPlaced && isPlayed && typeof position === 'string';
}

/** Parents come before their children, and every branch names the line that its last shared move was made in. */
function placeFault(
  { from, ply }: RecordedBranch,
  before: readonly RecordedBranch[],
  trunk: Trunk,
): string | undefined {
  if (from === undefined) return within(ply, 0, trunk.moves.length);
  const left = before[from - 1];
  if (left === undefined) return `it leaves branch ${from}, which does not come before it`;
  return within(ply, left.ply + 1, left.ply + left.moves.length);
}

function within(ply: number, least: number, most: number): string | undefined {
  return ply >= least && ply <= most
    ? undefined
    : `it leaves at move ${ply}, which is not one of what it leaves`;
}

/** Called with a branch by its number and its match: where it leaves, and after each of its moves. */
export type BranchWitness = (number: number, match: Match, events: readonly GameEvent[]) => void;

/** Plays the branches of a record, whose form was checked, from the match they leave. Throws where one does not hold. */
export function playBranches(
  match: Match,
  branches: readonly RecordedBranch[],
  seen?: BranchWitness,
): Match[] {
  const played: Match[] = [];
  branches.forEach((branch, i) => {
    try {
      const left = branch.from === undefined ? match : played[branch.from - 1]!;
      played.push(playBranch(left, branch, (...told) => seen?.(i + 1, ...told)));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError('bad_record', `branch ${i + 1}: ${error.message}`);
    }
  });
  return played;
}

function playBranch(
  left: Match,
  branch: RecordedBranch,
  seen: (match: Match, events: readonly GameEvent[]) => void,
): Match {
  const match = branchOff(left, branch.ply, branch.seed);
  seen(match, []);
  branch.moves.forEach((line, i) => {
    const events: GameEvent[] = [];
    playLine(match, line, branch.ply + i + 1, events);
    seen(match, events);
  });
  if (!equal(outcomeOf(match), branch.outcome)) {
    const told = `recorded ${shown(branch.outcome ?? 'unfinished')}`;
    throw new InputError('bad_record', `the moves do not lead to the recorded outcome: ${told}`);
  }
  if (positionOf(match) !== branch.position)
    throw new InputError('bad_record', 'the moves do not lead to the recorded position');
  return match;
}
