import { GAMES as LISTED } from '../games/index.ts';
import { findGame, type GameEntry } from '../kernel/entry.ts';
import { gamesInFiles, namedFiles } from './moreGames.ts';

/** The games of the list, and those that were brought along: what every command goes by. */
export const GAMES: readonly GameEntry[] = [...LISTED, ...(await gamesInFiles(namedFiles(), LISTED))];

export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id);

/** This module, for threads that are told which one exports GAMES. */
export const GAMES_MODULE = import.meta.url;

/** The game of an id from outside. */
export function gameOf(id: unknown): GameEntry {
  return findGame(GAMES, id);
}
