import { itemAt } from '../../../kernel/data/lists.ts';

/** The heights at which the bottom sheet comes to rest. */
export interface Stops {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const LOW = 96;
/** Above the sheet: bar, players and a board as wide as the screen. */
const ABOVE = 116;
const LEAST_MIDDLE = 250;
const MOST_MIDDLE = 338;

/** Pixels a second from which a flick goes on to the next stop. */
const FLICK = 500;

export function stopsFor(width: number, height: number): Stops {
  const room = height - ABOVE - width;
  return {
    low: LOW,
    middle: Math.min(MOST_MIDDLE, Math.max(LEAST_MIDDLE, room)),
    high: Math.round(height * 0.9),
  };
}

/** Where a sheet let go at `height` comes to rest; `speed` is upward, in pixels a second. */
export function restOf(height: number, speed: number, stops: Stops): number {
  const all = [stops.low, stops.middle, stops.high];
  if (speed > FLICK) return all.find((stop) => stop > height) ?? stops.high;
  if (speed < -FLICK) return all.findLast((stop) => stop < height) ?? stops.low;
  return itemAt(
    all.toSorted((a, b) => Math.abs(a - height) - Math.abs(b - height)),
    0,
  );
}
