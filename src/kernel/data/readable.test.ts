import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each([
  ['firstGame', 'First game'],
  ['seat0', 'Seat 0'],
  ['coop', 'Coop'],
  ['CATAPULT', 'CATAPULT'],
])('%s is read as %s', (value, words) => {
  expect(readable(value)).toBe(words);
});
