import { commitment } from '../../../kernel/match/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import { arePromisesKept, combinedSeed, type Fairness, isSoundDraw } from '../../../kernel/match/fairness.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import { type MatchRecord, parseRecord, replay } from '../../../kernel/match/record.ts';
import { equal } from '../../../kernel/data/plain.ts';
import { versionFor } from '../../../kernel/versions.ts';
import type { OwnShare } from '../../../protocol/share.ts';
import { TEXTS } from '../texts.ts';

/** One thing that was checked, and what was wrong with it if anything. */
export interface Check {
  readonly text: string;
  readonly fault?: string;
}

const { checks } = TEXTS.verify;

/**
 * Checks a finished match from its record alone, against the commitment this page has shown since it began and, where
 * the players' browsers contributed to the seed, against what this one gave and was shown then.
 */
export function verifyRecord(entry: GameEntry, text: string, seal: string, share?: OwnShare): Check[] {
  let record: MatchRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    return [{ text: checks.sealed, fault: messageOf(error) }];
  }
  const { fairness } = record;
  const { moves, secret, bound } = lineOf(record, seal);
  return [
    check(checks.sealed, () => commitment(secret) === bound),
    check(checks.same, () => bound === seal && bound === (share?.commitment ?? seal)),
    ...(fairness ? shared(fairness, record.seed, share) : []),
    ...replayed(entry, record, moves),
  ];
}

/** What was sealed and opened of a line. */
interface Sealed {
  readonly secret: string;
  readonly bound: string;
  /** How many there are. */
  readonly moves: number;
}

/** The line of the record that this page has shown: the branch with that seal, or else the match itself. */
function lineOf(
  { seed, commitment: bound, moves, fairness, branches = [] }: MatchRecord,
  seal: string,
): Sealed {
  const branch = branches.find((one) => commitment(one.seed) === seal);
  if (branch) {
    return { secret: branch.seed, bound: seal, moves: branch.ply + branch.moves.length };
  }
  if (fairness) return { secret: fairness.secret, bound: fairness.commitment, moves: moves.length };
  return { secret: seed, bound, moves: moves.length };
}

function shared(fairness: Fairness, seed: string, share: OwnShare | undefined): Check[] {
  const { secret, nonces, promises, aborted = [] } = fairness;
  const seen = share?.promises;
  const draws = check(checks.draws(aborted.length), () => areDrawsTold(fairness, share));
  return [
    check(checks.together, () => combinedSeed(secret, nonces) === seed),
    ...(share ? [check(checks.own, () => nonces.includes(share.nonce))] : []),
    ...(promises || seen ? [check(checks.promised, () => arePromisesKept(fairness))] : []),
    ...(seen ? [check(checks.seen, () => equal(promises, seen))] : []),
    ...(aborted.length > 0 || seen ? [draws] : []),
  ];
}

/** Whether the record tells of every draw that had ended when this browser drew for the last time. */
function areDrawsTold({ nonces, aborted = [] }: Fairness, share: OwnShare | undefined): boolean {
  const isWhole = share?.promises === undefined || share.draw === aborted.length;
  return isWhole && aborted.every((draw) => isSoundDraw(draw, nonces.length));
}

function replayed(newest: GameEntry, record: MatchRecord, count: number): Check[] {
  try {
    replay(versionFor(newest, record.rulesVersion).game, record);
    return [{ text: checks.moves(count) }, { text: checks.ending }];
  } catch (error) {
    return [{ text: checks.moves(count), fault: messageOf(error) }];
  }
}

function check(text: string, holds: () => boolean): Check {
  return holds() ? { text } : { text, fault: TEXTS.verify.unfair };
}

function messageOf(error: unknown): string {
  if (error instanceof InputError) return error.message;
  throw error;
}
