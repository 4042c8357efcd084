import type { Move } from '../../kernel/game.ts';
import { canonical } from '../../kernel/data/plain.ts';
import { moveText } from '../../kernel/text.ts';
import type { Branch, Decision } from '../tree.ts';
import { advance, decisionAt, type Halt, type Position, type Scout, startOf } from './scout.ts';

/** What a seat could do up to the end of its turn, or up to the first thing nobody can know beforehand. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly halt: Halt;
  /** The decisions on the way, and what was chosen there. */
  readonly forks: readonly Fork[];
  /** How much less promising than the best the hints find it, as a logarithm: 0 is the best. */
  readonly hope: number;
  /** The same for plans that lead to the same. */
  readonly leadsTo: string;
}

interface Fork {
  /** How many moves come before. */
  readonly at: number;
  readonly decision: Decision;
  readonly taken: Branch;
}

/** A plan that goes on for longer is cut off. */
const LONGEST = 40;

/** The plan that begins with some moves, as texts, and goes on as the hints like best. */
export function planFrom(scout: Scout, beginning: readonly string[]): Plan {
  const position = startOf(scout);
  const moves: Move[] = [];
  const forks: Fork[] = [];
  let halt: Halt | undefined;
  let before = '';
  while (halt === undefined && moves.length < LONGEST) {
    const fork = forkAt(scout, position, moves.length, beginning[moves.length]);
    if (fork.decision.branches.length > 1) forks.push(fork);
    const move = fork.decision.legal[fork.taken.at]!;
    before = seenBy(scout, position);
    halt = advance(scout, position, move);
    moves.push(move);
  }
  const leadsTo =
    halt === 'turn' ? seenBy(scout, position) : `${before} ${moves.slice(-1).map(moveText).join('')}`;
  return { moves, halt: halt ?? 'news', forks, hope: hopeOf(forks), leadsTo };
}

function forkAt(scout: Scout, position: Position, at: number, wanted: string | undefined): Fork {
  const decision = at === 0 ? scout.first : decisionAt(scout, position);
  const taken = decision.branches.find((branch) => textOf(decision, branch) === wanted);
  return { at, decision, taken: taken ?? decision.branches[0]! };
}

function textOf({ legal }: Decision, { at }: Branch): string {
  return moveText(legal[at]!);
}

function seenBy({ entry, question }: Scout, { states }: Position): string {
  return canonical(entry.game.redact(states[0], question.seat));
}

function hopeOf(forks: readonly Fork[]): number {
  return forks.reduce((sum, fork) => sum + lossOf(fork, fork.taken), 0);
}

/** What the hints call hopeless is no worse than this. */
const HOPELESS = -50;

function lossOf({ decision }: Fork, branch: Branch): number {
  return Math.max(HOPELESS, Math.log(branch.prior / decision.branches[0]!.prior));
}

/** Plans that begin with each of the most promising moves. */
export function openings(scout: Scout, most: number): Plan[] {
  const { first } = scout;
  return first.branches.slice(0, most).map((branch) => planFrom(scout, [textOf(first, branch)]));
}

/** How many other ways are looked at where a plan could have gone on differently. */
const BRANCHING = 3;

/** Plans that leave another one at one of its decisions, the most promising first. */
export function variationsOf(scout: Scout, plan: Plan, most: number): Plan[] {
  const others = plan.forks.flatMap((fork) =>
    fork.decision.branches
      .slice(0, BRANCHING)
      .filter((branch) => branch !== fork.taken)
      .map((branch) => ({ fork, branch, loss: lossOf(fork, branch) - lossOf(fork, fork.taken) })),
  );
  return others
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most)
    .map(({ fork: { at, decision }, branch }) =>
      planFrom(scout, [...plan.moves.slice(0, at).map(moveText), textOf(decision, branch)]),
    );
}

/** The plans that lead to something none before them leads to. */
export function different(plans: readonly Plan[], known: readonly Plan[] = []): Plan[] {
  const seen = new Set(known.map(({ leadsTo }) => leadsTo));
  return plans.filter(({ leadsTo }) => !seen.has(leadsTo) && seen.add(leadsTo));
}
