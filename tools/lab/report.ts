import { itemAt } from '../../src/kernel/data/lists.ts';
import type { PlainRecord } from '../../src/kernel/data/plain.ts';
import type { Result } from '../../src/cli/simulate/series.ts';
import { firstOf, type Outcome, type Stage } from './experiment.ts';
import type { LabOptions } from './lab.ts';
import type { Plan } from './plan.ts';

/** What a lab tells: the line that `--json` prints. */
export interface LabReport {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: string;
  /** Of the game as it is, where they are not as ever. */
  readonly options: PlainRecord;
  /** How many matches each is played at most, and after how many results are looked at. */
  readonly matches: number;
  readonly looks: readonly number[];
  /** How often chance may make any change at all, over all variants and looks. */
  readonly error: number;
  /** As a share: a smaller change of who wins does not matter. */
  readonly margin: number;
  readonly variants: readonly VariantReport[];
}

export interface VariantReport extends Stage {
  readonly name: string;
  /** What it changes, in words. */
  readonly differences: readonly string[];
  readonly spreads: readonly Spread[];
}

/** How many matches or seats have so much of something, in steps from the least. */
export interface Spread {
  readonly what: 'moves' | 'points';
  readonly least: number;
  readonly step: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

interface Told extends Outcome {
  readonly plan: Plan;
  readonly options: LabOptions;
  readonly title: string;
}

export function reportOf({ plan, options, title, looks, error, stages, played }: Told): LabReport {
  const { game, seats, level, seed, matches, margin } = options;
  const variants = plan.variants.map(({ name, differences }, i): VariantReport => {
    const stage = itemAt(stages, i);
    const sides = [itemAt(played, 0), itemAt(played, i + 1)].map((side) => firstOf(side, stage.matches));
    return { name, differences, ...stage, spreads: spreadsOf(itemAt(sides, 0), itemAt(sides, 1)) };
  });
  return {
    game,
    title,
    seats,
    level,
    seed,
    options: itemAt(plan.series, 0).options,
    matches,
    looks: looks.after,
    error,
    margin: margin / 100,
    variants,
  };
}

function spreadsOf(before: readonly Result[], after: readonly Result[]): Spread[] {
  const moves = (results: readonly Result[]): number[] =>
    results.flatMap(({ places, moves: made }) => (places === undefined ? [] : [made]));
  const points = (results: readonly Result[]): number[] => results.flatMap(({ points: told = [] }) => told);
  return [
    ...spreadOf('moves', moves(before), moves(after)),
    ...spreadOf('points', points(before), points(after)),
  ];
}

const MOST_STEPS = 24;

function spreadOf(what: Spread['what'], before: readonly number[], after: readonly number[]): Spread[] {
  const all = [...before, ...after];
  if (all.length === 0) return [];
  const least = all.reduce((a, b) => Math.min(a, b));
  const most = all.reduce((a, b) => Math.max(a, b));
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_STEPS));
  const steps = Math.floor((most - least) / step) + 1;
  const counted = (values: readonly number[]): number[] => {
    const counts = new Array<number>(steps).fill(0);
    for (const value of values) counts[Math.floor((value - least) / step)]! += 1;
    return counts;
  };
  return [{ what, least, step, before: counted(before), after: counted(after) }];
}
