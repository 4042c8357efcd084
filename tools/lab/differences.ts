import { isRecord } from '../../src/kernel/data/plain.ts';
import { idOf, stepTo } from '../../src/cli/variation/forms.ts';

/** What differs between two pieces of plain data, each as `path: before → after`. */
export function differencesOf(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after, path);
  if (isThings(before) && isThings(after)) return ofThings(before, after, path);
  return [`${path}: ${inWords(before)} → ${inWords(after)}`];
}

type Named = Readonly<Record<string, unknown>>;

function ofRecords(before: Named, after: Named, path: string): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) =>
    differencesOf(before[field], after[field], path === '' ? field : `${path}.${field}`),
  );
}

/** A list of things rather than of numbers or words. */
function isThings(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function ofThings(before: readonly unknown[], after: readonly unknown[], path: string): string[] {
  const named = (list: readonly unknown[]): Map<string, unknown> =>
    new Map(list.map((item, i) => [idOf(item) ?? String(i), item]));
  const [was, is] = [named(before), named(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    differencesOf(was.get(name), is.get(name), stepTo(path, { id: name }, 0)),
  );
}

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return JSON.stringify(value);
}
