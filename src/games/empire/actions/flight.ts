import { NEIGHBOURS, type Region, REGIONS, SECTOR } from '../board.ts';
import { REACH } from '../facts.ts';
import type { Seat } from '../../../kernel/game.ts';
import { remembered, wormholesOn } from './landmarks.ts';
import type { State } from '../state.ts';
import { unitRegions } from '../verbs.ts';

/** Ways through the galaxy (4.3): over hex sides and between wormholes. */

type Tiles = State['tiles'];

/** The neighbours of each region that lie in its sector. */
const WITHIN: readonly (readonly Region[])[] = NEIGHBOURS.map((regions, from) =>
  regions.filter((region) => SECTOR[region] === SECTOR[from]),
);

/** By region, the search that has met it last; kept, as searches are many and never overlap. */
const metIn = new Int32Array(REGIONS);
let searches = 0;

/** By what was asked: where ways lead that have been looked for while the same tiles lay. */
const waysOver = remembered((_tiles: Tiles) => new Map<number, readonly Region[]>());

/**
 * The regions at most `most` steps from a region, itself included. A way that has entered one of the sectors in
 * `stops` (one bit for each) does not leave it.
 */
export function around({ tiles }: State, from: Region, most: number, stops = 0): readonly Region[] {
  const ways = waysOver(tiles);
  const asked = (((stops << 6) | from) << 6) | most;
  const known = ways.get(asked);
  if (known !== undefined) return known;
  const found = searched(tiles, [from], most, stops);
  ways.set(asked, found);
  return found;
}

/** The same from any of some regions. */
export function spread(
  state: State,
  from: readonly Region[],
  most: number,
  stops: number,
): readonly Region[] {
  const [only] = from;
  if (only !== undefined && from.length === 1) return around(state, only, most, stops);
  return searched(state.tiles, from, most, stops);
}

function searched(tiles: Tiles, from: readonly Region[], most: number, stops: number): Region[] {
  const wormholes = wormholesOn(tiles);
  const found: Region[] = [];
  const search = ++searches;
  meet(found, search, from);
  for (let step = 0, i = 0; step < most; step++) {
    for (const end = found.length; i < end; i++) {
      const region = found[i]!;
      const bound = ((stops >> SECTOR[region]!) & 1) === 1;
      meet(found, search, bound ? WITHIN[region]! : NEIGHBOURS[region]!);
      if (wormholes.includes(region))
        meet(found, search, bound ? wormholes.filter((at) => SECTOR[at] === SECTOR[region]) : wormholes);
    }
  }
  return found;
}

function meet(found: Region[], search: number, regions: readonly Region[]): void {
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i]!;
    if (metIn[region] === search) continue;
    metIn[region] = search;
    found.push(region);
  }
}

/** The fewest steps from any of some regions to another, over sectors of all; -1 from nowhere. */
export function distance({ tiles }: State, from: readonly Region[], to: Region): number {
  for (let most = 0; most < REGIONS; most++) if (searched(tiles, from, most, 0).includes(to)) return most;
  return -1;
}

/** 6.5: by region, whether a player's influence reaches it. */
export function influenceReach(state: State, seat: Seat): readonly boolean[] {
  const units = unitRegions(state, seat);
  let sectors = 0;
  for (const region of units) sectors |= 1 << SECTOR[region]!;
  const reached = SECTOR.map((sector) => ((sectors >> sector) & 1) === 1);
  for (const region of searched(state.tiles, units, REACH, 0)) reached[region] = true;
  return reached;
}
