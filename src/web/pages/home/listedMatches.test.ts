import { expect, test } from 'vitest';
import type { TableSummary } from '../../../protocol/table.ts';
import { listedMatches } from './listedMatches.ts';
import { branchStandingOf, titleOf } from './matchLine.ts';

function table(id: string, touched: number, of?: string, name = ''): TableSummary {
  return {
    ...{ id, touched, ply: 45, points: [3, 1], actors: [0], outcome: undefined },
    setup: {
      ...{ game: 'sol', options: {} },
      chairs: [
        { name: 'Ann', player: 'person' },
        { name: 'Bot', player: { bot: 'easy' } },
      ],
    },
    ...(of !== undefined && { branch: { of, ply: 40, name, made: touched } }),
  };
}

test('a match is listed once, with its branches, by when any of them was last played', () => {
  const tables = [table('old', 1), table('new', 5), table('branch', 9, 'old'), table('deep', 10, 'branch')];
  expect(
    listedMatches(tables).map(({ table: { id }, branches }) => [id, branches.map((one) => one.id)]),
  ).toEqual([
    ['old', ['branch', 'deep']],
    ['new', []],
  ]);
});

test('a branch whose match is gone is listed by itself', () => {
  expect(listedMatches([table('left', 1, 'gone')]).map(({ table: { id } }) => id)).toEqual(['left']);
});

test('a branch is told by its name, where it leaves, and its own moves', () => {
  expect(titleOf(table('a', 1, 'm', 'Late'), 'Sol')).toBe('Late');
  expect(branchStandingOf(table('a', 1, 'm', 'Late'))).toBe('From move 40. 5 moves played. You lead by 2.');
  expect(titleOf(table('a', 1, 'm'), 'Sol')).toBe('From move 40');
  expect(branchStandingOf(table('a', 1, 'm'))).toBe('5 moves played. You lead by 2.');
});
