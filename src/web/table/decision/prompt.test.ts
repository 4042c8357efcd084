import { expect, test } from 'vitest';
import { promptParts } from './prompt.ts';

test.each([
  ['Ann: 3 points left. Launch, or end the move.', 'Ann: 3 points left.', 'Launch, or end the move.'],
  ['Ann, turn 1: choose an action.', 'Ann, turn 1: choose an action.', ''],
  ['Ann: which way? Both are free. Choose.', 'Ann: which way?', 'Both are free. Choose.'],
  ['Ann pays 1.5 of 2.', 'Ann pays 1.5 of 2.', ''],
])('%s', (prompt, head, rest) => {
  expect(promptParts(prompt)).toEqual({ head, rest });
});
