import { listed } from '../../kernel/error.ts';
import { type Interval, wilson } from '../../kernel/data/interval.ts';
import { type Spread, spreadOf, sumOf } from '../statistics.ts';
import { counted, grouped, percent, spread } from '../numbers.ts';
import { aligned } from '../rows.ts';
import { winOf } from '../../kernel/outcome.ts';
import type { Result, Series } from './series.ts';
import { type Breakdown, breakdownLines, breakdownsOf } from './breakdown.ts';

/** How one bot of a series did. */
interface BotSummary {
  readonly bot: string;
  /** A shared first place counts as a share of a win. */
  readonly wins: number;
  readonly winShare: number;
  readonly meanPoints: number;
  readonly winShareInterval: Interval;
  readonly points: Spread;
}

/** What came of a series: the line that `--json` prints. */
export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  /** Matches that ended by the rules; shares, points and lengths are theirs. */
  readonly finished: number;
  readonly moves: number;
  /** For one worker, thinking without pause. */
  readonly movesPerSecond: number;
  readonly bySeat: readonly BotSummary[];
  /** Matches that were played, finished or not; fewer than asked for when it was stopped. */
  readonly played: number;
  readonly length: Spread;
  /** By what the game sorts its matches and seats. */
  readonly breakdowns: readonly Breakdown[];
  readonly unfinished: readonly number[];
  readonly seed: string;
  readonly first: number;
  readonly options: object;
}

/** The same for the same results, in whatever order the workers brought them. */
export function summaryOf(series: Series, unordered: readonly Result[]): Summary {
  const results = unordered.toSorted((a, b) => a.match - b.match);
  const finished = results.filter(({ places }) => places !== undefined);
  const moves = sumOf(results.map((result) => result.moves));
  const seconds = sumOf(results.map(({ ms }) => ms)) / 1000;
  return {
    game: series.game,
    seats: series.bots.length,
    matches: series.matches,
    finished: finished.length,
    moves,
    movesPerSecond: seconds > 0 ? Math.round(moves / seconds) : 0,
    bySeat: series.bots.map((bot, index) => ({ bot, ...botSummary(finished, index) })),
    played: results.length,
    length: spreadOf(finished.map((result) => result.moves)),
    breakdowns: breakdownsOf(finished.flatMap(({ report }) => report ?? [])),
    unfinished: results.filter(({ places }) => places === undefined).map(({ match }) => match),
    seed: series.seed,
    first: series.first,
    options: series.options,
  };
}

function botSummary(finished: readonly Result[], bot: number): Omit<BotSummary, 'bot'> {
  const wins = rounded(sumOf(finished.map(({ places = [] }) => winOf(places, bot))));
  const points = spreadOf(finished.map((result) => result.points?.[bot] ?? 0));
  return {
    wins,
    winShare: finished.length > 0 ? wins / finished.length : 0,
    meanPoints: points.mean,
    winShareInterval: wilson(wins, finished.length),
    points,
  };
}

/** Thirds of wins add up to whole ones again. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The summary as people read it. */
export function summaryText(summary: Summary): string {
  const { game, seats, seed, length, movesPerSecond, played, matches, unfinished } = summary;
  const count = `${played === matches ? '' : `${grouped(played)} of `}${counted(matches, 'match', 'matches')}`;
  const lines = [
    `${game}, ${counted(seats, 'seat')}, ${count}, seed ${seed}`,
    '',
    ...botLines(summary.bySeat),
    '',
    `length: ${spread(length)} moves, from ${length.min} to ${length.max}`,
    `speed: ${grouped(movesPerSecond)} moves per second and worker`,
    ...breakdownLines(summary.breakdowns),
  ];
  if (unfinished.length > 0)
    lines.push(
      `not finished: ${listed(
        unfinished.map((match) => `match ${match}`),
        8,
      )}`,
    );
  return lines.join('\n');
}

function botLines(bots: readonly BotSummary[]): string[] {
  const rows = bots.map(({ bot, wins, winShare, winShareInterval: [low, high], points }) => [
    bot,
    String(Math.round(wins * 100) / 100),
    percent(winShare),
    `${percent(low)} to ${percent(high)}`,
    spread(points),
  ]);
  const head = ['bot', 'wins', 'share', '95 % interval', 'points'];
  return aligned(
    [head, ...rows].map((row) => row.map((text, i) => ({ text, right: i > 0 }))),
    false,
  );
}
