import { sum } from '../kernel/data/lists.ts';
import type { Rng } from '../kernel/match/rng.ts';

/** Chance that may know what it is still to bring. */
export interface Luck extends Rng {
  readonly left?: readonly unknown[];
}

/**
 * Chance that goes as written, one thing after the other. `numberOf` says which of so many numbers brings a thing.
 * When asked for more it says so, unless `rest` decides from there on.
 */
export function written<T>(
  script: readonly T[],
  numberOf: (thing: T, below: number) => number,
  rest?: Rng,
): Luck {
  const left = [...script];
  return {
    left,
    int(below) {
      const next = left.shift();
      if (next !== undefined) return numberOf(next, below);
      if (rest !== undefined) return rest.int(below);
      throw new Error(`chance is asked for something unwritten (one of ${below})`);
    },
  };
}

/** The number that draws a kind out of a bag of counts, called so in what is said when there is none. */
export function numberInBag(bag: readonly number[], kind: number, name: string, below: number): number {
  if (!bag[kind] || sum(bag) !== below) throw new Error(`there is no ${name} to draw (one of ${below})`);
  return sum(bag.slice(0, kind));
}
