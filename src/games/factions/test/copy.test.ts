import { expect, test } from 'vitest';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { readOptions } from '../../../kernel/options.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';

const CHOICES = [{}, { firstTime: true }, { dealt: true }, { difficulty: 'hard' }];
const MATCHES = [1, 2, 3, 4].flatMap((seats) => CHOICES.map((options) => ({ seats, options })));

/** A random match; `seen` is shown every position, and the next one is made of what it gives back. */
function play(seats: number, options: object, seen: (state: State) => State): void {
  const rng = seeded(seats);
  let state = game.setup(seats, readOptions(game, seats, options), rng);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    state = seen(state);
    game.apply(state, seat, pick(rng, game.legalMoves(state, seat)), rng);
  }
}

test.each(MATCHES)('a copy has all that is in the original: $seats seats, $options', ({ seats, options }) => {
  play(seats, options, (state) => {
    expect(JSON.stringify(game.copy(state))).toBe(JSON.stringify(clone(state)));
    return state;
  });
});

test.each(MATCHES)(
  'moves on one of the two leave the other: $seats seats, $options',
  ({ seats, options }) => {
    const kept: [State, string][] = [];
    let turn = 0;
    play(seats, options, (state) => {
      const copy = game.copy(state);
      const [played, left] = turn++ % 2 === 0 ? [copy, state] : [state, copy];
      kept.push([left, JSON.stringify(left)]);
      return played;
    });
    for (const [state, text] of kept) expect(JSON.stringify(state)).toBe(text);
  },
);
