import { distance, type Hex, HEXES, hexAt, NAME, ROW, STEPS, type Ways, waysIn, X } from '../board.ts';
import { KIT, KITS, SHIP, SHIPS } from '../facts.ts';
import type { Move, Ship, State } from '../state.ts';
import { movement } from '../verbs.ts';

/**
 * Where ships can go (9.3): over hexes without rock, hole or ship. Lists a move to every hex within the movement of each
 * ship, the nearest first, and then the moves that are to follow them.
 */
export function flightsAnd(state: State, ships: readonly Ship[], others: readonly Move[]): Move[] {
  goBy(waysIn(state.options));
  const taken = takenHexes(state);
  let listed = 0;
  for (const ship of ships) listed = addReach(taken, aroundOf(ship), movement(ship), listed);
  for (const move of others) LIST[listed++] = move;
  return LIST.slice(0, listed);
}

/** Moves are gathered here and copied once: a list that grows is copied again and again. */
const LIST: Move[] = [];

/** The ships that can step into the black hole. */
export function jumpersAmong(state: State, ships: readonly Ship[]): Ship[] {
  goBy(waysIn(state.options));
  return ships.filter((ship) => {
    const { at, toHole } = aroundOf(ship);
    return toHole < TOO_FAR && toHole <= movement(ship) && canFall(takenHexes(state), at, movement(ship));
  });
}

function takenHexes({ players }: State): Hex[] {
  const taken: Hex[] = [];
  for (const { ships } of players) for (const { at } of ships) taken.push(at);
  return taken;
}

/** Adds the moves of a ship to the list; returns how many are listed then. */
function addReach(taken: readonly Hex[], around: Surroundings, far: number, listed: number): number {
  mark(taken, 0);
  const count = isAlone(taken, around.at, far)
    ? addAll(around, far, listed)
    : addFound(around, spread(around.at, far), listed);
  mark(taken, 1);
  return count;
}

/** Whether no other ship stands where it could be in the way: at the edge of its reach nothing lies behind them. */
function isAlone(taken: readonly Hex[], at: Hex, far: number): boolean {
  for (const hex of taken) if (hex !== at && distance(hex, at) < far) return false;
  return true;
}

/** The moves to all hexes so far away that are free: the place of a move to any other is given to the next one. */
function addAll({ hexes, flights, within }: Surroundings, far: number, listed: number): number {
  const count = within[far]!;
  let next = listed;
  for (let i = 0; i < count; i++) {
    LIST[next] = flights[i]!;
    next += FREE[hexes[i]!]!;
  }
  return next;
}

/** The moves to the hexes that a search has found. */
function addFound({ flights, places }: Surroundings, count: number, listed: number): number {
  for (let i = 0; i < count; i++) LIST[listed + i] = flights[places[FOUND[i]! >> SIDE_BITS]!]!;
  return listed + count;
}

/** Whether a step is left at the brink of the black hole. */
function canFall(taken: readonly Hex[], at: Hex, far: number): boolean {
  const { brink } = roads.ways;
  if (brink[at] === 1) return true;
  mark(taken, 0);
  const near = spread(at, far - 1);
  mark(taken, 1);
  for (let i = 0; i < near; i++) if (brink[FOUND[i]! >> SIDE_BITS] === 1) return true;
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

function aroundOf({ at }: Ship): Surroundings {
  return (roads.surroundings[at] ??= lookAround(at));
}

/** More movement than any ship has. */
const TOO_FAR =
  1 +
  Math.max(...SHIPS.map((type) => SHIP[type].movement)) +
  Math.max(...KITS.map((kit) => KIT[kit].movement));

/** Must not be asked for while the hexes of ships are marked. */
function lookAround(at: Hex): Surroundings {
  const within = Array.from({ length: TOO_FAR }, (_, far) => spread(at, far));
  const hexes = FOUND.slice(0, within.at(-1)).map((arrival) => arrival >> SIDE_BITS);
  const [from, places] = [NAME[at]!, new Uint8Array(HEXES)];
  const flights = Array.from(hexes, (to): Move => Object.freeze({ type: 'move', from, to: NAME[to]! }));
  hexes.forEach((hex, place) => {
    places[hex] = place;
  });
  const toHole = within.findIndex((_, far) => far > 0 && canFall([], at, far));
  return { at, hexes, flights, within, places, toHole: toHole < 0 ? TOO_FAR : toHole };
}

// ── Steps ─────────────────────────────────────────────────────────────────────────────────────────

/** Stands for everything a ship can never enter; it is never free. */
const NOWHERE = HEXES;

/** 1 for hexes a search may enter, with neither a ship nor found already. All 1 between calls but for `NOWHERE`. */
const FREE = new Uint8Array(HEXES + 1).fill(1);
FREE[NOWHERE] = 0;

function mark(hexes: readonly Hex[], free: 0 | 1): void {
  for (const hex of hexes) FREE[hex] = free;
}

/** A hex in the upper bits, and in the lower ones the side it was entered by: one of `STEPS`. */
type Arrival = number;

const SIDES = STEPS.length;
const SIDE_BITS = 3;

function arrivalFrom(hex: Hex, side: number, open: Uint8Array): Arrival {
  const [dx, dRow] = STEPS[side]!;
  const next = hexAt(X[hex]! + dx, ROW[hex]! + dRow);
  return next >= 0 && open[next] === 1 ? (next << SIDE_BITS) + side : NOWHERE << SIDE_BITS;
}

/** What searches go by, worked out once for each reading of the black hole. */
interface Roads {
  readonly ways: Ways;
  /** The arrivals that follow from a step out of each hex, in a row of six. */
  readonly outward: Int16Array;
  /**
   * The arrivals that follow from each arrival, in a row of three: straight on and half to either side. The other three
   * neighbours are the hex before and two beside it, which a search has always found already.
   */
  readonly onward: Int16Array;
  /** By hex, made when a ship first stands there: every move from hex to hex is made once and shared. */
  readonly surroundings: Surroundings[];
}

function roadsBy(ways: Ways): Roads {
  const [outward, onward] = [new Int16Array(HEXES * SIDES), new Int16Array((HEXES << SIDE_BITS) * 3)];
  for (let hex = 0; hex < HEXES; hex++) {
    const out = STEPS.map((_, side) => arrivalFrom(hex, side, ways.open));
    outward.set(out, hex * SIDES);
    STEPS.forEach((_, side) => {
      const behind = [side + 2, side + 3, side + 4].map((other) => other % SIDES);
      onward.set(
        out.filter((__, other) => !behind.includes(other)),
        ((hex << SIDE_BITS) + side) * 3,
      );
    });
  }
  return { ways, outward, onward, surroundings: [] };
}

/** Those of the position that is looked at. */
let roads = roadsBy(waysIn({}));
const KNOWN = new Map([[roads.ways, roads]]);

function goBy(ways: Ways): void {
  if (ways === roads.ways) return;
  roads = KNOWN.get(ways) ?? roadsBy(ways);
  KNOWN.set(ways, roads);
}

/** The arrivals in the order they were found, with room to write one too many. */
const FOUND = new Int16Array(HEXES + 1);

/** A breadth-first search over open hexes; returns how many it has found within so many steps. */
function spread(at: Hex, far: number): number {
  if (far === 0) return 0;
  const free = FREE[at]!;
  FREE[at] = 0;
  const { outward, onward } = roads;
  let known = enter(outward, at * SIDES, SIDES, 0);
  for (let steps = 2, first = 0; steps <= far; steps++) {
    const last = known;
    for (; first < last; first++) known = enter(onward, FOUND[first]! * 3, 3, known);
  }
  for (let i = 0; i < known; i++) FREE[FOUND[i]! >> SIDE_BITS] = 1;
  FREE[at] = free;
  return known;
}

/**
 * Adds the free ones among some arrivals in a row to those that were found; returns how many there are then. Every
 * arrival is written, and one that is not free is written over: a branch would be guessed wrong every other time.
 */
function enter(ways: Int16Array, from: number, count: number, known: number): number {
  for (let way = from; way < from + count; way++) {
    const arrival = ways[way]!;
    const hex = arrival >> SIDE_BITS;
    FOUND[known] = arrival;
    known += FREE[hex]!;
    FREE[hex] = 0;
  }
  return known;
}
