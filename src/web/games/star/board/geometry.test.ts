import { describe, expect, test } from 'vitest';
import { AREA, HEXES, hexOf, NEIGHBOURS } from '../../../../games/star/board.ts';
import { borderOf, directionTo, outlineOf, RADIUS, spotOf, toward, VIEW } from './geometry.ts';

const HEX_NUMBERS = Array.from({ length: HEXES }, (_, hex) => hex);

describe('hexes', () => {
  test('lie within what is shown, around its centre', () => {
    for (const { x, y } of HEX_NUMBERS.map(spotOf)) {
      expect(x - RADIUS).toBeGreaterThan(VIEW.x);
      expect(x + RADIUS).toBeLessThan(VIEW.x + VIEW.width);
      expect(y - RADIUS).toBeGreaterThan(VIEW.y);
      expect(y + RADIUS).toBeLessThan(VIEW.y + VIEW.height);
    }
    expect(spotOf(hexOf('24,11')).x).toBeCloseTo(-spotOf(hexOf('26,11')).x);
  });

  test('are as far from each neighbour', () => {
    for (const hex of HEX_NUMBERS) {
      for (const other of NEIGHBOURS[hex] ?? []) {
        const [a, b] = [spotOf(hex), spotOf(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(RADIUS * Math.sqrt(3));
      }
    }
  });

  test('have six corners each', () => {
    expect(outlineOf([hexOf('13,4')], 0).match(/[ML]/g)).toHaveLength(6);
    expect(outlineOf(AREA.NW, 1).match(/Z/g)).toHaveLength(AREA.NW.length);
  });
});

describe('the border of a region', () => {
  const edges = (names: readonly string[]): number => borderOf(names.map(hexOf), 0).split('M').length - 1;

  test('leaves out the lines inside', () => {
    expect(edges(['13,4'])).toBe(6);
    expect(edges(['13,4', '15,4'])).toBe(10);
    expect(edges(['13,4', '15,4', '14,5'])).toBe(12);
  });

  test('goes along the edge of the mat too', () => {
    expect(edges(['1,0'])).toBe(6);
  });
});

test('ships look in one of six directions', () => {
  const from = spotOf(hexOf('13,4'));
  const ways = { '15,4': 90, '14,5': 150, '12,5': 210, '11,4': 270, '12,3': 330, '14,3': 30 };
  for (const [to, turn] of Object.entries(ways)) expect(directionTo(from, spotOf(hexOf(to)))).toBe(turn);
  expect(directionTo(from, spotOf(hexOf('21,6')))).toBe(90);
});

test('a spot on the way to another', () => {
  expect(toward({ x: 0, y: 0 }, { x: 0, y: 10 }, 4)).toEqual({ x: 0, y: 4 });
  expect(toward({ x: 0, y: 0 }, { x: 10, y: 0 }, -4)).toEqual({ x: -4, y: 0 });
});
