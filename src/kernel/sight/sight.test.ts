import { expect, test } from 'vitest';
import { game as toy } from '../../../test/kit/toy.ts';
import { game as sol } from '../../games/sol/index.ts';
import type { AnyGame } from '../game.ts';
import { newMatch } from '../match/match.ts';
import { isOpen, visible } from './sight.ts';

test('private events are for one seat only', () => {
  const events = [{ type: 'a' }, { type: 'b', only: 1 }];
  expect(visible(events, undefined)).toEqual([events[0]]);
  expect(visible(events, 0)).toEqual([events[0]]);
  expect(visible(events, 1)).toEqual(events);
});

const startOf = (game: AnyGame): object => newMatch(game, { seats: 2, seed: 'sight' }).state;

test('hidden hands do not lie open, a board does', () => {
  expect(isOpen(toy, startOf(toy))).toBe(false);
  expect(isOpen(sol, startOf(sol))).toBe(true);
});
