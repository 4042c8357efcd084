import type { FeatureBlock, FeatureSet } from '../../../../kernel/hints/features.ts';
import type { Seat } from '../../../../kernel/game.ts';
import {
  CATEGORIES,
  COSTS,
  EDICTS,
  EXPLORER_TILES,
  LOCATIONS,
  MARKET,
  priceOf,
  ROLE_CARDS,
  ROLE_COUNT,
  SHIP,
  SHIPS,
  SLOTS,
  TECHS,
} from '../../facts.ts';
import { ANCIENTS, type State } from '../../state.ts';
import { layout } from './layout.ts';
import { PLACES, placeOf } from './tally.ts';
import { CATEGORY, techNumber } from './techs.ts';

/** What lies before everybody: the ring of roles, the market, tiles, technologies, Far Space, edict and event. */

const MONOLITH = layout.block('role under the Monolith', ROLE_COUNT);
const LYING = Array.from({ length: ROLE_COUNT }, (_, role) => layout.block(`credits on role ${role}`, 3));
const AHEAD = Array.from({ length: 6 }, (_, steps) => layout.block(`credits ${steps + 1} roles ahead`, 3));
const SPENT = layout.block('market tile spent', MARKET.length);
const MARKET_CREDITS = layout.block('credits on the market by two', 6);
const DISPLAY = layout.block('tile on display', EXPLORER_TILES.length);
const PLANETS_SHOWN = layout.block('planets on display', 6);
const TILES_LEFT = layout.block('tiles left by three', 11);
const OPEN_TECH = layout.block('open technology', TECHS.length);
const TECH_BACK = layout.block('back of the next technology', COSTS.length * CATEGORIES.length);
const FAR = layout.bySeat('location in Far Space', LOCATIONS.length, PLACES);
const FAR_ANCIENTS = layout.block('locations of the Ancients', 3);
const SLOT = layout.block('cheapest galaxy token', SLOTS.length);
const GALAXY = layout.block('galaxy tokens left by two', 21);
const EDICT = layout.block('edict', EDICTS.length);
const EVENT = layout.block('event that waits', ROLE_CARDS.length);
const OWN_EVENT = layout.block('event that waits for the own seat', ROLE_CARDS.length);
const PAYABLE_TECH = ['open', 'hidden'].map((face) =>
  layout.block(`payable ${face} technology`, 2 * COSTS.length),
);
const PAYABLE_SHIP = layout.block('payable ship', 2 * SHIPS.length);
const PAYABLE_FAR = layout.block('payable locations in Far Space', 4);
const LAST_TURNS = layout.block('turns until the last', PLACES);
/** Options that nothing else shows, as they usually are; what is not noted is played otherwise. */
const USUAL = layout.block('usual option', 4);

export function noteTable(state: State, own: Seat, noted: FeatureSet): void {
  noteRing(state, noted);
  noteMarket(state, noted);
  noteTiles(state, noted);
  noteTechs(state, noted);
  noteFar(state, own, noted);
  notePurse(state, own, noted);
  if (state.ancients.length === 0) noteCourt(state, own, noted);
  noteOptions(state, noted);
}

function noteRing({ monolith, lying }: State, noted: FeatureSet): void {
  if (monolith >= 0) noted.note(MONOLITH, monolith);
  for (let role = 0; role < ROLE_COUNT; role++) {
    const credits = lying[role]!;
    if (credits === 0) continue;
    noted.atLeast(LYING[role]!, credits);
    const steps = (role - monolith + ROLE_COUNT) % ROLE_COUNT;
    if (steps > 0) noted.atLeast(AHEAD[steps - 1]!, credits);
  }
}

function noteMarket({ market }: State, noted: FeatureSet): void {
  let credits = 0;
  for (let i = 0; i < market.length; i++) {
    const { id, spent } = market[i]!;
    if (!spent) continue;
    const tile = MARKET_NUMBER.get(id)!;
    noted.note(SPENT, tile);
    credits += MARKET[tile]!.credits;
  }
  noted.atLeast(MARKET_CREDITS, (credits + 1) >> 1);
}

const numbered = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, i) => [id, i]));

const MARKET_NUMBER = numbered(MARKET);
const TILE_NUMBER = numbered(EXPLORER_TILES);
const CARD_NUMBER = numbered(ROLE_CARDS);
const EDICT_NUMBER = numbered(EDICTS);
const IS_PLANET = EXPLORER_TILES.map(({ kind }) => kind === 'planet');

function noteTiles({ display, pile, buried }: State, noted: FeatureSet): void {
  let planets = 0;
  for (let i = 0; i < display.length; i++) {
    const tile = TILE_NUMBER.get(display[i]!)!;
    noted.note(DISPLAY, tile);
    if (IS_PLANET[tile]) planets++;
  }
  noted.exactly(PLANETS_SHOWN, planets);
  noted.exactly(TILES_LEFT, Math.floor((pile.length + buried.length) / 3));
}

function noteTechs({ techs, techBacks }: State, noted: FeatureSet): void {
  for (let cost = 0; cost < COSTS.length; cost++) {
    const open = techs[cost]!;
    if (open !== '') noted.note(OPEN_TECH, techNumber(open));
    const back = techBacks[cost]!;
    if (back !== '') noted.note(TECH_BACK, CATEGORIES.length * cost + CATEGORIES.indexOf(back));
  }
}

function noteFar({ far, slots, players, galaxy }: State, own: Seat, noted: FeatureSet): void {
  let theirs = 0;
  for (let i = 0; i < LOCATIONS.length; i++) {
    const owner = far[i]!;
    if (owner === ANCIENTS) theirs++;
    else if (owner >= 0) noted.note(FAR[placeOf(owner, own, players.length)]!, i);
  }
  noted.atLeast(FAR_ANCIENTS, theirs);
  const slot = slots.indexOf(true);
  if (slot >= 0) noted.note(SLOT, slot);
  if (galaxy >= 0) noted.exactly(GALAXY, (galaxy + 1) >> 1);
}

// ── What the own seat can pay ─────────────────────────────────────────────────────────────────────

const SHIP_PRICES = SHIP.map(({ cost }) => cost);
/** By category and cost. */
const TECH_PRICES = CATEGORIES.map((category) => COSTS.map((cost) => priceOf(category, cost)));

function notePurse({ players, techs, techBacks, far }: State, own: Seat, noted: FeatureSet): void {
  const { stock, credits } = players[own]!;
  for (let kind = 0; kind < SHIPS.length; kind++)
    noteLacking(PAYABLE_SHIP, kind, lacking(stock, SHIP_PRICES[kind]!), noted);
  for (let cost = 0; cost < COSTS.length; cost++) {
    const open = techs[cost]!;
    if (open !== '') {
      const price = TECH_PRICES[CATEGORY[techNumber(open)]!]![cost]!;
      noteLacking(PAYABLE_TECH[0]!, cost, lacking(stock, price), noted);
    }
    const back = techBacks[cost]!;
    if (back === '') continue;
    const price = TECH_PRICES[CATEGORIES.indexOf(back)]![cost]!;
    noteLacking(PAYABLE_TECH[1]!, cost, lacking(stock, price), noted);
  }
  let payable = 0;
  for (let i = 0; i < LOCATIONS.length; i++) if (far[i]! < 0 && LOCATIONS[i]!.cost <= credits) payable++;
  noted.atLeast(PAYABLE_FAR, payable);
}

function lacking(stock: readonly number[], price: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < 3; i++) if (price[i]! > stock[i]!) count += price[i]! - stock[i]!;
  return count;
}

/** What can be paid, or could with a discount of one. */
function noteLacking(block: FeatureBlock, at: number, count: number, noted: FeatureSet): void {
  if (count <= 1) noted.note(block, 2 * at + count);
}

// ── Crown and options ─────────────────────────────────────────────────────────────────────────────

function noteCourt(state: State, own: Seat, noted: FeatureSet): void {
  const { edict, event, emperor, trigger, finalSeat, scepter, players } = state;
  if (edict !== '') noted.note(EDICT, edictNumber(edict));
  if (event !== '') {
    const card = CARD_NUMBER.get(event)!;
    noted.note(EVENT, card);
    if (emperor === own) noted.note(OWN_EVENT, card);
  }
  if (trigger !== '') noted.note(LAST_TURNS, placeOf(finalSeat, scepter, players.length));
}

export function edictNumber(id: string): number {
  return EDICT_NUMBER.get(id)!;
}

/** The number of a role card; none for stories. */
export function cardNumber(id: string): number | undefined {
  return CARD_NUMBER.get(id);
}

/** Notes that an event waits for the only player. */
export function noteOmen(card: number, noted: FeatureSet): void {
  noted.note(EVENT, card);
}

function noteOptions({ options, ancients }: State, noted: FeatureSet): void {
  if (options.playerTechSets) noted.note(USUAL, 0);
  if (ancients.length === 0) return;
  if (options.soloTie === 'ancients') noted.note(USUAL, 1);
  if (options.ancientExplore === 'human') noted.note(USUAL, 2);
  if (!options.restir) noted.note(USUAL, 3);
}
