import type { Seat } from '../../../kernel/game.ts';
import { type Border, LAYER, NAME, type Space, segmentBetween, spaceOf } from '../board.ts';
import { activeEffect, playCard, plays } from '../cards/cards.ts';
import type { Active, EffectMove, Flight } from '../cards/effect.ts';
import { CORE, type EffectId, MOST_DIVERS_PER_SPACE } from '../facts.ts';
import type { Asked, Kind, MoveOf, Play, Player, State } from '../state.ts';
import {
  addDivers,
  boardOf,
  diversAt,
  earnCards,
  type Events,
  gateOf,
  hurlDiver,
  payFee,
  playerOf,
  plus,
  takeCube,
} from '../verbs.ts';

/** The Move action (6.1), step by step. */

type FlightMove =
  | Play
  | MoveOf<'launch' | 'guest' | 'fly' | 'hurl' | 'return' | 'end'>
  | EffectMove<EffectId>;

const NO_KINDS: readonly (Kind | undefined)[] = [undefined];

// Moves that nothing but a place tells apart are made once: nobody changes a move.
const LAUNCHES = NAME.map((to): MoveOf<'launch'> => ({ type: 'launch', to }));
const FLIGHTS = NAME.map((from) => NAME.map((to): MoveOf<'fly'> => ({ type: 'fly', from, to })));
const HURLS = NAME.map((from): MoveOf<'hurl'> => ({ type: 'hurl', from }));
const END: MoveOf<'end'> = { type: 'end' };

export function moveSteps(state: State, { seat }: Asked): FlightMove[] {
  const moves: FlightMove[] = [];
  const effect = activeEffect(state);
  if (state.turn.points >= 1) addLaunches(state, seat, effect, moves);
  addFlights(state, seat, effect, moves);
  if (state.turn.points >= 1) addReturns(state, seat, effect, moves);
  if (effect?.steps) moves.push(...effect.steps(state, seat));
  if (state.turn.effect === '') moves.push(...plays(state, seat, 'move'), ...plays(state, seat, 'any'));
  moves.push(END);
  return moves;
}

/** 3.7 */
export function hasRoom(player: Player, space: Space): boolean {
  return diversAt(player, space) < MOST_DIVERS_PER_SPACE;
}

/** HYPERDRIVE: nothing may start once its sundiver has been chosen. */
export function mayStart(state: State, effect: Active): boolean {
  return effect?.lone === undefined || state.turn.marked === -1;
}

function addLaunches(state: State, seat: Seat, effect: Active, moves: FlightMove[]): void {
  if (!mayStart(state, effect)) return;
  const player = playerOf(state, seat);
  if (player.hold > 0) {
    for (const to of launchSpaces(state, player, effect)) {
      if (hasRoom(player, to)) moves.push(LAUNCHES[to]!);
    }
  }
  for (let host = 0; host < player.guests.length; host++) {
    if (player.guests[host] === 0) continue;
    for (const to of spacesAt(state, playerOf(state, host).eye)) {
      if (hasRoom(player, to)) moves.push({ type: 'guest', host, to: NAME[to]! });
    }
  }
}

/** Where a player's own sundivers may be launched to, as far as there is room. */
export function launchSpaces(state: State, { eye }: Player, effect: Active): readonly Space[] {
  return effect?.joinsShips ? spacesAtShips(state) : spacesAt(state, eye);
}

function spacesAt(state: State, eye: number): readonly Space[] {
  return boardOf(state).atEye[eye]!;
}

function spacesAtShips(state: State): Space[] {
  const spaces = new Set(state.players.flatMap(({ eye }) => spacesAt(state, eye)));
  return [...spaces].sort((a, b) => a - b);
}

function addFlights(state: State, seat: Seat, effect: Active, moves: FlightMove[]): void {
  const { divers } = playerOf(state, seat);
  const { points, marked } = state.turn;
  if (points < 1 && effect?.fare === undefined) return;
  for (const from of boardOf(state).spaces) {
    if (divers[from] === 0 || (effect?.lone && marked !== -1 && marked !== from)) continue;
    const kinds = effect?.kinds?.(state, seat, from) ?? NO_KINDS;
    for (const border of bordersAround(state, effect, from)) {
      const { to, segment } = border;
      if (divers[to] === MOST_DIVERS_PER_SPACE || !mayCross(state, effect, border)) continue;
      if (effect === undefined) moves.push(FLIGHTS[from]![to]!);
      else addFlight(state, { seat, from, to, segment }, effect, kinds, moves);
    }
    if (LAYER[from] === CORE && points >= 1) {
      for (const kind of kinds) moves.push(hurl(from, kinds.length > 1 ? kind : undefined));
    }
  }
}

/** The flight of each kind of sundiver that can pay for it. */
function addFlight(
  state: State,
  flight: Omit<Flight, 'kind'>,
  effect: NonNullable<Active>,
  kinds: readonly (Kind | undefined)[],
  moves: FlightMove[],
): void {
  const move = FLIGHTS[flight.from]![flight.to]!;
  for (const kind of kinds) {
    const fare = effect.fare?.(state, { ...flight, kind }) ?? 1;
    if (fare > state.turn.points) continue;
    moves.push(kind === undefined || kinds.length === 1 ? move : { ...move, kind });
  }
}

function hurl(from: Space, kind: Kind | undefined): MoveOf<'hurl'> {
  const move = HURLS[from]!;
  return kind === undefined ? move : { ...move, kind };
}

/** Where a sundiver may fly from a space: across open edges and gates, and wherever the effect lets it. */
export function bordersFor(state: State, effect: Active, from: Space): readonly Border[] {
  return bordersAround(state, effect, from).filter((border) => mayCross(state, effect, border));
}

function bordersAround(state: State, effect: Active, from: Space): readonly Border[] {
  const borders = boardOf(state).borders[from]!;
  return effect?.joinsShips ? withShips(state, borders, from) : borders;
}

function mayCross(state: State, effect: Active, { segment }: Border): boolean {
  return segment < 0 || state.gates[segment] !== 0 || effect?.ignoresBarriers === true;
}

function withShips(state: State, borders: readonly Border[], from: Space): readonly Border[] {
  const atShips = spacesAtShips(state);
  if (!atShips.includes(from)) return borders;
  const known = new Set(borders.map(({ to }) => to)).add(from);
  const more = atShips.filter((to) => !known.has(to)).map((to) => ({ to, segment: -1 }));
  return [...borders, ...more].sort((a, b) => a.to - b.to);
}

function addReturns(state: State, seat: Seat, effect: Active, moves: FlightMove[]): void {
  const player = playerOf(state, seat);
  if (player.lost === 0 || !mayStart(state, effect)) return;
  for (const to of boardOf(state).rings[0]!) {
    if (hasRoom(player, to)) moves.push({ type: 'return', to: NAME[to]! });
  }
}

/** Plays one step of a Move. */
export function moveStep(state: State, { seat }: Asked, move: FlightMove, events: Events): void {
  const effect = activeEffect(state);
  state.turn.acted = true;
  switch (move.type) {
    case 'launch':
      launch(state, seat, seat, spaceOf(move.to), effect, events);
      break;
    case 'guest':
      launch(state, seat, move.host, spaceOf(move.to), effect, events);
      break;
    case 'return':
      comeBack(state, seat, spaceOf(move.to), effect, events);
      break;
    case 'fly':
      fly(state, seat, move, effect, events);
      break;
    case 'hurl':
      hurlOne(state, seat, move, effect, events);
      break;
    case 'play':
      playCard(state, seat, move, events);
      break;
    case 'end':
      state.stack.pop();
      break;
    default:
      effect?.step?.(state, seat, move, events);
  }
}

function launch(state: State, seat: Seat, host: Seat, to: Space, effect: Active, events: Events): void {
  const player = playerOf(state, seat);
  state.turn.points--;
  if (host === seat) player.hold--;
  else player.guests = plus(player.guests, host, -1);
  addDivers(player, to, 1);
  events?.push({ type: 'launched', seat, host, to: NAME[to]! });
  effect?.launched?.(state, seat, to, host === seat, events);
}

function comeBack(state: State, seat: Seat, to: Space, effect: Active, events: Events): void {
  const player = playerOf(state, seat);
  state.turn.points--;
  player.lost--;
  addDivers(player, to, 1);
  events?.push({ type: 'returned', seat, to: NAME[to]! });
  effect?.launched?.(state, seat, to, false, events);
}

/** The kind a move names, or the only one there is. */
function kindOf(
  state: State,
  seat: Seat,
  from: Space,
  effect: Active,
  named: Kind | undefined,
): Kind | undefined {
  return named ?? effect?.kinds?.(state, seat, from)[0];
}

function fly(state: State, seat: Seat, move: MoveOf<'fly'>, effect: Active, events: Events): void {
  const from = spaceOf(move.from);
  const to = spaceOf(move.to);
  const barrier = segmentBetween(boardOf(state), from, to);
  const segment = effect?.ignoresBarriers ? -1 : barrier;
  const flight: Flight = { seat, from, to, segment, kind: kindOf(state, seat, from, effect, move.kind) };
  const player = playerOf(state, seat);
  state.turn.points -= effect?.fare?.(state, flight) ?? 1;
  addDivers(player, from, -1);
  addDivers(player, to, 1);
  events?.push({ type: 'flew', seat, from: move.from, to: move.to, count: 1, ...gateOf(state, segment) });
  if (segment >= 0) payFee(state, segment, events);
  takeCube(state, seat, to, events);
  effect?.flew?.(state, flight, events);
}

function hurlOne(state: State, seat: Seat, move: MoveOf<'hurl'>, effect: Active, events: Events): void {
  const from = spaceOf(move.from);
  const kind = kindOf(state, seat, from, effect, move.kind);
  state.turn.points--;
  hurlDiver(state, seat, from, events);
  earnCards(state, 1, 'hurl');
  effect?.hurled?.(state, from, kind);
}
