import type { Outcome } from './game.ts';

/** Places by points: the most is first, equal points share a place. */
export function ranked(points: readonly number[]): Outcome {
  return { points, places: points.map((own) => 1 + points.filter((other) => other > own).length) };
}

/** A match against the game itself: together everybody wins or everybody loses. */
export function together(points: readonly number[], won: boolean): Outcome {
  return { points, places: points.map(() => (won ? 1 : 2)) };
}
