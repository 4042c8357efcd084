import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { type Transition, reveals } from '../src/kernel/sight/barrier.ts';
import { chanceOf, seedFrom } from '../src/kernel/match/chance.ts';
import type { AnyGame, Move, Seat } from '../src/kernel/game.ts';
import { readOptions } from '../src/kernel/options.ts';
import { clone, equal } from '../src/kernel/data/plain.ts';
import { pick, seeded } from '../src/kernel/match/rng.ts';
import { EFFORT } from '../src/testkit/effort.ts';
import { game as toy } from './kit/toy.ts';

/** The barrier leaves out guesses that cannot matter; whoever tries all of them must come to the same end. */

function learnsByGuesses(game: AnyGame, transition: Transition, viewer: Seat | undefined): boolean {
  const { before, after, seat } = transition;
  const seen = game.redact(before, viewer);
  const shown = game.redact(after, viewer);
  if (equal(seen, before)) return false;
  const rng = seeded(1);
  for (let i = 0; i < 16; i++) {
    const guess = game.determinize(seen, viewer, rng);
    const couldBe = (move: Move): boolean => {
      const next = clone(guess);
      game.apply(next, seat, move, seeded(1));
      return equal(game.redact(next, viewer), shown);
    };
    if (!game.legalMoves(guess, seat).some(couldBe)) return true;
  }
  return false;
}

/** Passages of a random match whose moves used no chance. */
function* transitions(game: AnyGame, seats: number, seed: string): Generator<Transition> {
  const match = seedFrom(seed);
  const state = game.setup(seats, readOptions(game, seats, {}), chanceOf(match, 0));
  const rng = seeded(seats);
  for (let ply = 1; ; ply++) {
    const actors = game.actors(state);
    if (actors.length === 0) return;
    const seat = pick(rng, actors);
    const move: Move = pick(rng, game.legalMoves(state, seat));
    const before = clone(state);
    const chance = chanceOf(match, ply);
    game.apply(state, seat, move, chance);
    if (!chance.used) yield { before, after: clone(state), seat, move };
  }
}

const MOVES = 150;

const games: AnyGame[] = [toy, ...GAMES.map(({ game }) => game)];
const cases = games.flatMap((game) =>
  [game.seats.max, Math.max(2, game.seats.min)].map((seats) => ({ game, seats })),
);

test.each(cases)('$game.id with $seats seats: a move tells what guesses say it tells', ({ game, seats }) => {
  const viewers = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let i = 0; i < EFFORT; i++) {
    let left = MOVES;
    for (const transition of transitions(game, seats, `barrier ${i}`)) {
      if (left-- === 0) break;
      const learnt = viewers.some((viewer) => learnsByGuesses(game, transition, viewer));
      expect([transition.move, reveals(game, seats, transition)]).toEqual([transition.move, learnt]);
    }
  }
});
