import { contestOf } from './contest.ts';
import { leadOf, type Estimate } from '../estimate.ts';
import type { Gauge } from '../gauge.ts';
import type { Question } from '../question.ts';

/** Two moves of a decision by their places. */
export interface Pair {
  readonly best: number;
  readonly played: number;
}

/**
 * By how much one move is ahead of another to a search: where a move needs an answer that no first look finds, it knows
 * better than lines do.
 */
export function secondOpinion(
  gauge: Gauge,
  question: Question,
  { best, played }: Pair,
  lines: number,
  seed: number,
): Estimate {
  const [one, other] = contestOf(gauge, question, [best, played], lines, seed);
  return leadOf(one!.results, other!.results);
}
