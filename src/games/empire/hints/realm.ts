import type { Seat } from '../../../kernel/game.ts';
import { NEIGHBOURS, type Region, REGIONS, SECTOR, SECTORS } from '../board.ts';
import { CRADLE, EXPLORER_TILES, HOME, REACH, type TileId, yieldsOf } from '../facts.ts';
import { NOBODY, type State } from '../state.ts';

/** The galaxy as one seat sees it: units, yields, planets in reach. Kept, as it is looked at again and again. */
export interface Realm {
  colonies: number;
  /** The sectors of colonies and of all units, one bit for each. */
  settled: number;
  held: number;
  readonly yields: number[];
  /** Units by region. */
  readonly units: Uint8Array;
  /** Free planets in reach. */
  targets: number;
}

/** The regions at most so many steps from each, over hex sides. */
export const NEAR: readonly (readonly Region[])[] = NEIGHBOURS.map((_, region) => {
  const found = new Set([region]);
  for (let step = 0; step < REACH; step++)
    for (const at of [...found]) for (const next of NEIGHBOURS[at]!) found.add(next);
  return [...found];
});

const PLANETS: ReadonlySet<string> = new Set([
  CRADLE,
  ...EXPLORER_TILES.filter(({ kind }) => kind === 'planet').map(({ id }) => id),
]);

const realm: Realm = {
  colonies: 0,
  settled: 0,
  held: 0,
  yields: [0, 0, 0],
  units: new Uint8Array(REGIONS),
  targets: 0,
};
const foes = new Uint8Array(REGIONS);
const free = new Uint8Array(REGIONS);

export function isSettleable(tile: string): boolean {
  return PLANETS.has(tile);
}

/** Looks at a seat's part of the galaxy; the next look forgets it. */
export function realmOf(state: State, seat: Seat, anywhere: boolean): Realm {
  const { players, ancients, colonies, tiles } = state;
  const { units, yields } = realm;
  const player = players[seat]!;
  units.fill(0);
  foes.fill(0);
  yields[0] = yields[1] = yields[2] = 0;
  realm.colonies = realm.settled = realm.held = 0;
  for (let other = 0; other < players.length; other++) {
    const marks = other === seat ? units : foes;
    const { ships } = players[other]!;
    for (let i = 0; i < ships.length; i++) {
      const { at } = ships[i]!;
      marks[at] = marks[at]! + 1;
      if (other === seat) realm.held |= 1 << SECTOR[at]!;
    }
  }
  for (let i = 0; i < ancients.length; i++) for (const at of ancients[i]!.cruisers) foes[at] = 1;
  const { home } = player;
  if (home >= 0) {
    units[home] = units[home]! + 1;
    realm.held |= 1 << SECTOR[home]!;
    if (tiles[home] === HOME) addYield(HOME);
  }
  let open = 0;
  for (let region = 0; region < REGIONS; region++) {
    const owner = colonies[region];
    if (owner === seat) {
      realm.colonies++;
      realm.settled |= 1 << SECTOR[region]!;
      units[region] = units[region]! + 1;
      addYield(tiles[region]!);
    } else if (owner === NOBODY && foes[region] === 0) {
      const tile = tiles[region]!;
      if (tile !== '' && isSettleable(tile)) free[open++] = region;
    }
  }
  realm.held |= realm.settled;
  realm.targets = 0;
  for (let i = 0; i < open; i++) if (anywhere || inReach(free[i]!)) realm.targets++;
  return realm;
}

/** Whether the influence of the seat last looked at reaches a region. */
export function inReach(region: Region): boolean {
  if ((realm.held >> SECTOR[region]!) & 1) return true;
  const near = NEAR[region]!;
  for (let i = 0; i < near.length; i++) if (realm.units[near[i]!] !== 0) return true;
  return false;
}

function addYield(tile: TileId | ''): void {
  const { yields } = realm;
  const more = yieldsOf(tile);
  for (let i = 0; i < 3; i++) yields[i] = yields[i]! + more[i]!;
}

/** How many sectors a set of them holds. */
export function countSectors(sectors: number): number {
  let count = 0;
  for (let i = 0; i < SECTORS; i++) count += (sectors >> i) & 1;
  return count;
}
