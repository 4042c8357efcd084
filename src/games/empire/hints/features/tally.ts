import type { Seat } from '../../../../kernel/game.ts';
import { CORE, REGIONS } from '../../board.ts';
import {
  CATEGORIES,
  CRUISER,
  DREADNOUGHT,
  EDICTS,
  FIGHTER,
  LOCATIONS,
  type Measure,
  MEASURES,
  SHIP,
  SHIPS,
  TECHS,
} from '../../facts.ts';
import type { FeatureBlock } from '../../../../kernel/hints/features.ts';
import { layout } from './layout.ts';
import {
  BETTER_SHIP,
  BETTER_STRENGTH,
  CATEGORY,
  COST,
  END_DIV,
  END_PER,
  PER_COLONY,
  PER_TECH,
  PILGRIMS,
  techNumber,
} from './techs.ts';
import { ANCIENTS, type Player, type State, type Who } from '../../state.ts';
import { bits, HIGH, land, LOW, lookAtLand, REACH_HIGH, REACH_LOW, SECTOR_OF, SECTORS } from './galaxy.ts';

/** What each side has, counted once for a position and kept in the same place from one to the next. */

/** The most players, and with them the places at the table: the own seat is at the first. */
export const PLACES = 4;

/** A block for the own seat, one for the next, and one for all others: for what can only be in one place. */
export function sharedBy(name: string, size: number): FeatureBlock[] {
  const own = layout.block(`${name} of seat +0`, size);
  const next = layout.block(`${name} of seat +1`, size);
  const later = layout.block(`${name} of seats after that`, size);
  return [own, next, later, later];
}

/** What one player has. */
export interface Tally {
  /** What edicts measure, by its number in `MEASURES`. */
  readonly measures: Int16Array;
  /** Yields of polymer, metal and energy. */
  readonly yields: Int16Array;
  /** Combined costs of technologies, by category. */
  readonly costs: Int16Array;
  /** Technologies by their number in `TECHS`, the first `measures[TECH_COUNT]` of them. */
  readonly techs: Uint8Array;
  /** All ships by kind, and what one of a kind is worth in battle. */
  readonly fleet: Int16Array;
  readonly strengths: Int16Array;
  /** Strength of ships on the board, by sector. */
  readonly arms: Int16Array;
  points: number;
  farPoints: number;
  techPoints: number;
  captured: number;
  strength: number;
  staged: number;
  unmoved: number;
  /** Sectors with colonies and with units, a bit for each. */
  settled: number;
  held: number;
  /** Free planets in reach of influence, and colonies of others that can be taken by it. */
  targets: number;
  prey: number;
  /** Regions with colonies, with ships, and in reach. */
  coloniesLow: number;
  coloniesHigh: number;
  shipsLow: number;
  shipsHigh: number;
  reachLow: number;
  reachHigh: number;
  reachesAll: boolean;
  fulfils: boolean;
}

function emptyTally(): Tally {
  return {
    measures: new Int16Array(MEASURES.length),
    yields: new Int16Array(3),
    costs: new Int16Array(CATEGORIES.length),
    techs: new Uint8Array(TECHS.length),
    fleet: new Int16Array(SHIPS.length),
    strengths: new Int16Array(SHIPS.length),
    arms: new Int16Array(SECTORS),
    points: 0,
    farPoints: 0,
    techPoints: 0,
    captured: 0,
    strength: 0,
    staged: 0,
    unmoved: 0,
    settled: 0,
    held: 0,
    targets: 0,
    prey: 0,
    coloniesLow: 0,
    coloniesHigh: 0,
    shipsLow: 0,
    shipsHigh: 0,
    reachLow: 0,
    reachHigh: 0,
    reachesAll: false,
    fulfils: false,
  };
}

/** By place at the table, as the seat sees it that was counted for last. */
export const tallies: readonly Tally[] = Array.from({ length: PLACES }, emptyTally);

const at = (measure: Measure): number => MEASURES.indexOf(measure);
export const COLONIES = at('colonies');
export const ON_BOARD = at('shipsOnBoard');
export const TECH_COUNT = at('techs');
const TECH_CATEGORIES = at('techCategories');
const CREDITS = at('credits');
const RESOURCES_HELD = at('resources');
export const UNIT_SECTORS = at('unitSectors');
const CORE_UNITS = at('coreUnits');
const FAR_TOKENS = at('farTokens');
const THRONE = at('thronePoints');
const DREADNOUGHTS = at('dreadnoughtsOnBoard');
const CRUISERS = at('cruisersOnBoard');

/** The place of a seat at the table, counted from the own one. */
export function placeOf(seat: Seat, own: Seat, seats: number): number {
  return seat < own ? seat - own + seats : seat - own;
}

/** Counts what everybody has, as one seat sees it. */
export function count(state: State, own: Seat): void {
  const seats = state.players.length;
  lookAtLand(state.tiles);
  for (let place = 0; place < seats; place++)
    countPlayer(tallies[place]!, state.players[(own + place) % seats]!);
  countColonies(state, own, seats);
  countFar(state, own, seats);
  for (let place = 0; place < seats; place++) sumUp(tallies[place]!);
  for (let place = 0; place < seats; place++) countTargets(state, place, seats);
  for (let place = 0; place < seats; place++) tallies[place]!.fulfils = false;
  const edict = state.edict === '' ? undefined : EDICT_TESTS.get(state.edict);
  if (edict === undefined) return;
  for (let place = 0; place < seats; place++) tallies[place]!.fulfils = meets(edict, place, seats);
}

// ── Players ───────────────────────────────────────────────────────────────────────────────────────

/** Quicker than `fill` for so few. */
function clear(counts: Int16Array): void {
  for (let i = 0; i < counts.length; i++) counts[i] = 0;
}

function countPlayer(tally: Tally, player: Player): void {
  clear(tally.measures);
  clear(tally.fleet);
  clear(tally.arms);
  clear(tally.yields);
  clear(tally.costs);
  tally.strength = 0;
  tally.staged = 0;
  tally.unmoved = 0;
  tally.settled = 0;
  tally.held = 0;
  tally.coloniesLow = 0;
  tally.coloniesHigh = 0;
  tally.shipsLow = 0;
  tally.shipsHigh = 0;
  tally.reachLow = 0;
  tally.reachHigh = 0;
  countTechs(tally, player);
  countShips(tally, player);
  countHome(tally, player);
  countGoods(tally, player);
}

function countGoods(tally: Tally, { credits, stock, throne }: Player): void {
  const { measures } = tally;
  measures[CREDITS] = credits;
  measures[RESOURCES_HELD] = stock[0]! + stock[1]! + stock[2]!;
  tally.captured = 0;
  for (let i = 0; i < throne.captured.length; i++) tally.captured += throne.captured[i]!;
  measures[THRONE] = throne.own + throne.galaxy + tally.captured;
}

function countTechs(tally: Tally, { techs }: Player): void {
  const { costs, strengths, measures } = tally;
  for (let kind = 0; kind < SHIPS.length; kind++) strengths[kind] = SHIP[kind]!.strength;
  tally.reachesAll = false;
  for (let i = 0; i < techs.length; i++) {
    const tech = techNumber(techs[i]!);
    tally.techs[i] = tech;
    const category = CATEGORY[tech]!;
    costs[category]! += COST[tech]!;
    if (tech === PILGRIMS) tally.reachesAll = true;
    const better = BETTER_SHIP[tech]!;
    if (better >= 0) strengths[better] = BETTER_STRENGTH[tech]!;
  }
  measures[TECH_COUNT] = techs.length;
  for (let i = 0; i < CATEGORIES.length; i++) if (costs[i]! > 0) measures[TECH_CATEGORIES]!++;
}

function countShips(tally: Tally, { ships, staging }: Player): void {
  const { measures, fleet, strengths, arms } = tally;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    const strength = strengths[ship.kind]!;
    fleet[ship.kind]!++;
    if (!ship.moved) tally.unmoved++;
    tally.strength += strength;
    arms[SECTOR_OF[ship.at]!]! += strength;
    tally.shipsLow |= LOW[ship.at]!;
    tally.shipsHigh |= HIGH[ship.at]!;
    addUnit(tally, ship.at);
  }
  measures[ON_BOARD] = ships.length;
  measures[CRUISERS] = fleet[CRUISER]!;
  measures[DREADNOUGHTS] = fleet[DREADNOUGHT]!;
  for (let kind = FIGHTER; kind <= DREADNOUGHT; kind++) {
    const staged = staging[kind]!;
    if (staged === 0) continue;
    fleet[kind]! += staged;
    tally.strength += staged * strengths[kind]!;
    tally.staged += staged;
  }
}

function countHome(tally: Tally, { home }: Player): void {
  if (home < 0) return;
  addUnit(tally, home);
  addYields(tally, home);
}

function addUnit(tally: Tally, region: number): void {
  const sector = SECTOR_OF[region]!;
  tally.held |= 1 << sector;
  if (sector === CORE) tally.measures[CORE_UNITS]!++;
  tally.reachLow |= REACH_LOW[region]!;
  tally.reachHigh |= REACH_HIGH[region]!;
}

function addYields({ yields }: Tally, region: number): void {
  yields[0]! += land.polymer[region]!;
  yields[1]! += land.metal[region]!;
  yields[2]! += land.energy[region]!;
}

// ── Colonies and Far Space ────────────────────────────────────────────────────────────────────────

function countColonies({ colonies }: State, own: Seat, seats: number): void {
  for (let region = 0; region < REGIONS; region++) {
    const owner = colonies[region]!;
    if (owner < 0) continue;
    const tally = tallies[placeOf(owner, own, seats)]!;
    tally.measures[COLONIES]!++;
    tally.settled |= 1 << SECTOR_OF[region]!;
    tally.coloniesLow |= LOW[region]!;
    tally.coloniesHigh |= HIGH[region]!;
    addUnit(tally, region);
    addYields(tally, region);
  }
}

function countFar({ far }: State, own: Seat, seats: number): void {
  for (let place = 0; place < seats; place++) tallies[place]!.farPoints = 0;
  for (let i = 0; i < LOCATIONS.length; i++) {
    const owner: Who = far[i]!;
    if (owner < 0 || owner === ANCIENTS) continue;
    const tally = tallies[placeOf(owner, own, seats)]!;
    tally.farPoints += LOCATIONS[i]!.value;
    tally.measures[FAR_TOKENS]!++;
  }
}

function sumUp(tally: Tally): void {
  const { measures, techs } = tally;
  measures[UNIT_SECTORS] = bits(tally.held);
  let points = 0;
  for (let i = 0; i < measures[TECH_COUNT]!; i++) points += endPoints(tally, techs[i]!);
  tally.techPoints = points;
  tally.points = measures[THRONE]! + measures[COLONIES]! + tally.farPoints + points;
}

function endPoints({ measures, settled }: Tally, tech: number): number {
  const per = END_PER[tech]!;
  if (per === 0) return 0;
  const many =
    per === PER_TECH
      ? measures[TECH_COUNT]!
      : per === PER_COLONY
        ? measures[COLONIES]!
        : Math.max(0, bits(settled) - 1);
  return Math.floor(many / END_DIV[tech]!);
}

/** Free planets are those without colonies and without ships of anybody else. */
function countTargets({ ancients }: State, place: number, seats: number): void {
  const own = tallies[place]!;
  let takenLow = own.coloniesLow;
  let takenHigh = own.coloniesHigh;
  let prey = 0;
  for (let other = 0; other < seats; other++) {
    if (other === place) continue;
    const rival = tallies[other]!;
    takenLow |= rival.coloniesLow | rival.shipsLow;
    takenHigh |= rival.coloniesHigh | rival.shipsHigh;
    prey += bits(rival.coloniesLow & ~rival.shipsLow & own.reachLow);
    prey += bits(rival.coloniesHigh & ~rival.shipsHigh & own.reachHigh);
  }
  for (let i = 0; i < ancients.length; i++) {
    const { cruisers } = ancients[i]!;
    for (let k = 0; k < cruisers.length; k++) {
      takenLow |= LOW[cruisers[k]!]!;
      takenHigh |= HIGH[cruisers[k]!]!;
    }
  }
  const reachLow = own.reachesAll ? -1 : own.reachLow;
  const reachHigh = own.reachesAll ? -1 : own.reachHigh;
  own.prey = prey;
  own.targets =
    bits(land.planetsLow & ~takenLow & reachLow) + bits(land.planetsHigh & ~takenHigh & reachHigh);
}

// ── Edicts ────────────────────────────────────────────────────────────────────────────────────────

/** What an edict asks: the most or the fewest of a measure, or one of some counts; nothing where neither is set. */
interface EdictTest {
  readonly most: number;
  readonly fewest: number;
  readonly least: readonly (readonly [measure: number, count: number])[];
}

const EDICT_TESTS: ReadonlyMap<string, EdictTest> = new Map(
  EDICTS.map(({ id, condition }) => {
    const { most, fewest, atLeast, anyOf } = condition ?? {};
    const least = [...(atLeast === undefined ? [] : [atLeast]), ...(anyOf ?? [])].flatMap((counts) =>
      MEASURES.flatMap((measure, i) =>
        counts[measure] === undefined ? [] : [[i, counts[measure]] as const],
      ),
    );
    return [
      id,
      {
        most: most === undefined ? -1 : MEASURES.indexOf(most),
        fewest: fewest === undefined ? -1 : MEASURES.indexOf(fewest),
        least,
      },
    ];
  }),
);

function meets({ most, fewest, least }: EdictTest, place: number, seats: number): boolean {
  const { measures } = tallies[place]!;
  if (most >= 0) {
    for (let other = 0; other < seats; other++)
      if (tallies[other]!.measures[most]! > measures[most]!) return false;
    return measures[most]! > 0;
  }
  if (fewest >= 0) {
    for (let other = 0; other < seats; other++)
      if (tallies[other]!.measures[fewest]! < measures[fewest]!) return false;
    return true;
  }
  for (let i = 0; i < least.length; i++) if (measures[least[i]![0]]! >= least[i]![1]) return true;
  return least.length === 0;
}
