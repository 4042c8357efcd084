import { medianOf } from '../../src/cli/statistics.ts';

/** A value at a time, in seconds. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** How a value went over time. */
export interface Trend {
  readonly median: number;
  readonly last: number;
  /** By how much it rises in an hour: the median of the slopes between any two points (Theil and Sen). */
  readonly perHour: number;
  /** By how much it rose between the first and the last point, along that slope. */
  readonly rise: number;
  /** How many standard deviations its order is away from chance (Mann and Kendall). */
  readonly certainty: number;
}

const HOUR = 3600;

/** A few points far off, as after a pause, change nothing here. */
export function trendOf(points: readonly Point[]): Trend {
  const slopes: number[] = [];
  let order = 0;
  points.forEach((later, j) => {
    for (const earlier of points.slice(0, j)) {
      slopes.push((later.value - earlier.value) / (later.at - earlier.at));
      order += Math.sign(later.value - earlier.value);
    }
  });
  const n = points.length;
  const slope = n < 2 ? 0 : medianOf(slopes);
  const [first, last] = [points[0], points.at(-1)];
  return {
    median: n === 0 ? 0 : medianOf(points.map(({ value }) => value)),
    last: last?.value ?? 0,
    perHour: slope * HOUR,
    rise: first && last ? slope * (last.at - first.at) : 0,
    certainty: n < 2 ? 0 : order / Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18),
  };
}

/** What may rise at most without being called a leak. */
export interface Tolerance {
  /** Of the median. */
  readonly share: number;
  /** Whatever the median is. */
  readonly least: number;
}

/** Chance alone is as certain as this once in some 700 runs. */
const CERTAIN = 3;

/** A leak rises surely, and by more than is tolerated. */
export function isLeak({ median, rise, certainty }: Trend, { share, least }: Tolerance): boolean {
  return certainty > CERTAIN && rise > Math.max(least, share * median);
}
