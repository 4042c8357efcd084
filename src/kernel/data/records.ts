/** Tables by name, whose keys `Object` forgets. */

/** The keys of a table that was written out, so that it has those of its type and no others. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(table) as K[]; // it has no others
}

/** Keys and values of a table that was written out. */
export function entriesOf<K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(table) as [K, V][]; // it has no others
}

/** A table with a value for each of these keys. */
export function tableOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  // every key of the type is among the keys
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

/** Things by one of their words, such as their ids. */
export function by<Key extends string, T extends { readonly [K in Key]: string }>(
  key: Key,
  things: readonly T[],
): Record<T[Key], T> {
  // every word of the type is that of one of the things
  return Object.fromEntries(things.map((thing) => [thing[key], thing])) as Record<T[Key], T>;
}

/** Whether a table has an entry of its own for a word from outside. */
export function has<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}

/** The key of a table that a word must name. */
export function keyIn<T extends object>(table: T, word: string): keyof T & string {
  if (!has(table, word)) throw new RangeError(`a table has no entry for ${word}`);
  return word;
}
