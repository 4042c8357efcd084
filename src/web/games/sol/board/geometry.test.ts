import { describe, expect, test } from 'vitest';
import { LARGE_SIDE, SMALL_SIDE } from '../../../../games/sol/board.ts';
import { arcOf, eyeAt, segmentArc } from './geometry.ts';
import { pointAt, RADIUS, sector, TURN } from './polar.ts';

describe.each([
  ['the side of 13 eyes', SMALL_SIDE],
  ['the side of 16 eyes', LARGE_SIDE],
])('%s', (_, board) => {
  test('3.1 the spaces of a ring fill it without a gap', () => {
    for (const ring of board.rings) {
      const arcs = ring.map((space) => arcOf(board, space));
      arcs.forEach((arc, i) =>
        expect(arcs[i + 1]?.start ?? (arcs[0]?.start as number) + 1).toBeCloseTo(arc.end),
      );
      expect(arcs.reduce((sum, { start, end }) => sum + end - start, 0)).toBeCloseTo(1);
    }
  });

  test('3.3 every segment has room for a gate on the drawn board', () => {
    board.segments.forEach((_segment, i) => {
      const { start, end, radius } = segmentArc(board, i);
      expect((end - start) * TURN * radius).toBeGreaterThan(14);
    });
  });

  test('3.5 the eye of a space lies at its clockwise end', () => {
    for (let eye = 0; eye < board.eyes; eye++) {
      expect(arcOf(board, eye).start).toBeCloseTo(eyeAt(board, eye));
    }
  });
});

test('the axis points a little left of up, and fractions go counterclockwise', () => {
  const axis = pointAt(0, 100);
  expect(axis.y).toBeLessThan(-98);
  expect(axis.x).toBeLessThan(0);
  expect(pointAt(0.25, 100).x).toBeLessThan(-98);
});

test('an inset outline stays away from its borders', () => {
  expect(sector({ start: 0, end: 0.1 }, RADIUS.heart, RADIUS.core, 5)).toContain(`A${RADIUS.core - 5} `);
});
