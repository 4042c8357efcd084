import type { AdvisedPlan, Comparison } from '../../../protocol/table.ts';

/** What the coach says about a turn: how far it has come, that it failed, or its plans. */
export type Advice =
  | { readonly said: 'thinking'; readonly share: number }
  | { readonly said: 'failed' }
  | { readonly said: 'plans'; readonly plans: readonly AdvisedPlan[] };

/** What it says about a move somebody thinks of. */
export type Opinion = 'thinking' | 'failed' | Comparison;
