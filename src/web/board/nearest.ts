import type { Place } from '../games/view.ts';
import type { Spot } from './zoom/lens.ts';

/** The nearest of places, if there is one within so many units; of equals the one on top, which is the last. */
export function nearestOf(
  places: Iterable<Place>,
  far: (place: Place) => number,
  within: number,
): Place | undefined {
  let nearest: Place | undefined;
  let least = within;
  for (const place of places) {
    const distance = far(place);
    if (distance > least) continue;
    nearest = place;
    least = distance;
  }
  return nearest;
}

/** The way of each arrow key on the screen. */
const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies beside the way counts so much farther. */
const ASIDE = 3;

/** Which of several spots an arrow key leads to; none where nothing lies that way. */
export function neighbourOf(from: Spot, spots: readonly Spot[], key: string): number | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  let nearest: number | undefined;
  let least = Infinity;
  for (const [i, { x, y }] of spots.entries()) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const beside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = along + ASIDE * beside;
    if (along <= 0 || far >= least) continue;
    nearest = i;
    least = far;
  }
  return nearest;
}
