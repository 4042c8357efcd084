import type { Result, Series } from '../../src/cli/simulate/series.ts';
import { absent, type Amounts, amountsOf, type Figure, ratioOf, totalOf } from './amounts.ts';

/** A figure of the game as it is and of a variant. */
export interface Comparison {
  readonly figure: Figure;
  readonly before: Side;
  readonly after: Side;
  /** Nothing where too few matches can tell. */
  readonly test?: Test;
}

/** What a figure is, and of how many matches or seats. */
export interface Side {
  readonly value: number;
  readonly count: number;
  /** How far it may be off, where it is told by itself. */
  readonly error?: Test;
}

/** A difference and how far chance alone takes it, with so many degrees of freedom. */
export interface Test {
  readonly difference: number;
  readonly deviation: number;
  readonly freedom: number;
}

/** Both sides, match by match: the same number is the same deal. */
export interface Pair {
  readonly series: Series;
  readonly before: readonly Result[];
  readonly after: readonly Result[];
}

/** Every figure that either side tells. */
export function comparisonsOf({ series, before, after }: Pair): Comparison[] {
  const [one, other] = [amountsOf(series, before), amountsOf(series, after)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return withoutTwins(
    names.map((name) => {
      const { figure } = (one.get(name) ?? other.get(name))!;
      return comparisonOf(
        one.get(name) ?? absent(figure, series, before),
        other.get(name) ?? absent(figure, series, after),
      );
    }),
  );
}

function comparisonOf(before: Amounts, after: Amounts): Comparison {
  const { figure } = before;
  const sides = { figure, before: ratioOf(before), after: ratioOf(after) };
  return isEnough(before, after) ? { ...sides, test: testOf(before, after) } : sides;
}

/** What is rarer on either side cannot be told from chance by how far it is spread. */
const FEWEST = 20;
const RAREST = 10;

function isEnough(before: Amounts, after: Amounts): boolean {
  if (Math.min(totalOf(before.counts), totalOf(after.counts)) < FEWEST) return false;
  const seen = totalOf(before.sums) + totalOf(after.sums);
  if (before.figure.about === 'taken') return seen >= RAREST;
  if (before.figure.unit === 'number') return true;
  return Math.min(seen, totalOf(before.counts) + totalOf(after.counts) - seen) >= RAREST;
}

/** The difference of two shares or means of the same deals; what one deal adds to either is taken together. */
function testOf(before: Amounts, after: Amounts): Test {
  const [was, is] = [ratioOf(before), ratioOf(after)];
  const matches = before.sums.length;
  let squares = 0;
  for (let i = 0; i < matches; i++)
    squares += (influence(after, is, i, matches) - influence(before, was, i, matches)) ** 2;
  return {
    difference: is.value - was.value,
    deviation: Math.sqrt(squares / (matches * (matches - 1))),
    freedom: matches - 1,
  };
}

/** How far one match moves a share or mean. */
function influence(
  { sums, counts }: Amounts,
  { value, count }: Side,
  match: number,
  matches: number,
): number {
  return ((sums[match]! - value * counts[match]!) * matches) / count;
}

/** In a game whose seats are its turn order it is told once. */
function withoutTwins(comparisons: readonly Comparison[]): Comparison[] {
  const seats = winsBy(comparisons, 'seat');
  const turns = winsBy(comparisons, 'turn');
  const isTwin = JSON.stringify(seats) === JSON.stringify(turns);
  return comparisons.filter(({ figure }) => !(isTwin && figure.about === 'wins' && figure.trait === 'seat'));
}

function winsBy(comparisons: readonly Comparison[], trait: string): object[] {
  return comparisons
    .filter(({ figure }) => figure.about === 'wins' && figure.trait === trait)
    .toSorted((a, b) => (a.figure.kind < b.figure.kind ? -1 : 1))
    .map(({ figure, ...sides }) => ({ kind: figure.kind, ...sides }));
}
