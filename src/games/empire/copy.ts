import type { Ancients, Battle, Belligerent, Player, State, Throne } from './state.ts';

/**
 * A copy to play on. Rules change the records of a state and its stack in place, but put another list where one has
 * changed, so that lists are shared.
 */
export function copyState(state: State): State {
  return {
    options: state.options,
    players: state.players.map(copyPlayer),
    ancients: state.ancients.map(copyAncients),
    tiles: state.tiles,
    colonies: state.colonies,
    monolith: state.monolith,
    lying: state.lying,
    market: state.market,
    display: state.display,
    pile: state.pile,
    buried: state.buried,
    extra: state.extra,
    techs: state.techs,
    techDecks: state.techDecks,
    techBacks: state.techBacks,
    far: state.far,
    slots: state.slots,
    galaxy: state.galaxy,
    ticked: state.ticked,
    decks: state.decks,
    queue: state.queue,
    stories: state.stories,
    event: state.event,
    emperor: state.emperor,
    scepter: state.scepter,
    role: state.role,
    leader: state.leader,
    edict: state.edict,
    edicts: state.edicts,
    decreed: state.decreed,
    turn: state.turn,
    battles: state.battles.map(copyBattle),
    trigger: state.trigger,
    finalSeat: state.finalSeat,
    ending: state.ending,
    stack: state.stack.slice(),
  };
}

function copyPlayer(player: Player): Player {
  return {
    credits: player.credits,
    stock: player.stock,
    supply: player.supply,
    throne: copyThrone(player.throne),
    techs: player.techs,
    home: player.home,
    ships: player.ships,
    staging: player.staging,
    fresh: player.fresh,
    yard: player.yard,
    power: player.power,
    ready: player.ready,
    dealt: player.dealt,
    court: player.court,
  };
}

function copyThrone({ own, captured, galaxy }: Throne): Throne {
  return { own, captured, galaxy };
}

function copyAncients(ancients: Ancients): Ancients {
  return {
    credits: ancients.credits,
    supply: ancients.supply,
    throne: copyThrone(ancients.throne),
    techs: ancients.techs,
    cruisers: ancients.cruisers,
    staging: ancients.staging,
    yard: ancients.yard,
  };
}

function copyBattle(battle: Battle): Battle {
  const [attacker, defender] = battle.sides;
  return {
    sector: battle.sector,
    turn: battle.turn,
    sides: [copySide(attacker), copySide(defender)],
    card: battle.card,
    safe: battle.safe,
    over: battle.over,
  };
}

function copySide(side: Belligerent): Belligerent {
  return {
    who: side.who,
    strength: side.strength,
    dial: side.dial,
    open: side.open,
    foresees: side.foresees,
    values: side.values,
    kills: side.kills,
  };
}
