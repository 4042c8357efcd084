import type { Outcome } from './game.ts';

/** The place of whoever neither won nor lost against the game itself. */
export const DRAWN = 0;

/** The share of the win of a seat: all on the first place share it, and a draw is half of one. */
export function winOf(places: readonly number[], seat: number): number {
  if (places[seat] === DRAWN) return 1 / 2;
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** Places by points: the most is first, equal points share a place. */
export function ranked(points: readonly number[]): Outcome {
  return { points, places: points.map((own) => 1 + points.filter((other) => other > own).length) };
}

/** A match against the game itself: together everybody wins or everybody loses. */
export function together(points: readonly number[], won: boolean): Outcome {
  return { points, places: points.map(() => (won ? 1 : 2)) };
}
