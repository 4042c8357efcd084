import { expect, test } from 'vitest';
import { unitFor } from './unit.ts';

const DRAWING = { width: 900, height: 600 };

test.each([
  ['as large', 900, 600, 1],
  ['too high', 900, 1200, 1],
  ['too wide', 1800, 300, 2],
  ['larger', 1800, 1200, 0.5],
  ['a little smaller', 870, 600, 1.05],
  ['tiny', 90, 60, 2.6],
])('the unit in a box that is %s', (_, width, height, unit) => {
  expect(unitFor(DRAWING, { width, height })).toBeCloseTo(unit);
});
