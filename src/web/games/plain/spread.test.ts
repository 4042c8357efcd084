import { expect, test } from 'vitest';
import type { Fact } from '../../../kernel/defaults/facts.ts';
import { rowsOf } from './spread.ts';

const hand = (...items: (string | undefined)[]): Fact => ({
  field: 'hands',
  label: 'Hand',
  items,
  list: true,
});

test('cards of the hand that can be chosen have a place, the others have none', () => {
  expect(rowsOf([hand('3', '5', '9')], ['card 3', 'card 9'])).toEqual([
    {
      title: 'Hand',
      cards: [
        { word: '3', place: 'card 3' },
        { word: '5', place: undefined },
        { word: '9', place: 'card 9' },
      ],
    },
  ]);
});

test('what is not in the hand stands in a row of its own', () => {
  const rows = rowsOf([hand('3')], ['amount 2', 'amount 3', 'card 3']);
  expect(rows).toEqual([
    { title: 'Hand', cards: [{ word: '3', place: 'card 3' }] },
    {
      title: 'Amount',
      cards: [
        { word: '2', place: 'amount 2' },
        { word: '3', place: 'amount 3' },
      ],
    },
  ]);
});

test('nothing can be chosen of cards that lie face down', () => {
  expect(rowsOf([hand(undefined, undefined)], [])).toEqual([
    {
      title: 'Hand',
      cards: [
        { word: undefined, place: undefined },
        { word: undefined, place: undefined },
      ],
    },
  ]);
});
