import { FeatureLayout } from '../../../../kernel/hints/features.ts';
import { BANDS } from '../../board.ts';
import { EVENTS, FACTIONS, MERCURY, OBJECTIVE, PLANETS, RESEARCH, TECH } from '../../facts.ts';
import { FLOW } from '../../steps.ts';
import { keysOf } from '../../../../kernel/data/records.ts';
import {
  ABILITIES,
  ALL_MISSING,
  MOST_OWN_SLOTS,
  OFTEN_FULFILLED,
  BEGINNINGS,
  BEQUESTS,
  DECK_TECHS,
  KINDS,
  MARKET,
  OWED,
  ROUND_LAWS,
  scale,
} from './tables.ts';

/** All features of Factions of Sol in their order. */
export const layout = new FeatureLayout();

const SEATS = 4;
/** Rounds left after the present one: none, one or two. */
const ROUNDS_LEFT = 3;
/** The last round, and those before it. */
const SPANS = 2;
/** Leads are told apart from far behind to far ahead. */
const LEADS = 19;
/** The rounds left, before and after somebody has passed. */
const STAGES = 2 * ROUNDS_LEFT;
const COUNT = { planets: PLANETS.length, techs: keysOf(TECH).length, objectives: keysOf(OBJECTIVE).length };

/** One block for each of so many, such as one for each round left. */
function several(name: string, size: number, count: number) {
  return ofSizes(
    name,
    Array.from({ length: count }, () => size),
  );
}

/** One block for each, where some need fewer features than others. */
function ofSizes(name: string, sizes: readonly number[]) {
  return sizes.map((size, i) => layout.block(`${name}, case ${i},`, size));
}

export const ENERGY = scale([1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24], 40);
export const ROUGH_ENERGY = scale([2, 4, 7, 10, 14, 16, 20], 40);
export const POINTS = scale(
  [1, 3, 5, 8, 11, 14, 17, 20, 24, 28, 32, 37, 43, 50, 58, 68, 80, 95, 115, 140],
  200,
);
export const WAY = scale([1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20], 40);
export const TURNS = scale([1, 2, 3, 4, 6, 8, 10, 13], 40);
/** Points lost by rescues: as much as one costs, and more. */
export const LOST = scale([21], 60);
export const ENGINE = scale([2, 5, 8, 12, 16, 20, 25, 30, 36, 43, 50, 57, 64, 71], 80);
export const RATE = scale([5, 15, 25, 35, 45, 55, 70, 85, 105, 130], 160);
export const PRODUCED_ENERGY = scale([1, 2, 4, 6, 9, 13, 18], 60);

// ── What each seat has, the own one first ─────────────────────────────────────────────────────────

export const seats = {
  faction: layout.bySeat('faction', FACTIONS.length, SEATS),
  energy: layout.bySeat('energy', 7, SEATS),
  resources: layout.bySeat('resources', 7, SEATS),
  points: layout.bySeat('points', 20, SEATS),
  batteries: layout.bySeat('batteries', 10, SEATS),
  cargo: layout.bySeat('cargo', 6, SEATS),
  alcubierre: layout.bySeat('Alcubierre drive', 4, SEATS),
  sails: layout.bySeat('sails', 3, SEATS),
  probes: layout.bySeat('probes', 4, SEATS),
  ownMachine: layout.bySeat('machine of the faction', MOST_OWN_SLOTS, SEATS),
  explored: layout.bySeat('explored exoplanets', 8, SEATS),
  unexplored: layout.bySeat('unexplored exoplanets', 5, SEATS),
  largestSet: layout.bySeat('largest set', 5, SEATS),
  producedEnergy: layout.bySeat('energy produced', 7, SEATS),
  producedResources: layout.bySeat('resources produced', 4, SEATS),
  explorers: layout.bySeat('explorers in hand', 7, SEATS),
  objectives: layout.bySeat('objectives in hand', 4, SEATS),
  completed: layout.bySeat('objectives completed', 7, SEATS),
  techs: layout.block('techs of others', COUNT.techs),
  used: layout.bySeat('planets used', COUNT.planets, SEATS),
  beside: layout.bySeat('planets beside a ship', COUNT.planets, SEATS),
  band: layout.bySeat('band', BANDS, SEATS),
  home: layout.bySeat('way to Mercury on an empty board', 9, SEATS),
  passed: layout.bySeat('passed', 1, SEATS),
  turns: layout.bySeat('turns', 8, SEATS),
  leader: layout.bySeat('leader', 1, SEATS),
  lost: layout.bySeat('points lost by rescues', 2, SEATS),
  engine: layout.bySeat('what mapping may bring', 14, SEATS),
};

// ── More about the own seat ───────────────────────────────────────────────────────────────────────

export const own = {
  energy: layout.block('own energy', 15),
  roomInBattery: layout.block('room in the battery', 8),
  roomInHold: layout.block('room in the hold', 6),
  resources: ofSizes('own resources, rounds left', [8, 7, 5]),
  explorers: several('own explorers, rounds left', 5, ROUNDS_LEFT),
  forces: several('own explorers on a type', 6, KINDS),
  explored: ofSizes('explored of a type', [5, 5, 5, 5, 2]),
  unexplored: ofSizes('unexplored of a type', [3, 3, 3, 3, 1]),
  ready: layout.block('exoplanets the hand can explore', 3),
  readyPoints: ofSizes('points the hand can explore, rounds left', [7, 6, 3]),
  openPoints: ofSizes('points of unexplored sets, rounds left', [8, 8, 6]),
  missing: layout.block('explorers still needed', 8),
  producedEnergy: ofSizes('own energy produced, rounds left', [7, 7, 5]),
  producedResources: several('own resources produced, rounds left', 4, ROUNDS_LEFT),
  machines: several('finished levels of common machines, span', 8, SPANS),
  ownMachine: several('finished machine of the faction, span', 1, SPANS),
  begun: several('slots missing of a begun level, span', ALL_MISSING, SPANS),
  upgrades: ofSizes('own upgrades, rounds left', [15, 13, 5]),
  objectives: several('own objectives, span', COUNT.objectives, SPANS),
  fulfilled: layout.block('objectives fulfilled just now', OFTEN_FULFILLED.length),
  fulfilledPoints: ofSizes('points of fulfilled objectives, timing', [4, 3, 4]),
  techs: layout.block('own techs', COUNT.techs),
  research: layout.block('research gained', 3),
  mined: layout.block('tiles mined in the round', 4),
  rode: layout.block('rode with a planet', 1),
  traded: layout.block('partners traded with', 2),
  once: layout.block('used once a round', ABILITIES.length + 1),
  lastTurns: layout.block('turns since all others have passed', 6),
  rate: several('what each mapping brings, span', 10, SPANS),
  engine: ofSizes('own mapping, rounds left', [14, 14, 11]),
};

// ── Where the own ships can get ───────────────────────────────────────────────────────────────────

/** Out of reach, in reach by burning resources, in reach with the way back, there already, and in reach without it. */
const REACHES = 5;

export const access = {
  way: several('way to a planet', 11, COUNT.planets),
  reach: ofSizes(
    'reach of a planet',
    // From Mercury there is no way back to it.
    PLANETS.map((_, planet) => (planet === MERCURY ? REACHES - 1 : REACHES)),
  ),
  mars: several('upgrades that can be paid, reach of Mars', 5, REACHES),
  venus: several('explorers that can be paid, reach of Venus', 4, REACHES),
  jupiter: several('exoplanets owned if one more can be paid, reach of Jupiter', 4, REACHES),
  saturn: several('room for objectives, reach of Saturn', 2, REACHES),
  spare: several('energy beyond the way to Mercury, rounds left', 12, ROUNDS_LEFT),
  stranded: several('energy short of the way on an empty board, rounds left', 5, ROUNDS_LEFT),
  nearestTile: layout.block('way to the nearest tile', 9),
  tiles: layout.block('tiles in reach', 6),
  tilesAndBack: layout.block('tiles in reach with the way back', 5),
  bestTile: layout.block('best tile known in reach', 5),
  yields: layout.block('resources of tiles in reach that fit', 5),
};

// ── What belongs to all ───────────────────────────────────────────────────────────────────────────

export const table = {
  seats: layout.block('seats', SEATS),
  firstTime: layout.block('first-time players', 1),
  round: layout.block('round', 4),
  upkeep: several('upkeep, rounds left', 1, ROUNDS_LEFT),
  claimed: layout.block('leader claimed', 1),
  passed: layout.block('seats that have passed', SEATS),
  alone: layout.block('all but one have passed', 1),
  lead: several('lead, stage', LEADS, STAGES),
  ahead: layout.block('rivals ahead', 3),
  fromMercury: several('way from Mercury to a planet', 3, COUNT.planets - 1),
  offRing: layout.block('a planet on another ring', 1),
  entry: several('price of the cheapest sector at a planet', 4, COUNT.planets),
  tiles: several('tiles, rounds left', 8, ROUNDS_LEFT),
  gates: layout.block('wormholes', 2),
  gateBands: layout.block('bands with a wormhole', BANDS),
  market: layout.block('exoplanets on the market', MARKET.length),
  marketGain: layout.block('best gain in sets on the market', 6),
  techsLeft: layout.block('techs in the deck', DECK_TECHS.length),
  research: layout.block('research on the market', keysOf(RESEARCH).length),
  event: layout.block('event', EVENTS.length),
  votes: layout.block('lead of votes for A', 5),
  ownVote: layout.block('own vote', 4),
  law: layout.block('law', ROUND_LAWS.length),
  bequest: layout.block('bequest', BEQUESTS.length),
  mercury: layout.block('what Mercury gives on average', 5),
};

export const rival = {
  faction: layout.block('faction of the opponent', FACTIONS.length),
  resources: layout.block('resources of the opponent', 12),
  upgrades: layout.block('upgrades of the opponent', 16),
  explorers: layout.block('explorers of the opponent', 10),
  exoplanets: layout.block('exoplanets of the opponent', 8),
  techs: layout.block('techs of the opponent', 4),
  objectives: layout.block('objectives of the opponent', 6),
  points: layout.block('points of the opponent', 14),
  cards: layout.block('cards left of the opponent', 13),
};

// ── The open decision ─────────────────────────────────────────────────────────────────────────────

/** Which objectives to drop is asked too seldom to be told apart from which to keep. */
const ASKED = keysOf(FLOW.questions).filter((question) => question !== 'trim');
/** What only the one player of a solo match is asked. */
const SOLO: readonly string[] = ['rival', 'rivalVote', 'drain'];
export const QUESTIONS = [...ASKED.filter((question) => !SOLO.includes(question)), ...SOLO];
const MOMENTS = ['fresh', 'begun', 'flying', 'landed', 'acted'] as const;
/** Kinds of things in a deal. */
export const UNITS = ['resource', 'energy', 'explorer', 'objective', 'exoplanet', 'tech', 'upgrade'] as const;
const MOST_UNITS = [3, 3, 2, 1, 1, 1, 1];

export const decision = {
  own: layout.block('own decision', QUESTIONS.length),
  others: layout.block('decision of another seat', QUESTIONS.length - SOLO.length),
  asked: layout.block('who is asked', SEATS),
  turnOf: layout.block('whose turn', SEATS),
  current: layout.block('whose slot', SEATS),
  moment: several('moment of the turn, own or not', MOMENTS.length, 2),
  entered: layout.block('sectors entered', 6),
  paid: layout.block('paid for one sector', 6),
  minedNow: layout.block('tiles mined in the turn', 2),
  begun: layout.block('done at the beginning of the Movement', BEGINNINGS.length),
  shortcut: layout.block('went through a wormhole or by the phase hull', 1),
  offers: layout.block('offers made', 3),
  installs: several('upgrades to place, own or not', 4, 2),
  boon: layout.block('what the effect to choose brings', 4),
  convert: layout.block('conversions left', 3),
  mapping: layout.block('exoplanets left to map', 4),
  drawn: layout.block('objectives drawn', COUNT.objectives),
  planet: layout.block('planet in question', COUNT.planets),
  using: several('planet being used, own or not', COUNT.planets, 2),
  gains: several('effects to come, own or not', OWED.length + 1, 2),
  receives: ofSizes('offered to this seat', MOST_UNITS),
  gives: ofSizes('asked of this seat', MOST_UNITS),
};
