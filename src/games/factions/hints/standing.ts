import type { Sector } from '../board.ts';
import type { Course, Stop } from './tour/course.ts';
import { WEIGHTS } from './weights.ts';

/** A stop with what it is worth to have got there. */
export function scored(course: Course, stop: Stop): Stop {
  const trapped = course.turns > stop.turns ? trap(course, stop) : 0;
  const score = stop.worth + passWorth(course, stop) - WEIGHTS.turn * stop.turns - trapped;
  return { ...stop, score };
}

/** Being too far from Mercury to go on in this round. */
function trap({ home, outlook, left }: Course, { ships, energy, resources }: Stop): number {
  return nearest(ships, home) > energy + resources * outlook.burn ? WEIGHTS.trapped * left : 0;
}

function nearest(ships: readonly Sector[], costs: readonly number[]): number {
  const way = costs[ships[0]!]!;
  return ships.length === 1 ? way : Math.min(way, costs[ships[1]!]!);
}

/** What is at hand if nothing more is done in this round. */
export function passWorth({ outlook, next, endings, rest }: Course, stop: Stop): number {
  const { times, resource, battery } = outlook;
  const { ships, energy, resources } = stop;
  let kept = resources * resource;
  for (const { vp, test } of endings) if (test(stop, battery)) kept += WEIGHTS.ending * vp;
  if (times.last) return kept + 0.001 * energy;
  const saved = Math.min(battery, energy + rest);
  const way = nearest(ships, next);
  const fear = way > saved ? WEIGHTS.stranded * Math.min(1, (way - saved) / 4) : 0;
  return kept + WEIGHTS.savedEnergy * (saved - Math.min(way, 20)) - fear;
}
