import type { AnyGame, Seat } from '../../src/kernel/game.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import type { Work } from './rounds.ts';

const MIDDLES = 32;
const CLONES = 1000;

/** Random matches from setup to end, chance from the generator that bots use; counts moves. */
export function playouts(game: AnyGame, seats: number): Work {
  const rng = seeded(seats);
  const options = readOptions(game, seats);
  return () => playOut(game, game.setup(seats, options, rng), rng);
}

/** Copies of positions from the middle of random matches; counts copies. */
export function clones(game: AnyGame, seats: number): Work {
  const states = Array.from({ length: MIDDLES }, (_, i) => middle(game, seats, i));
  return () => copyAll(game, states, CLONES);
}

function playOut(game: AnyGame, state: object, rng: Rng, most = Number.POSITIVE_INFINITY): number {
  let moves = 0;
  for (let seat = actor(game, state); seat !== undefined && moves < most; seat = actor(game, state)) {
    game.apply(state, seat, pick(rng, game.legalMoves(state, seat)), rng);
    moves++;
  }
  return moves;
}

function actor(game: AnyGame, state: object): Seat | undefined {
  return game.actors(state)[0];
}

/** The state after half of a random match. */
function middle(game: AnyGame, seats: number, seed: number): object {
  const options = readOptions(game, seats);
  const length = playOut(game, game.setup(seats, options, seeded(seed)), seeded(seed));
  const state = game.setup(seats, options, seeded(seed));
  playOut(game, state, seeded(seed), length >> 1);
  return state;
}

function copyAll(game: AnyGame, states: readonly object[], count: number): number {
  for (let i = 0; i < count; i++) game.copy(states[i % states.length]);
  return count;
}
