import type { Seat } from '../../../../kernel/game.ts';
import type { FeatureSet } from '../../../../kernel/hints/features.ts';
import { around, BAND } from '../../board.ts';
import { EXPLORER, MERCURY, MERCURY_CARD, RIVAL_SCORING } from '../../facts.ts';
import { requirement } from '../../cards/exploring.ts';
import type { Rival, State } from '../../state.ts';
import { POINTS, rival as opponent, table } from './blocks.ts';
import { brief, setPoints } from './brief.ts';
import { emptyWay, NEAREST } from './roads.ts';
import {
  BEQUEST_AT,
  DECK_TECH_AT,
  EVENT_AT,
  EXOPLANET_AT,
  FACTION_AT,
  KINDS,
  LAW_AT,
  onScale,
  RESEARCH_AT,
  scale,
  SET_POINTS,
  SITE,
  WILD,
} from './tables.ts';

/** What belongs to all: the clock, the board, the markets, the event, and the solo opponent. */

export function noteTable(state: State, seat: Seat, rounds: number, noted: FeatureSet): void {
  noted.note(table.seats, state.players.length - 1);
  if (state.options.firstTime) noted.note(table.firstTime);
  noted.exactly(table.round, state.round);
  if (state.upkeep) noted.note(table.upkeep[rounds]!);
  if (state.claimed) noted.note(table.claimed);
  notePlanets(state, noted);
  noteMercury(state, noted);
  noted.atLeast(table.tiles[rounds]!, state.tiles.length >> 1);
  noted.atLeast(table.gates, state.gates.length);
  for (let i = 0; i < state.gates.length; i++) noteGate(state.gates, i, noted);
  noteEvent(state, seat, noted);
}

/** Two tokens in the same band are told once. */
function noteGate(gates: readonly number[], i: number, noted: FeatureSet): void {
  const band = BAND[gates[i]!]!;
  if (i === 0 || BAND[gates[0]!] !== band) noted.note(table.gateBands, band);
}

const ENTRY = scale([2, 3, 4], 60);

function notePlanets({ planets, energy }: State, noted: FeatureSet): void {
  const mercury = around(planets[MERCURY]!);
  let strayed = false;
  for (let planet = 0; planet < planets.length; planet++) {
    const orbit = planets[planet]!;
    let least = 1000;
    for (const sector of around(orbit)) if (energy[sector]! < least) least = energy[sector]!;
    noted.exactly(table.entry[planet]!, onScale(ENTRY, least + 1));
    if (planet === MERCURY) continue;
    if (orbit.ring !== planet) strayed = true;
    let way = 1000;
    for (const sector of mercury) {
      const from = emptyWay(orbit, sector);
      if (from < way) way = from;
    }
    noted.exactly(table.fromMercury[planet - 1]!, way - NEAREST[planet]!);
  }
  if (strayed) noted.note(table.offRing);
}

const CHARGE = scale([7, 8, 9, 10], 20);

function noteMercury({ decks, discards }: State, noted: FeatureSet): void {
  const cards = decks.mercury.length > 0 ? decks.mercury : discards.mercury;
  let sum = 0;
  for (const card of cards) sum += MERCURY_CARD[card].alpha;
  noted.exactly(table.mercury, onScale(CHARGE, Math.floor(sum / cards.length)));
}

function noteEvent({ event, votes, law, bequest }: State, seat: Seat, noted: FeatureSet): void {
  if (event !== '') noted.note(table.event, EVENT_AT[event]);
  if (law !== '' && LAW_AT[law] !== undefined) noted.note(table.law, LAW_AT[law]);
  if (bequest !== '') noted.note(table.bequest, BEQUEST_AT[bequest]!);
  let forA = 0;
  for (const vote of votes) {
    if (vote.option === 'A') forA++;
    if (vote.seat === seat)
      noted.note(table.ownVote, (vote.option === 'A' ? 0 : 2) + (vote.space === 'reward' ? 0 : 1));
  }
  const forB = votes.length - forA;
  if (votes.length > 0) noted.exactly(table.votes, forA - forB + 2);
}

// ── Markets ───────────────────────────────────────────────────────────────────────────────────────

/** Notes them as the own seat sees them, after `briefOn` it. */
export function noteMarkets({ exoplanets, research, decks }: State, noted: FeatureSet): void {
  let best = 0;
  for (const card of exoplanets) {
    noted.note(table.market, EXOPLANET_AT[card]!);
    const gain = setGain(SITE[card].kind);
    if (gain > best) best = gain;
  }
  noted.atLeast(table.marketGain, best);
  for (const card of research) noted.note(table.research, RESEARCH_AT[card]);
  for (const card of decks.uranus) noted.note(table.techsLeft, DECK_TECH_AT[card]!);
}

/** What one more exoplanet of a type adds once all are explored. */
function setGain(kind: number): number {
  const size = kind === WILD ? brief.largestSet : brief.exploredOf[kind]! + brief.unexploredOf[kind]!;
  return SET_POINTS[size + 1]! - SET_POINTS[size]!;
}

// ── The clock and who leads ───────────────────────────────────────────────────────────────────────

/** Who is further behind than this is told no more. */
const BELOW = 41;
const LEAD = scale(
  [-40, -25, -17, -12, -8, -5, -3, -1, 0, 1, 2, 4, 6, 9, 13, 18, 26, 41].map((lead) => lead + BELOW),
  90,
);

/** How far the own seat is ahead of the best of the others. */
export function noteLead(state: State, rounds: number, lead: number, ahead: number, noted: FeatureSet): void {
  let passed = 0;
  for (const player of state.players) if (player.passed) passed++;
  noted.atLeast(table.passed, passed);
  if (passed === state.players.length - 1 && passed > 0) noted.note(table.alone);
  const late = passed > 0 || state.upkeep ? 1 : 0;
  noted.exactly(table.lead[2 * rounds + late]!, onScale(LEAD, lead + BELOW));
  noted.atLeast(table.ahead, ahead);
}

// ── The solo opponent ─────────────────────────────────────────────────────────────────────────────

export function noteOpponent(mat: Rival, points: number, noted: FeatureSet): void {
  if (mat.faction !== '') noted.note(opponent.faction, FACTION_AT[mat.faction]);
  noted.atLeast(opponent.resources, mat.resources);
  noted.atLeast(opponent.upgrades, mat.upgrades);
  noted.atLeast(opponent.explorers, mat.explorers.length);
  noted.atLeast(opponent.exoplanets, mat.exoplanets.length);
  noted.atLeast(opponent.techs, mat.techs.length);
  noted.atLeast(opponent.objectives, mat.objectives.length);
  noted.atLeast(opponent.points, onScale(POINTS, points));
  noted.atLeast(opponent.cards, mat.deck.length);
}

const explored = new Uint8Array(KINDS);
const MOST_NEEDED = 12;

/** What the opponent scores; among equally hard exoplanets it explores them as they lie. */
export function opponentPoints(state: State, mat: Rival): number {
  const card = RIVAL_SCORING[state.options.difficulty];
  let points = card.flat + Math.floor(mat.upgrades / card.upgradesPerVp);
  points += mat.objectives.length * card.vpPerObjective + mat.techs.length * card.vpPerTech;
  if (card.resourcesPerVp !== null) points += Math.floor(mat.resources / card.resourcesPerVp);
  let strength = 0;
  for (const explorer of mat.explorers) strength += EXPLORER[explorer].number;
  explored.fill(0);
  for (let need = 1; need <= MOST_NEEDED && need <= strength; need++)
    for (const exoplanet of mat.exoplanets) {
      if (need > strength || requirement(state, -1, exoplanet) !== need) continue;
      strength -= need;
      explored[SITE[exoplanet].kind]!++;
    }
  return points + setPoints(explored);
}
