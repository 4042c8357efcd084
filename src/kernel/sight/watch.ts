import { equal } from '../data/plain.ts';

/** What a viewer sees of a state or of a part of it, a guess made from that, and what others see who know no less. */
export interface Sight {
  readonly seen: unknown;
  readonly guess: unknown;
  readonly others: readonly unknown[];
}

/** A copy of a state that notices when anything in it that its viewer cannot know is read or changed. */
export interface Watched {
  readonly state: object;
  /** Whether there is nothing of the kind. */
  readonly isOpen: boolean;
  /** Whether that has happened. */
  isTouched(): boolean;
  /**
   * Whether views of the state as it has become, the viewer's own and then those of the others, show what the viewer
   * could not know no otherwise than before.
   */
  isKept(views: readonly object[]): boolean;
  /** Whether another state is as the original was, but for what has been watched and not touched. */
  isLike(other: object): boolean;
}

/** A field that the viewer cannot know, with what the viewer and the others see in its place. */
interface Secret {
  readonly path: string;
  value: unknown;
  isTouched: boolean;
  readonly faces: readonly unknown[];
}

/** The secrets of a record by the names of its fields. */
type Secrets = Map<string, Secret>;

type Fields = Record<string, unknown>;

/**
 * Watches what the viewer of a state cannot know: every field that is not as it is seen, or that the guess fills in
 * otherwise. The copy, which may share parts with the original, becomes the watched one.
 */
export function watch(copy: object, original: object, sight: Sight): Watched {
  const all: Secret[] = [];
  const state = hide(copy, original, sight, '', all);
  let byPath: ReadonlyMap<string, Secret> | undefined;
  return {
    state,
    isOpen: all.length === 0,
    isTouched: () => all.some((secret) => secret.isTouched),
    isKept(views) {
      const keepers = keepersIn({ item: state, around: undefined, key: '' }, original, []);
      return views.every((view, viewer) => keepers.every((keeper) => isKept(keeper, view, viewer)));
    },
    isLike(other) {
      byPath ??= new Map(all.map((secret) => [secret.path, secret]));
      return isLike(original, other, '', byPath);
    },
  };
}

// ── Hiding ────────────────────────────────────────────────────────────────────────────────────────

/**
 * The copy, or another where the original has it too, in which all fields are watched that the viewer cannot know.
 * Records and lists are gone through apart: it is much quicker where only names or only numbers are looked up.
 */
function hide(copy: object, own: object, sight: Sight, path: string, all: Secret[]): object {
  if (isRecord(own)) return isRecord(copy) ? hideFields(copy, own, sight, path, all) : copy;
  return Array.isArray(own) && Array.isArray(copy) ? hideItems(copy, own, sight, path, all) : copy;
}

function hideFields(copy: Fields, own: Fields, sight: Sight, path: string, all: Secret[]): Fields {
  let hidden = copy;
  let secrets: Secrets | undefined;
  const seen = fieldsOf(sight.seen);
  const guess = fieldsOf(sight.guess);
  for (const key in own) {
    const value = own[key];
    if (seen[key] === value && guess[key] === value) continue;
    const part = copy[key];
    const within = sightOf(sight, (whole) => fieldsOf(whole)[key]);
    if (isObject(part) && isAlike(value, within.seen) && isAlike(value, within.guess)) {
      const watched = hide(part, value, within, `${path}/${key}`, all);
      if (watched === part) continue;
      if (hidden === own) hidden = { ...own };
      hidden[key] = watched;
    } else if (!isKnown(value, within)) {
      const faces = [within.seen, ...within.others];
      const secret: Secret = { path: `${path}/${key}`, value: part, isTouched: false, faces };
      all.push(secret);
      (secrets ??= new Map()).set(key, secret);
    }
  }
  return secrets ? keeping(hidden, secrets) : hidden;
}

/** Of a list of records, where only these can hold anything the viewer cannot know. */
function hideItems(
  copy: readonly unknown[],
  own: readonly unknown[],
  sight: Sight,
  path: string,
  all: Secret[],
): readonly unknown[] {
  let hidden = copy;
  const seen = itemsOf(sight.seen);
  const guess = itemsOf(sight.guess);
  for (let i = 0; i < own.length; i++) {
    const part = copy[i];
    const value = own[i];
    if (seen[i] === value && guess[i] === value) continue;
    if (!isRecord(part) || !isRecord(value)) continue;
    const within = sightOf(sight, (whole) => itemsOf(whole)[i]);
    const watched = hideFields(part, value, within, `${path}/${i}`, all);
    if (watched !== part) hidden = hidden.with(i, watched);
  }
  return hidden;
}

function sightOf({ seen, guess, others }: Sight, part: (whole: unknown) => unknown): Sight {
  return { seen: part(seen), guess: part(guess), others: others.map(part) };
}

function isKnown(own: unknown, { seen, guess }: Sight): boolean {
  return equal(own, seen) && equal(own, guess);
}

/** Where a watched record keeps its secrets. */
const SECRETS = Symbol('secrets');

function secretsOf(record: object): Secrets | undefined {
  const found: { readonly [SECRETS]?: Secrets } = record;
  return found[SECRETS];
}

/** The record with its secrets watched. It is made anew: where plain fields become others, all of a record is slow. */
function keeping(record: Fields, secrets: Secrets): Fields {
  const watched: Fields = {};
  Object.defineProperty(watched, SECRETS, { value: secrets });
  for (const key in record) {
    if (secrets.has(key)) Object.defineProperty(watched, key, watching(key));
    else watched[key] = record[key];
  }
  return watched;
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

/** A part of a watched state, and where it stands there. */
interface Place {
  readonly item: object;
  readonly around: Place | undefined;
  readonly key: string | number;
}

/** The records that keep secrets. What is in the original too keeps none, since whatever is watched was copied. */
function keepersIn(place: Place, original: unknown, found: Place[]): readonly Place[] {
  const { item } = place;
  if (isRecord(item)) {
    const own = fieldsOf(original);
    const secrets = secretsOf(item);
    if (secrets) found.push(place);
    for (const key in item) if (!secrets?.has(key)) lookInto(item[key], own[key], place, key, found);
  } else {
    const own = itemsOf(original);
    itemsOf(item).forEach((part, i) => lookInto(part, own[i], place, i, found));
  }
  return found;
}

function lookInto(part: unknown, own: unknown, around: Place, key: string | number, found: Place[]): void {
  if (part !== own && isObject(part) && !isListOfValues(part))
    keepersIn({ item: part, around, key }, own, found);
}

/** Whether a view shows the secrets of a record as they looked before; it must show the record where it stands. */
function isKept(keeper: Place, view: unknown, viewer: number): boolean {
  const shown = shownAt(keeper, view);
  for (const [key, { faces }] of secretsOf(keeper.item) ?? [])
    if (!isRecord(shown) || !equal(faces[viewer], shown[key])) return false;
  return true;
}

function shownAt({ around, key }: Place, view: unknown): unknown {
  if (around === undefined) return view;
  const shown = shownAt(around, view);
  return isAlike(around.item, shown) && isObject(shown) ? Reflect.get(shown, key) : undefined;
}

function isLike(own: unknown, other: unknown, path: string, secrets: ReadonlyMap<string, Secret>): boolean {
  if (own === other) return true;
  if (!isAlike(own, other)) return equal(own, other) || secrets.get(path)?.isTouched === false;
  if (!isRecord(own)) {
    const given = itemsOf(other);
    return itemsOf(own).every((item, i) => isLike(item, given[i], `${path}/${i}`, secrets));
  }
  const given = fieldsOf(other);
  for (const key in own)
    if (own[key] !== given[key] && !isLike(own[key], given[key], `${path}/${key}`, secrets)) return false;
  return Object.keys(own).length === Object.keys(given).length;
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

const NOTHING: Fields = {};

function fieldsOf(record: unknown): Readonly<Fields> {
  return isRecord(record) ? record : NOTHING;
}

function itemsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}
