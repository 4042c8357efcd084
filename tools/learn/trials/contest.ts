import { playSeries } from '../../../src/cli/simulate/pool.ts';
import { progressBar } from '../../../src/cli/progress.ts';
import type { Result, Series } from '../../../src/cli/simulate/series.ts';
import { rungOf } from '../../ladder/rung.ts';

/** One player against a table of another, by the names that series go by. */
export interface Contest {
  readonly game: string;
  readonly player: string;
  readonly rival: string;
  readonly seats: number;
  /** At least so many: every deal is played once from each seat. */
  readonly matches: number;
  /** A text, so that no deal is one of self-play, whose seeds are numbers. */
  readonly seed: string;
}

export interface Score {
  /** Shared first places in shares; a match that did not end is lost. */
  readonly won: number;
  readonly matches: number;
}

/** More than any match has. */
export const MOST_MOVES = 20_000;

export async function scoreOf(contest: Contest, workers: number, games: string): Promise<Score> {
  const series = seriesOf(contest);
  const results: Result[] = [];
  const bar = await progressBar(series.matches, `with ${contest.seats} seats against ${contest.rival}`);
  const seen = (result: Result): void => {
    results.push(result);
    bar?.increment();
  };
  const stop = new AbortController().signal;
  try {
    await playSeries(series, { workers: Math.min(workers, series.matches), games, seen, stop });
  } finally {
    bar?.stop();
  }
  const { wins, matches } = rungOf(series, results);
  return { won: Math.round(wins * 1e6) / 1e6, matches };
}

function seriesOf({ game, player, rival, seats, matches, seed }: Contest): Series {
  return {
    game,
    bots: [player, ...new Array<string>(seats - 1).fill(rival)],
    options: {},
    seed,
    first: 0,
    matches: Math.ceil(matches / seats) * seats,
    mostMoves: MOST_MOVES,
    records: false,
    paired: true,
  };
}

/** Numbers of seats at which there is somebody to play against, each once. */
export function contested(seats: readonly number[]): number[] {
  return [...new Set(seats)].filter((number) => number > 1);
}
