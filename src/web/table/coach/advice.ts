import type { AdvisedPlan, Comparison } from '../../../protocol/table.ts';
import { type Onlooker, reasonWords } from '../../../bots/coach/reason.ts';
import type { Lead } from '../../../bots/coach/lead.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import { TEXTS } from '../texts.ts';

const { coach: texts } = TEXTS;

/** What the coach says about a turn: how far it has come, that it failed, or its plans. */
export type Advice =
  | { readonly said: 'thinking'; readonly share: number }
  | { readonly said: 'failed' }
  | { readonly said: 'plans'; readonly plans: readonly AdvisedPlan[] };

/** What it says about a move somebody thinks of. */
export type Opinion = 'thinking' | 'failed' | Comparison;

/** A, B, C. */
export const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** What speaks for a plan and against it, compared with the best; or the best with the next. */
export function planReason(
  entry: GameEntry,
  onlooker: Onlooker,
  plans: readonly AdvisedPlan[],
  at: number,
): string {
  const plan = plans[at];
  if (plan === undefined || plans.length === 1) return texts.onlyPlan;
  const standing = at === 0 ? standingOf(plan.lead, true) : standingOf(plans[0]?.lead, false);
  return (
    reasonWords(entry, onlooker, plan.differences, standing) ?? texts.nothing[standing](letterOf(at ? 0 : 1))
  );
}

/** How a move stands against the best plan. */
export function opinionReason(entry: GameEntry, onlooker: Onlooker, opinion: Comparison): string {
  const { plan, lead, better } = opinion;
  const standing = standingOf(lead, better);
  return reasonWords(entry, onlooker, plan.differences, standing) ?? texts.nothing[standing](letterOf(0));
}

function standingOf(lead: Lead | undefined, leads: boolean): 'ahead' | 'behind' | 'even' {
  if (lead === undefined || lead.word === 'even') return 'even';
  return leads ? 'ahead' : 'behind';
}

/** A lead as the explanation of its word. */
export function leadWords({ word, ahead, tries }: Lead, other: string): string {
  return word === 'even' ? texts.evenWith(other) : texts.aheadOf(other, Math.floor(ahead), tries);
}
