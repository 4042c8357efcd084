import { type Interval, Z } from '../kernel/data/interval.ts';

/** The same for Student's t with 1 to 10 degrees of freedom, where the series below is still rough. */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];

export interface Spread {
  readonly mean: number;
  /** Where the true mean lies; missing for fewer than two values. */
  readonly interval?: Interval;
  readonly min: number;
  readonly max: number;
}

/** Mean and range of a list; all zero for an empty one. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, min: 0, max: 0 };
  const mean = sumOf(values) / values.length;
  const range = { mean, min: values.reduce(lesser), max: values.reduce(greater) };
  if (values.length < 2) return range;
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  const reach = student(values.length - 1) * Math.sqrt(variance / values.length);
  return { ...range, interval: [mean - reach, mean + reach] };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const lesser = (a: number, b: number): number => (a < b ? a : b);
const greater = (a: number, b: number): number => (a > b ? a : b);

/** Student's t by its series around the normal deviate. */
function student(freedom: number): number {
  const second = (Z ** 3 + Z) / 4;
  const third = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  return STUDENT[freedom - 1] ?? Z + second / freedom + third / freedom ** 2;
}
