import type { GameEntry } from '../../kernel/entry.ts';

/** Games from elsewhere; a build that is given some puts them here (`src/cli/web/moreGames.ts`). */
export const MORE: readonly GameEntry[] = [];
