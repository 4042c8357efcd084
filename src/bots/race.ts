import type { Branch } from './tree.ts';

/** Candidates that meet the same luck, round by round, until one is better than the others beyond doubt. */
export interface Race {
  readonly runners: Runner[];
  /** Rounds before anybody is sent off. */
  readonly fewest: number;
  rounds: number;
}

export interface Runner {
  readonly branch: Branch;
  /** What it is ahead or behind before the first round, and for how many rounds that counts. */
  readonly hope: number;
  /** What each round brought, for as long as it was in the race. */
  readonly results: number[];
  total: number;
}

/** Errors of the mean by which somebody must be behind to be sent off. */
const CERTAIN = 2.5;
/** For how many rounds the hopes count. */
export const TRUST = 64;

export function raceOf(hopes: readonly (readonly [branch: Branch, hope: number])[], fewest: number): Race {
  const runners = hopes.map(([branch, hope]) => ({ branch, hope, results: [], total: 0 }));
  return { runners, fewest, rounds: 0 };
}

/** One round for everybody still in the race, with the same luck for all. */
export function runRound(race: Race, result: (branch: Branch, round: number) => number): void {
  for (const runner of race.runners) {
    const found = result(runner.branch, race.rounds);
    runner.results.push(found);
    runner.total += found;
  }
  race.rounds++;
  if (race.rounds >= race.fewest) sendOff(race);
}

export function isDecided({ runners }: Race): boolean {
  return runners.length < 2;
}

/** The best so far; before the first round the one most is hoped for. */
export function leaderOf({ runners }: Race): Runner {
  return runners.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
}

function scoreOf({ hope, total, results }: Runner): number {
  const rounds = results.length;
  return (rounds === 0 ? 0 : total / rounds) + (hope * TRUST) / (TRUST + rounds);
}

/** Whoever is behind the leader by more than the noise of their differences explains leaves the race. */
function sendOff(race: Race): void {
  const leader = leaderOf(race);
  const stay = race.runners.filter((runner) => {
    const gap = scoreOf(leader) - scoreOf(runner);
    return runner === leader || gap < CERTAIN * errorOf(leader.results, runner.results);
  });
  race.runners.splice(0, race.runners.length, ...stay);
}

/** The error of the mean difference between two that met the same luck. */
export function errorOf(some: readonly number[], others: readonly number[]): number {
  const count = some.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = some[i]! - others[i]!;
    sum += difference;
    squares += difference ** 2;
  }
  return Math.sqrt(Math.max(0, squares - sum ** 2 / count) / (count - 1) / count);
}
