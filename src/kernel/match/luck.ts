import { type Chance, chanceOf, type Seed } from './chance.ts';

/** What the luck of a match comes from: its seed, but for what was drawn before it left another match. */
export interface Luck {
  readonly seed: Seed;
  /** In the order of their moves. */
  readonly pastLuck?: readonly PastLuck[];
}

/** The seed of an earlier part of a match: its setup and the moves up to `until` drew from it. */
export interface PastLuck {
  readonly until: number;
  readonly seed: Seed;
}

/** The seed that ply `ply` of a match draws from. */
export function seedAt({ seed, pastLuck = [] }: Luck, ply: number): Seed {
  return pastLuck.find(({ until }) => ply <= until)?.seed ?? seed;
}

/** The chance of ply `ply` (0 is the setup) of a match. */
export function chanceAt(luck: Luck, ply: number): Chance {
  return chanceOf(seedAt(luck, ply), ply);
}

/**
 * The luck of what leaves a match after so many moves. Nothing after them draws from a seed of that match, which may be
 * known by then and would tell what comes.
 */
export function luckFrom(left: Luck, ply: number, seed: Seed): Required<Luck> {
  const before = left.pastLuck?.filter(({ until }) => until < ply) ?? [];
  return { seed, pastLuck: [...before, { until: ply, seed: seedAt(left, ply) }] };
}
