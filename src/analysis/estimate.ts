import type { Reading } from './trial.ts';

/** A mean and how far it may be off, to either side, with 95 %. */
export interface Estimate {
  readonly mean: number;
  readonly noise: number;
}

/** What is smaller is beyond what positions can be told apart by. */
export const FINEST = 0.01;

/** What a reading says: both horizons count by half. */
export function valueOf({ near, far }: Reading, seat: number): number {
  return (near[seat]! + far[seat]!) / 2;
}

/** What some readings say of a seat. */
export function estimateOf(readings: readonly Reading[], seat: number): Estimate {
  return estimated(
    readings.map(({ near }) => near[seat]!),
    readings.map(({ far }) => far[seat]!),
  );
}

/** By how much some readings are above others that met the same luck. */
export function differenceOf(some: readonly Reading[], others: readonly Reading[], seat: number): Estimate {
  return estimated(
    some.map(({ near }, i) => near[seat]! - others[i]!.near[seat]!),
    some.map(({ far }, i) => far[seat]! - others[i]!.far[seat]!),
  );
}

/** What two horizons do not agree on is not known, however often it was tried. */
function estimated(near: readonly number[], far: readonly number[]): Estimate {
  const both = near.map((number, i) => (number + far[i]!) / 2);
  const doubt = Math.abs(meanOf(near) - meanOf(far)) / 2;
  return { mean: meanOf(both), noise: Math.max(FINEST, Math.hypot(reachOf(both), doubt)) };
}

/** The mean of what some lines found. */
export function soundingOf(results: readonly number[]): Estimate {
  return { mean: meanOf(results), noise: Math.max(FINEST, reachOf(results)) };
}

/** By how much some lines are above others that met the same luck. */
export function leadOf(some: readonly number[], others: readonly number[]): Estimate {
  return soundingOf(some.map((result, line) => result - others[line]!));
}

/** How far the mean of so few numbers may be off, with 95 %. */
export function reachOf(numbers: readonly number[]): number {
  const free = numbers.length - 1;
  if (free < 1) return 0;
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return student(free) * Math.sqrt(squares / free / numbers.length);
}

/** Errors of a mean of so many numbers more than one that hold with 95 % (Student's t, by its expansion). */
function student(free: number): number {
  return 1.96 + 2.37 / free + 2.82 / free ** 2 + 2.56 / free ** 3;
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
