import { type Interval, wilson } from '../../../../kernel/data/interval.ts';
import { sum } from '../../../../kernel/data/lists.ts';
import type { OwnMatch } from './ownMatch.ts';

/** How some matches went. */
export interface Tally {
  readonly matches: number;
  /** What was won of them; a shared win is a part of one. */
  readonly won: number;
  readonly share: number;
  /** Where the true share lies with 95 %. */
  readonly band: Interval;
  /** What chance alone would win; nothing unless all of them were played against others. */
  readonly par: number | undefined;
  readonly verdict: Verdict;
}

/** How the share stands to par: `level` where they cannot be told apart, `few` where there are too few to say. */
export type Verdict = 'few' | 'above' | 'below' | 'level' | 'alone';

/** Nothing is said of fewer. */
const ENOUGH = 5;

export function tallyOf(matches: readonly OwnMatch[]): Tally {
  const count = matches.length;
  const won = sum(matches.map((match) => match.won));
  const share = count === 0 ? 0 : won / count;
  const band = wilson(won, count);
  const par = parOf(matches);
  return { matches: count, won, share, band, par, verdict: verdictOf(count, band, par) };
}

function parOf(matches: readonly OwnMatch[]): number | undefined {
  const pars = matches.flatMap(({ par }) => par ?? []);
  return matches.length > 0 && pars.length === matches.length ? sum(pars) / pars.length : undefined;
}

function verdictOf(matches: number, [low, high]: Interval, par: number | undefined): Verdict {
  if (matches < ENOUGH) return 'few';
  if (par === undefined) return 'alone';
  if (low > par) return 'above';
  return high < par ? 'below' : 'level';
}
