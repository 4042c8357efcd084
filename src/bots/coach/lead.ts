import { errorOf } from '../race.ts';

/** How far one plan is ahead of another: in 9 of 10 tries, in 6 of 10, or by nothing that was measured. */
export type Word = 'clear' | 'close' | 'even';

/** One plan against another that met the same luck and did not come out better. */
export interface Lead {
  readonly word: Word;
  /** In how many tries it was ahead; a tie is none of them. */
  readonly ahead: number;
  readonly tries: number;
  /** The difference in chance of winning, and what chance alone could make it. */
  readonly gap: number;
  readonly noise: number;
}

/** Of ten tries, those in which a plan must be ahead to be clearly better, and to be better at all. */
const CLEAR = 9;
const CLOSE = 6;
/** Errors of the mean that a difference must exceed. */
const CERTAIN = 2;
/** A smaller difference in chance of winning is beyond what hints can tell. */
const FINEST = 0.01;

/** How far the better results are ahead of others, try by try. */
export function leadOf(better: readonly number[], others: readonly number[]): Lead {
  const tries = better.length;
  let ahead = 0;
  let gap = 0;
  better.forEach((result, i) => {
    const other = others[i]!;
    if (result > other) ahead++;
    gap += (result - other) / tries;
  });
  const noise = Math.max(FINEST, CERTAIN * errorOf(better, others));
  return { word: gap < noise ? 'even' : wordOf(ahead, tries), ahead, tries, gap, noise };
}

function wordOf(ahead: number, tries: number): Word {
  if (10 * ahead >= CLEAR * tries) return 'clear';
  return 10 * ahead >= CLOSE * tries ? 'close' : 'even';
}
