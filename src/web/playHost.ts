import type { TableHost } from '../protocol/table.ts';

/** What a table on the page needs, wherever it is played. */
export type PlayHost = Pick<TableHost, 'watch' | 'play' | 'undo' | 'redo' | 'look' | 'record'>;
