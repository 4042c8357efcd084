import { expect, test } from 'vitest';
import { holm } from './holm.ts';

test('the clearest is judged as if all were asked, the next as if one fewer', () => {
  expect(holm([0.02, 0.001, 0.04], 0.05)).toEqual([
    { isFound: true, error: 0.05 / 2 },
    { isFound: true, error: 0.05 / 3 },
    { isFound: true, error: 0.05 },
  ]);
});

test('once one fails nothing after it is found, however clear it would be by itself', () => {
  expect(holm([0.03, 0.04, 0.001], 0.05)).toEqual([
    { isFound: false, error: 0.025 },
    { isFound: false, error: 0.025 },
    { isFound: true, error: 0.05 / 3 },
  ]);
  expect(holm([], 0.05)).toEqual([]);
});
