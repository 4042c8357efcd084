import { BRINK, distance, type Hex, HEXES, NAME, STEPS, WAYS } from '../board.ts';
import type { Move, Ship, State } from '../state.ts';
import { movement } from '../verbs.ts';

/**
 * Where ships can go (9.3): a breadth-first search over hexes without rock, hole or ship. Adds a move to every hex
 * within the movement of each ship, the nearest first, and returns those that can step into the black hole too.
 */
export function addFlights(state: State, ships: readonly Ship[], moves: Move[]): Ship[] {
  const jumpers: Ship[] = [];
  setOccupied(state, 1);
  for (const ship of ships) {
    const far = movement(ship);
    const hole = isAlone(state, ship, far) ? addKnown(ship.at, far, moves) : search(ship.at, far, moves);
    if (hole) jumpers.push(ship);
  }
  setOccupied(state, 0);
  return jumpers;
}

/** Whether no other ship stands where it could be in the way. */
function isAlone({ players }: State, ship: Ship, far: number): boolean {
  for (const { ships } of players) {
    for (const other of ships) if (other !== ship && distance(other.at, ship.at) <= far) return false;
  }
  return true;
}

interface Reach {
  readonly flights: readonly Move[];
  readonly hole: boolean;
}

/** By movement and hex: where no ship is near, the mat alone decides. */
const EMPTY_MAT: Reach[][] = [];

function addKnown(at: Hex, far: number, moves: Move[]): boolean {
  EMPTY_MAT[far] ??= [];
  const known = EMPTY_MAT[far]!;
  known[at] ??= onEmptyMat(at, far);
  const { flights, hole } = known[at]!;
  for (const flight of flights) moves.push(flight);
  return hole;
}

function onEmptyMat(at: Hex, far: number): Reach {
  const flights: Move[] = [];
  return { hole: search(at, far, flights), flights };
}

// ── The search ────────────────────────────────────────────────────────────────────────────────────

/** Stands for everything a ship can never enter; it is always closed. */
const NOWHERE = HEXES;

/** Hexes no search may enter: ships, and what it has seen already. All 0 between calls but for `NOWHERE`. */
const CLOSED = new Uint8Array(HEXES + 1);
CLOSED[NOWHERE] = 1;

/** The ways from each hex in a row of six. */
const SIDES = STEPS.length;
const ROWS_OF_WAYS = new Int16Array(HEXES * SIDES).fill(NOWHERE);
WAYS.forEach((near, hex) => {
  ROWS_OF_WAYS.set(near, hex * SIDES);
});

/** The hexes in the order they were found. */
const FOUND = new Int16Array(HEXES);

function setOccupied({ players }: State, flag: 0 | 1): void {
  for (const { ships } of players) for (const { at } of ships) CLOSED[at] = flag;
}

function search(at: Hex, far: number, moves: Move[]): boolean {
  const flights = FLIGHTS[at]!;
  let hole = false;
  let known = 1;
  FOUND[0] = at;
  const closed = CLOSED[at]!;
  CLOSED[at] = 1;
  for (let steps = 1, first = 0; steps <= far; steps++) {
    const last = known;
    for (; first < last; first++) {
      const hex = FOUND[first]!;
      if (BRINK[hex] === 1) hole = true;
      for (let way = hex * SIDES; way < hex * SIDES + SIDES; way++) {
        const next = ROWS_OF_WAYS[way]!;
        if (CLOSED[next] === 1) continue;
        CLOSED[next] = 1;
        FOUND[known++] = next;
        moves.push(flights[next] ?? newFlight(at, next));
      }
    }
  }
  for (let i = 1; i < known; i++) CLOSED[FOUND[i]!] = 0;
  CLOSED[at] = closed;
  return hole;
}

/** Every move from hex to hex is made once and shared. */
const FLIGHTS: Move[][] = NAME.map(() => []);

function newFlight(from: Hex, to: Hex): Move {
  const flight: Move = Object.freeze({ type: 'move', from: NAME[from]!, to: NAME[to]! });
  FLIGHTS[from]![to] = flight;
  return flight;
}
