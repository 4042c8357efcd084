import type { Seat } from '../../../kernel/game.ts';
import type { Sector } from '../board.ts';
import type { State } from '../state.ts';
import { neighbours, playerOf } from '../verbs.ts';
import { priceOf } from './flight.ts';

/** The cheapest way to fly to a sector. */

export interface Path {
  /** The sectors entered, the goal last. */
  readonly sectors: readonly Sector[];
  /** What each of them costs. */
  readonly prices: readonly number[];
  readonly total: number;
}

/** The cheapest paths from a sector to all others that so much energy pays for; of equal ones the one with fewer steps. */
export function cheapestPaths(
  state: State,
  seat: Seat,
  from: Sector,
  energy: number = playerOf(state, seat).energy,
): ReadonlyMap<Sector, Path> {
  // Once a sector has been entered, the first one no longer has a price of its own.
  const later: State = { ...state, turn: { ...state.turn, entered: [...state.turn.entered, from] } };
  const found = new Map<Sector, Path>();
  const open: Path[] = [{ sectors: [], prices: [], total: 0 }];
  for (let path = nearest(open); path !== undefined; path = nearest(open)) {
    const here = path.sectors.at(-1);
    if (here !== undefined) {
      if (found.has(here)) continue;
      found.set(here, path);
    }
    for (const to of neighbours(state, here ?? from)) {
      if (to === from || found.has(to) || state.turn.entered.includes(to)) continue;
      const price = priceOf(here === undefined ? state : later, seat, to);
      if (path.total + price > energy) continue;
      open.push({
        sectors: [...path.sectors, to],
        prices: [...path.prices, price],
        total: path.total + price,
      });
    }
  }
  return found;
}

/** Takes the cheapest path off a list. */
function nearest(open: Path[]): Path | undefined {
  open.sort((a, b) => a.total - b.total || a.sectors.length - b.sectors.length);
  return open.shift();
}
