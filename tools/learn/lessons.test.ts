import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joined, positionsIn, readLesson, writeLesson } from './lessons.ts';
import type { Lesson } from './trainer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-lessons-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two positions, of which the second has no features, and an odd number of features. */
const ONE: Lesson = {
  features: Uint16Array.of(0, 7, 65_535),
  starts: Uint32Array.of(0, 3, 3),
  hints: Float32Array.of(0.5, -2),
  targets: Float32Array.of(1, 0.25, -1, 0),
};
const OTHER: Lesson = {
  features: Uint16Array.of(4, 5),
  starts: Uint32Array.of(0, 2),
  hints: Float32Array.of(3),
  targets: Float32Array.of(0.125, 1),
};
const NONE = joined([]);

test.each([
  ['of two positions', ONE],
  ['of one position', OTHER],
  ['without positions', NONE],
])('a lesson %s reads back as it was written', (name, lesson) => {
  const file = path.join(folder, `${name}.lesson`);
  writeLesson(file, lesson);
  expect(readLesson(file)).toStrictEqual(lesson);
});

test('a part of larger memory is written alone', () => {
  const whole = joined([ONE, OTHER]);
  const file = path.join(folder, 'part.lesson');
  writeLesson(file, { ...OTHER, features: whole.features.subarray(3), hints: whole.hints.subarray(2) });
  expect(readLesson(file)).toStrictEqual(OTHER);
});

test('lessons are joined one after the other', () => {
  const both = joined([ONE, NONE, OTHER]);
  expect(positionsIn(both)).toBe(3);
  expect(both).toStrictEqual({
    features: Uint16Array.of(0, 7, 65_535, 4, 5),
    starts: Uint32Array.of(0, 3, 3, 5),
    hints: Float32Array.of(0.5, -2, 3),
    targets: Float32Array.of(1, 0.25, -1, 0, 0.125, 1),
  });
  expect(joined([both])).toStrictEqual(both);
});
