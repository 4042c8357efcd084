import { expect, test } from 'vitest';
import { position } from '../../../../games/sol/test/testkit.ts';
import { nearestOf } from '../../../board/nearest.ts';
import type { Point } from './polar.ts';
import { farFrom } from './shapes.ts';
import { shipSpot } from './spots.ts';

const STATE = position({ players: [{ eye: 3 }, {}] });

/** The place a finger means that comes down so far to the right of a spot. */
const meant = ({ x, y }: Point, right: number): string | undefined =>
  nearestOf(['heart', 'ship 0', 'ship 1'], (place) => farFrom(STATE, place, { x: x + right, y }), 45);

test('a finger beside a place means the nearest one', () => {
  expect(meant({ x: 0, y: 0 }, 40)).toBe('heart');
  expect(meant({ x: 0, y: 0 }, 60)).toBeUndefined();
  expect(meant(shipSpot(STATE, 0), 40)).toBe('ship 0');
});

test.each([
  ['O3', 304, 362],
  ['C2', 178, 246],
  ['K1', 46, 112],
  ['C3|R2', 177, 179],
])('the middle of %s lies between its rings', (place, inner, outer) => {
  const far = farFrom(STATE, place, { x: 0, y: 0 });
  expect(far).toBeGreaterThan(inner);
  expect(far).toBeLessThan(outer);
});
