/** Two ends of a 95 % confidence interval. */
export type Interval = readonly [low: number, high: number];

/** Normal deviate that leaves 5 % outside. */
export const Z = 1.959964;

/** Wilson's score interval for a share; good for few matches and for shares near 0 and 1. */
export function wilson(wins: number, matches: number): Interval {
  if (matches === 0) return [0, 1];
  const share = wins / matches;
  const scale = 1 + Z ** 2 / matches;
  const centre = (share + Z ** 2 / (2 * matches)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / matches + (Z / (2 * matches)) ** 2);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}
