import type { Seat } from '../../../kernel/game.ts';
import { enemyAt } from '../actions/regent.ts';
import { yieldOf } from '../actions/steward.ts';
import { NEIGHBOURS, type Region, SECTOR, SECTORS } from '../board.ts';
import { has } from '../cards/techs.ts';
import { REACH } from '../facts.ts';
import { coloniesOf, colonySectors, planetsOn } from '../actions/landmarks.ts';
import { NOBODY, type State } from '../state.ts';
import { playerOf, unitRegions } from '../verbs.ts';

/** The galaxy as one seat sees it: units, yields, planets in reach. */
export interface Realm {
  readonly colonies: number;
  /** The sectors of colonies and of all units, one bit for each. */
  readonly settled: number;
  readonly held: number;
  readonly yields: readonly number[];
  /** Where units are. */
  readonly units: readonly Region[];
  /** Free planets, those in reach and all of them. */
  readonly near: number;
  readonly free: number;
}

/** The regions at most so many steps from each, over hex sides. */
export const NEAR: readonly (readonly Region[])[] = NEIGHBOURS.map((_, region) => {
  const found = new Set([region]);
  for (let step = 0; step < REACH; step++)
    for (const at of [...found]) for (const next of NEIGHBOURS[at]!) found.add(next);
  return [...found];
});

/** By two regions, whether they are as near as that. */
const ARE_NEAR: readonly (readonly boolean[])[] = NEAR.map((near) =>
  NEIGHBOURS.map((_, region) => near.includes(region)),
);

/** A realm with all it follows from. */
interface Look {
  readonly tiles: State['tiles'];
  readonly colonies: State['colonies'];
  readonly home: Region;
  /** The ships of all players, and those of the Ancients. */
  readonly fleets: readonly (readonly unknown[])[];
  readonly realm: Realm;
}

/** By seat, the last look, which is the next one too as long as nothing has changed on the board. */
const LOOKS: Look[] = [];

/** A seat's part of the galaxy. */
export function realmOf(state: State, seat: Seat): Realm {
  const last = LOOKS[seat];
  if (last !== undefined && isUpToDate(last, state, seat)) return last.realm;
  const { tiles, colonies } = state;
  const realm = lookAt(state, seat);
  LOOKS[seat] = { tiles, colonies, home: playerOf(state, seat).home, fleets: fleetsOf(state), realm };
  return realm;
}

/** Lists that are the same hold the same, as none is changed in place. */
function isUpToDate({ tiles, colonies, home, fleets }: Look, state: State, seat: Seat): boolean {
  const { players, ancients } = state;
  if (tiles !== state.tiles || colonies !== state.colonies || home !== players[seat]!.home) return false;
  if (fleets.length !== players.length + ancients.length) return false;
  for (let i = 0; i < players.length; i++) if (fleets[i] !== players[i]!.ships) return false;
  return ancients.length === 0 || fleets[players.length] === ancients[0]!.cruisers;
}

function fleetsOf({ players, ancients }: State): (readonly unknown[])[] {
  return [...players.map(({ ships }) => ships), ...ancients.map(({ cruisers }) => cruisers)];
}

function lookAt(state: State, seat: Seat): Realm {
  const units = unitRegions(state, seat);
  let held = 0;
  for (const at of units) held |= 1 << SECTOR[at]!;
  let [near, free] = [0, 0];
  for (const region of planetsOn(state.tiles)) {
    if (state.colonies[region] !== NOBODY || enemyAt(state, seat, region)) continue;
    free++;
    if (inReach({ held, units }, region)) near++;
  }
  return {
    colonies: coloniesOf(state, seat).length,
    settled: colonySectors(state, seat),
    held,
    yields: yieldOf(state, seat),
    units,
    near,
    free,
  };
}

/** Whether influence reaches a region. */
export function inReach({ held, units }: Pick<Realm, 'held' | 'units'>, region: Region): boolean {
  if ((held >> SECTOR[region]!) & 1) return true;
  const near = ARE_NEAR[region]!;
  for (const at of units) if (near[at]) return true;
  return false;
}

/** How many free planets the influence of a seat reaches. */
export function targetsOf(state: State, seat: Seat): number {
  const { near, free } = realmOf(state, seat);
  return has(playerOf(state, seat), 'reachAll') ? free : near;
}

/** How many sectors a set of them holds. */
export function countSectors(sectors: number): number {
  let count = 0;
  for (let i = 0; i < SECTORS; i++) count += (sectors >> i) & 1;
  return count;
}
