import { expect, test } from 'vitest';
import { questionAfter } from './questionAfter.ts';

const reader = { you: 0, names: ['Ann', 'Ben'] };
const texts = { prompt: () => 'Ann: choose one action. A Move has 4 points.' };

test('after moves of others the reader hears what is asked', () => {
  const table = { actors: [0], state: {} };
  expect(questionAfter([{ seat: 1 }], table, reader, texts)).toEqual(['Choose one action.']);
});

test.each([
  ['after one’s own moves the bar says it', [0], [{ seat: 0 }]],
  ['nobody hears what others are asked', [1], [{ seat: 1 }]],
  ['nothing is asked after nothing', [0], []],
])('%s', (_, actors, moves) => {
  expect(questionAfter(moves, { actors, state: {} }, reader, texts)).toEqual([]);
});
