import { expect, test } from 'vitest';
import { dayOf, puzzleOfDay } from './daily.ts';

const ALL = ['sol', 'star'].flatMap((game) => [1, 2, 3].map((number) => ({ game, number })));

test('in so many days each puzzle is that of one day, whenever one begins to count', () => {
  const from = 1000 * ALL.length;
  const days = ALL.map((_, i) => puzzleOfDay(ALL, from + i));
  expect(new Set(days)).toEqual(new Set(ALL));
  const others = ALL.map((_, i) => puzzleOfDay(ALL, from + ALL.length + i));
  expect(new Set(others)).toEqual(new Set(ALL));
  expect(puzzleOfDay(ALL, from)).toBe(days[0]);
});

test('without puzzles there is none of the day', () => {
  expect(puzzleOfDay([], 7)).toBeUndefined();
});

test('a day begins at midnight where the clock stands', () => {
  const evening = new Date(2026, 10, 19, 23, 59);
  const morning = new Date(2026, 10, 20, 0, 1);
  expect(dayOf(morning)).toBe(dayOf(evening) + 1);
  expect(dayOf(morning)).toBe(dayOf(new Date(2026, 10, 20, 23)));
});
