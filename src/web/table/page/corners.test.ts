import { expect, test } from 'vitest';
import { cornersFor } from './corners.ts';

test('seats sit in their corners', () => {
  expect(Object.fromEntries(cornersFor(['sw', 'ne']))).toEqual({ sw: 0, ne: 1 });
});

test('a seat without a corner, or with one that is taken, fills a free one', () => {
  expect(Object.fromEntries(cornersFor([undefined, 'nw', 'nw', undefined]))).toEqual({
    ne: 0,
    nw: 1,
    se: 2,
    sw: 3,
  });
});
