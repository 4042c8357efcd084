import type { State } from './state.ts';

/** A copy to play on; lists are shared, since moves replace them: only the stack changes in place. */
export function copyState(state: State): State {
  const { players, rival, decks, discards, turn, stack } = state;
  return {
    ...state,
    players: players.map((player) => ({ ...player })),
    rival: rival.length === 0 ? rival : rival.map((mat) => ({ ...mat })),
    decks: { ...decks },
    discards: { ...discards },
    turn: { ...turn },
    stack: stack.slice(),
  };
}
