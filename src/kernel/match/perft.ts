import { chanceOf, type Seed } from './chance.ts';
import type { AnyGame } from '../game.ts';
import { moveText } from '../text.ts';

/** How many sequences of `depth` moves there are from a state, with the luck that `seed` gives each ply. */
export function perft(game: AnyGame, state: object, depth: number, seed: Seed, ply = 1): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.actors(state)) {
    const moves = game.legalMoves(state, seat);
    if (depth === 1) {
      count += moves.length;
      continue;
    }
    for (const move of moves) {
      const next = game.copy(state);
      game.apply(next, seat, move, chanceOf(seed, ply));
      count += perft(game, next, depth - 1, seed, ply + 1);
    }
  }
  return count;
}

/** The count below each first move, to find where two rule sets part. */
export function divide(game: AnyGame, state: object, depth: number, seed: Seed): [string, number][] {
  return game.actors(state).flatMap((seat) =>
    game.legalMoves(state, seat).map((move): [string, number] => {
      const next = game.copy(state);
      game.apply(next, seat, move, chanceOf(seed, 1));
      return [`${seat} ${moveText(move)}`, perft(game, next, depth - 1, seed, 2)];
    }),
  );
}
