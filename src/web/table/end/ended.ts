import type { TableView } from '../../../protocol/table.ts';

/** Whether the match has ended, finished or not: from then on its luck is told and everything may be looked at. */
export const hasEnded = ({ seed }: Pick<TableView, 'seed'>): boolean => seed !== undefined;
