import { courseOf, type Leg, type Moment, startOf, type Stop } from './course.ts';
import { legsFrom } from './legs.ts';
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
  let best: Stop = { ...start, score: pass };
  let beam = [start];
  for (let level = 0; level < Math.min(depth, course.turns) && beam.length > 0; level++) {
    const found = beam.flatMap((stop) => legsFrom(course, stop, level === 0 ? moment : 'fresh'));
    found.sort((a, b) => b.score - a.score);
    beam = diverse(found, width);
    for (const stop of beam) if (stop.score > best.score) best = stop;
  }
  return { worth: best.score, pass, first: best.first, turns: best.turns };
}

/** The best of them, but not all with the same beginning. */
function diverse(stops: readonly Stop[], width: number): Stop[] {
  const kept: Stop[] = [];
  for (const stop of stops) {
    if (kept.length >= width) break;
    const same = kept.filter(({ first }) => first?.goal === stop.first?.goal).length;
    if (same * 2 < width) kept.push(stop);
  }
  return kept;
}
