import { errorOf } from '../race.ts';

/** How far one plan is ahead of another: in nearly every try, in most of them, or by nothing that was measured. */
export type Word = 'clear' | 'close' | 'even';

/** One plan against another that met the same luck. */
export interface Lead {
  readonly word: Word;
  /** In how many tries it was ahead; a tie counts by half. */
  readonly ahead: number;
  readonly tries: number;
  /** The difference in chance of winning, and what chance alone could make it. */
  readonly gap: number;
  readonly noise: number;
}

/** The share of tries in which a plan must be ahead to be clearly better. */
const CLEAR = 0.9;
/** Errors of the mean that a difference must exceed. */
const CERTAIN = 2;
/** A smaller difference in chance of winning is beyond what hints can tell. */
const FINEST = 0.01;

/** How far some results are ahead of others, try by try. */
export function leadOf(some: readonly number[], others: readonly number[]): Lead {
  const tries = some.length;
  let ahead = 0;
  let gap = 0;
  some.forEach((result, i) => {
    const other = others[i]!;
    ahead += result === other ? 1 / 2 : Number(result > other);
    gap += (result - other) / tries;
  });
  const noise = Math.max(FINEST, CERTAIN * errorOf(some, others));
  return { word: wordOf(gap, noise, ahead / tries), ahead, tries, gap, noise };
}

function wordOf(gap: number, noise: number, share: number): Word {
  if (Math.abs(gap) < noise) return 'even';
  return (gap > 0 ? share : 1 - share) >= CLEAR ? 'clear' : 'close';
}
