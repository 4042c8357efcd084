import type { GameEntry } from '../../kernel/entry.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { canonical } from '../../kernel/data/plain.ts';
import { findByText, moveText } from '../../kernel/text.ts';
import { foresightOf, skilled } from '../foresight.ts';
import { TRUST } from '../race.ts';
import type { Question } from '../search.ts';
import { type Difference, differencesOf, meanOf } from './difference.ts';
import { type Lead, leadOf } from './lead.ts';
import { different, openings, planFrom, variationsOf } from './plan.ts';
import { type Halt, scoutOf } from './scout.ts';
import { addRunner, type Ground, groundOf, lengthOf, look, type Runner, tryOut } from './tries.ts';

/** A plan for the whole turn, with what was found about it. */
export interface AdvisedPlan {
  /** The moves as texts. */
  readonly moves: readonly string[];
  /** What comes after the last of them. */
  readonly halt: Halt;
  /** The chance of winning it seems to give. Plans stand in the order of these. */
  readonly chance: number;
  /** How far the best is ahead of it, and the best of the next; missing where nothing else was tried. */
  readonly lead: Lead | undefined;
  /** What its tries hold more or less of than those of the best, and the best than the next. */
  readonly differences: readonly Difference[];
}

/** How a coach thinks. */
export interface Thinking {
  /** Whether it must come to an end. */
  readonly late?: () => boolean;
  /** Told how much of the work is done, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** The most plans that are told. */
const MOST = 3;
/** Plans that begin differently, plans that leave the best of them on the way, and how many are tried at last. */
const OPENINGS = 8;
const VARIATIONS = 6;
const FINALISTS = MOST + 1;

/** Seconds of an ordinary core for looks and for tries. */
const LOOKING = 0.2;
const TRYING = 0.6;
const LOOKS = { least: 2, most: 12 };
const TRIES = { least: 8, most: 40 };

/** What a seat could do with its turn, the best first, by what it sees alone. The same seed finds the same. */
export function advise(
  given: GameEntry,
  question: Question,
  seed: number,
  thinking: Thinking = {},
): AdvisedPlan[] {
  const entry = skilled(given, given.game.seatsOf(question.view));
  const scout = scoutOf(entry, question, seed);
  const ground = groundOf(scout);
  const work = workOf(ground, thinking);
  const runners = runnersOf(ground, work);
  if (runners.length > 1) work.tryAll(runners);
  const sorted = runners.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const apart = unlike(sorted, ({ tries }) => tries);
  const ranked = apart.length > 1 ? apart : sorted;
  const best = itemAt(ranked, 0);
  return ranked.slice(0, MOST).map((runner) => {
    const other = runner === best ? ranked[1] : best;
    const lead = other && leadBetween(best, runner === best ? other : runner);
    return advised(ground, runner, lead, other);
  });
}

/** A move somebody thinks of, against the best plan. */
export interface Comparison {
  /** What the turn would be with that move; in the place of the best plan where it is that very plan. */
  readonly plan: AdvisedPlan;
  /** How far the best plan is ahead of it, or it of the best plan. */
  readonly lead: Lead;
  /** Whether it is the better one. */
  readonly better: boolean;
  /** Whether it leads to the same as the best plan. */
  readonly same: boolean;
}

/** How the turn would go with some moves first, compared with a plan that was advised. */
export function compare(
  given: GameEntry,
  question: Question,
  seed: number,
  texts: { readonly best: readonly string[]; readonly instead: readonly string[] },
  thinking: Thinking = {},
): Comparison {
  const entry = skilled(given, given.game.seatsOf(question.view));
  const scout = scoutOf(entry, question, seed, true);
  const ground = groundOf(scout);
  const runnerOf = ([first = '', ...others]: readonly string[]): Runner => {
    const move = findByText(scout.question.legal, first);
    return addRunner(ground, planFrom(scout, [moveText(move), ...others]));
  };
  const [best, instead] = [runnerOf(texts.best), runnerOf(texts.instead)];
  workOf(ground, thinking).tryAll([best, instead]);
  const better = chanceOf(instead) > chanceOf(best);
  const [ahead, behind] = better ? [instead, best] : [best, instead];
  return {
    plan: advised(ground, instead, undefined, best),
    lead: leadBetween(ahead, behind),
    better,
    same: best.plan.leadsTo === instead.plan.leadsTo,
  };
}

function advised(
  { measured }: Ground,
  runner: Runner,
  lead: Lead | undefined,
  other: Runner | undefined,
): AdvisedPlan {
  const { plan, certain } = runner;
  return {
    moves: plan.moves.slice(0, certain).map(moveText),
    halt: certain < plan.moves.length ? 'news' : plan.halt,
    chance: chanceOf(runner),
    lead,
    differences: other ? differencesOf(measured, runner, other) : [],
  };
}

const resultsOf = ({ tries }: Runner): number[] => tries.map(({ chance }) => chance);
const chanceOf = (runner: Runner): number => (runner.tries.length === 0 ? 0 : meanOf(resultsOf(runner)));

function leadBetween(ahead: Runner, behind: Runner): Lead {
  return leadOf(resultsOf(ahead), resultsOf(behind));
}

/** The plans worth trying: those that begin differently, then variations of the best of them. */
function runnersOf(ground: Ground, work: Work): Runner[] {
  const { scout } = ground;
  const first = different(openings(scout, OPENINGS)).map((plan) => addRunner(ground, plan));
  work.lookAll(first);
  const leader = bestOf(first, ground)[0]?.plan;
  if (leader === undefined) return first;
  const variations = different(
    variationsOf(scout, leader, VARIATIONS),
    first.map(({ plan }) => plan),
  );
  const others = variations.map((plan) => addRunner(ground, plan));
  work.lookAll(others);
  const ranked = bestOf([...first, ...others], ground);
  const apart = unlike(ranked, ({ looks }) => looks);
  return [...new Set([...apart, ...ranked])].slice(0, FINALISTS);
}

/** Those that came out otherwise than all before them: the same by other ways is no other plan. */
function unlike(runners: readonly Runner[], resultOf: (runner: Runner) => unknown): Runner[] {
  const results = new Set<string>();
  return runners.filter((runner) => {
    const result = canonical(resultOf(runner));
    return !results.has(result) && results.add(result);
  });
}

/** By what looks found and, as long as they are few, by what the hints think. */
function bestOf(runners: readonly Runner[], { scout: { entry } }: Ground): Runner[] {
  const { handicap } = foresightOf(entry);
  const promise = ({ looks, plan }: Runner): number =>
    meanOf(looks) + (handicap * plan.hope * TRUST) / (TRUST + looks.length);
  return runners.toSorted((a, b) => promise(b) - promise(a));
}

/** Looks and tries, and how far they have come. */
interface Work {
  lookAll(runners: readonly Runner[]): void;
  tryAll(runners: readonly Runner[]): void;
}

/** All get as many as the others, so that they can be compared; who is late gives the rest up. */
function workOf(ground: Ground, { late, progress }: Thinking): Work {
  const { pace } = foresightOf(ground.scout.entry);
  const looks = within(LOOKS, (LOOKING * pace) / (OPENINGS + VARIATIONS));
  const tries = within(TRIES, (TRYING * pace) / FINALISTS / lengthOf(ground));
  let share = 0;
  const rounds = (count: number, least: number, part: number, round: (done: number) => void): void => {
    const from = share;
    for (let i = 0; i < count && (i < least || late?.() !== true); i++) {
      round(i);
      progress?.(from + (part * (i + 1)) / count);
    }
    share = from + part;
  };
  return {
    lookAll: (runners) =>
      rounds(looks, 1, LOOKING / 2, () => {
        for (const runner of runners) look(ground, runner);
      }),
    tryAll: (runners) =>
      rounds(tries, LEAST_TRIES, 1 - share, (done) => {
        if (done < ENOUGH || !areTold(runners)) for (const runner of runners) tryOut(ground, runner);
      }),
  };
}

/** Tries that are made however late it is. */
const LEAST_TRIES = 4;
/** Tries after which plans may be told apart beyond doubt, and by how many times the noise. */
const ENOUGH = 16;
const BEYOND_DOUBT = 3;

/** Whether more tries would change nothing: neighbours are far apart. */
function areTold(runners: readonly Runner[]): boolean {
  const ranked = runners.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  return ranked.slice(1).every((runner, i) => {
    const { gap, noise } = leadBetween(itemAt(ranked, i), runner);
    return gap > BEYOND_DOUBT * noise;
  });
}

function within({ least, most }: { least: number; most: number }, wanted: number): number {
  return Math.max(least, Math.min(most, Math.floor(wanted)));
}
