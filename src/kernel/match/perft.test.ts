import { expect, test } from 'vitest';
import { game, type State } from '../../../test/kit/toy.ts';
import { seedFrom } from './chance.ts';
import { divide, perft } from './perft.ts';

const SEED = seedFrom('perft');

/** One card each and nothing to show: who bids first is the only choice. */
const LAST: State = {
  round: 0,
  shower: -1,
  prize: 16,
  bag: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  hands: [[1], [2]],
  bids: [-1, -1],
  gone: [],
  open: [],
  points: [0, 0],
  showing: true,
};

test('counts sequences of moves, of all who choose at once', () => {
  expect([0, 1, 2, 3].map((depth) => perft(game, LAST, depth, SEED))).toEqual([1, 2, 2, 0]);
});

test('counts a hand by hand', () => {
  const state: State = {
    ...LAST,
    shower: 0,
    hands: [
      [1, 3],
      [2, 4],
    ],
    bag: LAST.bag.slice(2),
  };
  // Three answers of the shower; then either seat bids one of two cards, then the other one of two.
  expect([1, 2, 3].map((depth) => perft(game, state, depth, SEED))).toEqual([3, 3 * 4, 3 * 8]);
});

test('divides by the first move and loses none', () => {
  const state: State = {
    ...LAST,
    hands: [
      [1, 3],
      [2, 4],
    ],
    bag: LAST.bag.slice(2),
  };
  const parts = divide(game, state, 2, SEED);
  expect(parts).toEqual([
    ['0 bid 1', 2],
    ['0 bid 3', 2],
    ['1 bid 2', 2],
    ['1 bid 4', 2],
  ]);
});

test('changes nothing', () => {
  const before = JSON.stringify(LAST);
  perft(game, LAST, 3, SEED);
  divide(game, LAST, 2, SEED);
  expect(JSON.stringify(LAST)).toBe(before);
});
