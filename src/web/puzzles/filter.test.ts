import { expect, test } from 'vitest';
import { type Listed, shownOf, themesOf } from './filter.ts';

const one = (more: Partial<Listed>): Listed => ({
  ...{ game: 'sol', number: 1, seats: 2, seat: 0, theme: 'Dive', difficulty: 1 },
  ...more,
});
const ALL = [
  one({}),
  one({ number: 2, theme: 'Climb', solved: 'helped' }),
  one({ game: 'star', difficulty: 3, theme: 'Climb' }),
];

test('all are listed where nothing is chosen', () => {
  expect(shownOf(ALL, {})).toEqual(ALL);
});

test('every choice leaves those that fit', () => {
  expect(shownOf(ALL, { game: 'sol' })).toHaveLength(2);
  expect(shownOf(ALL, { difficulty: '3' })).toEqual([ALL[2]]);
  expect(shownOf(ALL, { state: 'solved' })).toEqual([ALL[1]]);
  expect(shownOf(ALL, { state: 'open', theme: 'Climb' })).toEqual([ALL[2]]);
});

test('themes are told once, by name', () => {
  expect(themesOf(ALL)).toEqual(['Climb', 'Dive']);
});
