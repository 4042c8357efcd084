import type { Ancients, Battle, Player, State } from './state.ts';

/**
 * A copy to play on. Rules change the records of a state and its stack in place, but put another list where one has
 * changed, so that lists are shared.
 */
export function copyState(state: State): State {
  return {
    ...state,
    players: state.players.map(copySide),
    ancients: state.ancients.map(copySide),
    battles: state.battles.map(copyBattle),
    stack: state.stack.slice(),
  };
}

function copySide<Side extends Player | Ancients>(side: Side): Side {
  return { ...side, throne: { ...side.throne } };
}

function copyBattle(battle: Battle): Battle {
  const [attacker, defender] = battle.sides;
  return { ...battle, sides: [{ ...attacker }, { ...defender }] };
}
