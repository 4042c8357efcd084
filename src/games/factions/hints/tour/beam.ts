import type { Stop } from './course.ts';

/** The most promising of all stops that were looked at, best first. */
export interface Beam {
  readonly stops: Stop[];
  readonly width: number;
  /** What a stop must be worth more than to be kept. */
  least: number;
}

export function beamOf(width: number, least: number): Beam {
  return { stops: [], width, least };
}

/** Keeps a stop if it is among the best, but not all with the same beginning; of equals the first counts. */
export function keep(beam: Beam, stop: Stop): void {
  const { stops, width } = beam;
  const alike = stops.filter(({ first }) => first?.goal === stop.first?.goal);
  if (2 * alike.length >= width) {
    const worst = alike.at(-1)!;
    if (worst.score >= stop.score) return;
    stops.splice(stops.indexOf(worst), 1);
  }
  let at = stops.length;
  while (at > 0 && stops[at - 1]!.score < stop.score) at--;
  stops.splice(at, 0, stop);
  if (stops.length > width) stops.pop();
  if (stops.length === width) beam.least = Math.max(beam.least, stops[width - 1]!.score);
}
