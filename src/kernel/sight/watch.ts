import { equal } from '../data/plain.ts';

/** What a viewer sees of a state or of a part of it, and a guess that was made from that. */
export interface Sight {
  readonly seen: unknown;
  readonly guess: unknown;
}

/** A copy of a state that notices when anything in it that a viewer cannot know is read or changed. */
export interface Watched {
  readonly state: object;
  /** Whether that has happened to anything the viewer of this sight cannot know. */
  isTouched(sight: Sight): boolean;
  /** Whether a view of the state, as it has become, shows what its viewer could not know no otherwise than before. */
  isKept(sight: Sight, view: object): boolean;
  /** Whether another state is as the original was, but for what has been watched and not touched. */
  isLike(other: object): boolean;
}

/** A field that some viewers cannot know, with what each of them sees in its place. */
interface Secret {
  value: unknown;
  isTouched: boolean;
  readonly faces: ReadonlyMap<Sight, unknown>;
}

type Fields = Record<string, unknown>;
type Secrets = Map<string, Secret>;

/** A part of a state as a viewer sees and guesses it. */
interface Look extends Sight {
  readonly sight: Sight;
}

/**
 * Watches what viewers of a state cannot know: every field that is not as it is seen, or that the guess fills in
 * otherwise. The copy, which may share parts with the original, becomes the watched one.
 */
export function watch(copy: object, original: object, sights: readonly Sight[]): Watched {
  const all: Secrets = new Map();
  const looks = sights.map((sight): Look => ({ sight, seen: sight.seen, guess: sight.guess }));
  const state = hide(copy, original, looks, '', all);
  return {
    state,
    isTouched(sight) {
      for (const { isTouched, faces } of all.values()) if (isTouched && faces.has(sight)) return true;
      return false;
    },
    isKept: (sight, view) => isKept(state, view, sight),
    isLike: (other) => isLike(original, other, '', all),
  };
}

// ── Hiding ────────────────────────────────────────────────────────────────────────────────────────

/** The copy, or another where the original has it too, in which all fields are watched that a viewer cannot know. */
function hide(copy: object, own: object, looks: readonly Look[], path: string, all: Secrets): object {
  const keys = keysOf(own);
  const values = partsOf(own, keys);
  const seen = looks.map((look) => partsOf(look.seen, keys));
  const guessed = looks.map((look) => partsOf(look.guess, keys));
  let hidden = copy;
  for (let i = 0; i < values.length; i++) {
    if (isEach(seen, i, values[i]) && isEach(guessed, i, values[i])) continue;
    const key = keys?.[i] ?? `${i}`;
    const parts = looks.map(({ sight }, n): Look => ({ sight, seen: seen[n]?.[i], guess: guessed[n]?.[i] }));
    const before = at(hidden, key);
    const { part, faces } = hidePart(before, values[i], parts, `${path}/${key}`, all);
    if (part === before && faces === undefined) continue;
    if (hidden === own) hidden = Array.isArray(own) ? own.slice() : { ...own };
    Reflect.set(hidden, key, part);
    if (faces) all.set(`${path}/${key}`, keepSecret(hidden, key, { value: part, isTouched: false, faces }));
  }
  return hidden;
}

/** A part in which whatever is hidden from some is watched, and from whom the whole of it is. */
function hidePart(
  copy: unknown,
  own: unknown,
  looks: readonly Look[],
  path: string,
  all: Secrets,
): { readonly part: unknown; readonly faces?: Map<Sight, unknown> } {
  const inside = looks.filter(({ seen, guess }) => isAlike(own, seen) && isAlike(own, guess));
  const isWatched = inside.length > 0 && isObject(own) && isObject(copy);
  const part = isWatched ? hide(copy, own, inside, path, all) : copy;
  if (inside.length === looks.length) return { part };
  const whole = looks.filter((look) => !inside.includes(look) && !isKnown(own, look));
  return whole.length === 0
    ? { part }
    : { part, faces: new Map(whole.map(({ sight, seen }) => [sight, seen])) };
}

function isKnown(own: unknown, { seen, guess }: Look): boolean {
  return equal(own, seen) && equal(own, guess);
}

function isEach(lists: readonly (readonly unknown[])[], place: number, value: unknown): boolean {
  for (const list of lists) if (list[place] !== value) return false;
  return true;
}

/** The names of the fields of a record; a list has none. */
function keysOf(item: object): readonly string[] | undefined {
  return Array.isArray(item) ? undefined : Object.keys(item);
}

/** What a list holds, or a record by these names: mostly they are its own, in the same order. */
function partsOf(item: unknown, keys: readonly string[] | undefined): readonly unknown[] {
  if (!isObject(item)) return [];
  if (keys === undefined) return Array.isArray(item) ? item : [];
  return isSame(Object.keys(item), keys) ? Object.values(item) : keys.map((key) => item[key]);
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) if (keys[i] !== others[i]) return false;
  return true;
}

/** Where a watched record keeps its secrets. */
const SECRETS = Symbol('secrets');

function secretsOf(record: object): Secrets | undefined {
  const found: { readonly [SECRETS]?: Secrets } = record;
  return found[SECRETS];
}

function keepSecret(record: object, key: string, secret: Secret): Secret {
  const secrets = secretsOf(record);
  if (secrets) secrets.set(key, secret);
  else Object.defineProperty(record, SECRETS, { value: new Map([[key, secret]]) });
  Object.defineProperty(record, key, watching(key));
  return secret;
}

/** By name of the field: what reads and writes it is the same in all records. */
const WATCHING = new Map<string, PropertyDescriptor>();

function watching(key: string): PropertyDescriptor {
  const known = WATCHING.get(key);
  if (known) return known;
  const descriptor: PropertyDescriptor & ThisType<object> = {
    enumerable: true,
    configurable: true,
    get() {
      return touched(this, key)?.value;
    },
    set(value: unknown) {
      const secret = touched(this, key);
      if (secret) secret.value = value;
    },
  };
  WATCHING.set(key, descriptor);
  return descriptor;
}

function touched(record: object, key: string): Secret | undefined {
  const secret = secretsOf(record)?.get(key);
  if (secret) secret.isTouched = true;
  return secret;
}

// ── Comparing ─────────────────────────────────────────────────────────────────────────────────────

/** What is also in a view holds no secret, since whatever is watched was copied. */
function isKept(item: unknown, view: unknown, sight: Sight): boolean {
  if (item === view || !isObject(item) || isListOfValues(item)) return true;
  const isForm = isObject(view) && Array.isArray(item) === Array.isArray(view);
  if (!isForm || (Array.isArray(item) && at(view, 'length') !== item.length))
    return !holdsSecret(item, sight);
  const keys = keysOf(item);
  const shown = partsOf(view, keys);
  const secrets = secretsOf(item);
  if (secrets) return keys?.every((key, i) => isKeptAt(item, key, secrets.get(key), shown[i], sight)) ?? true;
  const parts = partsOf(item, keys);
  for (let i = 0; i < parts.length; i++) if (!isKept(parts[i], shown[i], sight)) return false;
  return true;
}

function isKeptAt(
  item: Fields,
  key: string,
  secret: Secret | undefined,
  view: unknown,
  sight: Sight,
): boolean {
  if (secret?.faces.has(sight)) return equal(secret.faces.get(sight), view);
  return isKept(secret ? secret.value : item[key], view, sight);
}

function holdsSecret(item: unknown, sight: Sight): boolean {
  if (!isObject(item)) return false;
  const secrets = secretsOf(item);
  return Object.keys(item).some((key) => {
    const secret = secrets?.get(key);
    return secret?.faces.has(sight) || holdsSecret(secret ? secret.value : item[key], sight);
  });
}

function isLike(own: unknown, other: unknown, path: string, all: Secrets): boolean {
  if (own === other) return true;
  if (!isAlike(own, other)) return equal(own, other) || all.get(path)?.isTouched === false;
  const keys = keysOf(own);
  const values = partsOf(own, keys);
  const others = partsOf(other, keys);
  if (keys && isObject(other) && Object.keys(other).length !== keys.length) return false;
  for (let i = 0; i < values.length; i++) {
    if (values[i] === others[i]) continue;
    if (!isLike(values[i], others[i], `${path}/${keys?.[i] ?? i}`, all)) return false;
  }
  return true;
}

/** Both records, or lists of as many records. */
function isAlike(item: unknown, other: unknown): item is object {
  if (!isObject(item) || !isObject(other)) return false;
  if (!Array.isArray(item)) return !Array.isArray(other);
  return (
    Array.isArray(other) && item.length === other.length && item.every(isRecord) && other.every(isRecord)
  );
}

const isListOfValues = (item: object): boolean => Array.isArray(item) && typeof item[0] !== 'object';

/** Whether it holds others: by name, or as a list by the numbers of its places. */
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** What stands at a place of plain data, if anything does. */
function at(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}
