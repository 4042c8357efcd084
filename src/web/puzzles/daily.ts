import { seeded } from '../../kernel/match/rng.ts';

/** A puzzle by its game and number. */
export interface PuzzleName {
  readonly game: string;
  readonly number: number;
}

/** The puzzle of a day, counted from 1 January 1970: in so many days each comes up once, in another order every time. */
export function puzzleOfDay(all: readonly PuzzleName[], day: number): PuzzleName | undefined {
  if (all.length === 0) return undefined;
  const rng = seeded(Math.floor(day / all.length));
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order[day % all.length];
}

const DAY = 24 * 60 * 60 * 1000;

/** The day it is where the clock of this browser stands. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
}
