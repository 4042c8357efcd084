import { EXAMPLES } from '../examples/index.ts';
import { GAMES } from '../src/cli/tableGames.ts';
import type { GameEntry } from '../src/kernel/entry.ts';

/** What every suite walks: the games of the table, those that `--with` brings, and the examples. */
export const EVERY_GAME: readonly GameEntry[] = [...new Set([...GAMES, ...EXAMPLES])];
