import type { Seat } from '../../../kernel/game.ts';
import type { State } from '../state.ts';
import { questionGain } from './question.ts';
import { type Holdings, stanceOf } from './stance.ts';
import type { Weights } from './weights.ts';

/** What a position holds for a seat, and what it can still make of the question it is asked. */
export interface Parts extends Holdings {
  readonly question: number;
}

export function partsOf(state: State, seat: Seat, weights: Weights): Parts {
  const stance = stanceOf(state, seat, weights);
  return { ...stance.holdings, question: questionGain(stance) };
}
