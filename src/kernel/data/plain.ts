/**
 * A deep copy of plain data that shares nothing changeable with the original: frozen parts are shared.
 * Lists hold things of one kind, so a list that does not begin with an object has none in it.
 */
export function clone<T>(value: T): T {
  // a copy has the form of what it copies
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

/** Data by name, as JSON has it. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** Whether a value holds others by name: an object, and no list. */
export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same plain data; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  return isRecord(a) && isRecord(b) && equalRecords(a, b);
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  if (beginsWithNumber(a)) return equalNumbers(a, b);
  for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
  return true;
}

/** Most lists of a position hold numbers alone, which compare quickly in a loop of their own. */
export function beginsWithNumber(list: readonly unknown[]): boolean {
  return typeof list[0] === 'number';
}

function equalNumbers(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
  return true;
}

function equalRecords(a: PlainRecord, b: PlainRecord): boolean {
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  const [own, given] = [Object.values(a), Object.values(b)];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    // Mostly the same keys stand in the same order.
    const isSame =
      others[i] === key ? equal(own[i], given[i]) : Object.hasOwn(b, key) && equal(own[i], b[key]);
    if (!isSame) return false;
  }
  return true;
}

/** JSON with sorted keys: the same text for equal data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
  );
}
