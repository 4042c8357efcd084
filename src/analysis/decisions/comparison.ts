import type { Choice } from '../analysis.ts';
import type { Estimate } from '../estimate.ts';

/** How the move that was made compares with others. */
export interface Comparison {
  readonly played: Choice;
  readonly others: readonly Choice[];
  /** By how much the best is ahead of the one that was made; nothing where that is the best. */
  readonly gap: Estimate;
}
