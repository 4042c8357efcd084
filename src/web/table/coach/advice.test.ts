import { expect, test } from 'vitest';
import { certaintyOf, errorOf, percentOf } from './advice.ts';

test.each([
  [0.5, 10, 50, 16, 'guess'],
  [0.5, 20, 50, 12, 'guess'],
  [0.5, 40, 50, 8, 'fair'],
  [0.62, 300, 62, 3, 'sure'],
  [0.999, 2, 100, 3, 'sure'],
  [0, 1, 0, 0, 'sure'],
] as const)('a chance of %f after %i looks', (chance, looks, percent, error, certainty) => {
  const favourite = { text: 'pass', chance, looks };
  expect(percentOf(favourite)).toBe(percent);
  expect(errorOf(favourite)).toBe(error);
  expect(certaintyOf(favourite)).toBe(certainty);
});
