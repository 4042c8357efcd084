import type { Player, State } from './state.ts';

/** A copy to play on. It shares what is constant and every list that the rules replace instead of changing it. */
export function copyState(state: State): State {
  const { players, turn, stack } = state;
  return { ...state, players: players.map(copyPlayer), turn: { ...turn }, stack: stack.slice() };
}

function copyPlayer(player: Player): Player {
  return { ...player, divers: player.divers.slice() };
}
