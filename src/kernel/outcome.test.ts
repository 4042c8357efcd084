import { expect, test } from 'vitest';
import { DRAWN, ranked, together, winOf } from './outcome.ts';

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

test('winners share a win, and a draw with the game is half of one', () => {
  expect([winOf([1, 2, 1], 0), winOf([1, 2, 1], 1), winOf([DRAWN], 0)]).toEqual([1 / 2, 0, 1 / 2]);
});
