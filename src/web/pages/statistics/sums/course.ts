import { sum } from '../../../../kernel/data/lists.ts';
import type { OwnMatch } from './ownMatch.ts';
import { type Tally, tallyOf } from './tally.ts';

/** A point of a picture over time: some matches in a row. */
export interface Point {
  readonly matches: readonly OwnMatch[];
  readonly from: number;
  readonly to: number;
}

/** How it stood after the matches of a point. */
export interface ResultPoint extends Point {
  readonly soFar: Tally;
}

/** How the matches of a point were played, on average. */
export interface SkillPoint extends Point {
  readonly accuracy: number | undefined;
  readonly luck: number;
}

/** More points would lie closer than can be told apart on a phone. */
const MOST = 24;

/** Matches in order of time in points of the same size, but for the last. */
export function pointsOf(matches: readonly OwnMatch[], most = MOST): Point[] {
  const size = Math.max(1, Math.ceil(matches.length / most));
  const count = Math.ceil(matches.length / size);
  return Array.from({ length: count }, (_, i) => {
    const some = matches.slice(i * size, (i + 1) * size);
    return { matches: some, from: some[0]?.date ?? 0, to: some.at(-1)?.date ?? 0 };
  });
}

/** The results over time: against others where there are such matches, as there is a par. */
export function resultsOver(matches: readonly OwnMatch[]): ResultPoint[] {
  const rivals = matches.filter(({ par }) => par !== undefined);
  const counted = rivals.length > 0 ? rivals : matches;
  let done = 0;
  return pointsOf(counted).map((point) => {
    done += point.matches.length;
    return { ...point, soFar: tallyOf(counted.slice(0, done)) };
  });
}

/** Accuracy and luck over time, of the matches that were analysed. */
export function skillOver(matches: readonly OwnMatch[]): SkillPoint[] {
  return pointsOf(matches.filter(({ skill }) => skill !== undefined)).map((point) => {
    const skills = point.matches.flatMap(({ skill }) => skill ?? []);
    const accuracies = skills.flatMap(({ accuracy }) => accuracy ?? []);
    return { ...point, accuracy: meanOf(accuracies), luck: meanOf(skills.map(({ luck }) => luck)) ?? 0 };
  });
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sum(values) / values.length;
