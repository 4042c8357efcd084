import type { Player, State, Turn } from './state.ts';

/** A copy to play on. It shares what is constant and every list that the rules replace instead of changing it. */
export function copyState(state: State): State {
  return {
    options: state.options,
    players: state.players.map(copyPlayer),
    stations: state.stations,
    gates: state.gates,
    cubes: state.cubes,
    feeders: state.feeders,
    effects: state.effects,
    event: state.event,
    first: state.first,
    deck: state.deck,
    discard: state.discard,
    flares: state.flares,
    clock: state.clock,
    idle: state.idle,
    turn: copyTurn(state.turn),
    stack: state.stack.slice(),
    over: state.over,
  };
}

function copyPlayer(player: Player): Player {
  return {
    eye: player.eye,
    energy: player.energy,
    momentum: player.momentum,
    hold: player.hold,
    reserve: player.reserve,
    lost: player.lost,
    vaporized: player.vaporized,
    guests: player.guests,
    divers: player.divers.slice(),
    gates: player.gates,
    stations: player.stations,
    removed: player.removed,
    card: player.card,
    pool: player.pool,
    owes: player.owes,
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    number: turn.number,
    points: turn.points,
    acted: turn.acted,
    effect: turn.effect,
    uses: turn.uses,
    marked: turn.marked,
    seen: turn.seen,
    paid: turn.paid,
    start: turn.start,
    used: turn.used,
    type: turn.type,
    cleared: turn.cleared,
    earned: turn.earned,
    flared: turn.flared,
    queue: turn.queue,
  };
}
