import { pick, type Rng } from '../../kernel/match/rng.ts';
import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/data/plain.ts';
import { has } from '../../kernel/data/records.ts';
import { BAND_SIZES, cellOf, NAME, type Orbit, SECTORS, TICKS, tickStep } from './board.ts';
import {
  type Card,
  type CardIn,
  type DeckId,
  EARTH,
  EXOPLANET,
  FACTION,
  FACTIONS,
  type FactionId,
  FIRST_TIME_PLANETS,
  GATES,
  MACHINES,
  OBJECTIVE,
  PLANETS,
  printed,
  RIVAL_CARDS,
  type RivalCardId,
  START_ENERGY,
  START_RESOURCES,
  TILES,
} from './facts.ts';
import { DEALT_FACTIONS } from './content/dealt.ts';
import { fillMarket } from './cards/effects.ts';
import { askForGates } from './actions/gates.ts';
import { layTiles } from './actions/mining.ts';
import { type Options, type Settings, settingsOf } from './options.ts';
import { planetOf } from './actions/orbits.ts';
import type { Events, Step, MoveOf, Player, Rival, State } from './state.ts';
import { newTurn } from './turn.ts';
import { openEvent } from './actions/upkeep.ts';
import { aroundPlanet, clockwise, factionOf, isSolo, playerOf, plays, rivalOf } from './verbs.ts';

/** Set-up (4): planets, decks, factions, ships and what happens before the first round. */

export function setupState(seats: number, options: Options, rng: Rng, rules: number): State {
  const leader = rng.int(seats);
  const state: State = {
    // The versions differ in solo alone.
    ...(seats === 1 && rules > 1 && { rules }),
    options: settingsOf(options),
    players: Array.from({ length: seats }, newPlayer),
    rival: seats === 1 ? [newRival(options)] : [],
    round: 0,
    leader,
    first: leader,
    claimed: false,
    current: leader,
    planets: planetsAtStart(options, rng),
    energy: new Array<number>(SECTORS).fill(0),
    tiles: [],
    spoils: [],
    gates: [],
    decks: fullDecks(seats, options),
    discards: emptyPiles(),
    exoplanets: [],
    research: [],
    event: '',
    votes: [],
    law: '',
    bequest: '',
    brake: false,
    upkeep: false,
    turn: newTurn(leader),
    stack: [],
    over: false,
  };
  layTiles(state, undefined, rng);
  fillMarket(state, 'exoplanets', undefined, rng);
  if (!options.firstTime) {
    fillMarket(state, 'research', undefined, rng);
    openEvent(state, 1, undefined, rng);
  }
  askFactions(state, options);
  return state;
}

/** Whoever has not chosen a faction yet. */
export function newPlayer(): Player {
  return {
    faction: '',
    energy: START_ENERGY,
    resources: START_RESOURCES,
    ships: [],
    upgrades: MACHINES.map(() => 0),
    explorers: [],
    objectives: [],
    exoplanets: [],
    techs: [],
    completed: [],
    rescues: 0,
    penalty: 0,
    research: 0,
    passed: false,
    passIndex: 0,
    turns: 0,
    lastTurns: 0,
    used: [],
    mined: 0,
    traded: [],
    once: [],
    orbits: 0,
  };
}

/** The opponent's cards of the planets in play. */
export function rivalCards({ firstTime }: Settings): RivalCardId[] {
  const inPlay = PLANETS.slice(0, firstTime ? FIRST_TIME_PLANETS : PLANETS.length);
  const cards = RIVAL_CARDS.filter(({ planet }) => planet !== undefined && inPlay.includes(planet));
  return cards.flatMap(({ id, copies }) => new Array<RivalCardId>(copies ?? 1).fill(id));
}

function newRival(options: Settings): Rival {
  return {
    faction: '',
    resources: 0,
    upgrades: 0,
    explorers: [],
    exoplanets: [],
    techs: [],
    objectives: [],
    deck: rivalCards(options),
    discard: [],
  };
}

// ── Planets and decks ─────────────────────────────────────────────────────────────────────────────

/** Step 2: each planet is turned by a card of its deck, Mars by a tile; for first-time players Earth stays. */
function planetsAtStart({ firstTime }: Settings, rng: Rng): Orbit[] {
  const count = firstTime ? FIRST_TIME_PLANETS : PLANETS.length;
  return Array.from({ length: count }, (_, planet) => {
    const steps = firstTime && planet === EARTH ? 0 : stepsAtStart(planet, rng);
    return { ring: planet, tick: (steps * tickStep(planet)) % TICKS };
  });
}

/** Mars has no deck. */
const DECK_OF_PLANET = [
  'mercury',
  'venus',
  'earth',
  undefined,
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
] as const;

/** By planet: what a card or tile turns it by. */
const STEPS = DECK_OF_PLANET.map((deck) =>
  deck === undefined ? TILES : printed(deck).map(({ setup }) => setup),
);

function stepsAtStart(planet: number, rng: Rng): number {
  return pick(rng, STEPS[planet]!) % BAND_SIZES[planet]!;
}

/** Step 3: stars need three players, asterisks what first-time players leave out. */
export function cardsFor<Deck extends DeckId>(deck: Deck, seats: number, options: Settings): CardIn<Deck>[] {
  return cardsOf(seats, options)[deck].slice();
}

/** What was chosen before: guesses ask for the same cards again and again. */
const CHOSEN: State['discards'][] = [];

function cardsOf(seats: number, { firstTime }: Settings): State['discards'] {
  return (CHOSEN[(seats < 3 ? 1 : 0) + (firstTime ? 2 : 0)] ??= chooseCards(seats, firstTime));
}

function chooseCards(seats: number, firstTime: boolean): State['discards'] {
  const chosen = <Deck extends DeckId>(deck: Deck): CardIn<Deck>[] =>
    printed(deck).flatMap(({ card }) =>
      (firstTime && hasAsterisk(card)) || (seats < 3 && hasStar(card)) ? [] : [card],
    );
  return {
    mercury: chosen('mercury'),
    venus: chosen('venus'),
    jupiter: chosen('jupiter'),
    saturn: chosen('saturn'),
    uranus: firstTime ? [] : chosen('uranus'),
    neptune: firstTime ? [] : chosen('neptune'),
  };
}

function hasAsterisk(card: Card): boolean {
  if (has(OBJECTIVE, card)) return OBJECTIVE[card].asterisk;
  return has(EXOPLANET, card) && EXOPLANET[card].asterisk === true;
}

function hasStar(card: Card): boolean {
  return has(OBJECTIVE, card) && OBJECTIVE[card].star;
}

export function fullDecks(seats: number, options: Settings): State['decks'] {
  return clone(cardsOf(seats, options));
}

export function emptyPiles(): State['discards'] {
  return { mercury: [], venus: [], jupiter: [], saturn: [], uranus: [], neptune: [] };
}

// ── Factions and ships ────────────────────────────────────────────────────────────────────────────

/** Steps 5 and 7: from the Leader's right hand on, counter-clockwise, the Leader last. */
function seatsAtStart(state: State): Seat[] {
  const seats = clockwise(state, state.leader);
  return [...seats.slice(1).reverse(), state.leader];
}

function askFactions(state: State, { dealt }: Options): void {
  state.stack.push({ step: 'deploy' });
  if (dealt) {
    dealFactions(state);
    return;
  }
  if (isSolo(state)) state.stack.push({ step: 'rival', seat: 0 });
  for (const seat of seatsAtStart(state).reverse()) state.stack.push({ step: 'faction', seat });
}

/** By seat, the simplest first; the solo opponent gets the next one. */
function dealFactions({ players, rival }: State): void {
  [...players, ...rival].forEach((side, i) => {
    side.faction = DEALT_FACTIONS[i]!.id;
  });
  for (const mat of rival) if (mat.faction !== '') addRivalCard(mat, mat.faction);
}

function addRivalCard(rival: Rival, faction: FactionId): void {
  rival.deck = [...rival.deck, `aif-${faction}`];
}

function freeFactions({ players, rival, options }: State): FactionId[] {
  const taken = [...players, ...rival].map(({ faction }) => faction);
  return FACTIONS.filter((id) => !taken.includes(id) && (!options.firstTime || FACTION[id].firstTime));
}

export function factionMoves(state: State): MoveOf<'faction'>[] {
  return freeFactions(state).map((faction) => ({ type: 'faction', faction }));
}

export function answerFaction(
  state: State,
  { seat }: { seat: Seat },
  { faction }: MoveOf<'faction'>,
  events: Events,
): void {
  state.stack.pop();
  playerOf(state, seat).faction = faction;
  events?.push({ type: 'chose', seat, faction, rival: false });
}

export function rivalMoves(state: State): MoveOf<'rival'>[] {
  return freeFactions(state).map((faction) => ({ type: 'rival', faction }));
}

/** The opponent's deck gets the card of its faction. */
export function answerRival(
  state: State,
  { seat }: { seat: Seat },
  { faction }: MoveOf<'rival'>,
  events: Events,
): void {
  state.stack.pop();
  const rival = rivalOf(state);
  rival.faction = faction;
  addRivalCard(rival, faction);
  events?.push({ type: 'chose', seat, faction, rival: true });
}

export function deploy(state: State): void {
  state.stack.push({ step: 'opening' });
  for (const seat of seatsAtStart(state).reverse()) state.stack.push({ step: 'berth', seat });
}

export function berthMoves(state: State, { seat }: { seat: Seat }): MoveOf<'berth'>[] {
  const { startPlanet } = FACTION[factionOf(playerOf(state, seat))];
  return aroundPlanet(state, planetOf(startPlanet)).map((at) => ({ type: 'berth', at: NAME[at]! }));
}

export function answerBerth(
  state: State,
  { seat }: { seat: Seat },
  { at }: MoveOf<'berth'>,
  events: Events,
): void {
  state.stack.pop();
  const player = playerOf(state, seat);
  player.ships = [...player.ships, cellOf(at)];
  events?.push({ type: 'berthed', seat, at });
}

/** Step 9: what factions do before the first round, in turn order. */
export function open(state: State): void {
  state.stack.push({ step: 'round' });
  for (const seat of clockwise(state, state.leader).reverse()) {
    if (plays(state, seat, 'tunnelers')) askForGates(state, seat, GATES);
    if (plays(state, seat, 'deepstate') && state.decks.uranus.length > 0)
      state.stack.push({ step: 'tech', seat, who: seat } satisfies Step);
  }
}
