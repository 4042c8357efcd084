import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';
import { PLANET_AT } from '../../board.ts';
import { COLONIES_TO_WIN, type Cost, FUEL, METAL, SHIP, WEAPON } from '../../facts.ts';
import type { State } from '../../state.ts';
import {
  CORNER_AT,
  FIRST_OF,
  HEX_OF,
  HULL_OF,
  KIT_DAMAGE_OF,
  MOTHER_AT,
  MOTHERSHIP,
  PACE_OF,
  SCOUT,
  SEAT_AT,
  SEATS,
  TYPE_OF,
  TYPES,
  WARRIOR,
} from './fleet.ts';
import { factsOf, type Gauge, gaugeFor, tell, tellSet } from './gauge.ts';
import { COLONIES_OF, TURNS_OF } from './progress.ts';

/** What everybody has: finely for the own seat, roughly for the others. */

interface Holding {
  readonly alive: FeatureBlock;
  /** Where it sits, seen from the own corner. */
  readonly corner: FeatureBlock;
  readonly missing: FeatureBlock;
  readonly marker: FeatureBlock;
  /** Quarters of turns to victory. */
  readonly turns: Gauge;
  readonly stock: readonly Gauge[];
  /** The hull of all ships of a type. */
  readonly hull: readonly Gauge[];
  readonly pace: Gauge;
  readonly kits: Gauge;
}

/** What is told of the own seat alone. */
interface Means {
  readonly lastGrace: FeatureBlock;
  /** By type: that the stock is enough for a new ship. */
  readonly affords: FeatureBlock;
  readonly scouts: Gauge;
  readonly warriors: Gauge;
}

/** Marks of a gauge and the last of them that is usual early in a match. */
type Scale = readonly [marks: readonly number[], usual: number];

interface Scales {
  readonly turns: Scale;
  readonly metal: Scale;
  readonly fuel: Scale;
  readonly weapon: Scale;
  readonly hull: readonly Scale[];
  readonly pace: Scale;
  readonly kits: Scale;
}

const FINE: Scales = {
  turns: [[5, 8, 10, 12, 14, 16, 18, 21, 24, 28, 32, 36, 40, 46, 52], 52],
  metal: [[1, 2, 4, 6, 9, 14], 2],
  fuel: [[1, 2, 3, 5, 8, 13], 3],
  weapon: [[1, 2, 3, 5, 7, 10], 2],
  hull: [
    [[1, 4, 7, 10, 15, 21], 10],
    [[1, 6, 11, 18, 25], 15],
    [[1, 7, 13, 19], 20],
    [[1, 7, 13, 19, 25, 30], 30],
  ],
  pace: [[2, 3, 4], 2],
  kits: [[1, 4], 0],
};

const ROUGH: Scales = {
  turns: [[8, 13, 19, 26, 36], 36],
  metal: [[2, 5], 2],
  fuel: [[2, 5], 2],
  weapon: [[1, 3], 1],
  hull: [
    [[5, 15], 10],
    [[8, 20], 15],
    [[10], 20],
    [[1, 12, 24], 30],
  ],
  pace: [[3], 2],
  kits: [[2], 0],
};

export function holdings(layout: FeatureLayout): Holding[] {
  return Array.from({ length: SEATS }, (_, place) =>
    holding(layout, `of seat +${place}`, place === 0 ? FINE : ROUGH),
  );
}

function holding(layout: FeatureLayout, whose: string, scales: Scales): Holding {
  const gauge = (name: string, [marks, usual]: Scale): Gauge =>
    gaugeFor(layout, `${name} ${whose}`, marks, usual);
  return {
    alive: layout.block(`in the game ${whose}`, 1),
    corner: layout.block(`corner ${whose}`, scales === FINE ? 0 : 3),
    missing: layout.block(`colonies missing ${whose}`, COLONIES_TO_WIN),
    marker: layout.block(`marker, on a neutral planet ${whose}`, 2),
    turns: gauge('turns', scales.turns),
    stock: [gauge('metal', scales.metal), gauge('fuel', scales.fuel), gauge('weapons', scales.weapon)],
    hull: scales.hull.map((scale, type) => gauge(`hull of type ${type}`, scale)),
    pace: gauge('pace', scales.pace),
    kits: gauge('damage of kits', scales.kits),
  };
}

const PRICES: readonly Cost[] = [SHIP.scout.cost, SHIP.warrior.cost, SHIP.juggernaut.cost];
const RARE_PRICES = factsOf([1, 2]);

export function meansBlocks(layout: FeatureLayout): Means {
  return {
    lastGrace: layout.block('not in the last turn of grace', 1),
    affords: layout.block('price of a ship at hand', PRICES.length),
    scouts: gaugeFor(layout, 'scouts', [2, 3], 1),
    warriors: gaugeFor(layout, 'warriors', [2], 1),
  };
}

/** The hull and the number of ships of each type of the place that is looked at. */
const HULLS = new Uint8Array(TYPES);
const COUNTS = new Uint8Array(TYPES);

export function noteHolding(noted: FeatureSet, holding: Holding, state: State, place: number): void {
  const { stock, alive, marker } = state.players[SEAT_AT[place]!]!;
  noteCorner(noted, holding, place);
  if (!alive) return;
  noted.note(holding.alive);
  noted.atLeast(holding.missing, COLONIES_TO_WIN - COLONIES_OF[place]!);
  if (marker) noteMarker(noted, holding, state, place);
  tell(noted, holding.turns, Math.round(TURNS_OF[place]! * 4));
  tell(noted, holding.stock[METAL]!, stock[METAL]);
  tell(noted, holding.stock[FUEL]!, stock[FUEL]);
  tell(noted, holding.stock[WEAPON]!, stock[WEAPON]);
  noteFleet(noted, holding, place);
}

/** The corners differ in one bit for each mirror of the mat. */
function noteCorner(noted: FeatureSet, { corner }: Holding, place: number): void {
  const own = CORNER_AT[0]!;
  const other = CORNER_AT[place]!;
  if (place === 0 || own < 0 || other < 0) return;
  noted.note(corner, (GRAY[own]! ^ GRAY[other]!) - 1);
}

/** Corners go round clockwise: the first bit is south, the second east. */
const GRAY = [0, 2, 3, 1];

function noteMarker(noted: FeatureSet, { marker }: Holding, { planets }: State, place: number): void {
  noted.note(marker);
  if (planets[PLANET_AT[HEX_OF[MOTHER_AT[place]!]!]!] === 0) noted.note(marker, 1);
}

function noteFleet(noted: FeatureSet, holding: Holding, place: number): void {
  const damage = countFleet(place);
  for (let type = 0; type < TYPES; type++) tell(noted, holding.hull[type]!, HULLS[type]!);
  tell(noted, holding.kits, damage);
  if (COUNTS[MOTHERSHIP] === 1) tell(noted, holding.pace, PACE_OF[MOTHER_AT[place]!]!);
}

/** Counts hulls and ships; returns what their kits add to their blows. */
function countFleet(place: number): number {
  HULLS.fill(0);
  COUNTS.fill(0);
  let damage = 0;
  for (let ship = FIRST_OF[place]!; ship < FIRST_OF[place + 1]!; ship++) {
    const type = TYPE_OF[ship]!;
    HULLS[type] = HULLS[type]! + HULL_OF[ship]!;
    COUNTS[type] = COUNTS[type]! + 1;
    damage += KIT_DAMAGE_OF[ship]!;
  }
  return damage;
}

export function noteMeans(noted: FeatureSet, means: Means, state: State): void {
  const { alive, grace, stock } = state.players[SEAT_AT[0]!]!;
  if (!alive) return;
  if (grace !== 1) noted.note(means.lastGrace);
  noteAffordable(noted, means, stock);
  countFleet(0);
  tell(noted, means.scouts, COUNTS[SCOUT]!);
  tell(noted, means.warriors, COUNTS[WARRIOR]!);
}

function noteAffordable(noted: FeatureSet, { affords }: Means, stock: Cost): void {
  let found = 0;
  for (let type = 0; type < PRICES.length; type++) {
    const [metal, fuel, weapons] = PRICES[type]!;
    if (stock[METAL] >= metal && stock[FUEL] >= fuel && stock[WEAPON] >= weapons) found |= 1 << type;
  }
  tellSet(noted, affords, found, RARE_PRICES);
}
