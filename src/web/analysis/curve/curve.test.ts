import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../analysis/analysis.ts';
import {
  bandPath,
  barsOf,
  gapsIn,
  heightAt,
  linePath,
  rowsOf,
  scalesFor,
  stackPath,
  standingAt,
  thinned,
} from './curve.ts';

const AREA = { left: 10, right: 110, top: 0, bottom: 100 };
const at = (ply: number, chance = 0.5, noise = 0.1): Standing => ({
  ply,
  chances: [chance, 1 - chance],
  noise,
});

describe('the curve of chances', () => {
  const scales = scalesFor(AREA, 10);

  test('goes from the first move to the last, certainty at its top', () => {
    expect([scales.x(0), scales.x(10), scales.y(1), scales.y(0)]).toEqual([10, 110, 0, 100]);
  });

  test('finds the move at any place, however far outside', () => {
    expect([-50, 10, 34, 36, 500].map(scales.ply)).toEqual([0, 0, 2, 3, 10]);
  });

  test('is broken where nothing is known yet', () => {
    const curve = [at(0), at(1), at(4, 0.25)];
    expect(linePath(rowsOf(curve), 0, scales)).toBe('M10 50L20 50M50 75');
    expect(gapsIn(curve, 10)).toEqual([
      { from: 1, to: 4 },
      { from: 4, to: 10 },
    ]);
  });

  test('has no gap once all is known, and is one gap before anything is', () => {
    expect(gapsIn([at(0), at(1)], 1)).toEqual([]);
    expect(gapsIn([], 7)).toEqual([{ from: 0, to: 7 }]);
  });

  test('has a band that stays within what chances can be', () => {
    expect(bandPath([[at(0, 0.95), at(1, 0.05)]], 0, scales)).toBe('M10 0L20 85L20 100L10 15Z');
  });

  test('stacks each seat upon those before it, and marks the middle of its area', () => {
    const row = [[at(0, 0.4), at(10, 0.1)]];
    expect(stackPath(row, 0, scales)).toBe('M10 60L110 90L110 100L10 100Z');
    expect(stackPath(row, 1, scales)).toBe('M10 0L110 0L110 90L10 60Z');
    expect([0, 1].map((seat) => heightAt([0.4, 0.6], seat, 'stacked'))).toEqual([0.2, 0.7]);
    expect([0, 1].map((seat) => heightAt([0.4, 0.6], seat, 'lines'))).toEqual([0.4, 0.6]);
  });

  test('is thinned to the ends of turns and what is to be kept', () => {
    const curve = Array.from({ length: 9 }, (_, ply) => at(ply));
    const [row] = thinned(curve, [4], [6]);
    expect(row?.map(({ ply }) => ply)).toEqual([0, 3, 6, 8]);
  });

  test('tells what was known last at a place', () => {
    expect(standingAt([at(0), at(3)], 2)?.ply).toBe(0);
    expect(standingAt([], 2)).toBeUndefined();
  });
});

test('the strip of luck draws the largest gain highest and leaves out what nobody could see', () => {
  const luck = [
    { ply: 2, gains: [0.2, -0.2], noise: 0.01 },
    { ply: 5, gains: [-0.1, 0.1], noise: 0.01 },
    { ply: 7, gains: [0.001, -0.001], noise: 0.01 },
  ];
  const bars = barsOf(luck, 0, scalesFor(AREA, 10), 12);
  expect(bars.map(({ x, height, gain }) => [x, Math.round(height), gain])).toEqual([
    [30, 12, 0.2],
    [60, 6, -0.1],
  ]);
});
