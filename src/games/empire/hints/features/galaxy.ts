import { AXIAL, NAME, REGIONS, SCAN, SECTOR, SECTORS, START, type Region } from '../../board.ts';
import { EXPLORER_TILES, isWormhole, type TileId, TILE } from '../../facts.ts';
import { NEAR } from '../realm.ts';
import type { State } from '../../state.ts';

/** The galaxy as features tell of it: turned so that the own home comes first, and sets of regions as bits. */

// ── Turning the board ─────────────────────────────────────────────────────────────────────────────

/** How often the board can be turned before it lies as at first. */
const TURNS = 6;

const BY_AXIAL = new Map(AXIAL.map(([q, r], region) => [`${q} ${r}`, region]));

/** Where each region comes to lie when the board is turned by a sixth. */
const TURNED: readonly Region[] = AXIAL.map(([q, r]) => {
  const region = BY_AXIAL.get(`${-r} ${q + r}`);
  if (region === undefined) throw new Error('the board is no hexagon');
  return region;
});

/** By turns, where each region comes to lie. */
const TURNED_BY: Region[][] = [NAME.map((_, region) => region)];
for (let turn = 1; turn < TURNS; turn++)
  TURNED_BY.push(TURNED_BY[turn - 1]!.map((region) => TURNED[region]!));

/** Where every home comes to lie for its owner. */
const FRONT: Region = START[0]!;

/** By home, where each region lies for its owner; the board as it is without a home. */
const SEEN_FROM: readonly (readonly Region[])[] = NAME.map(
  (_, home) => TURNED_BY.find((turned) => turned[home] === FRONT) ?? TURNED_BY[0]!,
);

export function seenFrom(home: Region): readonly Region[] {
  return home < 0 ? TURNED_BY[0]! : SEEN_FROM[home]!;
}

/** By home, where each sector lies for its owner. */
const SECTORS_FROM: readonly (readonly number[])[] = SEEN_FROM.map((turned) =>
  SCAN.map(([first]) => SECTOR[turned[first!]!]!),
);

export function sectorsFrom(home: Region): readonly number[] {
  return home < 0 ? SECTORS_FROM[FRONT]! : SECTORS_FROM[home]!;
}

// ── Sets of regions ───────────────────────────────────────────────────────────────────────────────

/** Regions from this one on are bits of the second half of a set. */
export const HALF = 19;

/** By region, its own bit in the first and in the second half of a set. */
export const [LOW, HIGH] = halves(NAME.map((_, region) => [region]));

/** What influence reaches from a region: its sector, and what is near. */
export const [REACH_LOW, REACH_HIGH] = halves(
  NEAR.map((near, region) => [...new Set([...near, ...SCAN[SECTOR[region]!]!])]),
);

function halves(sets: readonly (readonly Region[])[]): [low: Int32Array, high: Int32Array] {
  const low = new Int32Array(REGIONS);
  const high = new Int32Array(REGIONS);
  sets.forEach((set, i) => {
    for (const region of set) {
      if (region < HALF) low[i]! |= 1 << region;
      else high[i]! |= 1 << (region - HALF);
    }
  });
  return [low, high];
}

/** How many bits a number holds. */
export function bits(set: number): number {
  let rest = set - ((set >> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >> 2) & 0x33333333);
  return (((rest + (rest >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

export const SECTOR_OF = Uint8Array.from(SECTOR);
export { SECTORS };

// ── Tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** What kind of tile lies somewhere. */
export const [PLANET, WORMHOLE] = [1, 2] as const;
const [NO_TILE, EMPTY, HOME_TILE] = [0, 3, 4] as const;

/** What lies on the board, worked out again only when tiles have changed. */
export const land = {
  kinds: new Uint8Array(REGIONS),
  polymer: new Uint8Array(REGIONS),
  metal: new Uint8Array(REGIONS),
  energy: new Uint8Array(REGIONS),
  planetsLow: 0,
  planetsHigh: 0,
};

let known: State['tiles'] | undefined;

/** Looks at the tiles; no list of a state is changed in place, so the same list holds the same. */
export function lookAtLand(tiles: State['tiles']): void {
  if (known === tiles) return;
  known = tiles;
  land.planetsLow = 0;
  land.planetsHigh = 0;
  for (let region = 0; region < REGIONS; region++) lookAtTile(region, tiles[region]!);
}

function lookAtTile(region: Region, id: TileId | ''): void {
  const tile = id === '' ? undefined : TILES.get(id);
  land.kinds[region] = tile === undefined ? NO_TILE : tile.kind;
  land.polymer[region] = tile === undefined ? 0 : tile.polymer;
  land.metal[region] = tile === undefined ? 0 : tile.metal;
  land.energy[region] = tile === undefined ? 0 : tile.energy;
  if (tile?.kind !== PLANET) return;
  land.planetsLow |= LOW[region]!;
  land.planetsHigh |= HIGH[region]!;
}

interface TileFacts {
  readonly kind: number;
  readonly polymer: number;
  readonly metal: number;
  readonly energy: number;
}

const TILES: ReadonlyMap<string, TileFacts> = new Map(
  [TILE.home, TILE.cradle, ...EXPLORER_TILES].map(
    ({ id, kind, yields: [polymer = 0, metal = 0, energy = 0] }) => [
      id,
      { kind: kindOf(id, kind), polymer, metal, energy },
    ],
  ),
);

function kindOf(id: TileId, kind: string): number {
  if (isWormhole(id)) return WORMHOLE;
  return kind === 'planet' ? PLANET : kind === 'home' ? HOME_TILE : EMPTY;
}

/** What a tile in the hand is: its kind, and how much it yields. */
export function tileKind(id: TileId): number {
  return TILES.get(id)!.kind;
}

export function tileYield(id: TileId): number {
  const { polymer, metal, energy } = TILES.get(id)!;
  return polymer + metal + energy;
}
