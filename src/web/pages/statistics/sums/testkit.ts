import type { Chair, TableSummary } from '../../../../protocol/table.ts';
import type { Finished, OwnMatch } from './ownMatch.ts';

/** What the tests of statistics share. */

export const person = (name: string): Chair => ({ name, player: 'person' });
export const bot = (name: string, level = 'hard'): Chair => ({ name, player: { bot: level } });

/** A finished match of Ann against a bot, which she won, but for what is said. */
export function finished(changes: Partial<Finished> = {}, chairs = [person('Ann'), bot('Bo')]): Finished {
  return {
    id: 'one',
    setup: { game: 'sol', chairs, options: {} },
    ply: 40,
    points: [9, 4],
    actors: [],
    outcome: { points: [9, 4], places: [1, 2] },
    touched: 1,
    ...changes,
  } satisfies TableSummary;
}

/** The same as she played it. */
export function own(changes: Partial<OwnMatch> = {}): OwnMatch {
  return {
    id: 'one',
    game: 'sol',
    date: 1,
    ply: 40,
    seats: 2,
    seat: 0,
    others: [bot('Bo')],
    place: 1,
    points: 9,
    won: 1,
    par: 1 / 2,
    ...changes,
  };
}

export const lost = (changes: Partial<OwnMatch> = {}): OwnMatch =>
  own({ place: 2, points: 4, won: 0, ...changes });
