import type { Favourite } from '../../../protocol/table.ts';

/** What the coach says: that it is thinking, that there is no choice, that it failed, or its favourite moves. */
export type Advice = 'thinking' | 'single' | 'failed' | readonly Favourite[];

/** How far a chance can be trusted. */
export type Certainty = 'sure' | 'fair' | 'guess';

/** The most the error may be, in percent. */
const SURE = 4;
const FAIR = 10;

export const percentOf = ({ chance }: Favourite): number => Math.round(100 * chance);

/** An upper bound of the standard error of a chance, in percent: that of a value that is either 0 or 1. */
export function errorOf({ chance, looks }: Favourite): number {
  return Math.ceil(100 * Math.sqrt((chance * (1 - chance)) / looks));
}

export function certaintyOf(favourite: Favourite): Certainty {
  const error = errorOf(favourite);
  if (error <= SURE) return 'sure';
  return error <= FAIR ? 'fair' : 'guess';
}
