import type { GameEntry } from '../../kernel/entry.ts';
import type { AdvisedPlan, Comparison } from './coach.ts';
import type { Lead } from './lead.ts';
import { type Onlooker, reasonWords, type Standing } from './reason.ts';

/** What the coach says of its plans, wherever it is asked. */

/** A, B, C. */
export const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

const ONLY = 'Nothing else can be done.';

/** Where all that can be counted is the same. */
const NOTHING: Readonly<Record<Standing, (other: string) => string>> = {
  ahead: (other) => `All that can be counted is as in plan ${other}, but the position is better.`,
  behind: (other) => `All that can be counted is as in plan ${other}, but the position is worse.`,
  even: (other) => `Comes to the same as plan ${other}.`,
};

/** A sentence on a plan, and the plan it is compared with where the sentence does not name it. */
export interface Saying {
  readonly against?: string;
  readonly words: string;
}

/** What speaks for a plan and against it, compared with the best; or the best with the next. */
export function planReason(
  entry: GameEntry,
  onlooker: Onlooker,
  plans: readonly AdvisedPlan[],
  at: number,
): Saying {
  const plan = plans[at];
  if (plan === undefined || plans.length === 1) return { words: ONLY };
  const standing = standingOf(plan.lead, at === 0);
  const other = letterOf(at === 0 ? 1 : 0);
  const words = reasonWords(entry, onlooker, plan.differences, standing);
  return words === undefined ? { words: NOTHING[standing](other) } : { against: `Against ${other}:`, words };
}

/** What speaks for a move somebody thinks of and against it, compared with the best plan. */
export function opinionReason(entry: GameEntry, onlooker: Onlooker, opinion: Comparison): string {
  const { plan, lead, better } = opinion;
  const standing = standingOf(lead, better);
  return reasonWords(entry, onlooker, plan.differences, standing) ?? NOTHING[standing](letterOf(0));
}

function standingOf(lead: Lead | undefined, leads: boolean): Standing {
  if (lead === undefined || lead.word === 'even') return 'even';
  return leads ? 'ahead' : 'behind';
}

/** What the word of a plan rests on: how often it was ahead, or the best ahead of it. */
export function leadWords({ word, ahead, tries }: Lead, at: number): string {
  const other = `plan ${letterOf(at === 0 ? 1 : 0)}`;
  if (word === 'even') return `no difference to ${other} was measured`;
  const often = `in ${ahead} of ${tries} tries`;
  return at === 0 ? `ahead of ${other} ${often}` : `${other} is ahead of it ${often}`;
}

/** How a move somebody thinks of stands against the best plan. */
export function verdictOf({ lead: { word, ahead, tries }, better, same }: Omit<Comparison, 'plan'>): string {
  if (same) return 'That is plan A.';
  if (word === 'even') return 'No difference to plan A was measured.';
  const often = `in ${ahead} of ${tries} tries.`;
  return better ? `It is ahead of plan A ${often}` : `Plan A is ahead of it ${often}`;
}
