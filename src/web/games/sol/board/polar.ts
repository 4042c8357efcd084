/**
 * Places around the Sun: a fraction of a full turn, counterclockwise from the axis of symmetry, and a radius.
 * The Sun is at 0,0 and y grows downward.
 */

export const TURN = 2 * Math.PI;
/** The axis points this far left of straight up. */
const AXIS = 8.1;

export const RADIUS = {
  heart: 46,
  core: 112,
  radiative: 178,
  convective: 246,
  inner: 304,
  outer: 362,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arc from `start` to `end` in fractions of a turn; `end` is the greater. */
export interface Arc {
  readonly start: number;
  readonly end: number;
}

export function pointAt(fraction: number, radius: number): Point {
  const angle = (AXIS / 360) * TURN + TURN * fraction;
  return { x: -Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** Degrees by which a thing that stands upright at the top is turned to stand on the ring here. */
export function uprightAt(fraction: number): number {
  return -AXIS - 360 * fraction;
}

/** Degrees by which a thing that points up is turned to point to the Sun. */
export function sunwardAt(fraction: number): number {
  return uprightAt(fraction) + 180;
}

/** The fraction that lies clockwise by `share` of a turn from straight up, as a dial counts. */
export function clockwise(share: number): number {
  return -share - AXIS / 360;
}

export function middle({ start, end }: Arc): number {
  return (start + end) / 2;
}

/** How far apart two fractions are along a ring of a radius. */
export function distanceAlong(a: number, b: number, radius: number): number {
  const turns = (((a - b + 0.5) % 1) + 1) % 1;
  return Math.abs(turns - 0.5) * TURN * radius;
}

/** The outline of a part of a ring, `inset` away from its borders. */
export function sector({ start, end }: Arc, inner: number, outer: number, inset = 0): string {
  const low = inner + inset;
  const high = outer - inset;
  const atLow = inset / (TURN * inner);
  const atHigh = inset / (TURN * outer);
  const large = end - start > 0.5 ? 1 : 0;
  return [
    `M${at(start + atHigh, high)}A${high} ${high} 0 ${large} 0 ${at(end - atHigh, high)}`,
    `L${at(end - atLow, low)}A${low} ${low} 0 ${large} 1 ${at(start + atLow, low)}Z`,
  ].join('');
}

/** The line of an arc, counterclockwise. */
export function arcPath({ start, end }: Arc, radius: number): string {
  return `M${at(start, radius)}A${radius} ${radius} 0 0 0 ${at(end, radius)}`;
}

/** The line of an arc, clockwise: what text runs along above the Sun. */
export function textPath({ start, end }: Arc, radius: number): string {
  return `M${at(end, radius)}A${radius} ${radius} 0 0 1 ${at(start, radius)}`;
}

export function spoke(fraction: number, from: number, to: number): string {
  return `M${at(fraction, from)}L${at(fraction, to)}`;
}

export function at(fraction: number, radius: number): string {
  const { x, y } = pointAt(fraction, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
