import type { Hints } from '../entry.ts';
import type { Move, State } from './state.ts';

export const hints: Hints<State, Move> = {
  value: (state, seat) => state.players[seat]?.momentum ?? 0,
  weight: () => 0,
};
