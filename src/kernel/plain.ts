/**
 * A deep copy of plain data that shares nothing changeable with the original: frozen parts are shared.
 * Lists hold things of one kind, so a list that does not begin with an object has none in it.
 */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyOf(value) as T) : value;
}

function copyOf(value: object): object {
  if (Array.isArray(value)) return copyOfList(value);
  if (Object.isFrozen(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyOf(item);
  }
  return copy;
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  if (typeof copy[0] !== 'object') return copy;
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyOf(item);
  }
  return copy;
}

/**
 * Whether a value is plain data: null, truth values, finite numbers, texts, records of them, and lists of one
 * kind, as `clone` relies on.
 */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value !== 'object') return Number.isFinite(value);
  const items: unknown[] = Object.values(value);
  const plain = Array.isArray(value)
    ? items.every((item) => typeof item === typeof items[0])
    : Object.getPrototypeOf(value) === Object.prototype;
  return plain && items.every(isPlain);
}

/** Whether two values are the same plain data; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => equal(x, b[i]));
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** JSON with sorted keys: the same text for equal data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
