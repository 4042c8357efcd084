import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } });
const { keepSolved, solvedIn, useKept } = await import('./kept.ts');
const { nextAfter } = await import('./nextPuzzle.ts');

afterAll(() => vi.unstubAllGlobals());
beforeEach(() => useKept.setState({ solved: {}, row: 0, best: 0 }));

const solve = (number: number, how: Parameters<typeof keepSolved>[1]): void =>
  keepSolved({ game: 'sol', number }, how);

test('a row is of puzzles solved alone, each at the first time', () => {
  solve(1, 'alone');
  solve(2, 'alone');
  solve(2, 'alone');
  expect(useKept.getState()).toMatchObject({ row: 2, best: 2 });
  solve(3, 'helped');
  solve(4, 'alone');
  expect(useKept.getState()).toMatchObject({ row: 1, best: 2 });
});

test('the best way a puzzle was solved is kept', () => {
  solve(1, 'shown');
  solve(1, 'alone');
  solve(1, 'helped');
  expect(solvedIn(useKept.getState(), { game: 'sol', number: 1 })).toBe('alone');
  expect(useKept.getState().row).toBe(0);
});

test('the next puzzle is one that is not solved, round to the first, or else simply the next', () => {
  const all = [{ number: 1 }, { number: 2 }, { number: 3 }];
  expect(nextAfter(useKept.getState(), 'sol', 2, all)).toBe('/puzzles/sol/3');
  solve(3, 'alone');
  expect(nextAfter(useKept.getState(), 'sol', 2, all)).toBe('/puzzles/sol/1');
  solve(1, 'alone');
  expect(nextAfter(useKept.getState(), 'sol', 2, all)).toBe('/puzzles/sol/3');
  expect(nextAfter(useKept.getState(), 'sol', 1, [{ number: 1 }])).toBe('/puzzles');
});
