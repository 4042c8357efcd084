import { EXAMPLES } from '../../examples/index.ts';
import { GAMES } from '../../src/cli/tableGames.ts';
import { GAMES as LISTED } from '../../src/games/index.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';

/** What every suite walks: the games of the table and the examples, or only those that `--with` has brought. */
export const EVERY_GAME: readonly GameEntry[] =
  GAMES.length > LISTED.length ? GAMES.slice(LISTED.length) : [...LISTED, ...EXAMPLES];
