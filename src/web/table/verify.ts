import { commitment } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { type MatchRecord, parseRecord, replay } from '../../kernel/record.ts';
import { TEXTS } from './texts.ts';

/** One thing that was checked, and what was wrong with it if anything. */
export interface Check {
  readonly text: string;
  readonly fault?: string;
}

const { checks } = TEXTS.verify;

/** Checks a finished match from its record alone, against the seal this page has shown since it began. */
export function verifyRecord(game: AnyGame, text: string, seal: string): Check[] {
  let record: MatchRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    return [{ text: checks.sealed, fault: messageOf(error) }];
  }
  const { moves, seed } = record;
  return [
    check(checks.sealed, () => commitment(seed) === record.commitment),
    check(checks.same, () => record.commitment === seal),
    ...replayed(game, record, moves.length),
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
