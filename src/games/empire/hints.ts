import type { Hints } from '../entry.ts';
import { judgementOf } from './hints/judgement.ts';
import { valueOf } from './hints/standing.ts';
import { WEIGHTS, type Weights } from './hints/weights.ts';
import type { Move, State } from './state.ts';

/** What bots know of Empire of the Stars, by a table of weights. */
export function hintsBy(weights: Weights): Hints<State, Move> {
  return {
    value: (state, seat) => valueOf(state, seat, weights),
    weight: () => 1,
    judge: (state, seat, moves) => judgementOf(state, seat, moves, weights),
  };
}

export const hints = hintsBy(WEIGHTS);
