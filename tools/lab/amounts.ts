import { itemAt } from '../../src/kernel/data/lists.ts';
import { winOf } from '../../src/kernel/outcome.ts';
import { type Result, type Series, seatOf } from '../../src/cli/simulate/series.ts';

/** What is asked of matches: the share that won, how long they were, and so on. */
export interface Figure {
  readonly about: About;
  /** What seats or matches are sorted by, such as `turn` or `ending`; for things, what they are one of. */
  readonly trait: string;
  readonly kind: string;
  /** A share of all, or a mean. */
  readonly unit: 'share' | 'number';
}

/** Who won; how long it was; what was scored; how it ended; what was taken; who won with it, at equal standing. */
export type About = 'wins' | 'length' | 'points' | 'ends' | 'taken' | 'with';

/** A figure of some matches: match by match, so much of so many. */
export interface Amounts {
  readonly figure: Figure;
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

/** The share of the win of each seat; nothing of a match that was given up. */
export function winsBySeat(series: Series, { match, places }: Result): number[] | undefined {
  if (places === undefined) return undefined;
  const wins: number[] = [];
  places.forEach((_, bot) => (wins[seatOf(series, bot, match)] = winOf(places, bot)));
  return wins;
}

/** All figures of some matches by their names; the same figure has the same name for other matches. */
export function amountsOf(series: Series, results: readonly Result[]): Map<string, Amounts> {
  const found = new Map<string, Amounts>();
  results.forEach((result, i) => {
    const add = (figure: Figure, sum: number, count = 1): void => {
      const name = nameOf(figure);
      const amounts = found.get(name) ?? nothing(figure, results.length);
      found.set(name, amounts);
      amounts.sums[i]! += sum;
      amounts.counts[i]! += count;
    };
    addWins(series, result, add);
    addLength(result, add);
    addPoints(result, add);
    addThings(result, add);
  });
  addEnds(results, found);
  return withAllCounted(series, results, found);
}

export function nameOf({ about, trait, kind }: Figure): string {
  return `${about}\n${trait}\n${kind}`;
}

function nothing(figure: Figure, matches: number): Amounts {
  return { figure, sums: new Float64Array(matches), counts: new Float64Array(matches) };
}

type Add = (figure: Figure, sum: number, count?: number) => void;

function addWins(series: Series, result: Result, add: Add): void {
  const wins = winsBySeat(series, result);
  wins?.forEach((win, seat) => {
    add({ about: 'wins', trait: 'seat', kind: String(seat + 1), unit: 'share' }, win);
    for (const [trait, kind] of Object.entries(result.report?.seats[seat] ?? {}))
      add({ about: 'wins', trait, kind, unit: 'share' }, win);
  });
}

function addLength({ moves, places, report }: Result, add: Add): void {
  if (places === undefined) return;
  add({ about: 'length', trait: 'length', kind: 'moves', unit: 'number' }, moves);
  for (const [kind, value] of Object.entries(report?.match ?? {}))
    if (typeof value === 'number') add({ about: 'length', trait: 'length', kind, unit: 'number' }, value);
}

function addPoints({ points }: Result, add: Add): void {
  if (points === undefined) return;
  const sorted = points.toSorted((a, b) => b - a);
  const [first = 0, second] = sorted;
  for (const value of points)
    add({ about: 'points', trait: 'points', kind: 'of a seat', unit: 'number' }, value);
  if (second === undefined) return;
  add({ about: 'points', trait: 'points', kind: 'of the best', unit: 'number' }, first);
  add({ about: 'points', trait: 'points', kind: 'between the best two', unit: 'number' }, first - second);
}

function addThings({ watched, places }: Result, add: Add): void {
  if (places === undefined) return;
  for (const [, , trait, kind] of watched?.taken ?? [])
    add({ about: 'taken', trait, kind, unit: 'number' }, 1, 0);
}

const GIVEN_UP = 'given up after too many moves';

function addEnds(results: readonly Result[], found: Map<string, Amounts>): void {
  results.forEach(({ places, report }, i) => {
    const words = Object.entries(report?.match ?? {}).filter(([, value]) => typeof value === 'string');
    const ends = places === undefined ? [['end', GIVEN_UP]] : words;
    for (const [trait = '', kind] of ends) {
      const figure: Figure = { about: 'ends', trait, kind: String(kind), unit: 'share' };
      const amounts = found.get(nameOf(figure)) ?? nothing(figure, results.length);
      found.set(nameOf(figure), amounts);
      amounts.sums[i] = 1;
    }
  });
}

/** Ends and things are counted among all matches and seats, also those that know nothing of them. */
function withAllCounted(
  series: Series,
  results: readonly Result[],
  found: Map<string, Amounts>,
): Map<string, Amounts> {
  for (const { figure, counts } of found.values()) {
    const each = allOf(figure, series.bots.length);
    if (each !== undefined)
      results.forEach((result, i) => (counts[i] = isCounted(figure, result) ? each : 0));
  }
  return found;
}

/** How many of a match a figure is told of, where that is the same for all. */
function allOf({ about }: Figure, seats: number): number | undefined {
  if (about === 'ends') return 1;
  return about === 'taken' ? seats : undefined;
}

function isCounted({ kind }: Figure, { places }: Result): boolean {
  return places !== undefined || kind === GIVEN_UP;
}

/** The same figure of matches in which it never came up. */
export function absent(figure: Figure, series: Series, results: readonly Result[]): Amounts {
  const amounts = nothing(figure, results.length);
  const each = allOf(figure, series.bots.length) ?? 0;
  results.forEach((result, i) => (amounts.counts[i] = isCounted(figure, result) ? each : 0));
  return amounts;
}

export function ratioOf({ sums, counts }: Amounts): { readonly value: number; readonly count: number } {
  const count = totalOf(counts);
  return { value: count === 0 ? 0 : totalOf(sums) / count, count };
}

export function totalOf(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += itemAt(values, i);
  return total;
}
