import type { TableSummary } from '../../../protocol/table.ts';
import { rootOf, treeOf } from '../../../protocol/tree.ts';

/** A match in a list, with everything that was played on from it. */
export interface ListedMatch {
  readonly table: TableSummary;
  readonly branches: readonly TableSummary[];
}

/** The matches among some tables, the last played first, be it in a branch. */
export function listedMatches(tables: readonly TableSummary[]): ListedMatch[] {
  const matches = tables.filter((table) => rootOf(tables, table.id) === table);
  const listed = matches.map((table) => ({ table, branches: treeOf(tables, table.id).slice(1) }));
  return listed.toSorted((a, b) => lastPlayed(b) - lastPlayed(a));
}

function lastPlayed({ table, branches }: ListedMatch): number {
  return Math.max(table.touched, ...branches.map(({ touched }) => touched));
}
