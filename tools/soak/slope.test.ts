import { expect, test } from 'vitest';
import { seeded } from '../../src/kernel/match/rng.ts';
import { isLeak, type Point, trendOf } from './slope.ts';

const TOLERANCE = { share: 0.25, least: 16 };

/** An hour of samples that rise by so much, with noise and now and then a point far off. */
function hour(rise: number, noise: number, seed: number): Point[] {
  const rng = seeded(seed);
  return Array.from({ length: 160 }, (_, i) => {
    const off = i % 25 === 24 ? 300 : 0;
    return { at: i * 15, value: 80 + (rise * i) / 159 + (noise * rng.int(1000)) / 1000 + off };
  });
}

test('what stays as it is leaks nothing, however noisy', () => {
  for (let seed = 1; seed <= 50; seed++) expect(isLeak(trendOf(hour(0, 40, seed)), TOLERANCE)).toBe(false);
});

test('what rises surely and far leaks', () => {
  for (let seed = 1; seed <= 50; seed++) expect(isLeak(trendOf(hour(60, 40, seed)), TOLERANCE)).toBe(true);
});

test('what rises surely and little is tolerated', () => {
  expect(isLeak(trendOf(hour(8, 1, 1)), TOLERANCE)).toBe(false);
});

test('the slope is that of most points, whatever a few say', () => {
  const { perHour, rise, median } = trendOf(hour(60, 0, 1));
  expect(rise).toBeCloseTo(60, 0);
  expect(perHour).toBeCloseTo((60 * 3600) / (159 * 15), 0);
  expect(median).toBeCloseTo(110, -1);
  expect(trendOf([])).toEqual({ median: 0, last: 0, perHour: 0, rise: 0, certainty: 0 });
});
