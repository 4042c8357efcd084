import { expect, test } from 'vitest';
import { matching } from './moveFilter.ts';

const MOVES = [
  { text: 'fly O1 O2', words: 'fly O1 → O2' },
  { text: 'fly O1 I1', words: 'fly O1 → I1 through Ben’s gate' },
  { text: 'launch O1', words: 'launch to O1' },
  { text: 'end', words: 'end the move' },
  { text: 'fly O1 O12', words: 'fly O1 → O12' },
];
const texts = (typed: string): string[] => matching(MOVES, typed).map((move) => move.text);

test('nothing typed lists all moves', () => {
  expect(texts('  ')).toHaveLength(5);
});

test('typed words may stand anywhere in the text or the words of a move', () => {
  expect(texts('FLY gate')).toEqual(['fly O1 I1']);
  expect(texts('o1')).toHaveLength(4);
});

test('a move typed in full is meant alone, though others begin like it', () => {
  expect(texts('fly  o1 o2')).toEqual(['fly O1 O2']);
});

test('nonsense finds nothing', () => {
  expect(texts('castle')).toEqual([]);
});
