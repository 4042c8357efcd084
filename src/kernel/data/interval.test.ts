import { describe, expect, test } from 'vitest';
import { wilson } from './interval.ts';

describe("Wilson's interval", () => {
  test.each([
    // Computed apart, in Python.
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [33, 100, 0.2456, 0.4269],
  ])('%d of %d', (wins, matches, low, high) => {
    const [lower, upper] = wilson(wins, matches);
    expect(lower).toBeCloseTo(low, 3);
    expect(upper).toBeCloseTo(high, 3);
  });

  test('of no matches says nothing', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
