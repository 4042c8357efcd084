import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Result, Series } from '../../src/cli/simulate/series.ts';
import { winOf } from '../../src/kernel/outcome.ts';
import { type Interval, wilson } from '../../src/kernel/data/interval.ts';
import { spreadOf, sumOf } from '../../src/cli/statistics.ts';

/** One bot against others of another kind, each deal played once from every seat. */
export interface Rung {
  readonly upper: string;
  readonly lower: string;
  readonly matches: number;
  readonly finished: number;
  /** Won by the upper bot, shared first places in shares. */
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
  /** What the upper bot would win if it were no better than the others. */
  readonly par: number;
  /** How much stronger it is, in points of Elo. */
  readonly elo: number;
  readonly eloInterval: Interval;
  readonly meanPoints: readonly [upper: number, lower: number];
  readonly movesPerMatch: number;
  readonly secondsPerMatch: number;
}

export function rungOf({ bots }: Series, results: readonly Result[]): Rung {
  const finished = results.filter(({ places }) => places !== undefined);
  const wins = sumOf(finished.map(({ places = [] }) => winOf(places, 0)));
  const interval = wilson(wins, finished.length);
  const rivals = bots.length - 1;
  const share = finished.length > 0 ? wins / finished.length : 0;
  return {
    upper: itemAt(bots, 0),
    lower: itemAt(bots, 1),
    matches: results.length,
    finished: finished.length,
    wins,
    share,
    interval,
    par: 1 / bots.length,
    elo: eloOf(share, rivals),
    eloInterval: [eloOf(interval[0], rivals), eloOf(interval[1], rivals)],
    meanPoints: [
      pointsOf(finished, [0]),
      pointsOf(
        finished,
        Array.from({ length: rivals }, (_, i) => i + 1),
      ),
    ],
    movesPerMatch: spreadOf(results.map(({ moves }) => moves)).mean,
    secondsPerMatch: spreadOf(results.map(({ ms }) => ms / 1000)).mean,
  };
}

function pointsOf(results: readonly Result[], bots: readonly number[]): number {
  return spreadOf(results.flatMap(({ points = [] }) => bots.map((bot) => itemAt(points, bot)))).mean;
}

/** The most that a share can tell; nobody is infinitely stronger. */
const MOST_ELO = 1200;

/** The difference in Elo that lets one win this share against so many equals. */
export function eloOf(share: number, rivals: number): number {
  if (share <= 0) return -MOST_ELO;
  if (share >= 1) return MOST_ELO;
  const elo = 400 * Math.log10((share * rivals) / (1 - share));
  return Math.max(-MOST_ELO, Math.min(MOST_ELO, elo));
}
