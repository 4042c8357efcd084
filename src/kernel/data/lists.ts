/** What stands at a place of a list that is known to have it. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has no place ${index}`);
  return item;
}

/** The last of a list that is known not to be empty. */
export function lastOf<T>(list: readonly T[]): T {
  return itemAt(list, list.length - 1);
}

/** All of them together. */
export function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}
