import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Harvest } from '../../src/analysis/puzzles/harvest.ts';
import { harvestOf } from '../../src/analysis/puzzles/harvest.ts';
import type { PuzzleSource } from '../../src/analysis/puzzles/puzzle.ts';
import { playMatch } from '../../src/cli/simulate/series.ts';

/** What decides which puzzles are found: the same plan finds the same. */
export interface Plan {
  readonly game: string;
  readonly rulesVersion: number;
  /** The level that plays the matches. */
  readonly level: string;
  /** How many sit at the table, in turns from match to match. */
  readonly seats: readonly number[];
  readonly seed: string;
  /** By how much a line must lead, in hundredths of the chance of winning. */
  readonly lead: number;
  /** Whether only what whole turns hang on is looked for. */
  readonly turns: boolean;
}

/** What one match of a plan was good for. */
export interface Gathered extends Harvest {
  readonly match: number;
}

const MOST_MOVES = 20_000;

/** Plays a match of a plan and looks for puzzles in it; one that came to no end has none. */
export function gathered(entry: GameEntry, plan: Plan, match: number): Gathered {
  const { game, level, seed, lead, turns } = plan;
  const seats = seatsIn(plan, match);
  const series = {
    ...{ game, seed, options: {}, first: 0, matches: match + 1, mostMoves: MOST_MOVES, records: true },
    bots: Array<string>(seats).fill(level),
  };
  const { record } = playMatch(entry, series, match);
  return record?.outcome === undefined
    ? { match, ...NOTHING }
    : { match, ...harvestOf(entry, record, { lead: lead / 100, turns }) };
}

const NOTHING: Harvest = {
  stages: { passed: 0, looked: 0, seemed: 0, missed: 0, doubted: 0, proved: 0 },
  finds: [],
};

function seatsIn({ seats }: Plan, match: number): number {
  return seats[match % seats.length]!;
}

export function sourceOf({ level, seed }: Plan, match: number): PuzzleSource {
  return { level, seed, match };
}
