import path from 'node:path';
import { expect, test } from 'vitest';
import { castsOf, sourcesOf } from '../tools/casts.ts';

/** Many more than there are; more than a few new ones are a sign that types do not fit. */
const MOST = 100;

const SOURCES = sourcesOf(path.resolve(import.meta.dirname, '..')).filter(({ isTest }) => !isTest);
const CASTS = SOURCES.flatMap(castsOf);

const found = (text: string) =>
  castsOf({ file: 'some.ts', text, isTest: false }).map(({ line, reason }) => [line, reason]);

test('every cast of the product says why it is true', () => {
  const silent = CASTS.filter(({ reason }) => reason === undefined);
  expect(silent.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
});

test('casts are rare', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(CASTS.length).toBeLessThan(MOST);
});

test('a cast is found with the reason beside it, above it or above its statement', () => {
  expect(found('const a = b as A; // it is')).toEqual([[1, 'it is']]);
  expect(found('const a = <A>b; // it is')).toEqual([[1, 'it is']]);
  expect(found('// it is\nconst a = f(\n  1,\n  b as A,\n);')).toEqual([[4, 'it is']]);
  expect(found('const a = {\n  // it is\n  b: c as B,\n};')).toEqual([[3, 'it is']]);
  expect(found('const a = b as unknown as A; // it is')).toEqual([
    [1, 'it is'],
    [1, 'it is'],
  ]);
});

test('what stands elsewhere is no reason, and as const is no cast', () => {
  expect(found('// far away\n\nconst a = b as A;')).toEqual([[3, undefined]]);
  expect(found("const a = b as A;\nconst c = 'https://d';")).toEqual([[1, undefined]]);
  expect(found("const a = f('https://b' as A);")).toEqual([[1, undefined]]);
  expect(found('const a = [1, 2] as const;')).toEqual([]);
});
