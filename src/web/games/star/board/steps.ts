import { distance, type Hex, HEXES, NEIGHBOURS, waysIn } from '../../../../games/star/board.ts';
import type { Ship, State } from '../../../../games/star/state.ts';
import { movement, range } from '../../../../games/star/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** How many steps it takes a ship to each hex within its movement. */
export function stepsFrom({ players, options }: State, ship: Ship): ReadonlyMap<Hex, number> {
  const taken = new Set(players.flatMap(({ ships }) => ships.map(({ at }) => at)));
  const open = waysIn(options).steps;
  const found = new Map<Hex, number>();
  let ring: readonly Hex[] = [ship.at];
  for (let steps = 1; steps <= movement(ship); steps++) {
    const next: Hex[] = [];
    for (const hex of ring.flatMap((from) => itemAt(open, from))) {
      if (taken.has(hex) || found.has(hex)) continue;
      found.set(hex, steps);
      next.push(hex);
    }
    ring = next;
  }
  return found;
}

/** The hexes of the black hole, or along its sides, that a ship can step on to come home. */
export function holeEntries({ options }: State, ship: Ship, steps: ReadonlyMap<Hex, number>): readonly Hex[] {
  const left = (hex: Hex): number => movement(ship) - (hex === ship.at ? 0 : (steps.get(hex) ?? Infinity));
  return waysIn(options).mouths.filter((hole) => itemAt(NEIGHBOURS, hole).some((hex) => left(hex) > 0));
}

/** Every hex within the range of a ship, its own included. */
export function rangeOf(ship: Ship): readonly Hex[] {
  const far = range(ship);
  return Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => distance(ship.at, hex) <= far);
}
