import { NEIGHBOURS, type Region, REGIONS, SECTOR } from '../board.ts';
import { isWormhole, REACH } from '../facts.ts';
import type { Seat } from '../../../kernel/game.ts';
import { remembered } from '../remembered.ts';
import type { State } from '../state.ts';
import { unitRegions } from '../verbs.ts';

/** Ways through the galaxy (4.3): over hex sides and between wormholes. */

/** Steps by region in the search being made; kept, as searches are many and never overlap. */
const steps = new Int8Array(REGIONS);

/**
 * The regions at most `most` steps from any of some, those themselves included. A way that has entered one of the
 * sectors in `stops` (one bit for each) does not leave it.
 */
export function spread(state: State, from: readonly Region[], most: number, stops: number): Region[] {
  const wormholes = wormholesOf(state.tiles);
  const found: Region[] = [];
  steps.fill(-1);
  for (const region of from) reach(found, region, 0);
  for (let i = 0; i < found.length; i++) {
    const region = found[i]!;
    const step = steps[region]!;
    if (step === most) break;
    const bound = ((stops >> SECTOR[region]!) & 1) === 1;
    goOn(found, region, NEIGHBOURS[region]!, step + 1, bound);
    if (wormholes.includes(region)) goOn(found, region, wormholes, step + 1, bound);
  }
  return found;
}

/** From a region to others, all of them or those of its sector. */
function goOn(found: Region[], from: Region, others: readonly Region[], step: number, bound: boolean): void {
  for (let i = 0; i < others.length; i++) {
    const next = others[i]!;
    if (!bound || SECTOR[next] === SECTOR[from]) reach(found, next, step);
  }
}

function reach(found: Region[], region: Region, step: number): void {
  if (steps[region] !== -1) return;
  steps[region] = step;
  found.push(region);
}

/** The fewest steps from any of some regions to another, over sectors of all. */
export function distance(state: State, from: readonly Region[], to: Region): number {
  spread(state, from, REGIONS, 0);
  return steps[to]!;
}

const wormholesOf = remembered((tiles: State['tiles']): Region[] => {
  const regions: Region[] = [];
  for (let region = 0; region < REGIONS; region++) {
    if (isWormhole(tiles[region]!)) regions.push(region);
  }
  return regions;
});

/** 6.5: by region, whether a player's influence reaches it. */
export function influenceReach(state: State, seat: Seat): readonly boolean[] {
  const units = unitRegions(state, seat);
  let sectors = 0;
  for (const region of units) sectors |= 1 << SECTOR[region]!;
  const reached = SECTOR.map((sector) => ((sectors >> sector) & 1) === 1);
  for (const region of spread(state, units, REACH, 0)) reached[region] = true;
  return reached;
}
