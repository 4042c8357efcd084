import { describe, expect, test } from 'vitest';
import { closeUp, held, type Lens, moved, partSeen, WHOLE, zoomed } from './lens.ts';
import { nearAt } from './near.ts';

const BOX = { width: 400, height: 400 };

describe('a lens', () => {
  test('keeps what lies under the finger there', () => {
    expect(zoomed(WHOLE, 2, { x: 100, y: -50 }, BOX)).toEqual({ scale: 2, x: -100, y: 50 });
  });

  test('never goes farther than the whole board nor nearer than four times', () => {
    expect(zoomed(WHOLE, 0.5, { x: 9, y: 9 }, BOX)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100, { x: 0, y: 0 }, BOX).scale).toBe(4);
  });

  test('never leaves the board', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, BOX)).toEqual({ scale: 2, x: 200, y: -200 });
    expect(held({ scale: 1, x: 50, y: 50 }, BOX)).toEqual(WHOLE);
  });

  test('shows a part with its surroundings', () => {
    const lens = closeUp({ x: 50, y: -150, width: 100, height: 100 }, BOX);
    expect(lens.scale).toBeCloseTo(2.4);
    expect(lens.x).toBeCloseTo(-240);
    expect(lens.y).toBeCloseTo(240);
  });

  test('shows a part where nothing covers it', () => {
    const part = { x: -20, y: -20, width: 40, height: 40 };
    const top = ({ scale, y }: Lens): number => BOX.height / 2 + part.y * scale + y;
    const bottom = (lens: Lens): number => top(lens) + part.height * lens.scale;
    expect(bottom(closeUp(part, BOX, { top: 0, bottom: 240 }))).toBeLessThan(BOX.height - 240);
    expect(top(closeUp(part, BOX, { top: 240, bottom: 0 }))).toBeGreaterThan(240);
  });

  test('knows which part of a square board is seen', () => {
    expect(partSeen(WHOLE, BOX)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(partSeen({ scale: 2, x: 200, y: -100 }, BOX)).toEqual({ x: 0, y: 0.375, width: 0.5, height: 0.5 });
    expect(partSeen({ scale: 2, x: 0, y: 0 }, { width: 400, height: 800 })).toEqual({
      ...{ x: 0.25, y: 0, width: 0.5, height: 1 },
    });
  });

  test('stays whole where the part is the whole', () => {
    expect(closeUp({ x: -200, y: -200, width: 400, height: 400 }, BOX)).toEqual(WHOLE);
  });
});

test('a board is near from where small letters can be read', () => {
  expect([1, 1.2, 1.65, 2.4].map(nearAt).map((near) => near.toFixed(1))).toEqual([
    '0.0',
    '0.0',
    '1.6',
    '2.4',
  ]);
});
