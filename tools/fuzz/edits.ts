import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Edit, EditKind } from './case.ts';
import { NASTY_KEYS, NASTY_VALUES } from './nasty.ts';

/** Changes to plain data. */

type Box = Record<string, unknown> | unknown[];

/** Where a value stands. */
interface Place {
  readonly box: Box;
  readonly key: string;
}

const DEPTHS = [1, 3, 63, 65, 1000, 8000, 60_000];
const LENGTHS = [41, 201, 2001, 20_000, 70_000];
const REPEATS = [2, 13, 101, 3000];

/** Stands for lists nested so deep that writing them down as data would exhaust the stack. */
const DEEP = /"~deep (\d+)~"/g;

/** A copy of the data with changes made to it; `others` are values that belong to somebody else. */
export function edited(data: unknown, edits: readonly Edit[], others: readonly unknown[]): unknown {
  // The box makes the data itself a place that can be changed.
  const box = { data: structuredClone(data) };
  for (const edit of edits) {
    const places = placesIn(box, []);
    const place = places[edit.place % places.length];
    if (place) EDITS[edit.kind](place, edit.by, others, places);
  }
  return box.data;
}

/** The data as JSON, with nesting of any depth. */
export function written(data: unknown): string {
  const text = JSON.stringify(data) ?? 'null';
  return text.replace(DEEP, (_, depth: string) => nested(Number(depth)));
}

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

function placesIn(box: Box, found: Place[]): Place[] {
  for (const key of Object.keys(box)) {
    found.push({ box, key });
    const value = valueAt({ box, key });
    if (isBox(value)) placesIn(value, found);
  }
  return found;
}

function isBox(value: unknown): value is Box {
  return typeof value === 'object' && value !== null;
}

function valueAt({ box, key }: Place): unknown {
  return Reflect.get(box, key);
}

/** Sets a field of its own whatever the key means to the language. */
function put({ box, key }: Place, value: unknown): void {
  Object.defineProperty(box, key, { value, enumerable: true, writable: true, configurable: true });
}

type Action = (place: Place, by: number, others: readonly unknown[], places: readonly Place[]) => void;

const chosen = <T>(list: readonly T[], by: number): T => itemAt(list, by % list.length);

const EDITS: Readonly<Record<EditKind, Action>> = {
  replace: (place, by) => put(place, structuredClone(chosen(NASTY_VALUES, by))),
  remove({ box, key }) {
    if (Array.isArray(box)) box.splice(Number(key), 1);
    else delete box[key];
  },
  add(place, by) {
    const value = valueAt(place);
    const inside = isBox(value) ? value : place.box;
    const item = structuredClone(chosen(NASTY_VALUES, by >>> 8));
    if (Array.isArray(inside)) inside.splice(by % (inside.length + 1), 0, item);
    else put({ box: inside, key: chosen(NASTY_KEYS, by) }, item);
  },
  retype: (place, by) => put(place, retyped(valueAt(place), by)),
  nudge: (place, by) => put(place, nudged(valueAt(place), by)),
  deepen: (place, by) => put(place, `~deep ${chosen(DEPTHS, by)}~`),
  lengthen: (place, by) => put(place, lengthened(valueAt(place), by)),
  swap(place, by, others) {
    if (others.length > 0) put(place, structuredClone(chosen(others, by)));
  },
  transplant(place, by, _, places) {
    put(place, structuredClone(valueAt(chosen(places, by))));
  },
};

function retyped(value: unknown, by: number): unknown {
  const text = JSON.stringify(value) ?? '';
  const ways = [[value], { value }, text, Number(text), text.slice(1, -1), !value];
  return chosen(ways, by);
}

function nudged(value: unknown, by: number): unknown {
  if (typeof value === 'number')
    return chosen([value + 1, value - 1, -value, value + 0.5, value * 1e6, value + 2 ** 32, 1 / value], by);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return nudgedText(value, by);
  if (Array.isArray(value))
    return chosen([value.slice(1), [...value, ...value.slice(-1)], [...value].reverse()], by);
  return isBox(value) ? renamed(value, by) : 0;
}

function nudgedText(text: string, by: number): string {
  const at = by % (text.length + 1);
  const ways = [
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}\u0000${text.slice(at)}`,
    `${text.slice(0, at)}\ud83e${text.slice(at)}`,
    text.toUpperCase(),
    ` ${text} `,
    text.split('').reverse().join(''),
    text + text,
  ];
  return chosen(ways, by >>> 4);
}

function renamed(value: Box, by: number): object {
  const entries = Object.entries(value);
  const one = entries[by % Math.max(1, entries.length)];
  const copy = {};
  for (const [key, item] of entries)
    put({ box: copy, key: key === one?.[0] ? chosen(NASTY_KEYS, by >>> 4) : key }, item);
  return copy;
}

function lengthened(value: unknown, by: number): unknown {
  if (Array.isArray(value)) {
    const items = value.length > 0 ? value : [0];
    return Array.from({ length: chosen(REPEATS, by) }, (_, i) => structuredClone(items[i % items.length]));
  }
  const text = typeof value === 'string' && value !== '' ? value : 'x';
  const length = chosen(LENGTHS, by);
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}
