import { expect, test } from 'vitest';
import { rootOf, treeOf, withBranches } from './tree.ts';

const match = { id: 'match' };
const branch = (id: string, of: string, made: number) => ({ id, branch: { of, ply: 3, name: '', made } });

const TABLES = [
  branch('second', 'match', 2),
  branch('deep', 'first', 3),
  { id: 'another' },
  branch('of another', 'another', 4),
  branch('first', 'match', 1),
  match,
];
const idsOf = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id);

test.each(['match', 'first', 'deep'])(
  'the tree of %s is the match, then its branches as they were made',
  (id) => {
    expect(idsOf(treeOf(TABLES, id))).toEqual(['match', 'first', 'second', 'deep']);
    expect(rootOf(TABLES, id)).toBe(match);
  },
);

test('branches of the same moment have the same order in every list', () => {
  const twins = [branch('b', 'match', 1), match, branch('a', 'match', 1)];
  expect(idsOf(treeOf(twins, 'match'))).toEqual(idsOf(treeOf(twins.toReversed(), 'match')));
});

test('with a table goes what was played on from it, and nothing else', () => {
  expect(idsOf(withBranches(TABLES, 'first'))).toEqual(['first', 'deep']);
  expect(idsOf(withBranches(TABLES, 'second'))).toEqual(['second']);
  expect(idsOf(withBranches(TABLES, 'match'))).toEqual(['match', 'first', 'second', 'deep']);
});

test('a table that is not there has no tree, and one whose match is gone begins its own', () => {
  expect(treeOf(TABLES, 'nowhere')).toEqual([]);
  expect(idsOf(treeOf([branch('left', 'gone', 1), branch('more', 'left', 2)], 'more'))).toEqual([
    'left',
    'more',
  ]);
});
