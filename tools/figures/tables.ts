import { InputError } from '../../src/kernel/error.ts';
import { grouped, percent, spread } from '../../src/cli/numbers.ts';
import type { Breakdown } from '../../src/cli/simulate/breakdown.ts';
import type { Summary } from '../../src/cli/simulate/summary.ts';
import type { BenchReport } from '../bench/bench.ts';

/** Small tables of Markdown from what the commands print. */

/** The last line of a command's output, read as JSON, and what its row is called. */
export interface Output {
  readonly label: string;
  readonly printed: object;
}

/** The cells of a table, its head first. */
export type Tabulate = (outputs: readonly Output[]) => readonly (readonly string[])[];

interface SeriesOutput {
  readonly label: string;
  readonly summary: Summary;
}

function ofSeries(cells: (series: readonly SeriesOutput[]) => readonly (readonly string[])[]): Tabulate {
  // What `simulate --json` prints is a Summary.
  return (outputs) => cells(outputs.map(({ label, printed }) => ({ label, summary: printed as Summary })));
}

function breakdownOf({ breakdowns, game }: Summary, trait: string): Breakdown {
  const found = breakdowns.find((one) => one.trait === trait);
  if (found === undefined) throw new InputError('bad_request', `${game} is not sorted by ${trait}`);
  return found;
}

function numberOf(summary: Summary, trait: string): string {
  const found = breakdownOf(summary, trait);
  if (found.of !== 'number') throw new InputError('bad_request', `${trait} is no number`);
  return spread(found.values);
}

type Rows = Extract<Breakdown, { readonly of: 'matches' | 'seats' }>['rows'];

function rowsOf(summary: Summary, trait: string): Rows {
  const found = breakdownOf(summary, trait);
  if (found.of === 'number') throw new InputError('bad_request', `${trait} is a number`);
  return found.rows;
}

/** How long matches are and what is scored, with the mean of a number that the game tells of each match. */
export function lengths(trait?: string): Tabulate {
  return ofSeries((series) => [
    ['', 'matches', 'moves', ...(trait === undefined ? [] : [trait]), 'points'],
    ...series.map(({ label, summary }) => [
      label,
      grouped(summary.finished),
      spread(summary.length),
      ...(trait === undefined ? [] : [numberOf(summary, trait)]),
      pointsOfAll(summary),
    ]),
  ]);
}

/** Equal players change seats from match to match, so their points are of one kind. */
function pointsOfAll({ bySeat }: Summary): string {
  return (bySeat.reduce((sum, { meanPoints }) => sum + meanPoints, 0) / bySeat.length).toFixed(1);
}

/** The share of each ending; one that never came is told too. */
export const endings = ofSeries((series) => shares(series, 'ending', '0.0 %'));

/** The share of seats that won, by a trait of theirs; nothing where no seat has it. */
export function wins(trait: string): Tabulate {
  return ofSeries((series) => shares(series, trait, ''));
}

function shares(
  series: readonly SeriesOutput[],
  trait: string,
  none: string,
): readonly (readonly string[])[] {
  const lines = series.map(({ label, summary }) => ({ label, rows: rowsOf(summary, trait) }));
  const kinds = [...new Set(lines.flatMap(({ rows }) => rows.map(({ kind }) => kind)))].sort();
  const cell = (rows: Rows, kind: string): string => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined ? none : `${percent(row.share)} ± ${reachOf(row.interval)}`;
  };
  return [
    ['', ...kinds.map((kind) => (trait === 'turn' ? `turn ${kind}` : kind))],
    ...lines.map(({ label, rows }) => [label, ...kinds.map((kind) => cell(rows, kind))]),
  ];
}

/** Half of an interval, in points of a hundred. */
function reachOf([low, high]: readonly [number, number]): string {
  return (50 * (high - low)).toFixed(1);
}

/** One series by the many kinds of a trait: a row for each, the most successful first. */
export function byKind(trait: string, label: string): Tabulate {
  return ofSeries((series) => {
    const chosen = series.find((one) => one.label === label);
    if (chosen === undefined) throw new InputError('bad_request', `there is no series of ${label}`);
    const rows = rowsOf(chosen.summary, trait).toSorted((a, b) => b.share - a.share);
    return [
      [trait, 'seats', 'won', '95 % interval'],
      ...rows.map(({ kind, count, share, interval: [low, high] }) => [
        kind,
        grouped(count),
        percent(share),
        `${percent(low)} to ${percent(high)}`,
      ]),
    ];
  });
}

/** The first bot against the second, or against what the game itself brings. */
export const duels = ofSeries((series) => [
  ['', 'matches', 'won', '95 % interval', 'points', 'against'],
  ...series.map(({ label, summary }) => duel(label, summary)),
]);

function duel(label: string, summary: Summary): string[] {
  const [first, second] = summary.bySeat;
  if (first === undefined) throw new InputError('bad_seats', 'nobody played');
  const [low, high] = first.winShareInterval;
  return [
    label,
    grouped(summary.finished),
    percent(first.winShare),
    `${percent(low)} to ${percent(high)}`,
    spread(first.points),
    second === undefined ? numberOf(summary, 'ancients') : spread(second.points),
  ];
}

function ofBench(
  head: readonly string[],
  cells: (row: BenchRow, report: BenchReport) => readonly string[],
): Tabulate {
  return (outputs) => [
    ['game', 'seats', ...head],
    ...outputs.flatMap(({ printed }) => {
      // What `bench --json` prints is a BenchReport.
      const report = printed as BenchReport;
      return report.rows.map((row) => [row.game, String(row.seats), ...cells(row, report)]);
    }),
  ];
}

type BenchRow = BenchReport['rows'][number];

/** Random play, next to the same rules in boardgame.io where that is installed. */
export const playouts = ofBench(
  ['moves/s', 'best round', 'in boardgame.io', 'times as fast'],
  ({ game, seats, movesPerSecond, bestMovesPerSecond }, { boardgameio }) => {
    const hosted = boardgameio?.rows.find((one) => one.game === game && one.seats === seats);
    const others = hosted?.movesPerSecond;
    const compared = others === undefined ? ['', ''] : [grouped(others), grouped(movesPerSecond / others)];
    return [grouped(movesPerSecond), grouped(bestMovesPerSecond), ...compared];
  },
);

/** What bots and tables do with the rules. */
export const uses = ofBench(
  ['copies/s', 'best round', 'search lines/s', 'ms for a move at a table'],
  ({ clonesPerSecond, bestClonesPerSecond, linesPerSecond, msPerTableMove }) => [
    grouped(clonesPerSecond),
    grouped(bestClonesPerSecond),
    grouped(linesPerSecond),
    msPerTableMove.toFixed(3),
  ],
);

/** A table as Markdown: names to the left, numbers to the right. */
export function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
