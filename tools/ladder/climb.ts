import type { Wanted } from '../../src/cli/simulate/parts.ts';
import type { Result, Series } from '../../src/cli/simulate/series.ts';
import { type Rung, rungOf } from './rung.ts';

/** A rung while it is played. */
export interface Climb {
  readonly series: Series;
  /** By the number of the match. */
  readonly results: Map<number, Result>;
}

/** Counts a match that was played before, once and only if it is wanted now. */
export function takeIn({ series, results }: Climb, result: Result): void {
  if (result.match < series.first + series.matches) results.set(result.match, result);
}

/** What is still to be played of a rung; `kept` is called before a result counts. */
export function wantedOf({ series, results }: Climb, kept: (result: Result) => void): Wanted {
  return {
    series,
    isPlayed: (match) => results.has(match),
    seen(result) {
      kept(result);
      results.set(result.match, result);
    },
  };
}

/** The same for the same results, in whatever order they came. */
export function rungSoFar({ series, results }: Climb): Rung {
  return rungOf(
    series,
    [...results.values()].toSorted((a, b) => a.match - b.match),
  );
}
