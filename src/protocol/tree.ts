import type { Branch } from './table.ts';

interface Grown {
  readonly id: string;
  readonly branch?: Branch;
}

/**
 * The match that a table belongs to, with everything that was played on from it: the match first, then its branches in
 * the order they were made, which is that of its record.
 */
export function treeOf<T extends Grown>(tables: readonly T[], id: string): readonly T[] {
  const root = rootOf(tables, id);
  if (root === undefined) return [];
  const within = new Set([root.id]);
  const branches = tables.toSorted((a, b) => madeAt(a) - madeAt(b) || (a.id < b.id ? -1 : 1));
  return [
    root,
    ...branches.filter((table) => {
      const belongs = table.branch !== undefined && table !== root && within.has(table.branch.of);
      if (belongs) within.add(table.id);
      return belongs;
    }),
  ];
}

/** A table with everything that was played on from it. */
export function withBranches<T extends Grown>(tables: readonly T[], id: string): readonly T[] {
  const within = new Set([id]);
  return treeOf(tables, id).filter((table) => {
    const belongs = table.id === id || (table.branch !== undefined && within.has(table.branch.of));
    if (belongs) within.add(table.id);
    return belongs;
  });
}

/** What a table was played on from in the first place; as far as it is still there. */
export function rootOf<T extends Grown>(tables: readonly T[], id: string): T | undefined {
  const table = tables.find((one) => one.id === id);
  return table?.branch === undefined ? table : (rootOf(tables, table.branch.of) ?? table);
}

const madeAt = ({ branch }: Grown): number => branch?.made ?? 0;
