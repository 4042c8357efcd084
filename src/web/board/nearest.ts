import type { Place } from '../games/view.ts';

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
