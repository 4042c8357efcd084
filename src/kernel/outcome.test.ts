import { expect, test } from 'vitest';
import { ranked, together } from './outcome.ts';

test.each([
  [
    [5, 9, 1],
    [2, 1, 3],
  ],
  [
    [4, 4, 1],
    [1, 1, 3],
  ],
  [
    [0, 7, 7, 7],
    [4, 1, 1, 1],
  ],
  [[-2], [1]],
])('points %j give places %j', (points, places) => {
  expect(ranked(points)).toEqual({ points, places });
});

test('against the game all win or all lose', () => {
  expect(together([3, 8], true).places).toEqual([1, 1]);
  expect(together([3, 8], false).places).toEqual([2, 2]);
});
