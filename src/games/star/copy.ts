import type { State } from './state.ts';

/** A copy to play on: whatever a move replaces instead of changing it is shared. */
export function copyState(state: State): State {
  const { players, stack } = state;
  return { ...state, players: players.map((player) => ({ ...player })), stack: stack.slice() };
}
