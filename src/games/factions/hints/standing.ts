import type { Sector } from '../board.ts';
import type { Course, Standing } from './tour/course.ts';
import { WEIGHTS } from './weights.ts';

/** What it is worth to have got there on a tour. */
export function scoreOf(course: Course, standing: Standing): number {
  const { turns, worth } = standing;
  const trapped = course.turns > turns ? trap(course, standing) : 0;
  return worth + passWorth(course, standing) - WEIGHTS.turn * turns - trapped;
}

/** Being too far from Mercury to go on in this round. */
function trap({ home, outlook, left }: Course, { ships, energy, resources }: Standing): number {
  return nearest(ships, home) > energy + resources * outlook.burn ? WEIGHTS.trapped * left : 0;
}

function nearest(ships: readonly Sector[], costs: readonly number[]): number {
  const way = costs[ships[0]!]!;
  return ships.length === 1 ? way : Math.min(way, costs[ships[1]!]!);
}

/** What is at hand if nothing more is done in this round. */
export function passWorth({ outlook, next, endings, rest }: Course, standing: Standing): number {
  const { times, resource, battery } = outlook;
  const { ships, energy, resources } = standing;
  let kept = resources * resource;
  for (const { vp, test } of endings) if (test(standing, battery)) kept += WEIGHTS.ending * vp;
  if (times.last) return kept + 0.001 * energy;
  const saved = Math.min(battery, energy + rest);
  const way = nearest(ships, next);
  const fear = way > saved ? WEIGHTS.stranded * Math.min(1, (way - saved) / 4) : 0;
  return kept + WEIGHTS.savedEnergy * (saved - Math.min(way, 20)) - fear;
}
