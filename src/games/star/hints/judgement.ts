import type { Seat } from '../../../kernel/game.ts';
import type { Move, State } from '../state.ts';
import { orderWorths } from './orders.ts';
import { outlookOf } from './outlook.ts';
import type { Weights } from './weights.ts';
import { yardWorths } from './yard.ts';

/** What each move promises on average, against passing. */
export function judgementOf(state: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const step = state.stack[state.stack.length - 1]?.step;
  const outlook = outlookOf(state, seat, weights);
  return step === 'act' ? orderWorths(outlook, moves) : yardWorths(outlook, moves);
}
