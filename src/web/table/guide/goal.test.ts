import { expect, test } from 'vitest';
import type { TableSummary } from '../../../protocol/table.ts';
import { hasFinished, isDue } from './goal.ts';

const BEFORE = { guided: false, over: false, told: false, seat: 0, made: 0 };

test('the goal is told before the first decision of somebody at the table', () => {
  expect(isDue(BEFORE)).toBe(true);
});

test.each([
  ['where a guide tells it', { guided: true }],
  ['once they have moved', { made: 1 }],
  ['once it was put away', { told: true }],
  ['to those who watch', { seat: undefined }],
  ['after the match', { over: true }],
])('it is not told %s', (_, changed) => {
  expect(isDue({ ...BEFORE, ...changed })).toBe(false);
});

test('whoever has finished a match of the game knows the goal', () => {
  const table = (game: string, over: boolean): TableSummary => ({
    ...{ id: 'x', setup: { game, chairs: [], options: {} }, ply: 9, points: [], actors: [], touched: 0 },
    outcome: over ? { points: [1], places: [1] } : undefined,
  });
  expect(hasFinished([table('sol', false), table('star', true)], 'sol')).toBe(false);
  expect(hasFinished([table('sol', false), table('star', true)], 'star')).toBe(true);
});
