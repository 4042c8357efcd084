import { expect, test } from 'vitest';
import { game as toy } from '../../test/kit/toy.ts';
import { game as sol } from '../games/sol/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import { newMatch } from '../kernel/match/match.ts';
import { Position } from './position.ts';

const startOf = (game: AnyGame): Position =>
  new Position(game, newMatch(game, { seats: 2, seed: 'sight' }).state);

test('hidden hands do not lie open, a board does', () => {
  expect(startOf(toy).isOpen).toBe(false);
  expect(startOf(sol).isOpen).toBe(true);
});
