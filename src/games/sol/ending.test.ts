import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import { survivalLevel, verdict } from './scoring.ts';
import { type Diagram, line, position } from './test/testkit.ts';
import type { State } from './state.ts';

/** A match that ends with these momenta. */
function ended(momenta: readonly number[], options: Diagram['options'] = {}): State {
  const divers = { C3: 1, C4: 1 };
  const players = momenta.map((momentum, seat) => ({ momentum, ...(seat === 0 && { divers }) }));
  const state = position({ players, flares: 12, options });
  line(state, ['convert', 'foundry C3 C4'], ['FLARE']);
  return state;
}

test.each([
  [
    [5, 9],
    [2, 1],
  ],
  [
    [9, 9],
    [1, 1],
  ],
  [
    [7, 12, 12],
    [3, 1, 1],
  ],
  [
    [12, 3, 3, 0],
    [1, 2, 2, 4],
  ],
  [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
  ],
  [
    [55, 60, 54, 60, 1],
    [3, 1, 4, 1, 5],
  ],
])('9.3 with momenta %j the places are %j: ties share one', (momenta, places) => {
  expect(game.outcome(ended(momenta))).toEqual({ points: momenta, places });
});

test('9.1 there is no outcome before the end', () => {
  expect(game.outcome(position({ players: [{ momentum: 60 }, {}], flares: 12 }))).toBeUndefined();
});

test('1.12 momentum does not wrap around the track', () => {
  expect(game.outcome(ended([54, 200]))?.points).toEqual([54, 200]);
});

describe('levels of survival (9.4)', () => {
  const level = (momentum: number, options: Diagram['options'] = {}): number =>
    survivalLevel(ended([momentum, 999], options), 0);

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [7, 1],
    [8, 2],
    [12, 2],
    [13, 3],
    [20, 3],
    [21, 4],
    [33, 4],
    [34, 5],
    [54, 5],
    [55, 6],
    [998, 6],
  ])('9.4 momentum %i is level %i of the published table', (momentum, expected) => {
    expect(level(momentum)).toBe(expected);
  });

  test.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [12, 1],
    [13, 2],
    [20, 2],
    [21, 3],
    [29, 3],
    [30, 4],
    [39, 4],
    [40, 5],
    [49, 5],
    [50, 6],
  ])('9.4 momentum %i is level %i of the draft’s table', (momentum, expected) => {
    expect(level(momentum, { survivalTable: 'draft' })).toBe(expected);
  });

  test('9.4 the draft lifts every winner by one level, the published table nobody', () => {
    const draft = ended([13, 13, 5], { survivalTable: 'draft' });
    expect([0, 1, 2].map((seat) => survivalLevel(draft, seat))).toEqual([3, 3, 0]);
    expect([0, 1, 2].map((seat) => survivalLevel(ended([13, 13, 5]), seat))).toEqual([3, 3, 1]);
  });

  test.each([
    ['none', 40, 5],
    ['sunworm', 16, 2],
    ['sunworm', 17, 3],
  ] as const)(
    '9.4 alone in %s the draft lifts only a winner: %i is level %i',
    (scenario, momentum, lifted) => {
      const solo = { mode: 'solo', scenario, survivalTable: 'draft' } as const;
      expect(survivalLevel(ended([momentum], solo), 0)).toBe(lifted);
    },
  );

  test('19.7 [9.4] a winner at the highest level stays there', () => {
    expect(survivalLevel(ended([50, 3], { survivalTable: 'draft' }), 0)).toBe(6);
  });
});

test('9.3 a competitive match has no verdict of its own', () => {
  expect(verdict(ended([20, 30]))).toBeUndefined();
});
