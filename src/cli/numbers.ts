import type { Spread } from './statistics.ts';

/** A number of things: 1 seat, 3 seats; other plurals are given. */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${grouped(count)} ${count === 1 ? thing : things}`;
}

/** A whole number with its thousands apart: 12,345. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** A mean with the reach of its interval: 12.3 ± 0.4. */
export function spread({ mean, interval }: Spread): string {
  return interval ? `${mean.toFixed(1)} ± ${(interval[1] - mean).toFixed(1)}` : mean.toFixed(1);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
