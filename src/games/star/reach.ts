import { BRINK, type Hex, HEXES, WAYS } from './board.ts';
import type { Ship, State } from './state.ts';
import { movement } from './verbs.ts';

/** Where ships can go (9.3): a breadth-first search over hexes without rock, hole or ship. */
export interface Reach {
  readonly ship: Ship;
  /** Every hex within the movement, nearest first. */
  readonly hexes: readonly Hex[];
  /** Whether a step into the black hole is within the movement. */
  readonly hole: boolean;
}

/** Hexes no search may enter: ships, and what it has seen already. All 0 between calls. */
const CLOSED = new Uint8Array(HEXES);

/** The reach of each of these ships, all at once, as occupied hexes are the same for all. */
export function reaches(state: State, ships: readonly Ship[]): Reach[] {
  setOccupied(state, 1);
  const found = ships.map(reachAmong);
  setOccupied(state, 0);
  return found;
}

function setOccupied({ players }: State, flag: 0 | 1): void {
  for (const { ships } of players) for (const { at } of ships) CLOSED[at] = flag;
}

function reachAmong(ship: Ship): Reach {
  const hexes: Hex[] = [];
  const far = movement(ship);
  let hole = far > 0 && BRINK[ship.at] === 1;
  let ring: readonly Hex[] = [ship.at];
  let start = 0;
  for (let steps = 1; steps <= far; steps++) {
    for (const hex of ring) {
      for (const next of WAYS[hex] as readonly Hex[]) {
        if (CLOSED[next] === 1) continue;
        CLOSED[next] = 1;
        hexes.push(next);
        if (steps < far && BRINK[next] === 1) hole = true;
      }
    }
    ring = hexes.slice(start);
    start = hexes.length;
  }
  for (const hex of hexes) CLOSED[hex] = 0;
  return { ship, hexes, hole };
}
