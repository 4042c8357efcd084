/** Chances as people read them. */

/** From 0 to 1, as a percentage; an estimate beyond is as good as certain. */
export const percent = (share: number): string => `${Math.round(100 * Math.min(1, Math.max(0, share)))} %`;

/** A share that is not whole is never told as 100 %. */
export const kept = (share: number): number => (share < 1 ? Math.min(0.99, share) : share);

/** A change with its sign, which is never told by colour alone. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  if (points === 0) return '±0 %';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} %`;
}

/** Which way a change goes, for a mark beside it. */
export const markOf = (change: number): string => (change >= 0 ? '▲' : '▼');
