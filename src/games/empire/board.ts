import { regions, sectors } from './content/index.ts';

/** The galaxy of RULES.md 4: 37 regions in reading order, seven sectors. */
export type Region = number;
export type Sector = number;

/** No region: where something is not on the board. */
export const NOWHERE: Region = -1;

export const REGIONS = regions.length;
export const NAME: readonly string[] = regions.map(({ id }) => id);
const BY_NAME = new Map(NAME.map((name, region) => [name, region]));

/** The region of a name the game itself has given. */
export function regionOf(name: string): Region {
  const region = BY_NAME.get(name);
  if (region === undefined) throw new Error(`there is no region ${name}`);
  return region;
}

/** Axial coordinates of a region. */
export const AXIAL: readonly (readonly [q: number, r: number])[] = regions.map(({ q, r }) => [q, r]);

/** Regions that share a side; wormholes come on top (4.3). */
export const NEIGHBOURS: readonly (readonly Region[])[] = regions.map(({ neighbors }) =>
  neighbors.map(regionOf),
);

export const SECTORS = sectors.length;
export const SECTOR_IDS: readonly string[] = sectors.map(({ id }) => id);
export const SECTOR_NAMES: readonly string[] = sectors.map(({ name }) => name);
export const CORE: Sector = SECTOR_IDS.indexOf('CO');

/** The sector of an id the game itself has given. */
export function sectorOf(id: string): Sector {
  const sector = SECTOR_IDS.indexOf(id);
  if (sector < 0) throw new Error(`there is no sector ${id}`);
  return sector;
}

/** The sector a region lies in. */
export const SECTOR: readonly Sector[] = regions.map(({ sector }) => sectorOf(sector));

/** The regions of a sector from top left to bottom right. */
export const SCAN: readonly (readonly Region[])[] = sectors.map(({ scanOrder }) => scanOrder.map(regionOf));

/** Where a home planet can be, by sector; nowhere in the Core. */
export const START: readonly Region[] = sectors.map(({ startRegion }) =>
  startRegion === null ? NOWHERE : regionOf(startRegion),
);
export const STARTS: readonly Region[] = START.filter((region) => region !== NOWHERE).toSorted(
  (a, b) => a - b,
);

/** Where a sector without a home gets its first planet. */
export const FRONTIER: readonly Region[] = sectors.map(({ frontierRegion }) => regionOf(frontierRegion));
