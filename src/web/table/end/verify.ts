import { commitment } from '../../../kernel/match/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import { combinedSeed, type Fairness } from '../../../kernel/match/fairness.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { type MatchRecord, parseRecord, replay } from '../../../kernel/match/record.ts';
import { TEXTS } from '../texts.ts';

/** One thing that was checked, and what was wrong with it if anything. */
export interface Check {
  readonly text: string;
  readonly fault?: string;
}

const { checks } = TEXTS.verify;

/**
 * Checks a finished match from its record alone, against the commitment this page has shown since it began and, where
 * the players' browsers contributed to the seed, against the nonce of this one.
 */
export function verifyRecord(game: AnyGame, text: string, seal: string, nonce?: string): Check[] {
  let record: MatchRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    return [{ text: checks.sealed, fault: messageOf(error) }];
  }
  const { moves, seed, fairness } = record;
  const { secret, bound } = fairness
    ? { secret: fairness.secret, bound: fairness.commitment }
    : { secret: seed, bound: record.commitment };
  return [
    check(checks.sealed, () => commitment(secret) === bound),
    check(checks.same, () => bound === seal),
    ...(fairness ? shared(fairness, seed, nonce) : []),
    ...replayed(game, record, moves.length),
  ];
}

function shared({ secret, nonces }: Fairness, seed: string, nonce: string | undefined): Check[] {
  return [
    check(checks.together, () => combinedSeed(secret, nonces) === seed),
    ...(nonce === undefined ? [] : [check(checks.own, () => nonces.includes(nonce))]),
  ];
}

function replayed(game: AnyGame, record: MatchRecord, count: number): Check[] {
  try {
    replay(game, record);
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
