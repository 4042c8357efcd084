import type { Player, State } from './state.ts';

/** A position to play on: whatever a move replaces instead of changing it is shared. */
export function copyState(state: State): State {
  return {
    options: state.options,
    players: state.players.map(copyPlayer),
    order: state.order,
    round: state.round,
    current: state.current,
    graceTurn: state.graceTurn,
    planets: state.planets,
    deck: state.deck,
    discard: state.discard,
    drawn: state.drawn,
    stack: state.stack.slice(),
    ending: state.ending,
  };
}

function copyPlayer(player: Player): Player {
  return {
    faction: player.faction,
    rolls: player.rolls,
    stock: player.stock,
    ships: player.ships,
    alive: player.alive,
    grace: player.grace,
    marker: player.marker,
  };
}
