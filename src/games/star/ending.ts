import type { Seat } from '../../kernel/game.ts';
import { NAME, PLANET_AT, PLANETS } from './board.ts';
import { GRACE_TURNS } from './facts.ts';
import { winnersOf } from './scoring.ts';
import type { Ending, Events, State } from './state.ts';
import { colonies, mothership, playerOf } from './verbs.ts';

/** Losing and winning (10). */

/** 10.1: after a ship is lost. */
export function loseShip(state: State, seat: Seat, events: Events): void {
  const player = playerOf(state, seat);
  if (player.ships.length > 0) return;
  if (colonies(state, seat) === 0) {
    eliminate(state, seat, events);
    return;
  }
  player.grace = GRACE_TURNS;
  events?.push({ type: 'grace', seat, turns: GRACE_TURNS });
}

/** 10.1: after a colony is lost. */
export function loseColony(state: State, seat: Seat, events: Events): void {
  if (playerOf(state, seat).ships.length === 0 && colonies(state, seat) === 0) eliminate(state, seat, events);
}

/** The last one left wins at once (10.2). */
export function eliminate(state: State, seat: Seat, events: Events): void {
  const player = playerOf(state, seat);
  player.alive = false;
  player.grace = 0;
  player.stock = [0, 0, 0];
  freePlanets(state, seat, events);
  events?.push({ type: 'eliminated', seat });
  if (state.players.filter(({ alive }) => alive).length === 1) finish(state, 'domination', events);
}

/** 9.7: whoever was pushing the owner off a planet has nothing left to push. */
function freePlanets(state: State, seat: Seat, events: Events): void {
  state.planets.forEach((owner, planet) => {
    if (owner !== seat + 1) return;
    state.planets = state.planets.with(planet, 0);
    const { id, at } = PLANETS[planet]!;
    for (const player of state.players) {
      const own = mothership(player);
      if (own && PLANET_AT[own.at] === planet) player.marker = false;
    }
    events?.push({ type: 'freed', seat, planet: id, at: NAME[at]! });
  });
}

export function finish(state: State, ending: Ending, events: Events): void {
  state.stack.length = 0;
  state.ending = ending;
  events?.push({ type: 'ended', ending, winners: winnersOf(state) });
}
