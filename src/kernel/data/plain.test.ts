import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, clone, equal, isPlain } from './plain.ts';

/** Any plain data, with own keys such as `__proto__` among them. */
const plain = () => fc.jsonValue({ maxDepth: 4 }).map(ofOneKind);

/** The same data with only such items left in each list as are of its first one's kind. */
function ofOneKind(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => typeof item === typeof value[0]).map(ofOneKind);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ofOneKind(item)]));
}

/** The same data with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

/** Every object and array inside a value. */
function parts(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
}

describe('clone', () => {
  test('equals the original and shares nothing with it', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        const own = new Set(parts(value));
        expect(parts(copy).some((part) => own.has(part))).toBe(false);
      }),
    );
  });

  test('shares what is frozen', () => {
    const options = Object.freeze({ a: 1 });
    expect(clone({ options }).options).toBe(options);
  });

  test('keeps a key named __proto__ as data', () => {
    const copy = clone(JSON.parse('{"__proto__": {"polluted": [1]}}'));
    expect(Object.keys(copy)).toEqual(['__proto__']);
    expect(copy.polluted).toBeUndefined();
  });
});

describe('equal', () => {
  test('holds for the same data in another order of keys, and agrees with canonical', () => {
    fc.assert(fc.property(plain(), (value) => equal(value, reversed(value))));
    fc.assert(
      fc.property(plain(), plain(), (a, b) => {
        // JSON does not know -0, so such numbers are left to `equal` alone.
        const [left, right] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
        expect(equal(left, right)).toBe(canonical(left) === canonical(right));
      }),
    );
  });

  test.each([
    ['a missing key', { a: 1, b: 2 }, { a: 1 }],
    ['another key', { a: 1 }, { b: 1 }],
    ['a missing key against undefined', { a: undefined }, { b: 1 }],
    ['a longer list', [1, 2], [1]],
    ['a list against an object', [], {}],
    ['null against an object', null, {}],
    ['a number against its text', 1, '1'],
    ['data deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['an inherited key', { toString: 1 }, { a: 1 }],
  ])('sees %s', (_, a, b) => {
    expect(equal(a, b)).toBe(false);
    expect(equal(b, a)).toBe(false);
  });
});

test('canonical text is JSON with sorted keys, read back as equal data', () => {
  expect(canonical({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  fc.assert(fc.property(plain(), (value) => canonical(value) === canonical(reversed(value))));
});

describe('plain data', () => {
  test('is all that JSON can hold with lists of one kind', () => {
    fc.assert(fc.property(plain(), (value) => isPlain(value)));
  });

  test.each([
    ['nothing', { a: undefined }],
    ['what is no number', [Number.NaN]],
    ['what has no end', [Number.POSITIVE_INFINITY]],
    ['a map', { a: new Map() }],
    ['a pattern', [/a/]],
    ['a typed list', { a: new Int8Array(1) }],
    ['a function', { a: () => 1 }],
    ['a big number', [1n]],
    ['a list of different kinds', [1, { a: 1 }]],
  ])('does not hold %s', (_, value) => {
    expect(isPlain(value)).toBe(false);
  });
});

test('lists that begin with a number may hold anything', () => {
  expect(equal([1, { a: [2] }], [1, { a: [2] }])).toBe(true);
  expect(equal([1, { a: [2] }], [1, { a: [3] }])).toBe(false);
});
