import { itemAt } from '../kernel/data/lists.ts';
import { equal } from '../kernel/data/plain.ts';
import { pick, type Rng } from '../kernel/match/rng.ts';

/** Changes that look right: a value becomes one that some position has in such a place, or one not far from it. */

type Box = Record<string, unknown>;

/** Where something is in a position: the keys that lead to it. */
type Keys = readonly string[];

/** A position with its places by kind; those of one kind differ only in the numbers of the lists they are in. */
interface Sample {
  readonly text: string;
  readonly state: object;
  readonly places: ReadonlyMap<string, readonly Keys[]>;
}

/** What becomes of a value of some kind. */
type Way = (rng: Rng, value: unknown, kind: string, stock: Stock) => unknown;

/** Something of a kind is changed in a way, in a position in which a certain question is put. */
interface Try {
  readonly samples: readonly Sample[];
  readonly kind: string;
  readonly way: Way;
}

/** Positions of a game, with all that is tried on them. */
export interface Stock {
  readonly tries: readonly Try[];
  /** What positions hold in each kind of place. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  /** What each kind of place holds at least, as a text. */
  readonly least: ReadonlyMap<string, string>;
  readonly words: readonly string[];
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

const known: Way = (rng, _, kind, { values }) => structuredClone(pick(rng, values.get(kind) ?? []));

const barest: Way = (_rng, _value, kind, { least }) => JSON.parse(least.get(kind) ?? 'null');

const near: Way = (rng, value) => Number(value) + pick(rng, [-2, -1, 1, 2]);
const below: Way = (rng) => pick(rng, [-1, -2, -99]);
const far: Way = (rng) => pick(rng, [51, 99, 1000, 2 ** 31]);
const flip: Way = (_, value) => value !== true;

/** Another word, or one that begins alike, as the names of cards of one deck do. */
const word: Way = (rng, value, _kind, { words }) => {
  const alike = words.filter((other) => other.slice(0, 2) === String(value).slice(0, 2));
  return pick(rng, alike.length > 1 && rng.int(3) > 0 ? alike : words);
};

const lose: Way = (rng, value) => edited(value, (list) => list.splice(rng.int(list.length + 1), 1));
const double: Way = (rng, value) => edited(value, (list) => list.length > 0 && list.push(pick(rng, list)));
const add: Way = (rng, value, kind, { values }) => {
  const items = values.get(`${kind}[]`) ?? [];
  return edited(value, (list) => items.length > 0 && list.push(structuredClone(pick(rng, items))));
};

/** A step of some position comes in between, mostly just below the question. */
const step: Way = (rng, value, kind, { values }) =>
  edited(value, (stack) => {
    const steps = [...values.keys()].filter((other) => /^\[\]:\w+$/.test(other.slice(kind.length)));
    const at = rng.int(3) > 0 ? Math.max(0, stack.length - 1) : rng.int(stack.length + 1);
    if (steps.length > 0) stack.splice(at, 0, structuredClone(pick(rng, values.get(pick(rng, steps)) ?? [])));
  });

function edited(value: unknown, edit: (list: unknown[]) => unknown): unknown {
  if (Array.isArray(value)) edit(value);
  return value;
}

const STACK = '.stack';

/** The ways to change a value; what is still to be done is where most can go wrong. */
function waysFor(kind: string, value: unknown): readonly Way[] {
  if (kind === STACK) return [known, lose, ...new Array<Way>(STEPS).fill(step)];
  const ways = waysOf(value);
  return kind.startsWith(STACK) ? [...ways, ...ways, ...ways, ...finerWaysOf(value)] : ways;
}

const STEPS = 24;

function waysOf(value: unknown): readonly Way[] {
  if (Array.isArray(value)) return [known, barest, lose, add];
  if (typeof value === 'number') return [below, below, far];
  if (typeof value === 'boolean') return [flip];
  return typeof value === 'string' ? [known] : [known, barest];
}

function finerWaysOf(value: unknown): readonly Way[] {
  if (Array.isArray(value)) return [double];
  if (typeof value === 'number') return [near, known];
  return typeof value === 'string' ? [word, word, word, known] : [];
}

// ── Positions ─────────────────────────────────────────────────────────────────────────────────────

/** All that is tried on positions, which come sorted by the question that is put in them. */
export function stockOf(questions: readonly (readonly object[])[]): Stock {
  const tries: Try[] = [];
  const values = new Map<string, unknown[]>();
  for (const states of questions) {
    const samples = states.map(sampleOf);
    for (const { state, places } of samples)
      for (const [kind, found] of places) {
        const held = values.get(kind) ?? [];
        values.set(kind, held);
        for (const keys of found) held.push(valueAt(state, keys));
      }
    const kinds = new Set(samples.flatMap(({ places }) => [...places.keys()]));
    for (const kind of kinds) {
      const having = samples.filter(({ places }) => places.has(kind));
      const { state, places } = itemAt(having, 0);
      const [keys = []] = places.get(kind) ?? [];
      for (const way of waysFor(kind, valueAt(state, keys))) tries.push({ samples: having, kind, way });
    }
  }
  const words = [...values.values()].flat().filter((value) => typeof value === 'string');
  const least = new Map([...values].map(([kind, held]) => [kind, shortest(held)]));
  return { tries, values, least, words: [...new Set(words)] };
}

function shortest(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.reduce((least, text) => (text.length < least.length ? text : least));
}

function sampleOf(state: object): Sample {
  const places = new Map<string, Keys[]>();
  note(state, '', [], places);
  return { text: JSON.stringify(state), state, places };
}

/** A step counts by its name, what is in it by the name of the field alone: what one step is about may be put into another. */
function note(box: object, path: string, keys: Keys, places: Map<string, Keys[]>): void {
  for (const [key, value] of Object.entries(box)) {
    const here = [...keys, key];
    const plain = Array.isArray(box) ? `${path}[]` : `${path}.${key}`;
    const kind = isBox(value) && typeof value['step'] === 'string' ? `${plain}:${value['step']}` : plain;
    const alike = places.get(kind) ?? [];
    places.set(kind, alike);
    alike.push(here);
    if (isBox(value)) note(value, plain, here, places);
  }
}

function isBox(value: unknown): value is Box {
  return typeof value === 'object' && value !== null;
}

function valueAt(state: unknown, keys: Keys): unknown {
  return keys.reduce((value, key) => (isBox(value) ? value[key] : undefined), state);
}

// ── Changing ──────────────────────────────────────────────────────────────────────────────────────

/** A copy of a position that was changed so; nothing where nothing came of it. */
export function twisted(rng: Rng, stock: Stock, { samples, kind, way }: Try): object | undefined {
  const { text, state, places } = pick(rng, samples);
  const changed: object = JSON.parse(text);
  for (let chances = 0; chances < CHANCES; chances++) {
    const keys = anyPlace(rng, state, places.get(kind) ?? []);
    const value = way(rng, valueAt(changed, keys), kind, stock);
    const box = valueAt(changed, keys.slice(0, -1));
    if (isBox(box)) box[itemAt(keys, keys.length - 1)] = value;
    if (!equal(value, valueAt(state, keys))) return changed;
  }
  return undefined;
}

const CHANCES = 3;

/** Among places of one kind one value is as likely to be changed as another, however many have it. */
function anyPlace(rng: Rng, state: object, alike: readonly Keys[]): Keys {
  const values = alike.map((keys) => valueAt(state, keys));
  const value = pick(rng, [...new Set(values)]);
  return pick(
    rng,
    alike.filter((_, i) => values[i] === value),
  );
}
