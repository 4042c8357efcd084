import type { Seat } from '../../../kernel/game.ts';
import { has } from '../../../kernel/data/records.ts';
import { pick, type Rng } from '../../../kernel/match/rng.ts';
import { around, BAND, BANDS, cellOf, NAME, SECTORS, type Sector } from '../board.ts';
import {
  type Card,
  type CardIn,
  deckOf,
  EXOPLANET,
  type ExoplanetId,
  EXPLORER,
  type ExplorerId,
  faceOf,
  MARKET_SIZE,
  type ObjectiveId,
  type Op,
  RESEARCH,
  type ResearchId,
  TECH,
  type TechId,
} from '../facts.ts';
import { askForGates } from '../actions/gates.ts';
import { mayMine, unknownTiles } from '../actions/mining.ts';
import { replaced } from './modifiers.ts';
import { testExploration } from './exploring.ts';
import { allFreeSlots, gainUpgrades, mayConvert, startConversion } from './upgrades.ts';
import type { Events, Step, StepOf, Held, MoveOf, State, Take, Who } from '../state.ts';
import {
  bit,
  capStores,
  cardsIn,
  cardsLeft,
  chooser,
  clearSector,
  clockwise,
  discardCard,
  drawCard,
  drawCards,
  everybody,
  gainEnergy,
  gainResources,
  heldIn,
  playerOf,
  rivalOf,
  takeExoplanet,
  techLimit,
  venusBacked,
  without,
} from '../verbs.ts';

/** The steps of cards (20), one after the other; what has to be chosen is asked. */

export function pushOps({ stack }: State, who: Who, ops: readonly Op[]): void {
  if (ops.length > 0) stack.push({ step: 'ops', who, ops });
}

export function runOps(state: State, { who, ops }: StepOf<'ops'>, events: Events, rng: Rng): void {
  pushOps(state, who, ops.slice(1));
  perform(state, who, ops[0]!, events, rng);
}

function perform(state: State, who: Who, op: Op, events: Events, rng: Rng): void {
  const seat = chooser(who);
  switch (op.op) {
    case 'energy':
      return gainEnergy(state, who, op.n, 'effect', events);
    case 'resources':
      return gainResources(state, who, op.n, 'effect', events);
    case 'explorers':
      return gainExplorers(state, who, op.n, events, rng);
    case 'upgrades':
      return gainUpgrades(state, who, op.n, op.sameMachine, events);
    case 'objectives':
      return drawObjectives(state, who, op.draw, op.keep, events, rng);
    case 'tech':
      if (state.decks.uranus.length > 0) state.stack.push({ step: 'tech', seat, who });
      return;
    case 'research':
      return startResearch(state, who, op.from, events, rng);
    case 'exoplanets':
      return startExoplanets(state, who, op.from, op.n, events, rng);
    case 'convert':
      return startConversion(
        state,
        who,
        { burn: op.burnResources, gain: op.gainUpgrades, most: op.maxTimes },
        events,
      );
    case 'clearSectors':
      return askToSweep(state, seat, op.max);
    case 'clearBand':
      state.stack.push({ step: 'band', seat });
      return;
    case 'movePlanet':
      state.stack.push({ step: 'shove', seat, least: op.minSteps, most: op.maxSteps });
      return;
    case 'teleport':
      if (who >= 0) state.stack.push({ step: 'teleport', seat });
      return;
    case 'wormholes':
      return askForGates(state, who, op.n);
    case 'mineRemote':
      return startDigging(state, who, op);
    case 'takeRandomExplorers':
      return startRobbery(state, who, op.n, events, rng);
    case 'peekAsteroids':
      if (who >= 0 && unknownTiles(state, who).length > 0)
        state.stack.push({ step: 'peek', seat, left: op.max });
      return;
    case 'mayBurnExoplanet':
      return startScrapping(state, who, op);
  }
}

/** Whether an effect of an exoplanet may be chosen: it must not lack what it needs (20). */
export function isFeasible(state: State, seat: Seat, ops: readonly Op[]): boolean {
  return neededFor(state, seat, ops) === undefined;
}

/** The first step of an effect that lacks what it needs. */
export function neededFor(state: State, seat: Seat, ops: readonly Op[]): Op | undefined {
  return ops.find((op) => !hasWhatItNeeds(state, seat, op));
}

function hasWhatItNeeds(state: State, seat: Seat, op: Op): boolean {
  switch (op.op) {
    case 'convert':
      return mayConvert(state, seat, op.burnResources);
    case 'upgrades':
      return allFreeSlots(playerOf(state, seat)) > 0;
    case 'tech':
      return state.decks.uranus.length > 0;
    case 'takeRandomExplorers':
      return victims(state, seat).length > 0;
    case 'mineRemote':
      return mayMine(state, seat);
    case 'peekAsteroids':
      return unknownTiles(state, seat).length > 0;
    case 'clearSectors':
      return state.energy.some((energy) => energy > 0);
    case 'explorers':
      return cardsLeft(state, 'venus') > 0;
    case 'objectives':
      return cardsLeft(state, 'saturn') > 0;
    case 'research':
      return cardsLeft(state, 'neptune') > 0;
    default:
      return true;
  }
}

// ── Explorers ─────────────────────────────────────────────────────────────────────────────────────

/** Drawn secretly; the solo opponent's lie open. */
export function gainExplorers(state: State, who: Who, count: number, events: Events, rng: Rng): void {
  const cards = drawCards(state, 'venus', count, rng);
  if (cards.length === 0) return;
  events?.push({ type: 'recruited', seat: who, count: cards.length });
  if (who < 0) {
    addToRival(state, cards);
    events?.push({ type: 'explorers', seat: who, cards });
    return;
  }
  const player = playerOf(state, who);
  player.explorers = [...player.explorers, ...cards.map((card) => ({ card, known: bit(who) }))];
  events?.push({ type: 'explorers', seat: who, cards, only: who });
}

function addToRival(state: State, cards: readonly ExplorerId[]): void {
  const rival = rivalOf(state);
  rival.explorers = [...rival.explorers, ...cards];
}

/** The others whose hands hold explorers with a Venus back. */
function victims(state: State, who: Who): Seat[] {
  const others = who < 0 ? [0] : clockwise(state, who).slice(1);
  return others.filter((seat) => venusBacked(playerOf(state, seat).explorers).length > 0);
}

function startRobbery(state: State, who: Who, count: number, events: Events, rng: Rng): void {
  const [first] = victims(state, who);
  if (first === undefined) return;
  if (who < 0) rob(state, who, first, count, events, rng);
  else state.stack.push({ step: 'rob', seat: who, count });
}

export function robMoves(state: State, { seat }: { seat: Seat }): MoveOf<'rob'>[] {
  return victims(state, seat).map((whom) => ({ type: 'rob', whom }));
}

export function answerRob(
  state: State,
  { seat, count }: StepOf<'rob'>,
  move: MoveOf<'rob'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  rob(state, seat, move.whom, count, events, rng);
}

/** Taker and loser know what was taken, the others only how many. */
function rob(state: State, who: Who, from: Seat, count: number, events: Events, rng: Rng): void {
  const victim = playerOf(state, from);
  const taken: Held<ExplorerId>[] = [];
  for (let open = venusBacked(victim.explorers); taken.length < count && open.length > 0; ) {
    const held = pick(rng, open);
    victim.explorers = without(victim.explorers, held);
    open = without(open, held);
    taken.push(held);
  }
  events?.push({ type: 'robbed', seat: who, from, count: taken.length });
  const cards = taken.map(({ card }) => faceOf(card));
  events?.push({ type: 'loot', seat: who, cards, only: from });
  if (who < 0) {
    addToRival(state, cards);
    return;
  }
  events?.push({ type: 'loot', seat: who, cards, only: who });
  const player = playerOf(state, who);
  const loot = taken.map(({ card, known }) => ({ card, known: known | bit(who) | bit(from) }));
  player.explorers = [...player.explorers, ...loot];
}

// ── Objectives ────────────────────────────────────────────────────────────────────────────────────

export function drawObjectives(
  state: State,
  who: Who,
  draw: number,
  keep: number,
  events: Events,
  rng: Rng,
): void {
  const cards = drawCards(state, 'saturn', who < 0 ? keep : draw, rng);
  if (cards.length === 0) return;
  events?.push({ type: 'drew', seat: who, count: cards.length });
  if (who < 0) {
    const rival = rivalOf(state);
    rival.objectives = [...rival.objectives, ...cards.map((card) => ({ card, known: 0 }))];
    return;
  }
  events?.push({ type: 'drawn', seat: who, cards, only: who });
  const drawn = cards.map((card) => ({ card, known: bit(who) }));
  state.stack.push({ step: 'keep', seat: who, cards: drawn, left: keep });
  settleKeeping(state, events);
}

type Keep = StepOf<'keep'>;

/** Where all of them are kept there is nothing to choose. */
function settleKeeping(state: State, events: Events): void {
  const step = state.stack.at(-1);
  if (step?.step !== 'keep' || (step.left > 0 && step.left < step.cards.length)) return;
  state.stack.pop();
  const player = playerOf(state, step.seat);
  if (step.left > 0) player.objectives = [...player.objectives, ...step.cards];
  else for (const { card } of step.cards) burnDrawn(state, step.seat, faceOf(card), events);
}

function burnDrawn(state: State, seat: Seat, card: ObjectiveId, events: Events): void {
  discardCard(state, card);
  events?.push({ type: 'burned', seat, card });
}

export function keepMoves(_state: State, { cards }: Keep): MoveOf<'keep'>[] {
  return cardsIn(cards).map((card) => ({ type: 'keep', card }));
}

export function answerKeep(
  state: State,
  { seat, cards, left }: Keep,
  { card }: MoveOf<'keep'>,
  events: Events,
): void {
  state.stack.pop();
  const held = heldIn(cards, card);
  const player = playerOf(state, seat);
  player.objectives = [...player.objectives, held];
  events?.push({ type: 'kept', seat, card, only: seat });
  state.stack.push({ step: 'keep', seat, cards: without(cards, held), left: left - 1 });
  settleKeeping(state, events);
}

// ── Techs ─────────────────────────────────────────────────────────────────────────────────────────

export function techMoves({ decks }: State): MoveOf<'tech'>[] {
  return decks.uranus.map((card) => ({ type: 'tech', card }));
}

export function answerTech(
  state: State,
  { who }: StepOf<'tech'>,
  { card }: MoveOf<'tech'>,
  events: Events,
): void {
  state.stack.pop();
  state.decks.uranus = without(state.decks.uranus, card);
  gainTech(state, who, card, events);
}

/** Over the limit one has to be given back, which may be the new one. */
function gainTech(state: State, who: Who, card: TechId, events: Events): void {
  events?.push({ type: 'tech', seat: who, card });
  if (who < 0) {
    const rival = rivalOf(state);
    rival.techs = [...rival.techs, card];
    return;
  }
  const player = playerOf(state, who);
  player.techs = [...player.techs, card];
  if (player.techs.length > techLimit(state, who)) state.stack.push({ step: 'return', seat: who });
  else testExploration(state, who, events);
}

export function returnMoves(state: State, { seat }: { seat: Seat }): MoveOf<'return'>[] {
  return playerOf(state, seat).techs.map((card) => ({ type: 'return', card }));
}

/** R40: a tech of Uranus goes back into its deck, one of Neptune to its discards. */
export function answerReturn(
  state: State,
  { seat }: { seat: Seat },
  { card }: MoveOf<'return'>,
  events: Events,
): void {
  state.stack.pop();
  const player = playerOf(state, seat);
  player.techs = without(player.techs, card);
  if (isOfUranus(card)) state.decks.uranus = sorted(state.decks.uranus, card);
  else discardCard(state, card);
  events?.push({ type: 'returned', seat, card });
  capStores(state, seat, events);
  testExploration(state, seat, events);
}

function isOfUranus(card: TechId): card is CardIn<'uranus'> {
  return deckOf(card) === 'uranus';
}

/** The Uranus deck may be looked through, so it is kept in order. */
function sorted<C extends Card>(deck: readonly C[], card: C): C[] {
  const at = deck.findIndex((other) => other > card);
  return deck.toSpliced(at < 0 ? deck.length : at, 0, card);
}

// ── Markets, exoplanets and research ──────────────────────────────────────────────────────────────

const MARKET_DECK = { exoplanets: 'jupiter', research: 'neptune' } as const;
type Market = keyof typeof MARKET_DECK;
/** What lies in the markets, of whichever deck. */
type Markets = Record<Market, readonly Card[]>;

/** Turns up new cards where a market is empty. */
export function fillMarket(state: State, market: Market, events: Events, rng: Rng): void {
  if (state[market].length > 0) return;
  const size =
    (market === 'exoplanets' ? replaced(state, -1, 'exoplanetMarketSize') : undefined) ?? MARKET_SIZE;
  const deck = MARKET_DECK[market];
  const markets: Markets = state;
  const cards = drawCards(state, deck, size, rng);
  markets[market] = cards;
  if (cards.length > 0) events?.push({ type: 'market', deck, cards });
}

export function emptyMarket(state: State, market: Market): void {
  for (const card of state[market]) discardCard(state, card);
  state[market] = [];
}

export function takeFromMarket(state: State, market: Market, card: Card, events: Events, rng: Rng): void {
  const markets: Markets = state;
  markets[market] = without(markets[market], card);
  fillMarket(state, market, events, rng);
}

function startExoplanets(
  state: State,
  who: Who,
  from: 'deck' | 'market',
  count: number,
  events: Events,
  rng: Rng,
): void {
  if (from === 'deck') {
    const card = drawCard(state, 'jupiter', rng);
    if (card !== undefined) gainExoplanet(state, who, card, events);
    return;
  }
  if (state.exoplanets.length === 0) return;
  if (count > 1) pushOps(state, who, [{ op: 'exoplanets', from, n: count - 1 }]);
  state.stack.push({ step: 'claim', seat: chooser(who), who });
}

export function claimMoves({ exoplanets }: State): Take<CardIn<'jupiter'>>[] {
  return exoplanets.map((card) => ({ type: 'take', card }));
}

export function answerClaim(
  state: State,
  { who }: StepOf<'claim'>,
  { card }: Take<CardIn<'jupiter'>>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  takeFromMarket(state, 'exoplanets', card, events, rng);
  gainExoplanet(state, who, card, events);
}

/** R24: whoever gains one may have one of its effects. */
export function gainExoplanet(state: State, who: Who, card: ExoplanetId, events: Events): void {
  events?.push({ type: 'exoplanet', seat: who, card });
  if (who < 0) {
    const rival = rivalOf(state);
    rival.exoplanets = [...rival.exoplanets, card];
    return;
  }
  const player = playerOf(state, who);
  player.exoplanets = [...player.exoplanets, { card, explorers: [], explored: false }];
  if (boonMoves(state, { seat: who, card }).length > 1) state.stack.push({ step: 'boon', seat: who, card });
}

export function boonMoves(state: State, { seat, card }: { seat: Seat; card: ExoplanetId }): MoveOf<'boon'>[] {
  const { effects } = EXOPLANET[card];
  const open = effects.filter((effect) => isFeasible(state, seat, effect.do));
  return [...open.map(({ key }) => key), 'none' as const].map((choice) => ({ type: 'boon', choice }));
}

export function answerBoon(
  state: State,
  { seat, card }: StepOf<'boon'>,
  { choice }: MoveOf<'boon'>,
  events: Events,
): void {
  state.stack.pop();
  if (choice !== 'none') grantBoon(state, seat, card, choice, events);
}

export function grantBoon(
  state: State,
  seat: Seat,
  card: ExoplanetId,
  choice: 'A' | 'B',
  events: Events,
): void {
  const { effects } = EXOPLANET[card];
  events?.push({ type: 'boon', seat, card, choice });
  pushOps(state, seat, effects.find(({ key }) => key === choice)?.do ?? []);
}

function startResearch(state: State, who: Who, from: 'deck' | 'market', events: Events, rng: Rng): void {
  if (from === 'market') {
    if (state.research.length > 0) state.stack.push({ step: 'research', seat: chooser(who), who });
    return;
  }
  const card = drawCard(state, 'neptune', rng);
  if (card !== undefined) gainResearch(state, who, card, false, events);
}

export function researchMoves({ research }: State): Take<ResearchId>[] {
  return research.map((card) => ({ type: 'take', card }));
}

export function answerResearch(
  state: State,
  { who }: StepOf<'research'>,
  { card }: Take<ResearchId>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  takeFromMarket(state, 'research', card, events, rng);
  gainResearch(state, who, card, true, events);
}

/** Instants work at once and are burned; explorers go to the hand, seen only where they were taken from the market. */
function gainResearch(state: State, who: Who, card: ResearchId, open: boolean, events: Events): void {
  const research = RESEARCH[card];
  const hidden = research.kind === 'explorer' && !open && who >= 0;
  events?.push({ type: 'researched', seat: who });
  events?.push(
    hidden ? { type: 'research', seat: who, card, only: who } : { type: 'research', seat: who, card },
  );
  if (who >= 0) playerOf(state, who).research += 1;
  if (research.kind === 'instant') {
    discardCard(state, card);
    pushOps(state, who, research.do);
  } else if (has(EXOPLANET, card)) gainExoplanet(state, who, card, events);
  else if (has(TECH, card)) gainTech(state, who, card, events);
  else if (has(EXPLORER, card)) addExplorer(state, who, card, hidden);
}

function addExplorer(state: State, who: Who, card: ExplorerId, hidden: boolean): void {
  if (who < 0) {
    addToRival(state, [card]);
    return;
  }
  const player = playerOf(state, who);
  const known = hidden ? bit(who) : everybody(state);
  player.explorers = [...player.explorers, { card, known }];
}

// ── Clearing sectors ──────────────────────────────────────────────────────────────────────────────

function askToSweep({ stack, energy }: State, seat: Seat, left: number): void {
  if (left > 0 && energy.some((amount) => amount > 0)) stack.push({ step: 'sweep', seat, left });
}

export function sweepMoves({ energy }: State): MoveOf<'sweep' | 'done'>[] {
  const moves: MoveOf<'sweep' | 'done'>[] = [];
  for (let at = 0; at < SECTORS; at++) if (energy[at]! > 0) moves.push({ type: 'sweep', at: NAME[at]! });
  moves.push({ type: 'done' });
  return moves;
}

export function answerSweep(
  state: State,
  { seat, left }: StepOf<'sweep'>,
  move: MoveOf<'sweep' | 'done'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'sweep') return;
  clearSector(state, cellOf(move.at), events);
  askToSweep(state, seat, left - 1);
}

export function bandMoves(): MoveOf<'band'>[] {
  return Array.from({ length: BANDS }, (_, band) => ({ type: 'band', band }));
}

export function answerBand(state: State, _frame: Step, { band }: MoveOf<'band'>, events: Events): void {
  state.stack.pop();
  for (let at = 0; at < SECTORS; at++) if (BAND[at] === band) clearSector(state, at, events);
}

// ── Teleports ─────────────────────────────────────────────────────────────────────────────────────

/** Sectors next to any planet. */
export function teleportMoves(state: State, { seat }: { seat: Seat }): MoveOf<'teleport' | 'decline'>[] {
  const near = [...new Set(state.planets.flatMap((orbit) => [...around(orbit)]))].sort((a, b) => a - b);
  const moves: MoveOf<'teleport' | 'decline'>[] = [];
  for (const from of teleporters(state, seat)) {
    for (const to of near)
      if (to !== from) moves.push({ type: 'teleport', from: NAME[from]!, to: NAME[to]! });
  }
  moves.push({ type: 'decline' });
  return moves;
}

/** 14.8: a ship of the own choice; in a Movement the one that moves. */
export function teleporters(state: State, seat: Seat): readonly Sector[] {
  const { ships } = playerOf(state, seat);
  if (ships.length === 1) return ships;
  const step = state.stack.at(-1)?.step;
  return [...new Set(step === 'begin' || step === 'fly' ? ships.slice(0, 1) : ships)];
}

export function teleport(
  state: State,
  seat: Seat,
  { from, to }: { readonly from: string; readonly to: string },
  by: 'alcubierre' | 'tether' | 'beacon' | 'effect' | 'rescue',
  events: Events,
): void {
  const player = playerOf(state, seat);
  player.ships = player.ships.with(player.ships.indexOf(cellOf(from)), cellOf(to));
  events?.push({ type: 'teleported', seat, from, to, by });
}

export function answerTeleport(
  state: State,
  { seat }: { seat: Seat },
  move: MoveOf<'teleport' | 'decline'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'teleport') teleport(state, seat, move, 'effect', events);
}

// ── Digging and scrapping ─────────────────────────────────────────────────────────────────────────

function startDigging(state: State, who: Who, { n, bonus }: { n: number; bonus: number }): void {
  if (!mayMine(state, who)) return;
  if (n > 1) pushOps(state, who, [{ op: 'mineRemote', n: n - 1, bonus }]);
  state.stack.push({ step: 'dig', seat: chooser(who), who, bonus });
}

function startScrapping(state: State, who: Who, op: Extract<Op, { op: 'mayBurnExoplanet' }>): void {
  const owned = who < 0 ? rivalOf(state).exoplanets.length : playerOf(state, who).exoplanets.length;
  if (owned === 0) pushOps(state, who, op.else);
  else state.stack.push({ step: 'scrap', seat: chooser(who), who, then: op.then, else: op.else });
}

type Scrap = StepOf<'scrap'>;

export function scrapMoves(state: State, { who }: Scrap): MoveOf<'scrap' | 'decline'>[] {
  const cards = who < 0 ? rivalOf(state).exoplanets : playerOf(state, who).exoplanets.map(({ card }) => card);
  return [
    ...cards.map((card): MoveOf<'scrap' | 'decline'> => ({ type: 'scrap', card })),
    { type: 'decline' },
  ];
}

/** The exoplanet and every explorer on it go to the discards of their own backs. */
export function answerScrap(
  state: State,
  { who, then, else: otherwise }: Scrap,
  move: MoveOf<'scrap' | 'decline'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'scrap') {
    pushOps(state, who, otherwise);
    return;
  }
  const { card } = move;
  if (who < 0) {
    const rival = rivalOf(state);
    rival.exoplanets = without(rival.exoplanets, card);
  } else {
    for (const explorer of takeExoplanet(playerOf(state, who), card).explorers) discardCard(state, explorer);
  }
  discardCard(state, card);
  events?.push({ type: 'scrapped', seat: who, card });
  pushOps(state, who, then);
}
