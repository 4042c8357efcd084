import { EXAMPLES } from '../examples/index.ts';
import { GAMES } from '../src/games/index.ts';
import type { GameEntry } from '../src/kernel/entry.ts';

/** What every suite walks: the games of the table, and the examples. */
export const EVERY_GAME: readonly GameEntry[] = [...GAMES, ...EXAMPLES];
