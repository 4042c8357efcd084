import { expect, test } from 'vitest';
import { clone } from '../../../kernel/data/plain.ts';
import { readOptions } from '../../../kernel/options.ts';
import { pick, type Rng, seeded } from '../../../kernel/match/rng.ts';
import { anyOptions } from '../../../testkit/anyOptions.ts';
import { copyState } from '../copy.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { lively } from './testkit.ts';

const MATCHES = 12;
/** Far enough for ships to be built, fitted, destroyed and for cards to be reshuffled. */
const MOVES = 400;

function playOn(state: State, rng: Rng): void {
  const seat = pick(rng, game.actors(state));
  game.apply(state, seat, lively(rng, state, seat), rng);
}

/** Sees positions of matches under all kinds of options. */
function eachPosition(look: (state: State, rng: Rng) => void): void {
  for (let match = 0; match < MATCHES; match++) {
    const [rng, seats] = [seeded(match), 2 + (match % 3)];
    const state = game.setup(seats, readOptions(game, seats, anyOptions(game, rng, seats)), rng);
    for (let moves = 0; moves < MOVES && game.actors(state).length > 0; moves++) {
      look(state, rng);
      playOn(state, rng);
    }
  }
}

test('a copy is the same position, field by field', () => {
  eachPosition((state) => {
    expect(copyState(state)).not.toBe(state);
    expect(JSON.stringify(copyState(state))).toBe(JSON.stringify(clone(state)));
  });
});

test('whatever is played on a copy, the original stays as it was', () => {
  eachPosition((state, rng) => {
    const text = JSON.stringify(state);
    const copy = copyState(state);
    for (let moves = 0; moves < 4 && game.actors(copy).length > 0; moves++) playOn(copy, rng);
    expect(JSON.stringify(state)).toBe(text);
  });
});
