import { findGame, type GameEntry } from '../kernel/entry.ts';
import { entryOf } from '../kernel/listing.ts';
import { LIST } from './list.ts';

/** All games of the list at once, for whoever has no need to fetch them one by one. */
export const GAMES: readonly GameEntry[] = await Promise.all(LIST.map(entryOf));

export const GAME_IDS: readonly string[] = GAMES.map((entry) => entry.game.id);

/** The game of an id from outside. */
export function gameOf(id: unknown): GameEntry {
  return findGame(GAMES, id);
}
