import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addToCurve, checksIn, curveFile } from './curve.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-curve-'));
const file = curveFile(folder);
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const LEARNED = { round: 3, positions: 90, errors: [0.1, 0.5] };
const CHECKED = { round: 3, seats: 2, won: 1.5, matches: 4 };

test('a curve holds a line for every round and every check', () => {
  addToCurve(folder, LEARNED);
  addToCurve(folder, CHECKED);
  addToCurve(folder, { ...CHECKED, seats: 4 });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([LEARNED, CHECKED, { ...CHECKED, seats: 4 }]);
  expect(readdirSync(folder)).toEqual(['curve.jsonl']);
});

test('what is told again takes the place of what was told before', () => {
  addToCurve(folder, { ...LEARNED, positions: 80 });
  addToCurve(folder, CHECKED);
  addToCurve(folder, LEARNED);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(CHECKED)}\n${JSON.stringify(LEARNED)}\n`);
});

test('points that were measured elsewhere are checks too, the earliest first', () => {
  writeFileSync(file, '{"round":20,"won":30,"matches":40}\n\n{"round":0,"won":19.5,"matches":40,"seats":3}');
  expect(checksIn(file, 2)).toEqual([
    { round: 0, seats: 3, won: 19.5, matches: 40 },
    { round: 20, seats: 2, won: 30, matches: 40 },
  ]);
});

test.each([
  ['{"round":1,"won":5', 'is no JSON'],
  ['[1]', 'must be an object'],
  ['{"round":1,"won":5,"matches":4}', 'must tell round, won and matches'],
  ['{"round":-1,"won":1,"matches":4}', 'must tell round, won and matches'],
  ['{"won":1,"matches":4}', 'must tell round, won and matches'],
  ['{"round":1,"won":0,"matches":0}', 'must tell round, won and matches'],
])('the line %s is refused', (line, fault) => {
  writeFileSync(file, line);
  expect(() => checksIn(file, 2)).toThrow(fault);
});
