import { beamOf } from './beam.ts';
import { courseOf, type Leg, type Moment, startOf, type Stop } from './course.ts';
import { addLegs } from './legs.ts';
import type { Outlook } from '../outlook.ts';
import { passWorth } from '../standing.ts';

export interface Plan {
  /** What the rest of the round brings, over and above what is owned. */
  readonly worth: number;
  /** What passing now brings. */
  readonly pass: number;
  /** What to do first; nothing if passing is best. */
  readonly first: Leg | undefined;
  /** How many turns it takes. */
  readonly turns: number;
}

export interface Effort {
  readonly depth: number;
  readonly width: number;
}

/** Looks for the best tour turn by turn, keeping only the most promising ones in mind. */
export function planOf(outlook: Outlook, moment: Moment, { depth, width }: Effort): Plan {
  const course = courseOf(outlook);
  const start = startOf(course);
  const pass = passWorth(course, start);
  const levels = Math.min(depth, course.turns);
  let best: Stop = { ...start, score: pass };
  let stops: readonly Stop[] = [start];
  for (let level = 0; level < levels; level++) {
    const last = level === levels - 1;
    const beam = last ? beamOf(1, best.score) : beamOf(width, Number.NEGATIVE_INFINITY);
    for (const stop of stops) addLegs(beam, course, stop, level === 0 ? moment : 'fresh');
    stops = beam.stops;
    const first = stops[0];
    if (first !== undefined && first.score > best.score) best = first;
  }
  return { worth: best.score, pass, first: best.first, turns: best.turns };
}
