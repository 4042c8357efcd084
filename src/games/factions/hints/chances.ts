import { logistic, softmax } from '../../../kernel/hints/chances.ts';
import type { State } from '../state.ts';
import { valueOf } from './holdings.ts';
import { WEIGHTS } from './weights.ts';

/** What everybody has and can make of the round, against how much may still change in those to come. */
export function chancesOf(state: State): number[] {
  const spread = WEIGHTS.spread[Math.max(0, Math.min(state.round, WEIGHTS.spread.length) - 1)]!;
  const worths = state.players.map((_, seat) => valueOf(state, seat));
  return worths.length > 1 ? softmax(worths, spread) : worths.map((lead) => logistic(lead, spread));
}
