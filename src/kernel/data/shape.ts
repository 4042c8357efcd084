import type { AnyOptions } from '../options.ts';
import { equal, isRecord, type PlainRecord } from './plain.ts';

/**
 * What plain data from outside must look like: a kind of value (`data` is any), a list of one shape, or an
 * object with exactly these keys, of which those that end with a question mark may be missing.
 */
export type Shape =
  | 'number'
  | 'flag'
  | 'text'
  | 'data'
  | readonly [Shape]
  | { readonly [key: string]: Shape };

/** Where data first departs from a shape, as a sentence; nothing when it fits. Numbers are whole. */
export function shapeFault(value: unknown, shape: Shape, path: string): string | undefined {
  if (typeof shape === 'string') return kindFault(value, shape, path);
  if (isList(shape)) {
    if (!Array.isArray(value)) return `${path} must be a list`;
    return firstFault(value, (item, i) => shapeFault(item, shape[0], `${path}[${i}]`));
  }
  if (!isRecord(value)) return `${path} must be an object`;
  const isKnown = (key: string): boolean =>
    !key.endsWith('?') && (Object.hasOwn(shape, key) || Object.hasOwn(shape, `${key}?`));
  const stranger = Object.keys(value).find((key) => !isKnown(key));
  if (stranger !== undefined) return `${path} has an unknown field ${JSON.stringify(stranger.slice(0, 40))}`;
  return firstFault(Object.entries(shape), ([key, field]) => fieldFault(value, key, field, path));
}

function fieldFault(value: PlainRecord, key: string, field: Shape, path: string): string | undefined {
  const name = key.replace(/\?$/, '');
  if (name !== key && !Object.hasOwn(value, name)) return undefined;
  return shapeFault(value[name], field, `${path}.${name}`);
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function kindFault(
  value: unknown,
  kind: 'number' | 'flag' | 'text' | 'data',
  path: string,
): string | undefined {
  switch (kind) {
    case 'number':
      return Number.isSafeInteger(value) ? undefined : `${path} must be a whole number`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : `${path} must be true or false`;
    case 'text':
      return typeof value === 'string' ? undefined : `${path} must be a text`;
    case 'data':
      return undefined;
  }
}

/** The first fault a check finds in a list. */
export function firstFault<T>(
  list: readonly T[],
  check: (item: T, i: number) => string | undefined,
): string | undefined {
  for (let i = 0; i < list.length; i++) {
    const fault = check(list[i]!, i);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The shape of a sample: what differs within a list, or is not there yet, may be any data. */
export function shapeOf(sample: unknown): Shape {
  if (typeof sample === 'number') return Number.isSafeInteger(sample) ? 'number' : 'data';
  if (typeof sample === 'boolean') return 'flag';
  if (typeof sample === 'string') return 'text';
  if (Array.isArray(sample)) return [commonShape(sample.map(shapeOf))];
  if (typeof sample !== 'object' || sample === null) return 'data';
  return Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, shapeOf(value)]));
}

function commonShape([first = 'data', ...others]: readonly Shape[]): Shape {
  return others.every((other) => equal(other, first)) ? first : 'data';
}

const OPTION_SHAPES = { flag: 'flag', count: 'number', choice: 'text', several: ['text'] } as const;

/** The shape of the options of a table; those that came later may be missing. */
export function optionsShape(table: AnyOptions): Shape {
  const options = Object.entries(table);
  return Object.fromEntries(
    options.map(([name, { kind, later }]) => [later ? `${name}?` : name, OPTION_SHAPES[kind]]),
  );
}
