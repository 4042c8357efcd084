import { expect, test } from 'vitest';
import { faceOf, leftAt } from './clockFace.tsx';

test('a clock runs by the time of the server, and never below zero', () => {
  const clocks = { left: [60_000, 30_000], running: [0], at: 1_000_000 };
  expect(leftAt(clocks, 0, 1_010_000)).toBe(50_000);
  expect(leftAt(clocks, 1, 1_010_000)).toBe(30_000);
  expect(leftAt(clocks, 0, 999_000)).toBe(60_000);
  expect(leftAt(clocks, 0, 2_000_000)).toBe(0);
});

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [183_600_000, '2 d 3 h'],
])('%i milliseconds read %s', (ms, face) => {
  expect(faceOf(ms)).toBe(face);
});
