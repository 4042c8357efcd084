import type { Verdict } from './analysis.ts';

/** From which cost on a decision has its name, in chance of winning. */
export const SLIP = 0.04;
/** Behind the best by so much at first sight, a move is looked at more closely. */
export const SUSPECT = SLIP / 2;
const MISTAKE = 0.1;
const BLUNDER = 0.2;
/** What costs less is as good as the best. */
const EQUAL = 0.01;

/** How good a decision was; what lies within the noise is no mistake. */
export function verdictOf(cost: number, noise: number): Verdict {
  if (cost < EQUAL) return 'best';
  if (cost < SLIP) return 'good';
  if (cost <= noise) return 'close';
  if (cost < MISTAKE) return 'slip';
  return cost < BLUNDER ? 'mistake' : 'blunder';
}

/** Whether a decision is worth telling as a fault. */
export function isFault(verdict: Verdict): boolean {
  return verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';
}
