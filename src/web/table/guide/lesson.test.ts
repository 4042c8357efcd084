import { describe, expect, test } from 'vitest';
import { lessonAt, lessonOf, movesMade, nextLesson } from './lesson.ts';

const LESSONS = [
  { say: 'Welcome.' },
  { say: 'Move.', move: 'move' },
  { say: 'Well.' },
  { say: 'End.', move: 'end' },
];

describe('the lesson', () => {
  test.each([
    [{ made: 0, clicked: 0 }, 0],
    [{ made: 0, clicked: 1 }, 1],
    [{ made: 0, clicked: 5 }, 1],
    [{ made: 1, clicked: 0 }, 2],
    [{ made: 1, clicked: 1 }, 3],
    [{ made: 2, clicked: 0 }, 4],
    [{ made: 9, clicked: 0 }, 4],
  ])('after %o is %i', (progress, expected) => {
    expect(lessonAt(LESSONS, progress)).toBe(expected);
  });
});

test('only moves of the learner count, and only those after the opening', () => {
  const moves = [0, 1, 0].map((seat, i) => ({ seq: i + 1, ply: i + 1, seat, text: '', events: [] }));
  expect(movesMade(moves, 0)).toBe(2);
  expect(movesMade(moves, 0, 1)).toBe(1);
});

test('while others play, the lesson that asked for the last move is known', () => {
  expect([0, 1, 2, 3].map((move) => lessonOf(LESSONS, move))).toEqual([-1, 1, 3, undefined]);
});

test('what comes next is the first after the current lesson that is not done, else the first of all', () => {
  const titles = ['a', 'b', 'c'].map((id) => ({ id }));
  const next = (done: string, current?: string) => nextLesson(titles, (id) => done.includes(id), current)?.id;
  expect([next(''), next('a'), next('a', 'b'), next('bc', 'c'), next('ab', 'c'), next('abc')]).toEqual([
    ...['a', 'b', 'c', 'a'],
    ...[undefined, undefined],
  ]);
});
