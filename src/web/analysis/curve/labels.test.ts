import { describe, expect, test } from 'vitest';
import { apart, placedLabels } from './labels.ts';

const AREA = { left: 0, right: 400, top: 0, bottom: 200 };

describe('words beside turning points', () => {
  test('stand above their point where there is room, else below', () => {
    const [high, low] = placedLabels(
      [
        { x: 100, y: 20, width: 80, weight: 1 },
        { x: 300, y: 120, width: 80, weight: 1 },
      ],
      AREA,
    );
    expect(high).toMatchObject({ x: 100, below: true });
    expect(low).toMatchObject({ x: 300, below: false });
  });

  test('stay within the curve', () => {
    const [label] = placedLabels([{ x: 5, y: 100, width: 120, weight: 1 }], AREA);
    expect(label?.x).toBe(60);
  });

  test('are left out where they would touch others, the smallest moment first', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ x: 200, y: 100, width: 300, weight: i }));
    const placed = placedLabels(crowd, AREA);
    const shown = placed.flatMap((label, i) => (label ? [i] : []));
    expect(shown.length).toBeLessThan(9);
    expect(shown).toContain(8);
    expect(Math.min(...shown)).toBe(9 - shown.length);
  });
});

test('points that would lie over each other stand one above the other, at the top beside each other', () => {
  const points = apart(
    [
      { x: 10, y: 90 },
      { x: 12, y: 90 },
      { x: 11, y: 90 },
      { x: 80, y: 5 },
      { x: 80, y: 5 },
    ],
    0,
  );
  expect(points).toEqual([
    { x: 10, y: 90 },
    { x: 12, y: 70 },
    { x: 11, y: 50 },
    { x: 80, y: 5 },
    { x: 100, y: 5 },
  ]);
});
