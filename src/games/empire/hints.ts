import type { Hints } from '../entry.ts';
import { pointsOf } from './scoring.ts';
import type { Move, State } from './state.ts';

export const hints: Hints<State, Move> = {
  value: (state, seat) => pointsOf(state, seat),
  weight: () => 1,
};
