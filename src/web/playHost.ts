import type { TableHost } from '../protocol/table.ts';

/** The part of a host that the table page needs. */
export type PlayHost = Pick<TableHost, 'watch' | 'play' | 'undo' | 'redo' | 'look' | 'record'>;
