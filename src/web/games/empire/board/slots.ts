import { NAME, type Region } from '../../../../games/empire/board.ts';
import { isPlanet, isWormhole, type ShipKind, SHIPS } from '../../../../games/empire/facts.ts';
import { ANCIENTS, type State, type Who } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { ALL_REGIONS, type Spot, spotOf } from './geometry.ts';
import { type UnitKind, unitSpot } from './spots.ts';

/** Where the units of a region stand: like ones together, around its world or in the middle of open space. */

export interface Group {
  readonly place: Place;
  readonly region: Region;
  readonly who: Who;
  readonly unit: UnitKind;
  readonly count: number;
  readonly spot: Spot;
}

const TOKEN: Spot = { x: -30, y: -18 };
/** Beside a world, the best first; the last is the one a colony would take. */
const AROUND: readonly Spot[] = [
  { x: 32, y: -13 },
  { x: 36, y: 15 },
  { x: -36, y: 15 },
  TOKEN,
  { x: 4, y: -38 },
];
/** On a phone a finger apart. */
const CLOSE_TOKEN: Spot = { x: -28, y: -18 };
const CLOSE_AROUND: readonly Spot[] = [
  { x: 29, y: -16 },
  { x: 29, y: 28 },
  { x: -29, y: 28 },
  CLOSE_TOKEN,
  { x: 0, y: -3 },
];
/** In open space, by how many groups there are. */
const OPEN: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -21, y: 0 },
    { x: 21, y: 0 },
  ],
  [
    { x: -22, y: -16 },
    { x: 22, y: -16 },
    { x: 0, y: 24 },
  ],
  [
    { x: -23, y: -20 },
    { x: 23, y: -20 },
    { x: 23, y: 22 },
    { x: -23, y: 22 },
  ],
];

const MOST_OPEN = OPEN.length - 1;

/** All groups on the board, each with its spot. */
export function groupsOf(state: State, close: boolean): readonly Group[] {
  return ALL_REGIONS.flatMap((region) => groupsIn(state, region, close));
}

function groupsIn(state: State, region: Region, close: boolean): readonly Group[] {
  const owner = state.colonies[region] ?? -1;
  const fleets = fleetsIn(state, region);
  if (owner < 0 && fleets.length === 0) return [];
  const tile = state.tiles[region] ?? '';
  const settled = isPlanet(tile) || isWormhole(tile);
  const middle = spotOf(region);
  const group = (who: Who, unit: UnitKind, count: number, { x, y }: Spot): Group => ({
    place: unitSpot(itemAt(NAME, region), unit, who),
    region,
    who,
    unit,
    count,
    spot: { x: middle.x + x, y: middle.y + y },
  });
  const around = close ? CLOSE_AROUND : AROUND;
  const free = settled
    ? around.filter((spot) => owner < 0 || (spot !== TOKEN && spot !== CLOSE_TOKEN))
    : itemAt(OPEN, Math.min(MOST_OPEN, fleets.length));
  const groups = fleets.map(([who, kind, count], i) =>
    group(who, kind, count, itemAt(free, Math.min(i, free.length - 1))),
  );
  return owner < 0 ? groups : [group(owner, 'colony', 1, close ? CLOSE_TOKEN : TOKEN), ...groups];
}

type Fleet = readonly [who: Who, kind: ShipKind, count: number];

/** Ships of a region by owner and kind, the strongest first, the Ancients before all. */
function fleetsIn(state: State, region: Region): readonly Fleet[] {
  const ancient = state.ancients[0]?.cruisers.filter((at) => at === region).length ?? 0;
  const own = state.players.flatMap(({ ships }, seat) =>
    SHIPS.map((kind, number): Fleet => {
      const count = ships.filter((ship) => ship.at === region && ship.kind === number).length;
      return [seat, kind, count];
    }).toReversed(),
  );
  const theirs: Fleet = [ANCIENTS, 'cruiser', ancient];
  return [theirs, ...own].filter(([, , count]) => count > 0);
}
