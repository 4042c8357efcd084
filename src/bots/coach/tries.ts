import type { Move } from '../../kernel/game.ts';
import type { Measure } from '../../kernel/measures.ts';
import { beginLine, chanceFound, type Effort, type Line, playByHabit, playOn, type Root } from '../line.ts';
import { chancesOf } from '../chances.ts';
import { settingsFor } from '../searcher.ts';
import { foresightOf } from '../foresight.ts';
import type { Branch } from '../tree.ts';
import { MOMENTS, type Reading, watchOf } from './moments.ts';
import type { Plan } from './plan.ts';
import type { Scout } from './scout.ts';

/** A plan and what came of trying it; everybody meets the same luck in the same try. */
export interface Runner {
  readonly plan: Plan;
  /** What looks have found on the way, and what tries have. */
  readonly seen: Branch;
  readonly tried: Branch;
  /** What each quick look at it found, in chance of winning. */
  readonly looks: number[];
  readonly tries: Try[];
  /** How many of its moves could be played on every guess so far: the others are not to be promised. */
  certain: number;
}

/** A plan played out until the own next turn is over. */
export interface Try {
  /** The chance of winning it found. */
  readonly chance: number;
  /** What was counted at each moment that came. */
  readonly readings: readonly Reading[];
}

/** Where plans are tried. */
export interface Ground {
  readonly scout: Scout;
  readonly root: Root;
  readonly ways: (readonly Move[])[];
  readonly measured: readonly Measure<object>[];
  readonly effort: Effort;
}

export function groundOf(scout: Scout, names: readonly string[] = []): Ground {
  const { entry, question, first } = scout;
  const { view, seat } = question;
  const ways: (readonly Move[])[] = [];
  const outlook = settingsFor(entry, foresightOf(entry).pace);
  const root: Root = { entry, seat, view, decision: first, ways, outlook, memory: new Map() };
  const measured: readonly Measure<object>[] = entry.measures.list(view, seat, names);
  return { scout, root, ways, measured, effort: { lines: 0, plies: 0 } };
}

export function addRunner({ ways }: Ground, plan: Plan): Runner {
  const branch = (): Branch => ({ at: ways.length, prior: 1, visits: 0, won: 0, next: undefined });
  const [seen, tried] = [branch(), branch()];
  ways.push(plan.moves);
  return { plan, seen, tried, looks: [], tries: [], certain: plan.moves.length };
}

/** A look at a plan as far as a bot looks ahead. */
export function look({ root, scout, effort }: Ground, runner: Runner): void {
  const line = begin(root, runner, runner.seen, scout.seed + runner.looks.length);
  effort.plies += line.begun + playOn(line);
  effort.lines++;
  runner.looks.push(chanceFound(line));
}

function begin(root: Root, runner: Runner, branch: Branch, seed: number): Line {
  const line = beginLine(root, branch, seed);
  runner.certain = Math.min(runner.certain, line.begun);
  return line;
}

/** Tries begin with other luck than looks. */
const TRIES = 1_000_000;
/** A try that waits longer for a moment gives it up. */
const LONGEST = 300;

/**
 * Plays a plan until the own next turn is over. What it found is the chance at the horizon of bots, who value positions
 * best there, and the chance at the end, by when others have answered, each by half.
 */
export function tryOut({ root, scout, measured, effort }: Ground, runner: Runner): void {
  const line = begin(root, runner, runner.tried, scout.seed + TRIES + runner.tries.length);
  const { entry, seat, view } = root;
  const watch = watchOf(entry, measured, seat, view);
  watch.see(line.state);
  effort.plies += playOn(line, watch.see);
  const near = chanceFound(line);
  for (let plies = 0; plies < LONGEST && !watch.isDone() && playByHabit(line); plies++) {
    watch.see(line.state);
    effort.plies++;
  }
  effort.lines++;
  const far = chancesOf(entry, line.state)[seat]!;
  runner.tries.push({ chance: (near + far) / 2, readings: watch.readings });
}

/** How many turns a try lasts where one of a bot lasts so many. */
export function lengthOf({ root }: Ground): number {
  const { entry, view } = root;
  return Math.max(1, (entry.game.seatsOf(view) + 1) / foresightOf(entry).turns);
}

/** The readings of all tries at a moment; nothing where one of them never came to it. */
export function readingsAt({ tries }: Runner, moment: (typeof MOMENTS)[number]): Reading[] | undefined {
  const at = MOMENTS.indexOf(moment);
  const readings = tries.flatMap((found) => found.readings[at] ?? []);
  return readings.length === tries.length ? readings : undefined;
}
