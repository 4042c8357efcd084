import type { JudgedDecision } from '../../../analysis/analysis.ts';

/** How good a try is, by the share of the best move's chance it keeps. */

export type Grade = 'best' | 'good' | 'fair' | 'poor';

export interface Judged {
  readonly grade: Grade;
  /** Of the best move's chance, from 0 to 1. */
  readonly share: number;
  /** The chance it gives, and that of the best. */
  readonly chance: number;
  readonly best: number;
  /** Whether it cannot be told apart from the best. */
  readonly close: boolean;
}

/** In hundredths, as they are told. */
const FROM: readonly (readonly [Grade, number])[] = [
  ['best', 98],
  ['good', 80],
  ['fair', 50],
];

export function gradeOf(share: number): Grade {
  return FROM.find(([, from]) => Math.round(100 * share) >= from)?.[0] ?? 'poor';
}

/** What a try is worth that was judged as if it had been made in the match. */
export function judgedTry({ played, cost, verdict }: JudgedDecision): Judged {
  const best = played.chance + cost;
  const chance = Math.max(0, played.chance);
  const share = best > 0 ? chance / best : 1;
  return { grade: gradeOf(share), share, chance, best, close: verdict === 'close' };
}

/** What a position is worth from 100, less the price of the hints that were opened. */
export const pointsFor = (share: number, off: number): number => Math.max(0, Math.round(100 * share) - off);

/** From so many points on a position counts for the row. */
export const COUNTS = 80;
