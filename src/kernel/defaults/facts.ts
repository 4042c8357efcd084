import type { Seat } from '../game.ts';
import { isRecord } from '../data/plain.ts';
import { readable } from '../data/readable.ts';
import type { Study } from './study.ts';

/** A position as a small table: what each field of the state is called, and what it holds. */

/** One thing that lies on the table; nothing where it lies face down. */
export type Item = string | undefined;

export interface Fact {
  readonly field: string;
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether it is a list, such as a hand of cards, and not one figure. */
  readonly list: boolean;
}

export type Fields = ReadonlyMap<string, unknown>;

/** What every game on the stack has, and what the table tells anyway: whose turn it is, which options, which round. */
const UNTOLD = new Set(['stack', 'options', 'turn', 'seat', 'actor', 'player', 'round']);

/** The fields of a state; those of its players stand beside them, as lists by seat. */
export function fieldsOf(state: object, seats: number): Fields {
  const fields = Object.entries(state).filter(([field]) => !UNTOLD.has(field));
  return new Map(
    fields.flatMap(([field, value]) =>
      isBySeat(value, seats) && value.every(isRecord) ? fieldsBySeat(value) : [[field, value] as const],
    ),
  );
}

function fieldsBySeat(players: readonly Readonly<Record<string, unknown>>[]): [string, unknown][] {
  return Object.keys(players[0] ?? {}).map((field) => [field, players.map((player) => player[field])]);
}

export function isBySeat(value: unknown, seats: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === seats;
}

/** What is nobody's own, as far as it ever changes. */
export function sharedFacts(fields: Fields, study: Study): Fact[] {
  return [...fields].flatMap(([field, value]) =>
    study.bySeat.has(field) || study.fixed.has(field) ? [] : factsOf(field, value, study),
  );
}

/** What lies before a seat, but for its points. */
export function seatFacts(fields: Fields, seat: Seat, study: Study): Fact[] {
  return [...fields].flatMap(([field, value]) =>
    study.bySeat.has(field) && !study.scores.has(field) && Array.isArray(value)
      ? factsOf(field, value[seat], study)
      : [],
  );
}

function factsOf(field: string, value: unknown, study: Study): Fact[] {
  const hidden = study.faceDown.get(field);
  const itemOf = (item: unknown): Item => (hidden?.has(item) ? undefined : wordsOf(item));
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'object')) return [];
    return [{ field, label: labelOf(field), items: value.map(itemOf), list: true }];
  }
  if (!isRecord(value)) return [{ field, label: readable(field), items: [itemOf(value)], list: false }];
  return Object.entries(value)
    .filter(([, item]) => typeof item !== 'object')
    .map(([part, item]) => ({ field: part, label: readable(part), items: [itemOf(item)], list: false }));
}

/** `hands` by seat are read as “Hand”. */
const labelOf = (field: string): string => readable(field.replace(/([^s])s$/, '$1'));

/** -1 and the like stand for nothing. */
function wordsOf(item: unknown): string {
  if (typeof item === 'boolean') return item ? 'yes' : 'no';
  const isWord = typeof item === 'string' || typeof item === 'number';
  return isWord && item !== -1 && item !== '' ? `${item}` : '–';
}
