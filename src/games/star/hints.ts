import type { Hints } from '../entry.ts';
import type { Move, State } from './state.ts';
import { score } from './scoring.ts';

export const hints: Hints<State, Move> = {
  value: (state, seat) => score(state)[seat] as number,
  weight: () => 1,
};
