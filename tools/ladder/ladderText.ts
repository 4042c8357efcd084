import { counted, percent } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';
import type { Interval } from '../../src/kernel/data/interval.ts';
import type { Rating } from './rating.ts';
import type { Rung } from './rung.ts';

/** What a ladder tells: the line that `--json` prints. */
export interface LadderReport {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Those of which a match is over. */
  readonly rungs: readonly Rung[];
  readonly ratings: readonly Rating[];
}

const RUNG_HEAD = [
  'bot',
  'against',
  'matches',
  'won',
  'share',
  '95 % interval',
  'Elo',
  '95 % interval',
  's a match',
];
const RATING_HEAD = ['bot', 'Elo', '95 % interval'];

/** The ladder as people read it. */
export function ladderText({ game, seats, rungs, ratings }: LadderReport): string {
  const par = percent(1 / seats);
  return [
    `${game}, ${counted(seats, 'seat')}: one against ${seats - 1} of the other, every deal from each seat, par ${par}`,
    '',
    ...table([RUNG_HEAD, ...rungs.map(rungCells)]),
    '',
    ...table([RATING_HEAD, ...ratings.map(ratingCells)]),
  ].join('\n');
}

function rungCells(rung: Rung): string[] {
  const { upper, lower, finished, wins, share, interval, elo, eloInterval, secondsPerMatch } = rung;
  return [
    upper,
    lower,
    String(finished),
    String(Math.round(wins * 100) / 100),
    percent(share),
    between(interval, percent),
    signed(elo),
    between(eloInterval, signed),
    secondsPerMatch.toFixed(1),
  ];
}

function ratingCells({ bot, elo, interval }: Rating): string[] {
  return [bot, signed(elo), between(interval, signed)];
}

function between([low, high]: Interval, told: (value: number) => string): string {
  return `${told(low)} to ${told(high)}`;
}

function signed(elo: number): string {
  return `${elo < 0 ? '' : '+'}${Math.round(elo)}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  return aligned(
    rows.map((row) => row.map((text, i) => ({ text, right: i > 1 || (row.length === 3 && i > 0) }))),
    false,
  );
}
