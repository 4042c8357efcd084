import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { type Region, REGIONS } from '../../board.ts';
import type { State } from '../../state.ts';
import {
  HALF,
  HIGH,
  land,
  LOW,
  PLANET,
  SECTOR_OF,
  sectorsFrom,
  SECTORS,
  seenFrom,
  WORMHOLE,
} from './galaxy.ts';
import { layout } from './layout.ts';
import { PLACES, placeOf, sharedBy, tallies } from './tally.ts';

/** The board as it lies before the own home. */

/** Every region but the own home, which is the first, can hold these. */
const ELSEWHERE = REGIONS - 1;
const COLONY = sharedBy('colony by region', ELSEWHERE);
const FREE_PLANET = layout.block('free planet by region', ELSEWHERE);
const OWN_SHIPS = layout.block('own ships by region', REGIONS);
const OTHER_SHIPS = layout.block('ships of others by region', REGIONS);
const RIVAL_HOMES = layout.bySeat('home by sector, after the first', SECTORS - 2, PLACES - 1);
const FREE_YIELDS = [0, 1, 2].map((resource) => layout.block(`free yield ${resource}`, 6));
const WORMHOLES = layout.block('wormholes', 3);
const WORMHOLE_SECTORS = layout.block('wormhole by sector', SECTORS);
const OUTGUNNED = layout.block('sectors with own colonies and stronger ships of others', 3);
const OUTGUNNING = layout.block('sectors with colonies of others and stronger own ships', 3);

export function noteRegions(state: State, own: Seat, noted: FeatureSet): void {
  const { home } = state.players[own]!;
  const seats = state.players.length;
  const seen = seenFrom(home);
  noteLand(state, own, seen, noted);
  noteShips(state, seats, seen, noted);
  noteHomes(state, own, noted);
  noteFronts(seats, noted);
}

function noteLand({ colonies, players }: State, own: Seat, seen: readonly Region[], noted: FeatureSet): void {
  const seats = players.length;
  const { kinds, polymer, metal, energy } = land;
  let wormholes = 0;
  let freePolymer = 0;
  let freeMetal = 0;
  let freeEnergy = 0;
  let linked = 0;
  for (let region = 0; region < REGIONS; region++) {
    const kind = kinds[region]!;
    if (kind === WORMHOLE) {
      wormholes++;
      linked |= 1 << SECTOR_OF[seen[region]!]!;
    }
    if (kind !== PLANET) continue;
    const owner = colonies[region]!;
    if (owner >= 0) {
      noted.note(COLONY[placeOf(owner, own, seats)]!, seen[region]! - 1);
      continue;
    }
    noted.note(FREE_PLANET, seen[region]! - 1);
    freePolymer += polymer[region]!;
    freeMetal += metal[region]!;
    freeEnergy += energy[region]!;
  }
  noted.atLeast(WORMHOLES, wormholes);
  for (let rest = linked; rest !== 0; rest &= rest - 1)
    noted.note(WORMHOLE_SECTORS, 31 - Math.clz32(rest & -rest));
  noted.exactly(FREE_YIELDS[0]!, freePolymer >> 1);
  noted.exactly(FREE_YIELDS[1]!, freeMetal >> 1);
  noted.exactly(FREE_YIELDS[2]!, freeEnergy >> 1);
}

function noteShips({ ancients }: State, seats: number, seen: readonly Region[], noted: FeatureSet): void {
  const { shipsLow, shipsHigh } = tallies[0]!;
  noteSet(OWN_SHIPS, shipsLow, shipsHigh, seen, noted);
  let low = 0;
  let high = 0;
  for (let place = 1; place < seats; place++) {
    low |= tallies[place]!.shipsLow;
    high |= tallies[place]!.shipsHigh;
  }
  if (ancients.length > 0) {
    const { cruisers } = ancients[0]!;
    for (let i = 0; i < cruisers.length; i++) {
      low |= LOW[cruisers[i]!]!;
      high |= HIGH[cruisers[i]!]!;
    }
  }
  noteSet(OTHER_SHIPS, low, high, seen, noted);
}

/** Notes every region of a set. */
function noteSet(
  block: FeatureBlock,
  low: number,
  high: number,
  seen: readonly Region[],
  noted: FeatureSet,
): void {
  for (let rest = low; rest !== 0; rest &= rest - 1) noted.note(block, seen[31 - Math.clz32(rest & -rest)]!);
  for (let rest = high; rest !== 0; rest &= rest - 1)
    noted.note(block, seen[HALF + 31 - Math.clz32(rest & -rest)]!);
}

function noteHomes({ players }: State, own: Seat, noted: FeatureSet): void {
  const { home } = players[own]!;
  if (home < 0) return;
  const seats = players.length;
  const sectors = sectorsFrom(home);
  for (let place = 1; place < seats; place++) {
    const theirs = players[(own + place) % seats]!.home;
    if (theirs >= 0) noted.note(RIVAL_HOMES[place - 1]!, sectors[SECTOR_OF[theirs]!]! - 1);
  }
}

/** Where ships of one side stand over colonies that weaker ships guard, or none. */
function noteFronts(seats: number, noted: FeatureSet): void {
  const { arms, settled } = tallies[0]!;
  let outgunned = 0;
  let outgunning = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    let most = 0;
    let preys = false;
    for (let place = 1; place < seats; place++) {
      const theirs = tallies[place]!;
      const strength = theirs.arms[sector]!;
      if (strength > most) most = strength;
      if (((theirs.settled >> sector) & 1) === 1 && arms[sector]! > strength) preys = true;
    }
    if (((settled >> sector) & 1) === 1 && most > arms[sector]!) outgunned++;
    if (preys) outgunning++;
  }
  noted.atLeast(OUTGUNNED, outgunned);
  noted.atLeast(OUTGUNNING, outgunning);
}
