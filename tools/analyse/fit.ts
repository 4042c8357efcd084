import { stretched } from '../../src/analysis/gauge.ts';
import { tenthsOf } from './tenths.ts';

/** Chances that were told of a position, and what was won in the end. */
export interface Sample {
  readonly told: readonly number[];
  readonly won: readonly number[];
}

const LEAST = 0.2;
const MOST = 8;
const STEP = 1.02;

/**
 * The spread by which what was told fits best what was won, by the Brier score: where a few are told far too surely, a log loss
 * would make all others less sure than they are.
 */
export function bestSpread(samples: readonly Sample[]): number {
  let [best, least] = [1, Number.POSITIVE_INFINITY];
  for (let spread = LEAST; spread < MOST; spread *= STEP) {
    const error = brier(samples, spread);
    if (error < least) [best, least] = [spread, error];
  }
  return best;
}

/** The mean square error over all who could win, added up (Brier score): 0 is perfect. */
export function brier(samples: readonly Sample[], spread: number): number {
  let sum = 0;
  for (const { told, won } of samples)
    stretched(told, spread).forEach((chance, i) => (sum += (chance - won[i]!) ** 2));
  return sum / samples.length;
}

/** What was told and what was won, by tenths: `24>22` of those told 24 % won 22 %. */
export function bins(samples: readonly Sample[], spread: number): string[] {
  const fitted = samples.map(({ told, won }) => ({ told: stretched(told, spread), won }));
  return tenthsOf(fitted).map(({ told, won }) => `${Math.round(100 * told)}>${Math.round(100 * won)}`);
}
