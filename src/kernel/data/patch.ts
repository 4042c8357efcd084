import { beginsWithNumber, isRecord, type PlainRecord } from './plain.ts';

/**
 * How one piece of plain data comes from another: `[]` where it is gone, `[value]` where it is another one, and
 * otherwise what has changed within it, by key or by place in a list.
 */
export type Patch = readonly [] | readonly [unknown] | { readonly [key: string]: Patch };

/** What has changed from `before` to `after`; nothing where they are the same data. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return patchOfLists(before, after);
  if (isRecord(before) && isRecord(after)) return patchOfRecords(before, after);
  return [after];
}

/** Lists of different lengths are told whole. */
function patchOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length !== after.length) return [after];
  if (beginsWithNumber(before)) return patchOfNumbers(before, after);
  let patch: Record<string, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = patchOf(before[i], after[i]);
    if (change !== undefined) (patch ??= {})[i] = change;
  }
  return patch;
}

function patchOfNumbers(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? undefined : patchOf(before[i], after[i]);
    if (change !== undefined) (patch ??= {})[i] = change;
  }
  return patch;
}

/** Keys and values are taken out as lists, which is much quicker than to look each of them up. */
function patchOfRecords(before: PlainRecord, after: PlainRecord): Patch | undefined {
  const [old, keys] = [Object.keys(before), Object.keys(after)];
  const [from, to] = [Object.values(before), Object.values(after)];
  let patch: Record<string, Patch> | undefined;
  let kept = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    // Mostly the same keys stand in the same order.
    const isInPlace = old[i] === key;
    const isKnown = isInPlace || Object.hasOwn(before, key);
    if (isKnown) kept++;
    const was = isInPlace ? from[i] : before[key];
    if (isKnown && was === to[i]) continue;
    const change = isKnown ? patchOf(was, to[i]) : ([to[i]] as const);
    if (change !== undefined) (patch ??= {})[key] = change;
  }
  if (kept < old.length) for (const key of old) if (!Object.hasOwn(after, key)) (patch ??= {})[key] = [];
  return patch;
}

/** What `patchOf` was made for; what has not changed is shared with `before`, which stays as it was. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isValue(patch)) return patch[0];
  // a list is changed by the numbers of its places as a record is by its names
  const copy = (Array.isArray(before) ? before.slice() : Object.assign({}, before)) as Record<
    string,
    unknown
  >;
  for (const [key, change] of Object.entries(patch)) {
    if (isValue(change) && change.length === 0) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
}

function isValue(patch: Patch): patch is readonly [] | readonly [unknown] {
  return Array.isArray(patch);
}
