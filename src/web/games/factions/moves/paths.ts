import { NAME } from '../../../../games/factions/board.ts';
import type { State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { cheapestPaths } from '../../../../games/factions/actions/ways.ts';
import { flightFrom } from './gestures.ts';

/** The cheapest flights to every sector that can be paid, as the texts of their steps. */
export function paths(state: State, seat: Seat, from: Place): ReadonlyMap<Place, readonly string[]> {
  const sector = flightFrom(state, seat, from);
  if (sector === undefined) return new Map();
  const found = [...cheapestPaths(state, seat, sector)];
  return new Map(
    found.map(([to, { sectors }]) => [itemAt(NAME, to), sectors.map((at) => `step ${NAME[at]}`)]),
  );
}
