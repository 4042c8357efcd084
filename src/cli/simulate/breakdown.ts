import { itemAt } from '../../kernel/data/lists.ts';
import { percent, spread } from '../numbers.ts';
import { aligned } from '../rows.ts';
import { type Interval, wilson } from '../../kernel/data/interval.ts';
import { type Spread, spreadOf, sumOf } from '../statistics.ts';
import type { Sorted } from './series.ts';

/** A series sorted by one trait of its matches or seats. */
export type Breakdown =
  | { readonly trait: string; readonly of: 'number'; readonly values: Spread }
  | { readonly trait: string; readonly of: 'matches' | 'seats'; readonly rows: readonly Row[] };

/** Of all matches the share of a kind, or of all seats of a kind the share that won. */
interface Row {
  readonly kind: string;
  readonly count: number;
  readonly share: number;
  readonly interval: Interval;
}

export function breakdownsOf(reports: readonly Sorted[]): Breakdown[] {
  const [first] = reports;
  if (first === undefined) return [];
  const ofMatch = Object.keys(first.match).map((trait) => byMatch(reports, trait));
  const ofSeats = Object.keys(first.seats[0] ?? {}).map((trait) => bySeat(reports, trait));
  return [...ofMatch, ...ofSeats];
}

function byMatch(reports: readonly Sorted[], trait: string): Breakdown {
  const values = reports.map(({ match }) => match[trait] ?? '');
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === values.length) return { trait, of: 'number', values: spreadOf(numbers) };
  const words = values.map(String);
  const rows = kindsOf(words).map((kind) => {
    const count = words.filter((value) => value === kind).length;
    return { kind, count, share: count / words.length, interval: wilson(count, words.length) };
  });
  return { trait, of: 'matches', rows };
}

function bySeat(reports: readonly Sorted[], trait: string): Breakdown {
  const seats = reports.flatMap(({ seats: traits, wins }) =>
    traits.map((seat, i) => ({ kind: seat[trait] ?? '', win: itemAt(wins, i) })),
  );
  const rows = kindsOf(seats.map(({ kind }) => kind)).map((kind) => {
    const wins = seats.filter((seat) => seat.kind === kind).map(({ win }) => win);
    const won = sumOf(wins);
    return { kind, count: wins.length, share: won / wins.length, interval: wilson(won, wins.length) };
  });
  return { trait, of: 'seats', rows };
}

function kindsOf(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** The breakdowns as people read them. */
export function breakdownLines(breakdowns: readonly Breakdown[]): string[] {
  return breakdowns.flatMap((breakdown) =>
    breakdown.of === 'number'
      ? [
          `${breakdown.trait}: ${spread(breakdown.values)}, from ${breakdown.values.min} to ${breakdown.values.max}`,
        ]
      : ['', ...tableOf(breakdown.trait, breakdown.of, breakdown.rows)],
  );
}

function tableOf(trait: string, of: 'matches' | 'seats', rows: readonly Row[]): string[] {
  const head = [trait, of, of === 'seats' ? 'won' : 'share', '95 % interval'];
  const cells = rows.map(({ kind, count, share, interval: [low, high] }) => [
    kind,
    String(count),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]);
  return aligned(
    [head, ...cells].map((row) => row.map((text, i) => ({ text, right: i > 0 }))),
    false,
  );
}
