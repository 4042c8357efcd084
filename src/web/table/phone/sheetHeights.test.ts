import { describe, expect, test } from 'vitest';
import { restOf, stopsFor } from './sheetHeights.ts';

const STOPS = { low: 96, middle: 338, high: 760 };

describe('a sheet', () => {
  test('leaves room for a square board on a usual phone, and something to read on a small one', () => {
    expect(stopsFor(390, 844)).toEqual(STOPS);
    expect(stopsFor(375, 667).middle).toBe(250);
  });

  test.each([
    [300, 0, 338],
    [150, 0, 96],
    [700, 0, 760],
    [340, 800, 760],
    [330, -800, 96],
    [770, 900, 760],
    [90, -900, 96],
  ])('let go at %i with speed %i rests at %i', (height, speed, rest) => {
    expect(restOf(height, speed, STOPS)).toBe(rest);
  });
});
