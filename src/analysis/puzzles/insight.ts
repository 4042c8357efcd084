import { type Scout, scoutOf } from '../../bots/coach/scout.ts';
import type { Move } from '../../kernel/game.ts';
import { moveText } from '../../kernel/text.ts';
import { type Candidate, candidatesOf, tryOut } from '../decisions/candidates.ts';
import { differenceOf, estimateOf } from '../estimate.ts';
import type { Gauge } from '../gauge.ts';
import type { Question } from '../question.ts';
import { secondOpinion } from '../decisions/secondOpinion.ts';
import { isPlanned, type Reading } from '../trial.ts';
import { type Course, courseOf } from './course.ts';
import { AS_GOOD, deedOf } from './puzzle.ts';

/** A decision in which one idea is ahead of all others. */
export interface Insight {
  readonly best: Move;
  /** How the turn goes on from it. */
  readonly course: Course;
  /** Moves of the same idea, and whether others may come before it in the turn. */
  readonly same: readonly string[];
  readonly waits: boolean;
  /** The best move of another idea, and how the turn goes on from it. */
  readonly next: Move;
  readonly nextCourse: Course;
  readonly chance: number;
  readonly lead: number;
  readonly noise: number;
  /** What each other move costs, in hundredths, by its text. */
  readonly costs: Readonly<Record<string, number>>;
}

/** What positions are judged by, and by how much the best idea must lead. */
export interface Demand {
  readonly gauge: Gauge;
  readonly lead: number;
  /** Whether only what whole turns hang on is looked for, where their moves may be made in any order. */
  readonly turns?: boolean;
}

/** How closely a decision is looked at. */
export interface Closeness {
  /** How many moves are tried and how often each, round by round; the best of a round are tried afresh in the next. */
  readonly rounds: readonly Round[];
  /** Lines by which a search must agree; none where turns are planned, as no search plays as well there. */
  readonly searched: number;
  /** By how much the best idea must lead beyond the noise. */
  readonly beyond: number;
}

interface Round {
  readonly moves: number;
  readonly times: number;
}

/** A first look, which most decisions do not pass. */
export const GLANCE: Closeness = {
  rounds: [{ moves: 6, times: 2 }],
  ...{ searched: 0, beyond: Number.NEGATIVE_INFINITY },
};
/** A second one at those that did, and a third. */
export const SECOND: Closeness = { ...GLANCE, rounds: [{ moves: 5, times: 5 }] };
export const LOOK: Closeness = {
  rounds: [
    { moves: 8, times: 4 },
    { moves: 4, times: 12 },
  ],
  ...{ searched: 0, beyond: 0 },
};
/** What a decision of a puzzle has to stand: every move is tried. */
export const PROOF: Closeness = {
  rounds: [
    { moves: Number.POSITIVE_INFINITY, times: 2 },
    { moves: 12, times: 8 },
    { moves: 6, times: 32 },
  ],
  ...{ searched: 200, beyond: 0.01 },
};

/** A search that agrees by less than this share of the lead does not agree. */
const AGREES = 0.5;
/** Each round meets other luck. */
export const ROUND = 1_000_000;

/** A move with what was found in each round it came to. */
interface Tried {
  readonly candidate: Candidate;
  readonly rounds: Reading[][];
}

/** What is clearly best in a decision, by what its seat sees alone; nothing where no idea leads by enough. */
export function insightOf(
  demand: Demand,
  question: Question,
  closeness: Closeness,
  seed: number,
): Insight | undefined {
  const { gauge, lead } = demand;
  const { seat } = question;
  const { all, last } = triedIn(gauge, question, closeness, seed);
  const scout = scoutOf(gauge.entry, question, seed);
  const ideas = ideasOf(gauge, scout, last);
  if (ideas === undefined) return undefined;
  const { best, next, same, course } = ideas;
  const gap = gapBetween(best, next, seat);
  if (gap.mean < lead || gap.mean - gap.noise < closeness.beyond) return undefined;
  if (!isConfirmed(demand, question, { best, next }, closeness.searched, seed)) return undefined;
  const costs = all
    .filter((other) => other !== best)
    .map((other) => [textOf(other), costOf(other, best, seat)] as const);
  return {
    ...{ best: best.candidate.move, same: same.map(textOf), waits: false, course },
    ...{ next: next.candidate.move, nextCourse: courseOf(gauge, scout, next.candidate.move) },
    chance: estimateOf(best.rounds.at(-1)!, seat).mean,
    ...{ lead: gap.mean, noise: gap.noise },
    costs: Object.fromEntries(costs),
  };
}

const textOf = ({ candidate: { move } }: Tried): string => moveText(move);

/** All moves, and those that came to the last round, the best first. */
function triedIn(gauge: Gauge, question: Question, { rounds }: Closeness, seed: number) {
  const most = rounds[0]?.moves ?? 0;
  const all = candidatesOf(gauge, question, seed, most).map(
    (candidate): Tried => ({ candidate, rounds: [] }),
  );
  let last: readonly Tried[] = all;
  for (const [i, { moves, times }] of rounds.entries()) {
    if (i > 0) last = last.slice(0, moves);
    for (const { candidate } of last) candidate.readings.length = 0;
    for (let time = 0; time < times; time++)
      for (const { candidate } of last) tryOut(gauge, question, candidate, seed + ROUND * i + time);
    for (const one of last) one.rounds.push([...one.candidate.readings]);
    last = last.toSorted((a, b) => worthOf(b, question.seat) - worthOf(a, question.seat));
  }
  return { all, last };
}

const worthOf = ({ rounds }: Tried, seat: number): number => estimateOf(rounds.at(-1)!, seat).mean;

/** How far one is ahead of another by the last round both came to, where they met the same luck. */
function gapBetween(one: Tried, other: Tried, seat: number) {
  const round = Math.min(one.rounds.length, other.rounds.length) - 1;
  return differenceOf(one.rounds[round]!, other.rounds[round]!, seat);
}

/** What a move costs against the best, in hundredths. */
function costOf(other: Tried, best: Tried, seat: number): number {
  return Math.max(0, Math.round(100 * gapBetween(best, other, seat).mean));
}

interface Ideas {
  readonly best: Tried;
  readonly course: Course;
  /** Those that come to the same as the best, or hardly differ. */
  readonly same: readonly Tried[];
  /** The best of another idea. */
  readonly next: Tried;
}

/** Tells the best idea and the next apart; nothing where all that was looked at last is the same idea. */
function ideasOf(gauge: Gauge, scout: Scout, [best, ...others]: readonly Tried[]): Ideas | undefined {
  if (best === undefined) return undefined;
  const { seat } = scout.question;
  const course = courseOf(gauge, scout, best.candidate.move);
  const same: Tried[] = [];
  for (const other of others) {
    const comesToSame = courseOf(gauge, scout, other.candidate.move).leadsTo === course.leadsTo;
    if (!comesToSame && !isVariant(best, other, seat)) return { best, course, same, next: other };
    same.push(other);
  }
  return undefined;
}

/** The same thing done with the same piece, and hardly worse: a hex beside, say. */
function isVariant(best: Tried, other: Tried, seat: number): boolean {
  return deedOf(textOf(best)) === deedOf(textOf(other)) && costOf(other, best, seat) <= AS_GOOD;
}

/** Whether a search in which every seat finds out for itself how to go on sees it too. */
function isConfirmed(
  { gauge, lead }: Demand,
  question: Question,
  { best, next }: Pick<Ideas, 'best' | 'next'>,
  searched: number,
  seed: number,
): boolean {
  const { entry } = gauge;
  if (searched === 0 || isPlanned(entry, entry.game.seatsOf(question.view))) return true;
  const pair = { best: best.candidate.at, played: next.candidate.at };
  return secondOpinion(gauge, question, pair, searched, seed).mean >= AGREES * lead;
}
