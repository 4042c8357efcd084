import { describe, expect, test } from 'vitest';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { copyState } from '../copy.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { fresh } from './testkit.ts';

const MATCHES: readonly [seats: number, options: Partial<Options>][] = [
  [1, {}],
  [1, { difficulty: 'doom', restir: true, ancientExplore: 'scan' }],
  [2, {}],
  [3, { events: true }],
  [4, { events: true, powers: false, edicts: false, frontier: false }],
];

describe.each(MATCHES)('a copy with %d seats and %o', (seats, options) => {
  test('is the position, key for key, and keeps it as it was', () => {
    const state: State = fresh(seats, options, 5);
    const rng = seeded(seats);
    while (game.actors(state).length > 0) {
      const [before, copy] = [clone(state), copyState(state)];
      // texts, so that no key may be missing or stand elsewhere
      expect(JSON.stringify(copy)).toBe(JSON.stringify(before));
      const seat = pick(rng, game.actors(copy));
      const move = pick(rng, game.legalMoves(copy, seat));
      const seed = rng.int(2 ** 32);
      game.apply(copy, seat, move, seeded(seed));
      expect(JSON.stringify(state)).toBe(JSON.stringify(before));
      game.apply(state, seat, move, seeded(seed));
      expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
    }
  });
});

test('a copy shares its lists and none of its records', () => {
  const state: State = fresh(2);
  const copy = copyState(state);
  expect(copy.tiles).toBe(state.tiles);
  expect(copy.players[0]?.stock).toBe(state.players[0]?.stock);
  expect(copy.players[0]).not.toBe(state.players[0]);
  expect(copy.players[0]?.throne).not.toBe(state.players[0]?.throne);
  expect(copy.stack).not.toBe(state.stack);
});
