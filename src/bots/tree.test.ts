import { expect, test } from 'vitest';
import { seeded } from '../kernel/match/rng.ts';
import { decisionOf, favouriteOf } from './tree.ts';

const DOUBT = 1;

function firstOf(worths: readonly number[]): number {
  const legal = worths.map(() => ({ type: 'any' }));
  return decisionOf(0, legal, worths, DOUBT).branches[0]!.at;
}

test('the favourite is what a decision has first', () => {
  const rng = seeded(1);
  for (let i = 0; i < 200; i++) {
    const worths = Array.from({ length: 1 + rng.int(9) }, () => rng.int(7) - 3);
    expect(favouriteOf(worths, DOUBT)).toBe(firstOf(worths));
  }
});

test('of moves that differ by rounding alone the first is the favourite', () => {
  const worths = [0, 0.3, 0.1 + 0.2, 0.3];
  expect(Math.max(...worths)).toBe(worths[2]);
  expect(firstOf(worths)).toBe(1);
  expect(favouriteOf(worths, DOUBT)).toBe(1);
});

test('the favourite is the better one, however little better', () => {
  const worths = [0, 0.3, 0.3 + 1e-12];
  expect(firstOf(worths)).toBe(2);
  expect(favouriteOf(worths, DOUBT)).toBe(2);
});
