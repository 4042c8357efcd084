import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { Choice } from './decision.ts';
import { type Hand, handAt } from './hand.ts';

const choice = (text: string, label = text): Choice => ({
  offer: { text, move: { type: text } },
  gesture: { label },
});

const OPEN = [choice('keep a'), choice('keep b')];
const DOUBTING: Hand = {
  picking: { from: 'a' },
  doubt: { choices: OPEN, confirming: itemAt(OPEN, 0) },
};

test('what is to be confirmed stays while others choose at the same time, with its price of now', () => {
  const choices = [choice('keep a', 'dearer'), choice('keep b')];
  const { picking, doubt } = handAt(handAt(DOUBTING, 3, []), 3, choices);
  expect(picking).toEqual({ from: 'a' });
  expect(doubt).toEqual({ choices, confirming: choices[0] });
});

test('what was asked among several stays likewise', () => {
  const choices = [choice('keep a'), choice('keep b', 'cheaper')];
  const asking = { picking: {}, doubt: { choices: OPEN, asking: OPEN } };
  expect(handAt(asking, 3, choices).doubt?.asking).toEqual(choices);
});

test('a marked way stays likewise', () => {
  const way = { to: 'b', texts: ['keep a'] };
  const marking = { picking: {}, doubt: { choices: OPEN, way } };
  expect(handAt(marking, 3, [choice('keep a'), choice('keep b')]).doubt?.way).toEqual(way);
});

test('at another decision it is forgotten', () => {
  expect(handAt(DOUBTING, 3, [choice('keep a')])).toEqual({ picking: { from: 'a' } });
});

test('a piece that has moved is held until its moves are played', () => {
  const moved: Hand = { picking: { from: 'a' }, until: 5 };
  expect(handAt(moved, 5, OPEN)).toEqual(moved);
  expect(handAt(moved, 6, OPEN)).toEqual({ picking: {} });
});
