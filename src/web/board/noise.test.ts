import { expect, test } from 'vitest';
import { noise } from './noise.ts';

test('noise is the same every time, and from 0 up to 1', () => {
  const [a, b] = [noise(7), noise(7)];
  const drawn = Array.from({ length: 200 }, () => a());
  expect(drawn).toEqual(drawn.map(() => b()));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(190);
});
