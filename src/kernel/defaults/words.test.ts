import { expect, test } from 'vitest';
import { capital, clause, count, listed, nameOf } from './words.ts';

test('things are counted', () => {
  const words = [count(1, 'card'), count(0, 'card'), count(3, 'colony'), count(2, 'day'), count(2, 'key')];
  expect(words).toEqual(['1 card', '0 cards', '3 colonies', '2 days', '2 keys']);
});

test('lists end with a joint', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listed(['a', 'b'], 'or')).toBe('a or b');
});

test('sentences become parts of others, and parts sentences', () => {
  expect([clause('Draw a card.'), capital('draw a card')]).toEqual(['draw a card', 'Draw a card']);
});

test('a seat without a name has its number', () => {
  expect([nameOf(['Ann'], 0), nameOf(['Ann'], 1)]).toEqual(['Ann', 'Seat 1']);
});
