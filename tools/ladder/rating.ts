import type { Interval } from '../../src/kernel/data/interval.ts';
import type { Rung } from './rung.ts';

/** How strong a bot is, in points of Elo above the lowest of the ladder. */
export interface Rating {
  readonly bot: string;
  readonly elo: number;
  readonly interval: Interval;
}

/** The ratings from the lowest rung up: differences add up, and so do the squares of their errors. */
export function ratingsOf(rungs: readonly Rung[]): Rating[] {
  const [first] = rungs;
  if (first === undefined) return [];
  const ratings: Rating[] = [{ bot: first.lower, elo: 0, interval: [0, 0] }];
  let elo = 0;
  let below = 0;
  let above = 0;
  for (const rung of rungs) {
    elo += rung.elo;
    below += (rung.elo - rung.eloInterval[0]) ** 2;
    above += (rung.eloInterval[1] - rung.elo) ** 2;
    ratings.push({ bot: rung.upper, elo, interval: [elo - Math.sqrt(below), elo + Math.sqrt(above)] });
  }
  return ratings;
}
