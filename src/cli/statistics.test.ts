import { describe, expect, test } from 'vitest';
import { medianOf, spreadOf } from './statistics.ts';

describe('the spread of values', () => {
  test.each([
    // Computed apart, in Python, with tabulated values of t.
    [[1, 2], -4.8531, 7.8531],
    [[1, 2, 3, 4, 10], -0.3898, 8.3898],
    [[4, 8, 15, 16, 23, 42], 3.8422, 32.1578],
  ])('of %j has the interval of a t-test', (values, low, high) => {
    const { interval } = spreadOf(values);
    expect(interval?.[0]).toBeCloseTo(low, 2);
    expect(interval?.[1]).toBeCloseTo(high, 2);
  });

  test('approaches the normal one for many values', () => {
    const values = Array.from({ length: 1000 }, (_, i) => i % 2);
    expect(spreadOf(values).interval?.[1]).toBeCloseTo(0.5 + 1.9623 * (0.50025 / Math.sqrt(1000)), 4);
  });

  test('has its mean and range', () => {
    expect(spreadOf([3, 1, 8])).toMatchObject({ mean: 4, min: 1, max: 8 });
    expect(spreadOf([7])).toEqual({ mean: 7, min: 7, max: 7 });
    expect(spreadOf([])).toEqual({ mean: 0, min: 0, max: 0 });
  });
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], 0],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
