import type { Seat } from '../../kernel/game.ts';
import { type Board, LAYER, NAME, type Segment, type Space, sideFor } from './board.ts';
import {
  BASE,
  BASE_POWER,
  BONUS,
  CARDS_BY_LAYER,
  type EffectId,
  FOUNDRY,
  HURL_MOMENTUM,
  NODE,
  STATIONS,
  type StationName,
  TOWER,
} from './facts.ts';
import type { Card, DrawTag, EnergyReason, Event, MomentumReason, Player, State, Turn } from './state.ts';

/** What rules and cards do to the state. Nothing here decides who may; it is done as told and told on. */

export type Events = Event[] | undefined;

export function boardOf(state: State): Board {
  return sideFor(state.players.length);
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

export function diversAt(player: Player, space: Space): number {
  return player.divers[space]!;
}

/** The same counts with one of them changed: copies of a state share its lists, so they are replaced. */
export function plus(counts: readonly number[], at: number, by: number): readonly number[] {
  return counts.with(at, counts[at]! + by);
}

/** The seat that comes `steps` after the active one in turn order. */
export function inTurnOrder(state: State, steps: number): Seat {
  return (state.turn.seat + steps) % state.players.length;
}

// ── Stations and gates ────────────────────────────────────────────────────────────────────────────

export function hasStation(state: State, space: Space): boolean {
  return state.stations[space] !== 0;
}

/** The owner of the station on a space that has one. */
export function stationOwner(state: State, space: Space): Seat {
  return Math.floor((state.stations[space]! - 1) / 3);
}

export function stationType(state: State, space: Space): number {
  return (state.stations[space]! - 1) % 3;
}

export function ownsStation(state: State, seat: Seat, space: Space): boolean {
  return hasStation(state, space) && stationOwner(state, space) === seat;
}

export function stationName(type: number): StationName {
  return STATIONS[type]!;
}

/** 1.9: three and one for each layer with a station of the player. */
export function power(state: State, seat: Seat): number {
  let layers = 0;
  for (let space = 0; space < state.stations.length; space++) {
    if (ownsStation(state, seat, space)) layers |= 1 << LAYER[space]!;
  }
  let count = BASE_POWER;
  for (; layers !== 0; layers >>= 1) count += layers & 1;
  return count;
}

export function placeStation(state: State, seat: Seat, type: number, space: Space, events: Events): void {
  const player = playerOf(state, seat);
  player.stations = plus(player.stations, type, -1);
  state.stations = state.stations.with(space, 1 + 3 * seat + type);
  events?.push({ type: 'placed', seat, piece: stationName(type), at: NAME[space]! });
}

/** Puts the station of a space back into its owner's reserve. */
export function takeStation(state: State, space: Space, events: Events): void {
  const seat = stationOwner(state, space);
  const type = stationType(state, space);
  const player = playerOf(state, seat);
  player.stations = plus(player.stations, type, 1);
  state.stations = state.stations.with(space, 0);
  events?.push({ type: 'taken', seat, piece: stationName(type), at: NAME[space]! });
}

/** Removes the station of a space from the game. */
export function destroyStation(state: State, space: Space, events: Events): void {
  const seat = stationOwner(state, space);
  const type = stationType(state, space);
  const player = playerOf(state, seat);
  player.removed = plus(player.removed, type, 1);
  state.stations = state.stations.with(space, 0);
  events?.push({ type: 'destroyed', seat, station: stationName(type), at: NAME[space]! });
}

export function placeGate(state: State, seat: Seat, segment: Segment, events: Events): void {
  playerOf(state, seat).gates--;
  state.gates = state.gates.with(segment, 1 + seat);
  events?.push({ type: 'placed', seat, piece: 'gate', at: segmentName(state, segment) });
}

export function takeGate(state: State, segment: Segment, events: Events): void {
  const seat = state.gates[segment]! - 1;
  playerOf(state, seat).gates++;
  state.gates = state.gates.with(segment, 0);
  events?.push({ type: 'taken', seat, piece: 'gate', at: segmentName(state, segment) });
}

export function segmentName(state: State, segment: Segment): string {
  return boardOf(state).segments[segment]!.name;
}

// ── Energy, momentum, cards ───────────────────────────────────────────────────────────────────────

export function changeEnergy(
  state: State,
  seat: Seat,
  by: number,
  reason: EnergyReason,
  events: Events,
): void {
  if (by === 0) return;
  playerOf(state, seat).energy += by;
  events?.push({ type: 'energy', seat, by, reason });
}

export function gainMomentum(
  state: State,
  seat: Seat,
  by: number,
  reason: MomentumReason,
  events: Events,
): void {
  if (by === 0) return;
  playerOf(state, seat).momentum += by;
  events?.push({ type: 'momentum', seat, by, reason });
}

/** Cards to be drawn by the active player once the action is over. */
export function earnCards(state: State, count: number, tag: DrawTag): void {
  const { turn } = state;
  for (let i = 0; i < count; i++) turn.queue = [...turn.queue, { seat: turn.seat, tag }];
}

/** Cards that come before all others, each drawn by the seat named. */
export function drawFirst(turn: Turn, seats: readonly Seat[], tag: DrawTag): void {
  turn.queue = [...seats.map((seat) => ({ seat, tag })), ...turn.queue];
}

export function cardsOf(space: Space): number {
  return CARDS_BY_LAYER[LAYER[space]!]!;
}

// ── Sundivers ─────────────────────────────────────────────────────────────────────────────────────

export function addDivers(player: Player, space: Space, count: number): void {
  player.divers[space] = player.divers[space]! + count;
}

/** The spaces with sundivers of a player, in order. */
export function spacesHeld(state: State, player: Player): Space[] {
  const held: Space[] = [];
  for (const space of boardOf(state).spaces) if (diversAt(player, space) > 0) held.push(space);
  return held;
}

/** 1.8: from the board to the own hold. */
export function recall(state: State, seat: Seat, space: Space, events: Events): void {
  const player = playerOf(state, seat);
  addDivers(player, space, -1);
  player.hold++;
  events?.push({ type: 'recalled', seat, from: NAME[space]! });
}

/** 1.8: from the board to the own reserve. */
export function sacrifice(state: State, seat: Seat, space: Space, count: number, events: Events): void {
  const player = playerOf(state, seat);
  addDivers(player, space, -count);
  player.reserve += count;
  events?.push({ type: 'sacrificed', seat, from: NAME[space]!, count });
}

/** 6.1.4: into the heart; the card is drawn where the caller says. */
export function hurlDiver(state: State, seat: Seat, space: Space, events: Events): void {
  const player = playerOf(state, seat);
  addDivers(player, space, -1);
  player.vaporized++;
  events?.push({ type: 'hurled', seat, from: NAME[space]!, piece: 'sundiver' });
  gainMomentum(state, seat, HURL_MOMENTUM, 'hurl', events);
}

/** From the reserve into the hold, as many as there are. */
export function buildDivers(state: State, seat: Seat, wanted: number, events: Events): void {
  const player = playerOf(state, seat);
  const count = Math.min(wanted, player.reserve);
  player.reserve -= count;
  player.hold += count;
  if (count > 0) events?.push({ type: 'built', seat, count });
}

/** 1.7: sundivers of a player that are not in the reserve or out of the game. */
export function diversInPlay(player: Player): number {
  let count = player.hold + player.lost;
  for (const guests of player.guests) count += guests;
  for (const divers of player.divers) count += divers;
  return count;
}

/** 6.1.3: whoever's gate is crossed gains an energy, once a turn. */
export function payFee(state: State, segment: Segment, events: Events): void {
  const owner = state.gates[segment]! - 1;
  const { turn } = state;
  if (owner === turn.seat || turn.paid.includes(owner)) return;
  turn.paid = [...turn.paid, owner];
  changeEnergy(state, owner, 1, 'fee', events);
}

/** Whose gate stands on a segment, as an event tells it. */
export function gateOf({ gates }: State, segment: Segment): { readonly gate?: Seat } {
  const owner = (gates[segment] ?? 0) - 1;
  return owner < 0 ? {} : { gate: owner };
}

/** The effect of a card in this match, as an event tells it. */
export function carried({ effects }: State, card: Card): { readonly effect?: EffectId } {
  const effect = effects[card];
  return effect ? { effect } : {};
}

/** 6.1.6: what flies into a space takes the cube there. */
export function takeCube(state: State, seat: Seat, space: Space, events: Events): void {
  if (state.cubes[space] === 0) return;
  state.cubes = state.cubes.with(space, 0);
  changeEnergy(state, seat, 1, 'cube', events);
}

// ── What stations yield ───────────────────────────────────────────────────────────────────────────

/** 11.8: what a station gives after its feeders have had their share, base first; `extra` comes from AUGMENT. */
export function yieldOf(
  state: State,
  space: Space,
  extra = 0,
): { readonly base: number; readonly bonus: number } {
  const layer = LAYER[space]!;
  const base = BASE[layer]! + extra;
  const bonus = BONUS[layer]!;
  const feeders = state.feeders[space]!;
  return { base: Math.max(0, base - feeders), bonus: Math.max(0, bonus - Math.max(0, feeders - base)) };
}

/** 6.3.4: what a player has too little of for the whole amount; `factor` multiplies what a foundry builds. */
export function shortage(
  player: Player,
  type: number,
  amount: number,
  factor = 1,
): 'energy' | 'reserve' | undefined {
  if (type === NODE) return undefined;
  if (player.energy < amount) return 'energy';
  return type === TOWER || player.reserve >= amount * factor ? undefined : 'reserve';
}

/** 6.3.4: whether a player can pay for and take the whole amount. */
export function canPerform(player: Player, type: number, amount: number, factor = 1): boolean {
  return shortage(player, type, amount, factor) === undefined;
}

/** 6.3.4 */
export function perform(
  state: State,
  seat: Seat,
  type: number,
  amount: number,
  events: Events,
  factor = 1,
): void {
  switch (type) {
    case NODE:
      changeEnergy(state, seat, amount, 'node', events);
      break;
    case FOUNDRY:
      changeEnergy(state, seat, -amount, 'foundry', events);
      buildDivers(state, seat, amount * factor, events);
      break;
    case TOWER:
      changeEnergy(state, seat, -amount, 'tower', events);
      gainMomentum(state, seat, amount, 'tower', events);
      break;
  }
}

/** 11.8: a station whose feeders are as many as it yields is gone. */
export function starve(state: State, space: Space, events: Events): void {
  const layer = LAYER[space]!;
  if (!hasStation(state, space)) return;
  if (state.feeders[space]! >= BASE[layer]! + BONUS[layer]!) {
    destroyStation(state, space, events);
  }
}
