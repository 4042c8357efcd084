import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { NAME, type Region, SCAN, SECTOR, SECTOR_IDS, type Sector, sectorOf } from '../board.ts';
import { startBattle } from './battle.ts';
import { removeColony } from './colonies.ts';
import { finish, isOver } from '../ending.ts';
import {
  ANCIENT_CREDITS,
  ANCIENT_INVESTMENT,
  CATEGORIES,
  type Category,
  COSTS,
  HOME,
  isPlanet,
  ROLE_CARD,
  ROLES,
  type Role,
  TECH,
  TECH_SET,
  type TechCost,
} from '../facts.ts';
import { buySlot, claim } from './merchant.ts';
import { cardsLeft, drawSolo, topCard, turnTech } from '../cards/piles.ts';
import { takeTech } from './scientist.ts';
import {
  ANCIENTS,
  type Ancients,
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  NOBODY,
  type Reveal,
  type State,
} from '../state.ts';
import { marketCredits } from './steward.ts';
import { costOf, has } from '../cards/techs.ts';
import { checkTokens, scoreColony, scoreGalaxy } from '../cards/tokens.ts';
import {
  ancientsOf,
  battleOf,
  changeCredits,
  hasUnitIn,
  lying,
  playerOf,
  stageAll,
  whereAt,
  without,
} from '../verbs.ts';

/** The solo opponent (10). The human is seat 0. */
const YOU: Seat = 0;

// ── Tokens and credits ────────────────────────────────────────────────────────────────────────────

/** 12.1: colony tokens one by one, then galaxy tokens. */
export function reap(state: State, { colonies, galaxies }: StepOf<'reap'>, events: Events): void {
  const merit = galaxies > 0 ? 'regent' : 'explorer';
  for (let i = 0; i < colonies; i++) scoreColony(state, ANCIENTS, merit, events);
  if (isOver(state)) return;
  for (let i = 0; i < galaxies; i++) scoreGalaxy(state, ANCIENTS, merit, events);
}

/** 8.4, 10.5: their income, and an investment when they can afford one. */
export function speculate(state: State, _frame: Step, events: Events): void {
  const { creditsWhenTheyLead, creditsWhenYouLead } = ANCIENT_CREDITS.merchant;
  const lead = state.leader === ANCIENTS;
  const credits = lead ? creditsWhenTheyLead + marketCredits(state) : creditsWhenYouLead;
  changeCredits(state, ANCIENTS, credits, 'income', events);
  const { threshold, price } = ANCIENT_INVESTMENT;
  if (ancientsOf(state).credits < threshold) return;
  changeCredits(state, ANCIENTS, -price, 'invest', events);
  const location = state.far.indexOf(NOBODY);
  if (location >= 0) claim(state, ANCIENTS, location, price, events);
  else buySlot(state, ANCIENTS, price, events);
}

// ── Technologies ──────────────────────────────────────────────────────────────────────────────────

/** 10.4: military before industry before culture, the highest cost first, open before face down. */
export function covet(state: State, _frame: Step, events: Events, rng: Rng): void {
  const choice = coveted(state);
  if (choice === undefined) return;
  const { cost, from } = choice;
  const tech = takeTech(state, cost, from, rng);
  const ancients = ancientsOf(state);
  ancients.techs = [...ancients.techs, tech];
  events?.push({ type: 'tech', who: ANCIENTS, tech, from, paid: [] });
  if (state.leader !== ANCIENTS) turnTech(state, cost - 1, events, rng);
  completeSet(state, TECH[tech].category, events);
}

function coveted({ techs, techBacks }: State): { cost: TechCost; from: 'up' | 'down' } | undefined {
  for (const category of CATEGORIES) {
    for (let index = COSTS.length - 1; index >= 0; index--) {
      const cost = COSTS[index]!;
      if (TECH[techs[index]!]?.category === category) return { cost, from: 'up' };
      if (techBacks[index] === category) return { cost, from: 'down' };
    }
  }
  return undefined;
}

/** 19.25: all cards of the category go for one colony token. */
function completeSet(state: State, category: Category, events: Events): void {
  const ancients = ancientsOf(state);
  if (costOf(ancients.techs, category) < TECH_SET) return;
  const gone = ancients.techs.filter((id) => TECH[id].category === category);
  ancients.techs = ancients.techs.filter((id) => TECH[id].category !== category);
  events?.push({ type: 'techsGone', who: ANCIENTS, techs: gone });
  scoreColony(state, ANCIENTS, 'set', events);
}

// ── Cruisers ──────────────────────────────────────────────────────────────────────────────────────

/** 8.5: a cruiser for nothing when they lead, else for their cheapest military technology. */
export function forge(state: State, _frame: Step, events: Events): void {
  const ancients = ancientsOf(state);
  if (ancients.yard === 0) return;
  if (state.leader !== ANCIENTS && !spendTech(ancients, events)) return;
  ancients.yard -= 1;
  ancients.staging += 1;
  events?.push({ type: 'built', who: ANCIENTS, ship: 'cruiser', free: true });
}

function spendTech(ancients: Ancients, events: Events): boolean {
  const military = ancients.techs.filter((id) => TECH[id].category === 'military');
  if (military.length === 0) return false;
  const cheapest = military.reduce((best, id) => (TECH[id].cost < TECH[best].cost ? id : best));
  ancients.techs = without(ancients.techs, cheapest);
  events?.push({ type: 'techsGone', who: ANCIENTS, techs: [cheapest] });
  return true;
}

// ── Cards turned for them ─────────────────────────────────────────────────────────────────────────

/** A card of any deck is turned up for a move or a battle; 19.6: the human chooses the deck. */
export function turnCard(state: State, { why }: StepOf<'march'>, events: Events, rng: Rng): void {
  if (state.options.ancientExplore === 'human') state.stack.push({ step: 'reveal', seat: YOU, why });
  else reveal(state, fullestDeck(state), why, events, rng);
}

function fullestDeck({ decks }: State): number {
  const sizes = decks.map(cardsLeft);
  return sizes.indexOf(Math.max(...sizes));
}

export function revealMoves({ decks }: State): MoveOf<'reveal'>[] {
  return ROLES.filter((_, role) => decks[role]!.top !== '').map((deck) => ({
    type: 'reveal',
    deck,
  }));
}

export function answerReveal(
  state: State,
  { why }: StepOf<'reveal'>,
  { deck }: MoveOf<'reveal'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  reveal(state, ROLES.indexOf(deck), why, events, rng);
}

function reveal(state: State, deck: number, why: Reveal, events: Events, rng: Rng): void {
  const { card, last } = drawSolo(state, deck, rng);
  events?.push({ type: 'revealed', card, why });
  if (last) finish(state, 'deck', events);
  else if (why === 'battle') battleOf(state).card = card;
  else march(state, ROLE_CARD[card].role, why, events);
}

// ── Moving and destroying ─────────────────────────────────────────────────────────────────────────

/** 10.1: all cruisers go to the sector on the back of the next card of a role. */
function march(state: State, role: Role, why: Reveal, events: Events): void {
  const ancients = ancientsOf(state);
  if (ancients.cruisers.length + ancients.staging === 0) return;
  const sector = sectorOf(topCard(state.decks[ROLES.indexOf(role)]!).sector);
  const leaving = ancients.cruisers
    .filter((at) => state.options.restir || SECTOR[at] !== sector)
    .sort((a, b) => a - b);
  const entering = leaving.filter((at) => SECTOR[at] !== sector).length + ancients.staging;
  events?.push({
    type: 'bound',
    sector: SECTOR_IDS[sector]!,
    cruisers: leaving.length + ancients.staging,
  });
  depart(state, leaving, events);
  if (isOver(state)) return;
  arrive(state, sector, leaving.length, events);
  if (why === 'warlord' && entering > 0 && hasUnitIn(state, YOU, sector)) {
    startBattle(state, ANCIENTS, YOU, sector, events);
  }
}

/** 10.1.3: in reading order; a region is left by all its cruisers before its tile is destroyed. */
function depart(state: State, leaving: readonly Region[], events: Events): void {
  const ancients = ancientsOf(state);
  for (const at of leaving) {
    ancients.cruisers = without(ancients.cruisers, at);
    ancients.staging += 1;
    events?.push({ type: 'departed', from: NAME[at]!, ...lying(state, at) });
    if (!ancients.cruisers.includes(at)) destroyTile(state, at, events);
    if (isOver(state)) return;
  }
}

/** 10.2, 19.48: the tokens of a tile, if there is one, are all scored before the end is looked for. */
function destroyTile(state: State, region: Region, events: Events): void {
  const ancients = ancientsOf(state);
  const tile = state.tiles[region]!;
  if (tile === '') return;
  state.tiles = state.tiles.with(region, '');
  events?.push({ type: 'razed', tile, at: NAME[region]! });
  if (ancients.supply > 0) {
    ancients.supply -= 1;
    ancients.throne.own += 1;
    events?.push({ type: 'scored', who: ANCIENTS, token: 'colony', merit: 'destruction' });
  }
  if (state.colonies[region] === YOU) {
    removeColony(state, region, has(playerOf(state, YOU), 'exodus') ? YOU : ANCIENTS, events);
  }
  stageAll(state, YOU, region, events);
  checkTokens(state, ANCIENTS, events);
  if (tile === HOME && !isOver(state)) finish(state, 'home', events);
}

/** 10.1.4: to the first planet without one of theirs, in scan order, and when there is none to the first region. */
function arrive(state: State, sector: Sector, moved: number, events: Events): void {
  const ancients = ancientsOf(state);
  for (let i = 0; ancients.staging > 0; i++) {
    const at = berth(state, sector);
    ancients.staging -= 1;
    ancients.cruisers = [...ancients.cruisers, at];
    events?.push({ type: 'arrived', ...whereAt(state, at), staged: i >= moved });
  }
}

function berth(state: State, sector: Sector): Region {
  const { cruisers } = ancientsOf(state);
  const free = SCAN[sector]!.filter((region) => !cruisers.includes(region));
  return free.find((region) => isPlanet(state.tiles[region]!)) ?? free[0]!;
}
