import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { distance, hexOf, NAME, PLANET_AT, PLANETS } from '../board.ts';
import { addAttacks, attack } from './combat.ts';
import { finish, loseColony } from '../ending.ts';
import { COLONIES_TO_WIN, FUEL, HULL_PER_METAL, JUMP_FUEL, METAL, MOST_METAL } from '../facts.ts';
import { flightsAnd, jumpersAmong } from './reach.ts';
import type { Asked, Events, Move, MoveOf, Player, Ship, State } from '../state.ts';
import {
  actBy,
  cancelMarker,
  colonies,
  freeHome,
  maxHull,
  mothership,
  ownShipAt,
  pay,
  playerOf,
  replaceShip,
} from '../verbs.ts';

/** The action phase (8 A0-A7): each ship moves once and acts once, in any order. */

export function actMoves(state: State, { seat }: Asked): Move[] {
  const player = playerOf(state, seat);
  const ready = player.ships.filter(mayMove);
  const others: Move[] = [];
  addJumps(state, seat, ready, others);
  addAttacks(state, seat, player.ships.filter(mayAct), others);
  const own = mothership(player);
  if (own && mayAct(own)) addDuties(state, seat, player, own, others);
  others.push(END);
  return flightsAnd(state, ready, others);
}

const END: Move = Object.freeze({ type: 'end' });

function mayMove({ fresh, moved }: Ship): boolean {
  return !fresh && !moved;
}

function mayAct({ fresh, acted }: Ship): boolean {
  return !fresh && !acted;
}

export function answerAct(state: State, { seat }: Asked, move: Move, events: Events, rng: Rng): void {
  perform(state, seat, move, events, rng);
  const done = move.type === 'end' || playerOf(state, seat).ships.length === 0;
  if (done && state.ending === '') {
    state.stack.pop();
    state.stack.push({ step: 'end' });
  }
}

function perform(state: State, seat: Seat, move: Move, events: Events, rng: Rng): void {
  switch (move.type) {
    case 'move':
      return moveShip(state, seat, move, events);
    case 'jump':
      pay(playerOf(state, seat), [0, JUMP_FUEL, 0]);
      return moveShip(state, seat, move, events);
    case 'attack':
      return attack(state, seat, move, events, rng);
    case 'repair':
      return repair(state, seat, move, events);
    case 'colonize':
      return colonize(state, seat, events);
    case 'decolonize':
      return decolonize(state, seat, events);
    default:
      return;
  }
}

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────

/** Through the black hole, home, for one Fuel. */
function addJumps(state: State, seat: Seat, ready: readonly Ship[], moves: Move[]): void {
  if (playerOf(state, seat).stock[FUEL]! < JUMP_FUEL) return;
  const jumpers = jumpersAmong(state, ready);
  if (jumpers.length === 0) return;
  const home = freeHome(state, seat);
  for (const { at } of jumpers) {
    const from = NAME[at]!;
    for (const to of home) moves.push({ type: 'jump', from, to: NAME[to]! });
  }
}

function moveShip(
  state: State,
  seat: Seat,
  { type, from, to }: MoveOf<'move' | 'jump'>,
  events: Events,
): void {
  const player = playerOf(state, seat);
  const ship = ownShipAt(player, hexOf(from));
  if (ship.type === 'mothership') cancelMarker(player, seat, PLANET_AT[ship.at]!, events);
  replaceShip(player, ship, { ...ship, at: hexOf(to), moved: true });
  events?.push({ type: type === 'move' ? 'moved' : 'jumped', seat, ship: ship.type, from, to });
}

// ── The Mothership's own actions ──────────────────────────────────────────────────────────────────

function addDuties(state: State, seat: Seat, player: Player, own: Ship, moves: Move[]): void {
  addRepairs(player, own, moves);
  const planet = PLANET_AT[own.at]!;
  if (planet < 0) return;
  const owner = state.planets[planet]!;
  if (owner === 0) moves.push({ type: 'colonize' });
  else if (owner !== seat + 1) moves.push({ type: 'decolonize' });
}

/** damaged own ships at most one hex away that have their action left; no Metal that would mend nothing. */
function addRepairs({ ships, stock }: Player, own: Ship, moves: Move[]): void {
  for (const ship of ships) {
    if (!mayAct(ship) || distance(ship.at, own.at) > 1) continue;
    const missing = maxHull(ship) - ship.hull;
    const most = Math.min(MOST_METAL, stock[METAL]!, Math.ceil(missing / HULL_PER_METAL));
    for (let metal = 1; metal <= most; metal++) moves.push({ type: 'repair', at: NAME[ship.at]!, metal });
  }
}

function repair(state: State, seat: Seat, { at, metal }: MoveOf<'repair'>, events: Events): void {
  const player = playerOf(state, seat);
  const ship = ownShipAt(player, hexOf(at));
  pay(player, [metal, 0, 0]);
  const hull = Math.min(ship.hull + HULL_PER_METAL * metal, maxHull(ship));
  replaceShip(player, ship, { ...ship, hull, acted: true });
  actBy(player, mothership(player)!);
  events?.push({ type: 'repaired', seat, ship: ship.type, at, metal, hull });
}

/** 9.7, 10.3: the first action sets the marker, the second the flag; the fourth flag wins. */
function colonize(state: State, seat: Seat, events: Events): void {
  const { planet, id, at } = settle(state, seat);
  const player = playerOf(state, seat);
  player.marker = !player.marker;
  if (player.marker) {
    events?.push({ type: 'settling', seat, planet: id, at });
    return;
  }
  state.planets = state.planets.with(planet, seat + 1);
  const own = colonies(state, seat);
  events?.push({ type: 'colonized', seat, planet: id, at, colonies: own });
  if (own >= COLONIES_TO_WIN) finish(state, 'colonization', events);
}

function decolonize(state: State, seat: Seat, events: Events): void {
  const { planet, id, at } = settle(state, seat);
  const player = playerOf(state, seat);
  const owner = state.planets[planet]! - 1;
  player.marker = !player.marker;
  if (player.marker) {
    events?.push({ type: 'besieging', seat, planet: id, at, owner });
    return;
  }
  state.planets = state.planets.with(planet, 0);
  events?.push({ type: 'decolonized', seat, planet: id, at, owner });
  loseColony(state, owner, events);
}

/** The Mothership acts on the planet it stands on. */
function settle(state: State, seat: Seat): { planet: number; id: string; at: string } {
  const player = playerOf(state, seat);
  const own = actBy(player, mothership(player)!);
  const planet = PLANET_AT[own.at]!;
  return { planet, id: PLANETS[planet]!.id, at: NAME[own.at]! };
}
