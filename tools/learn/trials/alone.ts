import { playAll } from '../../../src/cli/simulate/pool.ts';
import type { Wanted } from '../../../src/cli/simulate/parts.ts';
import { progressBar } from '../../../src/cli/progress.ts';
import type { Result, Series } from '../../../src/cli/simulate/series.ts';
import { spreadOf, sumOf } from '../../../src/cli/statistics.ts';
import type { NetGain } from '../../../src/bots/net/netFile.ts';
import { digest } from '../../../src/kernel/match/chance.ts';
import type { GameEntry } from '../../../src/kernel/entry.ts';
import { seeded } from '../../../src/kernel/match/rng.ts';
import { winOf } from '../../../src/kernel/outcome.ts';
import { optionsFor, usualFor } from '../plan.ts';
import { type Contest, MOST_MOVES, type Score } from './contest.ts';

/** What was won alone, and how much better that is than what a rival came to in the same matches. */
export interface AloneScore extends Score {
  readonly gain: NetGain;
}

/** What came of a match; nothing is won or scored in one that did not end. */
interface End {
  readonly won: number;
  readonly points: number;
}

/** Both play the same matches, each for itself, with options as often any as in training. */
export async function scoreAlone(
  entry: GameEntry,
  contest: Omit<Contest, 'seats'>,
  workers: number,
  games: string,
): Promise<AloneScore> {
  const { player, rival, matches } = contest;
  const [own, others]: [End[], End[]] = [[], []];
  const bar = await progressBar(2 * matches, `alone, beside ${rival}`);
  const wanted = Array.from({ length: matches }, (_, match) => {
    const options = dealtOptions(entry, contest.seed, match);
    const played = (bot: string, ends: End[]): Wanted => ({
      series: seriesOf(contest, bot, options, match),
      seen(result) {
        ends[match] = endOf(result);
        bar?.increment();
      },
    });
    return [played(player, own), played(rival, others)];
  }).flat();
  try {
    await playAll(wanted, { workers, games, stop: new AbortController().signal });
  } finally {
    bar?.stop();
  }
  return { won: wonIn(own), matches, gain: gainOf(own, others) };
}

function dealtOptions(entry: GameEntry, seed: string, match: number): object {
  const rng = seeded(Number.parseInt(digest(`${seed} options ${match}`).slice(0, 8), 16));
  return optionsFor(entry, 1, usualFor([1]).anyOptions, rng);
}

function seriesOf(
  { game, seed }: Omit<Contest, 'seats'>,
  bot: string,
  options: object,
  match: number,
): Series {
  return {
    game,
    bots: [bot],
    options: { ...options },
    seed,
    first: match,
    matches: 1,
    mostMoves: MOST_MOVES,
    records: false,
  };
}

function endOf({ places = [], points = [] }: Result): End {
  return { won: winOf(places, 0), points: points[0] ?? 0 };
}

function wonIn(ends: readonly End[]): number {
  return sumOf(ends.map(({ won }) => won));
}

/** Where so many of the matches of both are won, or as few, only points tell who is better. */
const NEARLY_ALL = 0.9;

/** How much better the first of two players did, by pairs of their matches. */
export function gainOf(own: readonly End[], others: readonly End[]): NetGain {
  const share = (wonIn(own) + wonIn(others)) / (own.length + others.length);
  const of = Math.max(share, 1 - share) > NEARLY_ALL ? 'points' : 'wins';
  const worth = (end: End): number => (of === 'points' ? end.points : end.won);
  const gains = own.map((end, match) => worth(end) - worth(others[match]!));
  // A single match proves nothing.
  const { mean, interval = [-Number.MAX_VALUE, Number.MAX_VALUE] } = spreadOf(gains);
  return { of, before: wonIn(others), mean, interval };
}
