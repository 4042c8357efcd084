import { expect, test } from 'vitest';
import type { LogSentence, LogTurn } from '../log/logTurns.ts';
import { compared, courseOf } from './course.ts';

const sentence = (from: number): LogSentence => ({
  ...{ from, ply: from, text: 'said', details: [], places: [] },
  ...{ way: undefined, cue: undefined, weight: 0 },
});
const turn = (number: number, from?: number): LogTurn => ({
  ...{ seat: number === 0 ? undefined : number % 2, number },
  sentences: from === undefined ? [] : [sentence(from)],
});
const scores = (count: number, from = 0) => Array.from({ length: count }, (_, i) => [i + from, 0]);

test('the points of a turn are those after its last move', () => {
  expect(courseOf([turn(0, 0), turn(1, 1), turn(2, 4), turn(3, 6)], scores(9))).toEqual([
    { number: 1, seat: 1, ply: 3, points: [3, 0] },
    { number: 2, seat: 0, ply: 5, points: [5, 0] },
    { number: 3, seat: 1, ply: 8, points: [8, 0] },
  ]);
});

test('a turn of which nothing is told belongs to the one before', () => {
  const course = courseOf([turn(1, 1), turn(2), turn(3, 6)], scores(9));
  expect(course.map(({ number, ply }) => [number, ply])).toEqual([
    [1, 5],
    [3, 8],
  ]);
});

test('lines are told from the turn in which they part', () => {
  const left = courseOf([turn(1, 1), turn(2, 4), turn(3, 6)], scores(9));
  const right = courseOf([turn(1, 1), turn(2, 4)], scores(7));
  const { alike, before, turns } = compared(left, right, 4);
  expect([alike, before]).toEqual([1, [3, 0]]);
  expect(turns.map(({ left, right }) => [left?.ply, right?.ply])).toEqual([
    [5, 6],
    [8, undefined],
  ]);
});

test('a line beside itself differs nowhere', () => {
  const course = courseOf([turn(1, 1), turn(2, 4)], scores(7));
  expect(compared(course, course, 6)).toEqual({ alike: 2, before: [6, 0], turns: [] });
});
