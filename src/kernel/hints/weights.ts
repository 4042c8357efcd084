import type { GameEntry } from '../entry.ts';

/** What bots think things are worth: numbers, and lists and records of them. */
export type Weights = number | readonly Weights[] | { readonly [name: string]: Weights };

/** Weights found by self-play, by name, and how they were found. */
export interface Tuned {
  readonly provenance?: Provenance;
  readonly weights: Readonly<Record<string, number>>;
}

interface Provenance {
  /** The command that found them, or how else they were found. */
  readonly method: string;
  /** Matches played to find the weights. */
  readonly matches: number;
  /** Of the matches that proved them, the share won against the weights before, with its 95 % interval. */
  readonly proof: { readonly matches: number; readonly share: number; readonly interval: readonly number[] };
}

/** A game whose weights can be improved by self-play. */
export interface Tuning {
  readonly weights: Weights;
  /** Weights that have a meaning of their own and are left alone. */
  readonly fixed: readonly string[];
  hintsBy(weights: Weights): GameEntry['hints'];
}

/** The numbers of a table with their names, such as `place.2`, in order. */
export function leavesOf(table: Weights, name = ''): (readonly [name: string, value: number])[] {
  if (typeof table === 'number') return [[name, table]];
  return Object.entries(table).flatMap(([key, item]) => leavesOf(item, joined(name, key)));
}

/** The same table with some of its numbers replaced, by name. */
export function withLeaves<T extends Weights>(table: T, leaves: Readonly<Record<string, number>>): T {
  return replaced(table, leaves, '') as T; // other numbers in the same places
}

function replaced(table: Weights, leaves: Readonly<Record<string, number>>, name: string): Weights {
  if (typeof table === 'number') return leaves[name] ?? table;
  const items = Object.entries(table).map(
    ([key, item]) => [key, replaced(item, leaves, joined(name, key))] as const,
  );
  return Array.isArray(table) ? items.map(([, item]) => item) : Object.fromEntries(items);
}

function joined(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`;
}
