import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import {
  COLONY_TOKENS,
  CRUISER,
  DREADNOUGHT,
  FIGHTER,
  HOME,
  POWERS,
  STORAGE,
  TECH_SET,
  TECHS,
  yieldsOf,
} from '../../facts.ts';
import type { Player, State } from '../../state.ts';
import { bits, sectorsFrom, SECTORS } from './galaxy.ts';
import { layout } from './layout.ts';
import {
  COLONIES,
  ON_BOARD,
  PLACES,
  sharedBy,
  tallies,
  type Tally,
  TECH_COUNT,
  UNIT_SECTORS,
} from './tally.ts';

/** What each player has, the own seat first. */

const side = (name: string, size: number): FeatureBlock[] => layout.bySeat(name, size, PLACES);

/** Numbers that are told further of the own seat. */
const ownMore = (name: string, own: number, others: number): FeatureBlock[] => [
  layout.block(`${name} of seat +0`, own),
  ...Array.from({ length: PLACES - 1 }, (_, i) => layout.block(`${name} of seat +${i + 1}`, others)),
];

const CREDITS = side('credits', 16);
const STOCK = STORAGE.map((most, resource) => side(`resource ${resource}`, most));
const YIELDS = [6, 5, 4].map((most, resource) => side(`yield ${resource}`, most));
/** Fewer tokens are dealt at larger tables. */
/** What the home alone yields is the first step. */
const HOME_YIELDS = yieldsOf(HOME);
const SUPPLY = COLONY_TOKENS.slice(1).map((most, place) =>
  layout.block(`supply of seat +${place}`, most + 1),
);
const POINTS = ownMore('points', 29, 25);
const OWN_TOKENS = ownMore('own tokens', 8, 6);
const GALAXY_TOKENS = ownMore('galaxy tokens', 12, 9);
const CAPTURED = ownMore('captured tokens', 5, 4);
const TECH_POINTS = side('points of technologies', 2);
const SETTLED = ownMore('colonies', 9, 7);
const SETTLED_SECTORS = side('sectors with colonies', 5);
const HELD_SECTORS = side('sectors with units', 7);
const TARGETS = side('free planets in reach', 6);
const PREY = side('colonies of others in reach', 5);
const FLEET = side('strength of all ships', 12);
const FIGHTERS = ownMore('fighters', 7, 5);
const CRUISERS = ownMore('cruisers', 4, 3);
const DREADNOUGHTS = ownMore('dreadnoughts', 2, 1);
const SHIPS_OUT = side('ships on the board', 6);
const STAGED = side('ships in staging', 5);
const OWN_TECH = layout.block('own technology', TECHS.length);
const RIVAL_TECH = layout.block('technology of others', TECHS.length);
const TECH_NUMBER = side('technologies', 6);
const SETS = [0, 1, 2].map((category) => side(`incomplete set of category ${category}`, 3));
const POWER = sharedBy('power', POWERS.length);
const READY = side('power that is ready', 1);
const COURT = side('influence at court', 3);
const EMPEROR = side('Emperor', 1);
const HEIR = side('heir', 1);
const FULFILS = side('edict fulfilled', 1);
const CROWNED_EDICT = side('edict fulfilled as heir', 1);
const SCEPTER = side('scepter', 1);
const ARMS = side('ships by sector', 4 * SECTORS);

/** The strengths from which a fleet counts as larger. */
const FLEET_STEPS = [1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17];
const FLEET_SIZE = stepsOf(FLEET_STEPS, 99);
/** The same for ships in one sector. */
const ARMS_SIZE = stepsOf([1, 2, 4, 7], 99);

/** How many of some steps each number up to the largest has passed. */
function stepsOf(steps: readonly number[], largest: number): Uint8Array {
  return Uint8Array.from({ length: largest + 1 }, (_, i) => steps.filter((step) => step <= i).length);
}

const POWER_NUMBERS: ReadonlyMap<string, number> = new Map(POWERS.map(({ id }, power) => [id, power]));

export function powerNumber(id: string): number | undefined {
  return POWER_NUMBERS.get(id);
}

export function noteSides(state: State, own: Seat, heir: Seat, noted: FeatureSet): void {
  const { players, emperor, scepter } = state;
  const seats = players.length;
  const sectors = sectorsFrom(players[own]!.home);
  for (let place = 0; place < seats; place++) {
    const seat = (own + place) % seats;
    const player = players[seat]!;
    const tally = tallies[place]!;
    noteGoods(player, tally, place, noted);
    notePoints(player, tally, place, noted);
    noteRealm(tally, place, noted);
    noteFleet(tally, place, sectors, noted);
    noteTechs(tally, place, noted);
    notePower(player, place, noted);
    if (seats === 1) continue;
    if (seat === scepter) noted.note(SCEPTER[place]!);
    if (seat === emperor) noted.note(EMPEROR[place]!);
    if (seat === heir) noted.note(HEIR[place]!);
    if (!tally.fulfils) continue;
    noted.note(FULFILS[place]!);
    if (seat === heir) noted.note(CROWNED_EDICT[place]!);
  }
}

/** A number: of the own seat step by step, of the others as one feature, so that a position does not have too many. */
function tell(blocks: readonly FeatureBlock[], place: number, number: number, noted: FeatureSet): void {
  if (place === 0) noted.atLeast(blocks[0]!, number);
  else if (number > 0) noted.exactly(blocks[place]!, number - 1);
}

function noteGoods(
  { credits, stock, supply }: Player,
  { yields }: Tally,
  place: number,
  noted: FeatureSet,
): void {
  tell(CREDITS, place, credits, noted);
  for (let i = 0; i < 3; i++) {
    tell(STOCK[i]!, place, stock[i]!, noted);
    tell(YIELDS[i]!, place, yields[i]! - HOME_YIELDS[i]! + 1, noted);
  }
  noted.exactly(SUPPLY[place]!, supply);
}

function notePoints({ throne }: Player, tally: Tally, place: number, noted: FeatureSet): void {
  noted.exactly(POINTS[place]!, tally.points);
  tell(OWN_TOKENS, place, throne.own, noted);
  tell(GALAXY_TOKENS, place, throne.galaxy, noted);
  tell(CAPTURED, place, tally.captured, noted);
  tell(TECH_POINTS, place, tally.techPoints, noted);
}

function noteRealm(tally: Tally, place: number, noted: FeatureSet): void {
  const { measures } = tally;
  tell(SETTLED, place, measures[COLONIES]!, noted);
  tell(SETTLED_SECTORS, place, bits(tally.settled), noted);
  noted.exactly(HELD_SECTORS[place]!, measures[UNIT_SECTORS]! - 1);
  tell(TARGETS, place, tally.targets, noted);
  tell(PREY, place, tally.prey, noted);
}

function noteFleet(tally: Tally, place: number, sectors: readonly number[], noted: FeatureSet): void {
  const { fleet, arms } = tally;
  noted.exactly(FLEET[place]!, FLEET_SIZE[tally.strength]!);
  tell(FIGHTERS, place, fleet[FIGHTER]!, noted);
  tell(CRUISERS, place, fleet[CRUISER]!, noted);
  tell(DREADNOUGHTS, place, fleet[DREADNOUGHT]!, noted);
  tell(SHIPS_OUT, place, tally.measures[ON_BOARD]!, noted);
  tell(STAGED, place, tally.staged, noted);
  const block = ARMS[place]!;
  for (let sector = 0; sector < SECTORS; sector++) {
    const strength = arms[sector]!;
    if (strength > 0) noted.note(block, 4 * sectors[sector]! + ARMS_SIZE[strength]! - 1);
  }
}

function noteTechs({ techs, measures, costs }: Tally, place: number, noted: FeatureSet): void {
  const many = measures[TECH_COUNT]!;
  const block = place === 0 ? OWN_TECH : RIVAL_TECH;
  for (let i = 0; i < many; i++) noted.note(block, techs[i]!);
  tell(TECH_NUMBER, place, many, noted);
  for (let category = 0; category < 3; category++)
    tell(SETS[category]!, place, costs[category]! % TECH_SET, noted);
}

function notePower({ power, ready, court }: Player, place: number, noted: FeatureSet): void {
  const held = POWER_NUMBERS.get(power);
  if (held !== undefined) noted.note(POWER[place]!, held);
  if (ready) noted.note(READY[place]!);
  tell(COURT, place, court, noted);
}
