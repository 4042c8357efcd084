import type { Standing } from './analysis.ts';
import { estimateOf } from './estimate.ts';
import type { Film } from './film.ts';
import type { Gauge } from './gauge.ts';
import { readingOf, wayFrom } from './trial.ts';

/** The chances of all seats after so many moves, with nothing hidden; each line meets the same luck at every position. */
export function standingAt(
  gauge: Gauge,
  { states }: Film,
  ply: number,
  lines: number,
  seed: number,
): Standing {
  const { game } = gauge.entry;
  const state = states[ply]!;
  const outcome = game.outcome(state);
  if (outcome !== undefined) return { ply, chances: gauge.atEnd(outcome), noise: 0 };
  const way = wayFrom(gauge, state);
  const readings = Array.from({ length: lines }, (_, line) =>
    readingOf(gauge, state, game.copy(state), seed + line, way),
  );
  const estimates = Array.from({ length: game.seatsOf(state) }, (_, seat) => estimateOf(readings, seat));
  return {
    ply,
    chances: estimates.map(({ mean }) => mean),
    noise: Math.max(...estimates.map(({ noise }) => noise)),
  };
}
