import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';
import { COLUMNS, distance, HEXES, PLANET_AT, PLANETS, ROW, ROWS, X } from '../../board.ts';
import { CORNERS } from '../../facts.ts';
import { TO_PLANET } from '../paths.ts';
import { FROM_CORNER } from '../route.ts';
import type { State } from '../../state.ts';
import { CORNER_AT, FIRST_OF, HEX_OF, MOTHER_AT, MOTHERSHIP, PACE_OF, SEAT_AT, TYPE_OF } from './fleet.ts';
import { factsOf, type Gauge, gaugeFor, has, tell, tellSet } from './gauge.ts';

/** The planets and the parts of the mat, all of them mirrored so that the own corner is the northwest. */

const PLANET_COUNT = PLANETS.length;

interface Mat {
  /** By planet: that it is free, that it is no own colony, and none of the leading one of several rivals. */
  readonly neutral: FeatureBlock;
  readonly notOwn: FeatureBlock;
  readonly notLeaders: FeatureBlock;
  /** By planet: that the own Mothership is more than a turn away, and that it is nearer than all others. */
  readonly away: FeatureBlock;
  readonly first: FeatureBlock;
  /** By planet: ships nearby. */
  readonly helpers: FeatureBlock;
  readonly rivals: FeatureBlock;
  readonly rivalMothers: FeatureBlock;
  /** Planets with a ship on them that keeps others off. */
  readonly held: FeatureBlock;
  readonly heldByRivals: FeatureBlock;
  /** Turns until a rival can take an own colony on which nobody stands. */
  readonly siege: Gauge;
  readonly ownZones: FeatureBlock;
  readonly rivalZones: FeatureBlock;
}

export function matBlocks(layout: FeatureLayout): Mat {
  return {
    neutral: layout.block('neutral planet', PLANET_COUNT),
    notOwn: layout.block('planet of others or nobody', PLANET_COUNT),
    notLeaders: layout.block('planet not of the leading rival', PLANET_COUNT),
    away: layout.block('away from planet', PLANET_COUNT),
    first: layout.block('first at planet', PLANET_COUNT),
    helpers: layout.block('own ship near planet', PLANET_COUNT),
    rivals: layout.block('ship of a rival near planet', PLANET_COUNT),
    rivalMothers: layout.block('Mothership of a rival near planet', PLANET_COUNT),
    held: layout.block('planets held', 1),
    heldByRivals: layout.block('planets held by rivals', 1),
    siege: gaugeFor(layout, 'turns to a siege', [1, 2, 4], 4),
    ownZones: layout.block('own ship in zone', HOME_ZONES.length + 1),
    rivalZones: layout.block('ship of a rival in zone', ZONES),
  };
}

/** Sets of planets and zones that ships have been found at, a bit for each. */
let ownNear = 0;
let rivalsNear = 0;
let rivalMothersNear = 0;
let ownOn = 0;
let rivalsOn = 0;
let ownIn = 0;
let rivalsIn = 0;

export function noteMat(noted: FeatureSet, mat: Mat, state: State, seats: number, leader: number): void {
  const corner = CORNER_AT[0]!;
  if (corner < 0) return;
  findShips(seats, corner * HEXES);
  const leaders = leader > 0 && seats > 2 ? SEAT_AT[leader]! + 1 : 0;
  notePlanets(noted, mat, state, seats, leaders);
  tellSet(noted, mat.ownZones, ownIn, FAR_ZONE);
  tellSet(noted, mat.rivalZones, rivalsIn, 0);
  if (ownOn !== 0) noted.note(mat.held);
  if (rivalsOn !== 0) noted.note(mat.heldByRivals);
  noteSiege(noted, mat, state, seats);
}

function findShips(seats: number, mirror: number): void {
  ownNear = rivalsNear = rivalMothersNear = ownOn = rivalsOn = ownIn = rivalsIn = 0;
  for (let ship = 0; ship < FIRST_OF[1]!; ship++) {
    if (TYPE_OF[ship] === MOTHERSHIP) continue;
    const hex = HEX_OF[ship]!;
    ownNear |= NEAR_PLANETS[hex]!;
    ownOn |= ON_PLANET[hex]!;
    ownIn |= HOME_ZONE_OF[mirror + hex]!;
  }
  for (let ship = FIRST_OF[1]!; ship < FIRST_OF[seats]!; ship++) {
    const hex = HEX_OF[ship]!;
    rivalsNear |= NEAR_PLANETS[hex]!;
    if (TYPE_OF[ship] === MOTHERSHIP) rivalMothersNear |= NEAR_PLANETS[hex]!;
    else rivalsOn |= ON_PLANET[hex]!;
    rivalsIn |= ZONE_OF[mirror + hex]!;
  }
}

function notePlanets(noted: FeatureSet, mat: Mat, { planets }: State, seats: number, leaders: number): void {
  const seen = SEEN_FROM[CORNER_AT[0]!]!;
  const own = SEAT_AT[0]! + 1;
  const mother = MOTHER_AT[0]!;
  for (let i = 0; i < PLANET_COUNT; i++) {
    const planet = seen[i]!;
    const owner = planets[planet]!;
    if (owner === 0) noted.note(mat.neutral, i);
    if (owner !== own) noted.note(mat.notOwn, i);
    if (leaders > 0 && owner !== leaders) noted.note(mat.notLeaders, i);
    const turns = mother < 0 ? FAR_OFF : turnsTo(planet, mother);
    const isFirst = turns < soonest(planet, seats);
    if (turns > 1) noted.note(mat.away, i);
    if (isFirst !== has(CONTESTED, i)) noted.note(mat.first, i);
    if (has(ownNear, planet) !== has(FAR_PLANETS, i)) noted.note(mat.helpers, i);
    if (has(rivalsNear, planet)) noted.note(mat.rivals, i);
    if (has(rivalMothersNear, planet) !== has(NEAR_HOME, i)) noted.note(mat.rivalMothers, i);
  }
}

function turnsTo(planet: number, mother: number): number {
  return Math.ceil(TO_PLANET[planet]![HEX_OF[mother]!]! / PACE_OF[mother]!);
}

/** Turns until the Mothership of any rival can be at a planet. */
function soonest(planet: number, seats: number): number {
  let least = FAR_OFF;
  for (let place = 1; place < seats; place++) {
    if (MOTHER_AT[place]! < 0) continue;
    const turns = turnsTo(planet, MOTHER_AT[place]!);
    if (turns < least) least = turns;
  }
  return least;
}

/** A ship on a planet keeps every Mothership off it (9.7). */
function noteSiege(noted: FeatureSet, { siege }: Mat, { planets }: State, seats: number): void {
  const own = SEAT_AT[0]! + 1;
  const mother = MOTHER_AT[0]!;
  const guarded = mother < 0 ? ownOn : ownOn | ON_PLANET[HEX_OF[mother]!]!;
  let least = FAR_OFF;
  for (let planet = 0; planet < PLANET_COUNT; planet++) {
    if (planets[planet] !== own || has(guarded, planet)) continue;
    const turns = soonest(planet, seats);
    if (turns < least) least = turns;
  }
  tell(noted, siege, least);
}

const FAR_OFF = 99;

// ── The mat, worked out once ──────────────────────────────────────────────────────────────────────

/** By corner: the planets from the nearest quarter to the one across. */
const SEEN_FROM = CORNERS.map((corner) => Uint8Array.from(FROM_CORNER[corner]));

/** Ships this near to a planet matter to whoever settles it. */
const NEAR = 4;

const NEAR_PLANETS = Uint8Array.from({ length: HEXES }, (_, hex) =>
  PLANETS.reduce((set, { at }, planet) => (distance(hex, at) <= NEAR ? set | (1 << planet) : set), 0),
);

const ON_PLANET = Uint8Array.from(PLANET_AT, (planet) => (planet < 0 ? 0 : 1 << planet));

const ZONE_COLUMNS = 5;
const ZONE_ROWS = 4;
const ZONES = ZONE_COLUMNS * ZONE_ROWS;

/** By corner and hex: the zone as the corner sees it, row by row. */
const SEEN_ZONES = CORNERS.flatMap((corner) =>
  Array.from({ length: HEXES }, (_, hex) => {
    const x = corner.endsWith('E') ? COLUMNS - 1 - X[hex]! : X[hex]!;
    const row = corner.startsWith('S') ? ROWS - 1 - ROW[hex]! : ROW[hex]!;
    const column = Math.floor((x * ZONE_COLUMNS) / COLUMNS);
    return Math.floor((row * ZONE_ROWS) / ROWS) * ZONE_COLUMNS + column;
  }),
);

/** The same, each as its bit in a set. */
const ZONE_OF = Int32Array.from(SEEN_ZONES, (zone) => 1 << zone);

/** Where own ships are found early in a match; all other zones count as one. */
const HOME_ZONES = [0, 1, 2, 3, 5, 6, 7, 10, 11, 15];
const FAR_ZONE = factsOf([HOME_ZONES.length]);
const HOME_ZONE_OF = Int32Array.from(SEEN_ZONES, (zone) =>
  HOME_ZONES.includes(zone) ? factsOf([HOME_ZONES.indexOf(zone)]) : FAR_ZONE,
);

/** Planets where own ships are rarely found early in a match: of these it is told that there are none. */
const FAR_PLANETS = factsOf([4, 6, 7]);
/** The planets of the own quarter, where Motherships of rivals are rarely found. */
const NEAR_HOME = factsOf([0, 1]);
/** The planets beyond the middle, where the own Mothership is rarely first. */
const CONTESTED = factsOf([6, 7]);
