import type { GameEntry } from '../../kernel/entry.ts';
import { type AdvisedPlan, advise, type Comparison, compare, type Thinking } from './coach.ts';
import type { CoachRequest } from './coachRequest.ts';
import type { Halt } from './scout.ts';
import type { Lead } from './lead.ts';
import { opinionReason, planReason, type Saying } from './sayings.ts';
import { playedSteps, type Step, titleOf } from './steps.ts';

/** A plan as it is told in words alone. */
export interface ToldPlan {
  readonly title: string;
  readonly moves: readonly Step[];
  readonly halt: Halt;
  readonly chance: number;
  readonly reason: string;
  /** How far plan A is ahead of it, and plan A of plan B; missing where nothing else was tried. */
  readonly lead?: Lead;
}

/** What is thought of a move, compared with plan A. */
export interface ToldComparison extends Omit<Comparison, 'plan'> {
  readonly plan: ToldPlan;
}

/** The plans for a turn in words, the best first. */
export function tellPlans(
  entry: GameEntry,
  request: CoachRequest,
  names: readonly string[],
  thinking?: Thinking,
): ToldPlan[] {
  const plans = advise(entry, request, request.seed, thinking);
  const steps = plans.map((plan) => stepsOf(entry, request, plan, names));
  return plans.map((plan, at) => ({
    ...toldPlan(plan, steps, at),
    reason: sentence(planReason(entry, { ...request, names }, plans, at)),
  }));
}

/** What is thought of a move in words, compared with the best plan of the turn. */
export function tellComparison(
  entry: GameEntry,
  request: CoachRequest,
  names: readonly string[],
  text: string,
  thinking?: Thinking,
): ToldComparison {
  const best = advise(entry, request, request.seed, thinking)[0]?.moves ?? [];
  const { plan, ...found } = compare(entry, request, request.seed, { best, instead: [text] }, thinking);
  const reason = opinionReason(entry, { ...request, names }, { plan, ...found });
  return { ...found, plan: { ...toldPlan(plan, [stepsOf(entry, request, plan, names)], 0), reason } };
}

const sentence = ({ against, words }: Saying): string =>
  against === undefined ? words : `${against} ${words}`;

function stepsOf(
  entry: GameEntry,
  { view, seat }: CoachRequest,
  { moves }: AdvisedPlan,
  names: readonly string[],
): Step[] {
  return playedSteps(entry, view, seat, moves, names).map(({ text, words }) => ({ text, words }));
}

function toldPlan(
  { halt, chance, lead }: AdvisedPlan,
  steps: readonly (readonly Step[])[],
  at: number,
): Omit<ToldPlan, 'reason'> {
  const moves = steps[at] ?? [];
  const title = titleOf(
    moves,
    steps.filter((_, other) => other !== at),
  );
  return { title, moves, halt, chance, ...(lead && { lead }) };
}
