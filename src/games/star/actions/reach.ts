import { BRINK, distance, type Hex, HEXES, hexAt, NAME, OPEN, ROW, STEPS, X } from '../board.ts';
import { KIT, KITS, SHIP, SHIPS } from '../facts.ts';
import type { Move, Ship, State } from '../state.ts';
import { movement } from '../verbs.ts';

/**
 * Where ships can go (9.3): over hexes without rock, hole or ship. Adds a move to every hex within the movement of each
 * ship, the nearest first, and returns those that can step into the black hole too.
 */
export function addFlights(state: State, ships: readonly Ship[], moves: Move[]): Ship[] {
  const surroundings = ships.map(({ at }) => (SURROUNDINGS[at] ??= lookAround(at)));
  const taken = takenHexes(state);
  close(taken, 1);
  const jumpers = ships.filter((ship, i) => addReach(taken, surroundings[i]!, movement(ship), moves));
  close(taken, 0);
  return jumpers;
}

function takenHexes({ players }: State): Hex[] {
  const taken: Hex[] = [];
  for (const { ships } of players) for (const { at } of ships) taken.push(at);
  return taken;
}

/** Adds the moves of a ship; returns whether it can step into the black hole. */
function addReach(taken: readonly Hex[], around: Surroundings, far: number, moves: Move[]): boolean {
  if (isAlone(taken, around.at, far)) {
    addAll(around, far, moves);
    return far >= around.toHole;
  }
  addFound(around, spread(around.at, far), moves);
  return far >= around.toHole && canFall(around.at, far);
}

/** Whether no other ship stands where it could be in the way: at the edge of its reach nothing lies behind them. */
function isAlone(taken: readonly Hex[], at: Hex, far: number): boolean {
  for (const hex of taken) if (hex !== at && distance(hex, at) < far) return false;
  return true;
}

/** The moves to all hexes so far away that are not taken. */
function addAll({ hexes, flights, within }: Surroundings, far: number, moves: Move[]): void {
  const count = within[far]!;
  for (let i = 0; i < count; i++) if (CLOSED[hexes[i]!] === 0) moves.push(flights[i]!);
}

/** The moves to the hexes that a search has found. */
function addFound({ flights, places }: Surroundings, count: number, moves: Move[]): void {
  for (let i = 0; i < count; i++) moves.push(flights[places[FOUND[i]! >> SIDE_BITS]!]!);
}

/** Whether a step is left at the brink of the black hole. */
function canFall(at: Hex, far: number): boolean {
  if (BRINK[at] === 1) return true;
  const near = spread(at, far - 1);
  for (let i = 0; i < near; i++) if (BRINK[FOUND[i]! >> SIDE_BITS] === 1) return true;
  return false;
}

// ── The mat without other ships ───────────────────────────────────────────────────────────────────

/** What a ship could reach from a hex if it were alone on the mat. */
interface Surroundings {
  readonly at: Hex;
  /** The nearest first. */
  readonly hexes: Int16Array;
  readonly flights: readonly Move[];
  /** How many of them lie within so many steps. */
  readonly within: readonly number[];
  /** The place of each hex among them. */
  readonly places: Uint8Array;
  /** The movement it takes to step into the black hole. */
  readonly toHole: number;
}

/** By hex, made when a ship first stands there: every move from hex to hex is made once and shared. */
const SURROUNDINGS: Surroundings[] = [];

/** More movement than any ship has. */
const TOO_FAR =
  1 +
  Math.max(...SHIPS.map((type) => SHIP[type].movement)) +
  Math.max(...KITS.map((kit) => KIT[kit].movement));

/** Must not be asked for while ships close their hexes. */
function lookAround(at: Hex): Surroundings {
  const within = Array.from({ length: TOO_FAR }, (_, far) => spread(at, far));
  const hexes = FOUND.slice(0, within.at(-1)).map((arrival) => arrival >> SIDE_BITS);
  const [from, places] = [NAME[at]!, new Uint8Array(HEXES)];
  const flights = Array.from(hexes, (to): Move => Object.freeze({ type: 'move', from, to: NAME[to]! }));
  hexes.forEach((hex, place) => {
    places[hex] = place;
  });
  const toHole = within.findIndex((_, far) => far > 0 && canFall(at, far));
  return { at, hexes, flights, within, places, toHole: toHole < 0 ? TOO_FAR : toHole };
}

// ── Steps ─────────────────────────────────────────────────────────────────────────────────────────

/** Stands for everything a ship can never enter; it is always closed. */
const NOWHERE = HEXES;

/** Hexes no search may enter: ships, and what it has found already. All 0 between calls but for `NOWHERE`. */
const CLOSED = new Uint8Array(HEXES + 1);
CLOSED[NOWHERE] = 1;

function close(hexes: readonly Hex[], flag: 0 | 1): void {
  for (const hex of hexes) CLOSED[hex] = flag;
}

/** A hex in the upper bits, and in the lower ones the side it was entered by: one of `STEPS`. */
type Arrival = number;

const SIDES = STEPS.length;
const SIDE_BITS = 3;

function arrivalFrom(hex: Hex, side: number): Arrival {
  const [dx, dRow] = STEPS[side]!;
  const next = hexAt(X[hex]! + dx, ROW[hex]! + dRow);
  return next >= 0 && OPEN[next] === 1 ? (next << SIDE_BITS) + side : NOWHERE << SIDE_BITS;
}

/** The arrivals that follow from a step out of each hex, in a row of six. */
const OUTWARD = new Int16Array(HEXES * SIDES);

/**
 * The arrivals that follow from each arrival, in a row of three: straight on and half to either side. The other three
 * neighbours are the hex before and two beside it, which a search has always found already.
 */
const ONWARD = new Int16Array((HEXES << SIDE_BITS) * 3);

for (let hex = 0; hex < HEXES; hex++) {
  const out = STEPS.map((_, side) => arrivalFrom(hex, side));
  OUTWARD.set(out, hex * SIDES);
  STEPS.forEach((_, side) => {
    const behind = [side + 2, side + 3, side + 4].map((other) => other % SIDES);
    ONWARD.set(
      out.filter((__, other) => !behind.includes(other)),
      ((hex << SIDE_BITS) + side) * 3,
    );
  });
}

/** The arrivals in the order they were found. */
const FOUND = new Int16Array(HEXES);

/** A breadth-first search over open hexes; returns how many it has found within so many steps. */
function spread(at: Hex, far: number): number {
  if (far === 0) return 0;
  const closed = CLOSED[at]!;
  CLOSED[at] = 1;
  let known = enter(OUTWARD, at * SIDES, SIDES, 0);
  for (let steps = 2, first = 0; steps <= far; steps++) {
    const last = known;
    for (; first < last; first++) known = enter(ONWARD, FOUND[first]! * 3, 3, known);
  }
  for (let i = 0; i < known; i++) CLOSED[FOUND[i]! >> SIDE_BITS] = 0;
  CLOSED[at] = closed;
  return known;
}

/** Adds the open ones among some arrivals in a row to those that were found; returns how many there are then. */
function enter(ways: Int16Array, from: number, count: number, known: number): number {
  for (let way = from; way < from + count; way++) {
    const arrival = ways[way]!;
    const hex = arrival >> SIDE_BITS;
    if (CLOSED[hex] === 1) continue;
    CLOSED[hex] = 1;
    FOUND[known++] = arrival;
  }
  return known;
}
