import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { drawnOrder, nameOfLine, pathTo, placeOfLine, playersOfLine, sharedMoves } from './lines.ts';

const line = (id: string, ply: number, of?: string, at = 0, name = '') => ({
  id,
  ply,
  ...(of !== undefined && { branch: { of, ply: at, name, made: 0 } }),
});

const LINES = [
  line('match', 90),
  line('late', 60, 'match', 40, 'Late'),
  line('early', 95, 'match', 20),
  line('deep', 70, 'late', 55, 'Deep'),
];
const [MATCH, LATE, EARLY, DEEP] = [0, 1, 2, 3].map((at) => itemAt(LINES, at)) as [
  (typeof LINES)[0],
  (typeof LINES)[0],
  (typeof LINES)[0],
  (typeof LINES)[0],
];

test('a line is called what somebody has called it, else by where it leaves', () => {
  expect([MATCH, LATE, EARLY].map(nameOfLine)).toEqual(['The match', 'Late', 'From move 20']);
  expect(nameOfLine(line('x', 1, 'match', 0))).toBe('From the start');
});

test('a branch of a branch says which one it leaves', () => {
  expect(LINES.map((one) => placeOfLine(LINES, one))).toEqual([
    '',
    'From move 40',
    'From move 20',
    'From move 55 of “Late”',
  ]);
});

test('a line says who played it, and how well its bots do', () => {
  const chairs = [
    { name: 'Hypatia', player: { bot: 'hard' } },
    { name: 'Ann', player: 'person' },
  ] as const;
  expect(playersOfLine({ setup: { game: 'sol', chairs, options: {} } })).toBe('Hypatia (hard), Ann');
});

test('a tree is drawn with every branch after what it leaves, the earliest first', () => {
  expect(drawnOrder(LINES).map(({ id }) => id)).toEqual(['match', 'early', 'late', 'deep']);
  expect(drawnOrder([])).toEqual([]);
  expect(pathTo(LINES, DEEP).map(({ id }) => id)).toEqual(['match', 'late', 'deep']);
});

describe('two lines share', () => {
  test.each([
    [MATCH, LATE, 40],
    [LATE, EARLY, 20],
    [DEEP, MATCH, 40],
    [DEEP, LATE, 55],
    [DEEP, EARLY, 20],
    [EARLY, EARLY, 95],
  ])('%o and %o so many moves: %d', (one, other, shared) => {
    expect(sharedMoves(LINES, one, other)).toBe(shared);
    expect(sharedMoves(LINES, other, one)).toBe(shared);
  });
});
