import type { GameEntry } from '../../kernel/entry.ts';
import { versionFor } from '../../kernel/versions.ts';
import type { Question } from '../search.ts';
import { type AdvisedPlan, advise, type Comparison, compare, type Thinking } from './coach.ts';

/** A question to the coach, as plain data, so that it can be answered in another thread. */
export interface CoachRequest extends Question {
  readonly game: string;
  /** The version of the rules, where it need not be the newest. */
  readonly rules?: number;
  readonly seed: number;
  /** A plan that was advised and what could be done instead, as texts; without them all of the turn is asked about. */
  readonly weigh?: Weighed;
}

export interface Weighed {
  readonly best: readonly string[];
  readonly instead: readonly string[];
}

/** Plans, the best first; or what is asked about, compared with the best. */
export type CoachAnswer = { readonly plans: readonly AdvisedPlan[] } | { readonly comparison: Comparison };

/** The coach's answer, computed in this thread; blocks until it has made up its mind. */
export function answerCoach(newest: GameEntry, request: CoachRequest, thinking?: Thinking): CoachAnswer {
  const { rules = newest.game.rulesVersion, seed, weigh } = request;
  const entry = versionFor(newest, rules);
  if (weigh === undefined) return { plans: advise(entry, request, seed, thinking) };
  return { comparison: compare(entry, request, seed, weigh, thinking) };
}
