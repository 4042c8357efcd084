import { expect, test } from 'vitest';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { anyOptions } from '../../../testkit/anyOptions.ts';
import { matches } from '../../../testkit/effort.ts';
import { copyState } from '../copy.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { fresh, lively } from './testkit.ts';

const MATCHES = 10;
const MOST_MOVES = 600;

/** Makes whatever changes any part of it in place throw. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Plays a match with any options, each move on a copy of the position before, and shows every position. */
function playOnCopies(seats: number, seed: number, see: (state: State) => void): void {
  const rng = seeded(seed);
  let state = fresh(seats, { ...anyOptions(game, rng, seats), stallRounds: 1 }, seed);
  for (let ply = 0; ply < MOST_MOVES && !state.over; ply++) {
    see(state);
    const seat = pick(rng, game.actors(state));
    const next = copyState(state);
    game.apply(next, seat, lively(rng, next, seat), rng);
    state = next;
  }
}

test.each([1, 2, 3, 4, 5])('a copy for %i holds every field of every record', (seats) => {
  for (let seed = 0; seed < matches(MATCHES); seed++) {
    playOnCopies(seats, seed, (state) => {
      expect(JSON.stringify(copyState(state))).toBe(JSON.stringify(clone(state)));
    });
  }
});

test.each([1, 2, 3, 4, 5])('a move on a copy for %i changes no part of the original', (seats) => {
  for (let seed = 0; seed < matches(MATCHES); seed++) playOnCopies(seats, seed, freeze);
});
