import { expect, test } from 'vitest';
import { placeBeside } from './tooltipPlace.ts';

const SCREEN = { width: 400, height: 300 };
const BOX = { width: 120, height: 60 };
const at = (x: number, y: number, above = false) =>
  placeBeside({ x, top: y - 4, bottom: y + 4, above }, BOX, SCREEN);

test('stands below what it explains, and above where there is no room or a finger covers it', () => {
  expect(at(100, 100)).toEqual({ left: 100, top: 112 });
  expect(at(100, 280)).toEqual({ left: 100, top: 208 });
  expect(at(100, 200, true)).toEqual({ left: 100, top: 128 });
  expect(at(100, 20, true)).toEqual({ left: 100, top: 32 });
});

test('never leaves the screen', () => {
  for (let x = -20; x <= 420; x += 20) {
    for (let y = -20; y <= 320; y += 20) {
      for (const above of [false, true]) {
        const { left, top } = at(x, y, above);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + BOX.width).toBeLessThanOrEqual(SCREEN.width);
        expect(top + BOX.height).toBeLessThanOrEqual(SCREEN.height);
      }
    }
  }
});
