import { type Hex, NEIGHBOURS, waysIn } from '../board.ts';
import type { Ship, State } from '../state.ts';
import { movement } from '../verbs.ts';

/** A ship and the hexes it would go through, the last of them the goal. */
export interface Way {
  readonly ship: Ship;
  readonly hexes: readonly Hex[];
}

/** A shortest way round asteroids, ships and the black hole; only a goal may be one of them. */
export function wayTo({ players, options }: State, ship: Ship, goals: readonly Hex[]): Way | undefined {
  const closed = new Set(players.flatMap(({ ships }) => ships.map(({ at }) => at)));
  const { open } = waysIn(options);
  const before = new Map<Hex, Hex>();
  const found = [ship.at];
  for (const hex of found) {
    for (const next of NEIGHBOURS[hex]!) {
      if (next === ship.at || before.has(next)) continue;
      const goal = goals.includes(next);
      if (!goal && (open[next] === 0 || closed.has(next))) continue;
      before.set(next, hex);
      if (goal) return { ship, hexes: traced(before, ship.at, next) };
      found.push(next);
    }
  }
  return undefined;
}

function traced(before: ReadonlyMap<Hex, Hex>, start: Hex, goal: Hex): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = goal; hex !== start; hex = before.get(hex)!) hexes.unshift(hex);
  return hexes;
}

/** How many steps of a way are beyond what the ship moves in a turn. */
export function beyond({ ship, hexes }: Way): number {
  return hexes.length - movement(ship);
}

/** Of several ships the one that lacks the fewest steps to a goal. */
export function nearestWay(state: State, ships: readonly Ship[], goals: readonly Hex[]): Way | undefined {
  let best: Way | undefined;
  for (const ship of ships) {
    const way = wayTo(state, ship, goals);
    if (way !== undefined && (best === undefined || beyond(way) < beyond(best))) best = way;
  }
  return best;
}
