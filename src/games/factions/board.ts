import type { Planet } from './facts.ts';

/**
 * The board of RULES.md 3: a circle of 24 ticks, eight bands of sectors and eight rings of nodes between them.
 * A sector is a number from 0 to 87, band by band, and its name is `band-index`; the four Kuiper quadrants follow
 * as cells that hold tiles but no ships. The counts are reconstructed.
 */
export type Sector = number;
/** A sector or a Kuiper quadrant: where a tile can lie. */
export type Cell = number;

export const TICKS = 24;
export const BAND_SIZES = [4, 8, 8, 8, 12, 12, 12, 24] as const;
export const BANDS = BAND_SIZES.length;
export const BELT = 4;
const OUTERMOST = BANDS - 1;
const QUADRANTS = 4;
const QUADRANT_SECTORS = 6;

export const BAND: number[] = [];
export const INDEX: number[] = [];
BAND_SIZES.forEach((size, band) => {
  for (let index = 0; index < size; index++) {
    BAND.push(band);
    INDEX.push(index);
  }
});
export const SECTORS = BAND.length;
export const CELLS = SECTORS + QUADRANTS;

export const NAME: readonly string[] = [
  ...BAND.map((band, sector) => `${band}-${INDEX[sector]}`),
  ...Array.from({ length: QUADRANTS }, (_, quadrant) => `K-${quadrant}`),
];
const BY_NAME = new Map(NAME.map((name, cell) => [name, cell]));

/** The cell of a name the game itself has given. */
export function cellOf(name: string): Cell {
  const cell = BY_NAME.get(name);
  if (cell === undefined) throw new Error(`there is no sector ${name}`);
  return cell;
}

export function sectorAt(band: number, index: number): Sector {
  const size = BAND_SIZES[band]!;
  return BAND.indexOf(band) + ((index + size) % size);
}

export function isOuter(sector: Sector): boolean {
  return BAND[sector]! >= BELT;
}

function width(band: number): number {
  return TICKS / BAND_SIZES[band]!;
}

/** The ticks a sector begins and ends at. */
export function arc(sector: Sector): readonly [number, number] {
  const wide = width(BAND[sector]!);
  const index = INDEX[sector]!;
  return [index * wide, (index + 1) * wide];
}

function overlap(a: Sector, b: Sector): boolean {
  const [a0, a1] = arc(a);
  const [b0, b1] = arc(b);
  return Math.max(a0, b0) < Math.min(a1, b1);
}

/** Neighbours across a border of some length; wormholes come on top (3.3). */
export const NEIGHBOURS: readonly (readonly Sector[])[] = BAND.map((band, sector) => {
  const index = INDEX[sector]!;
  const beside = [sectorAt(band, index + 1), sectorAt(band, index - 1)];
  const across = BAND.flatMap((other, next) =>
    Math.abs(other - band) === 1 && overlap(sector, next) ? [next] : [],
  );
  return [...beside, ...across];
});

/** The Kuiper quadrant a sector touches, or -1. */
export const QUADRANT: readonly Cell[] = BAND.map((band, sector) =>
  band === OUTERMOST ? SECTORS + Math.floor(INDEX[sector]! / QUADRANT_SECTORS) : -1,
);

/** How far one step on a ring turns. */
export function tickStep(ring: number): number {
  return width(ring);
}

/** By ring and tick: the sectors around a node. */
const AROUND: readonly (readonly (readonly Sector[])[])[] = BAND_SIZES.map((_, ring) =>
  Array.from({ length: TICKS }, (__, tick) => (tick % tickStep(ring) === 0 ? aroundNode(ring, tick) : [])),
);

function aroundNode(ring: number, tick: number): Sector[] {
  return BAND.flatMap((band, sector) => {
    if (band !== ring && band !== ring + 1) return [];
    const [from, to] = arc(sector);
    return [tick, tick + TICKS].some((at) => from <= at && at <= to) ? [sector] : [];
  });
}

/** Where a planet stands. */
export interface Orbit {
  readonly ring: number;
  readonly tick: number;
}

export function around({ ring, tick }: Orbit): readonly Sector[] {
  return AROUND[ring]![tick]!;
}

/** The planet on a ring, or -1. */
export function planetOn(planets: readonly Orbit[], ring: number): Planet {
  return planets.findIndex((orbit) => orbit.ring === ring);
}

const ALL_BELT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const THIN_BELT = [0, 1, 3, 4, 6, 7, 9, 10];
const KUIPER = [0, 1, 2, 3].map((quadrant) => SECTORS + quadrant);

/** Where tiles are laid, by the number of players (3.5). */
export const TILE_CELLS: Readonly<Record<number, readonly Cell[]>> = {
  1: [...THIN_BELT.map((index) => sectorAt(BELT, index)), ...KUIPER],
  2: THIN_BELT.map((index) => sectorAt(BELT, index)),
  3: ALL_BELT.map((index) => sectorAt(BELT, index)),
  4: [...ALL_BELT.map((index) => sectorAt(BELT, index)), ...KUIPER],
};
