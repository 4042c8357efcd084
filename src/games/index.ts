import { findGame, type GameEntry } from '../kernel/entry.ts';
import { empire } from './empire/index.ts';
import { factions } from './factions/index.ts';
import { sol } from './sol/index.ts';
import { star } from './star/index.ts';

/** The games of the table, in the order they are shown; `catalogue.ts` names them for those who fetch one by one. */
export const GAMES: readonly GameEntry[] = [sol, star, factions, empire];

export const GAME_IDS: readonly string[] = GAMES.map((entry) => entry.game.id);

/** The game of an id from outside. */
export function gameOf(id: unknown): GameEntry {
  return findGame(GAMES, id);
}
