import { describe, expect, test } from 'vitest';
import { lessonAt, movesMade } from './lesson.ts';

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

test('only moves of the learner count', () => {
  const moveOf = (seat: number) => ({ seq: 1, ply: 1, seat, text: '', events: [] });
  expect(movesMade([moveOf(0), moveOf(1), moveOf(0)], 0)).toBe(2);
});
