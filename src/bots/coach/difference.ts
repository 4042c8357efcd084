import type { Measure } from '../../kernel/measures.ts';
import { errorOf } from '../race.ts';
import { MOMENTS, type Moment } from './moments.ts';
import { readingsAt, type Runner } from './tries.ts';

/** What the tries of one plan hold more or less of than those of another. */
export interface Difference {
  /** The measure by its id. */
  readonly of: string;
  /** When it was counted; `end` where every match was over by the own next turn. */
  readonly when: Moment | 'end';
  /** How much more on average; below 0 for less. */
  readonly by: number;
  /** Whether it is the same thing one turn earlier, and no longer a difference after the own next turn. */
  readonly sooner: boolean;
  /** What it is worth, in points of the game. */
  readonly worth: number;
}

/** The least that is told of, which rounds to one. */
const LEAST = 0.6;
/** Errors of the mean that a difference must exceed. */
const CERTAIN = 2;
/** What is hardly there any more. */
const GONE = 0.25;

/** Everything the tries of two plans differ in, the weightiest first; each measure once. */
export function differencesOf(
  measured: readonly Measure<object>[],
  some: Runner,
  others: Runner,
): Difference[] {
  return measured
    .flatMap((measure, at) => differenceIn(measure, at, some, others) ?? [])
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

/** What comes earlier, else the greatest difference; of equals the one that is there when the own next turn begins. */
function differenceIn(
  { id, worth, sooner }: Measure<object>,
  at: number,
  some: Runner,
  others: Runner,
): Difference | undefined {
  const [now, soon, later] = MOMENTS.map((moment) => meanDifference(moment, at, some, others));
  if (now?.told && sooner !== undefined && now.by > 0 && later && Math.abs(later.by) < GONE)
    return { of: id, when: 'now', by: now.by, sooner: true, worth: worth * now.by };
  const told = [soon, later, now].flatMap((counted) => (counted?.told ? counted : []));
  const [most] = told.toSorted((a, b) => Math.round(Math.abs(b.by)) - Math.round(Math.abs(a.by)));
  return (
    most && {
      ...{ of: id, when: most.over ? 'end' : most.moment, by: most.by },
      ...{ sooner: false, worth: worth * most.by },
    }
  );
}

interface Counted {
  readonly moment: Moment;
  readonly by: number;
  /** Whether it is large and sure enough to be told. */
  readonly told: boolean;
  readonly over: boolean;
}

/** By how much more there was of something at a moment, on average over the tries. */
function meanDifference(moment: Moment, at: number, some: Runner, others: Runner): Counted | undefined {
  const [mine, theirs] = [readingsAt(some, moment), readingsAt(others, moment)];
  if (mine === undefined || theirs === undefined) return undefined;
  const [counts, against] = [mine, theirs].map((readings) => readings.map((reading) => reading.counts[at]!));
  const by = meanOf(counts!) - meanOf(against!);
  const error = errorOf(counts!, against!);
  return {
    moment,
    by,
    told: Math.abs(by) >= LEAST && Math.abs(by) > CERTAIN * error,
    over: [...mine, ...theirs].every((reading) => reading.over),
  };
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
