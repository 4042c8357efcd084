import type { Interval } from '../../src/kernel/data/interval.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { About } from './amounts.ts';
import { type Comparison, comparisonsOf, type Pair, type Side, type Test } from './comparison.ts';
import { holm, type Verdict } from './holm.ts';
import type { Looks } from './looks.ts';
import { normalFrom, studentFrom } from './normal.ts';
import { advantagesOf } from './standing.ts';

/** A figure of the game and of a variant, and what can be said of it. */
export interface Row {
  readonly about: About;
  readonly trait: string;
  readonly kind: string;
  readonly unit: 'share' | 'number';
  readonly before: Told;
  readonly after: Told;
  readonly difference: number;
  /** Where the difference lies; nothing where too few matches tell. */
  readonly interval?: Interval;
  /** Whether more than chance was at work; nothing where too few matches tell. */
  readonly isChanged?: boolean;
}

interface Told {
  readonly value: number;
  readonly count: number;
  readonly interval?: Interval;
}

/** By what something is judged: at which look, and how often chance may deceive in all. */
export interface Bench {
  readonly looks: Looks;
  readonly look: number;
  readonly error: number;
}

/**
 * What a variant changed. Half of the error goes to what matches are like, half to the many things that seats take, so that a
 * game with hundreds of cards can still tell who wins.
 */
export function rowsOf(pair: Pair, { error, ...bench }: Bench): Row[] {
  const matches = comparisonsOf(pair);
  const isThing = ({ figure }: Comparison): boolean => figure.about === 'taken';
  const half = { ...bench, error: error / 2 };
  return [
    ...judged(
      matches.filter((one) => !isThing(one)),
      half,
    ),
    ...judged([...matches.filter(isThing), ...advantagesOf(pair)], half),
  ];
}

function judged(comparisons: readonly Comparison[], bench: Bench): Row[] {
  const questions = new Map(
    comparisons.flatMap((one) => (one.test ? [[questionOf(one), one.test] as const] : [])),
  );
  const verdicts = holm(
    [...questions.values()].map((test) => errorOf(test, bench)),
    bench.error,
  );
  const known = new Map([...questions.keys()].map((question, i) => [question, itemAt(verdicts, i)]));
  const first = bench.error / Math.max(1, questions.size);
  return comparisons.map((one) => rowOf(one, known.get(questionOf(one)), { ...bench, error: first }));
}

/** What one of two seats wins the other loses: that is one question. */
function questionOf({ figure: { about, trait, kind }, test }: Comparison): string {
  if (test === undefined || (about !== 'wins' && about !== 'ends'))
    return JSON.stringify([about, trait, kind]);
  const size = [Math.abs(test.difference), test.deviation].map((value) => value.toFixed(12));
  return JSON.stringify([about, trait, ...size]);
}

function rowOf(comparison: Comparison, verdict: Verdict | undefined, bench: Bench): Row {
  const { figure, before, after, test } = comparison;
  const row = {
    ...figure,
    before: toldOf(before, bench),
    after: toldOf(after, bench),
    difference: after.value - before.value,
  };
  if (test === undefined || verdict === undefined) return row;
  const { error, isFound } = verdict;
  return { ...row, interval: intervalOf(test, { ...bench, error }), isChanged: isFound };
}

function toldOf({ value, count, error }: Side, bench: Bench): Told {
  return error === undefined ? { value, count } : { value, count, interval: intervalOf(error, bench) };
}

/** How often chance alone takes a difference as far, at this look or one before or after it. */
function errorOf({ difference, deviation, freedom }: Test, { looks, look }: Bench): number {
  if (difference === 0) return 1;
  return looks.errorOf(look, normalFrom(Math.abs(difference) / deviation, freedom));
}

function intervalOf({ difference, deviation, freedom }: Test, { looks, look, error }: Bench): Interval {
  const reach = studentFrom(looks.boundary(look, error), freedom) * deviation;
  return [difference - reach, difference + reach];
}

/** Why nothing more has to be played: who wins has changed, or by no more than matters. */
export type Clear = 'changed' | 'alike';

export function clearOf(rows: readonly Row[], margin: number): Clear | undefined {
  const wins = rows.filter(({ about }) => about === 'wins');
  if (wins.some(({ isChanged }) => isChanged)) return 'changed';
  const isSmall = ({ interval }: Row): boolean =>
    interval !== undefined && interval[0] >= -margin && interval[1] <= margin;
  return wins.length > 0 && wins.every(isSmall) ? 'alike' : undefined;
}
