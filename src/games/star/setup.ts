import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/match/rng.ts';
import { hexOf, NAME, PLANETS } from './board.ts';
import {
  CORNERS,
  FACTIONS,
  GRANT,
  LOOT_COUNT,
  SETUP_DIE,
  START_SHIPS,
  type ShipType,
  shipCard,
} from './facts.ts';
import { type Options, settingsOf } from './options.ts';
import type { Asked, Events, Step, StepOf, MoveOf, Player, State } from './state.ts';
import { firstLiving } from './turn.ts';
import { cornerOf, counters, freeHome, gain, newShip, playerOf } from './verbs.ts';

/** Set-up (7): rolls, factions, the starting grant and the first ships. */

export function setupState(seats: number, options: Options, rng: Rng): State {
  const players = Array.from({ length: seats }, newPlayer);
  const order = orderByRolls(players, rng);
  return {
    options: settingsOf(options),
    players,
    order,
    round: 0,
    current: order[0]!,
    graceTurn: false,
    planets: PLANETS.map(() => 0),
    deck: deckFor(seats, options),
    discard: LOOT_COUNT.map(() => 0),
    drawn: LOOT_COUNT.map(() => 0),
    stack: [{ step: 'muster' }, ...order.map((seat): Step => ({ step: 'faction', seat })).reverse()],
    ending: '',
  };
}

function newPlayer(): Player {
  return {
    faction: '',
    rolls: [],
    stock: [0, 0, 0],
    ships: [],
    alive: true,
    grace: 0,
    marker: false,
  };
}

/** S4, R-02, 11.8: without the first ships and the Motherships nobody needs. */
function deckFor(seats: number, { rebuildMothership, spareMotherships }: Options): number[] {
  const deck = LOOT_COUNT.slice();
  for (const type of START_SHIPS) deck[shipCard(type)] = deck[shipCard(type)]! - seats;
  if (!rebuildMothership && !spareMotherships) deck[shipCard('mothership')] = 0;
  return deck;
}

// ── Rolls and factions ────────────────────────────────────────────────────────────────────────────

/** S0: the highest roll is first; only those who are level roll again, to settle it among themselves. */
function orderByRolls(players: readonly Player[], rng: Rng): Seat[] {
  const settle = (level: readonly Seat[]): Seat[] => {
    if (level.length < 2) return [...level];
    const rolls = level.map(() => 1 + rng.int(SETUP_DIE));
    level.forEach((seat, i) => {
      const player = players[seat]!;
      player.rolls = [...player.rolls, rolls[i]!];
    });
    const faces = Array.from({ length: SETUP_DIE }, (_, i) => SETUP_DIE - i);
    return faces.flatMap((face) => settle(level.filter((_, i) => rolls[i] === face)));
  };
  return settle(players.map((_, seat) => seat));
}

/** S1 */
export function factionMoves({ players }: State): MoveOf<'choose'>[] {
  const free = FACTIONS.filter((faction) => players.every((player) => player.faction !== faction));
  return free.map((faction) => ({ type: 'choose', faction }));
}

export function answerFaction(
  state: State,
  { seat }: Asked,
  { faction }: MoveOf<'choose'>,
  events: Events,
): void {
  state.stack.pop();
  playerOf(state, seat).faction = faction;
  events?.push({ type: 'chose', seat, faction });
}

/** S2, S3: the turn order follows from the corners, the grant from the turn order; then ships are placed. */
export function muster(state: State, _: StepOf<'muster'>, events: Events): void {
  fillCorners(state);
  const order = clockwise(state);
  state.order = order;
  state.current = firstLiving(state, 0)!;
  if (state.options.balanceGrant) grant(state, events);
  state.stack.push({ step: 'turn' });
  for (const seat of order.toReversed())
    if (playerOf(state, seat).alive) state.stack.push({ step: 'place', seat });
}

/** 11.5: whoever resigned before choosing is left a faction that nobody took, and nothing in its corner. */
function fillCorners(state: State): void {
  for (const seat of state.order) {
    const player = playerOf(state, seat);
    if (player.faction === '') player.faction = factionMoves(state)[0]!.faction;
  }
}

/** the highest roller first, then clockwise by corner. */
export function clockwise({ players, order }: State): Seat[] {
  const first = CORNERS.indexOf(cornerOf(players[order[0]!]!));
  const turn = (seat: Seat): number =>
    (CORNERS.indexOf(cornerOf(players[seat]!)) - first + CORNERS.length) % CORNERS.length;
  return order.toSorted((a, b) => turn(a) - turn(b));
}

/** 11: for the second of two players, or the one across from the empty corner of three. */
function grant(state: State, events: Events): void {
  const each = GRANT[state.players.length]!;
  if (each === 0) return;
  const seat = state.players.length === 2 ? state.order[1]! : acrossFromEmpty(state);
  if (!playerOf(state, seat).alive) return;
  const taken = gain(state, seat, [each, each, each]);
  events?.push({ type: 'granted', seat, ...counters(taken) });
}

function acrossFromEmpty({ players }: State): Seat {
  const taken = players.map((player) => CORNERS.indexOf(cornerOf(player)));
  const empty = CORNERS.findIndex((_, corner) => !taken.includes(corner));
  return taken.indexOf((empty + CORNERS.length / 2) % CORNERS.length);
}

// ── First ships ───────────────────────────────────────────────────────────────────────────────────

/** The kind of ship a player places next during set-up. */
export function nextStartShip({ ships }: Player): ShipType {
  return START_SHIPS[ships.length]!;
}

/** S5 */
export function placeMoves(state: State, { seat }: Asked): MoveOf<'place'>[] {
  return freeHome(state, seat).map((at) => ({ type: 'place', at: NAME[at]! }));
}

export function answerPlace(state: State, { seat }: Asked, { at }: MoveOf<'place'>, events: Events): void {
  const player = playerOf(state, seat);
  const ship = nextStartShip(player);
  player.ships = [...player.ships, newShip(ship, hexOf(at), false)];
  events?.push({ type: 'placed', seat, ship, at });
  if (player.ships.length === START_SHIPS.length) state.stack.pop();
}
