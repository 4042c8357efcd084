import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/match/rng.ts';
import { looksFor } from './looks.ts';

const rng = seeded(7);
/** A normal deviate, by Box and Muller. */
function bell(): number {
  const [one, other] = [(rng.int(2 ** 30) + 1) / 2 ** 30, rng.int(2 ** 30) / 2 ** 30];
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
}

/** How often a sum without drift passes a boundary at one of the looks. */
function passing(after: readonly number[], passes: (look: number, deviate: number) => boolean): number {
  let passed = 0;
  for (let run = 0; run < RUNS; run++) {
    let sum = 0;
    const isPassed = after.some((played, look) => {
      sum += bell() * Math.sqrt(played - (after[look - 1] ?? 0));
      return passes(look, Math.abs(sum) / Math.sqrt(played));
    });
    if (isPassed) passed++;
  }
  return passed / RUNS;
}

const RUNS = 20_000;
/** Five deviations of the share of so many runs. */
const slack = (share: number): number => 5 * Math.sqrt((share * (1 - share)) / RUNS);

describe('whoever looks eight times and stops when it pleases', () => {
  const looks = looksFor(1000);

  test('is deceived as often as is allowed, and not more', () => {
    expect(looks.after).toEqual([125, 250, 375, 500, 625, 750, 875, 1000]);
    const share = passing(looks.after, (look, deviate) => deviate > looks.boundary(look, 0.05));
    expect(Math.abs(share - 0.05)).toBeLessThan(slack(0.05));
  });

  test('is told errors that hold at every look', () => {
    const share = passing(looks.after, (look, deviate) => looks.errorOf(look, deviate) <= 0.1);
    expect(Math.abs(share - 0.1)).toBeLessThan(slack(0.1));
  });

  test('would be deceived far more often by what holds for one look', () => {
    expect(passing(looks.after, (_, deviate) => deviate > 1.96)).toBeGreaterThan(0.15);
  });
});

test('who looks once has the boundary everybody knows', () => {
  const { after, boundary } = looksFor(99);
  expect(after).toEqual([99]);
  expect(boundary(0, 0.05)).toBeCloseTo(1.96, 2);
  expect(boundary(0, 0.001)).toBeCloseTo(3.29, 2);
});

test('later looks ask for less, smaller errors for more, and an error leads back to its boundary', () => {
  const { after, boundary, errorOf } = looksFor(400);
  for (const error of [1e-6, 0.001, 0.02, 0.4]) {
    const boundaries = after.map((_, look) => boundary(look, error));
    expect(boundaries).toEqual(boundaries.toSorted((a, b) => b - a));
    after.forEach((_, look) => {
      expect(boundary(look, error / 2)).toBeGreaterThan(boundary(look, error));
      expect(errorOf(look, boundary(look, error)) / error).toBeCloseTo(1, 6);
    });
  }
  expect(errorOf(0, 0)).toBe(1);
  expect(errorOf(0, 100)).toBeLessThan(1e-8);
});
