import type { Rng } from '../../../kernel/match/rng.ts';
import type { Seat } from '../../../kernel/game.ts';
import { planetOn } from '../board.ts';
import {
  BATTERIES,
  BATTERY_NAMES,
  type BatteryLevel,
  type CardIn,
  EARTH,
  EXOPLANET_COST,
  JUPITER,
  MARS,
  MERCURY,
  MERCURY_CARD,
  NEPTUNE,
  type Planet,
  SATURN,
  URANUS,
  VENUS,
} from '../facts.ts';
import {
  drawObjectives,
  emptyMarket,
  fillMarket,
  gainExoplanet,
  gainExplorers,
  pushOps,
  takeFromMarket,
} from '../cards/effects.ts';
import { bonus, holds, INFORMANT_RING, openOption, replaced } from '../cards/modifiers.ts';
import { burnObjective } from '../cards/objectives.ts';
import { nameOf } from './orbits.ts';
import type { Events, StepOf, MoveOf, State, Take, Taking, Vote } from '../state.ts';
import { mostUpgrades } from '../cards/upgrades.ts';
import {
  aroundPlanet,
  cardsIn,
  cardsLeft,
  changeResources,
  clockwise,
  discardCard,
  drawCard,
  energyCapacity,
  gainEnergy,
  isSolo,
  levelReached,
  objectiveLimit,
  ownMachine,
  playerOf,
  plays,
  usedOnce,
  useOnce,
} from '../verbs.ts';

/** Using planets (7): who may, what they do, and what follows from it. */

// ── Which planets ─────────────────────────────────────────────────────────────────────────────────

/** Whether a planet's action could do something for a seat (7, last column). */
export function isOpen(state: State, seat: Seat, planet: Planet): boolean {
  const player = playerOf(state, seat);
  switch (planet) {
    case MERCURY:
    case JUPITER:
      return true;
    case VENUS:
      return player.resources >= 1 && cardsLeft(state, 'venus') > 0;
    case EARTH:
      return isEarthOpen(state, seat);
    case MARS:
      return mostUpgrades(state, seat) > 0;
    case SATURN:
      return cardsLeft(state, 'saturn') > 0;
    case URANUS:
      return state.decks.uranus.length > 0;
    default:
      return state.research.length > 0;
  }
}

/** First-time players only race for the Leader token there (17). */
function isEarthOpen(state: State, seat: Seat): boolean {
  if (state.options.firstTime) return !state.claimed;
  return state.event !== '' && !hasVoted(state, seat);
}

export function hasVoted({ votes }: State, seat: Seat): boolean {
  return votes.some((vote) => vote.seat === seat);
}

/** What a planet may be used as: itself, or what the Interplanetary Council makes of it (14.7). */
export function guises(state: State, seat: Seat, planet: Planet): Planet[] {
  const found = [planet];
  if (!plays(state, seat, 'council')) return found;
  const { ring } = state.planets[planet]!;
  if (ownMachine(state, seat, 'council')) {
    for (const next of [ring - 1, ring + 1]) {
      const other = planetOn(state.planets, next);
      if (other >= 0) found.push(other);
    }
  }
  if (planet === EARTH && !usedOnce(state, seat, 'earthAsAny')) {
    state.planets.forEach((_, other) => {
      if (!found.includes(other)) found.push(other);
    });
  }
  return found;
}

/** 14.7: Earth as another planet costs the once-a-round right unless Space Elevators reach that planet anyway. */
function costsEarthRight(state: State, seat: Seat, planet: Planet, as: Planet): boolean {
  if (planet !== EARTH || as === EARTH) return false;
  const apart = Math.abs(state.planets[planet]!.ring - state.planets[as]!.ring);
  return !(ownMachine(state, seat, 'council') && apart === 1);
}

/** 7: energy placed beside the planet in this turn, and the moved ship beside it now. */
export function addUses(state: State, seat: Seat, moves: Taking<MoveOf<'use'>>): void {
  const { placed } = state.turn;
  if (placed.length === 0) return;
  const ship = playerOf(state, seat).ships[0]!;
  state.planets.forEach((_, planet) => {
    const near = aroundPlanet(state, planet);
    if (!near.includes(ship) || !placed.some((sector) => near.includes(sector))) return;
    for (const as of guises(state, seat, planet)) {
      if (isOpen(state, seat, as)) moves.push({ type: 'use', planet: nameOf(planet), as: nameOf(as) });
    }
  });
}

/** 7.1: whoever stands beside Mercury with room in the battery may charge instead of moving. */
export function addCharges(state: State, seat: Seat, moves: Taking<MoveOf<'charge'>>): void {
  const player = playerOf(state, seat);
  if (player.energy >= energyCapacity(state, seat)) return;
  state.planets.forEach((_, planet) => {
    const near = aroundPlanet(state, planet);
    if (!player.ships.some((ship) => near.includes(ship))) return;
    if (guises(state, seat, planet).includes(MERCURY)) moves.push({ type: 'charge', via: nameOf(planet) });
  });
}

// ── Using one ─────────────────────────────────────────────────────────────────────────────────────

type Use = StepOf<'use'>;

/** `free` marks a reaction, to which nobody reacts. */
export function startUse(state: State, who: Seat, planet: Planet, as: Planet, free: boolean): void {
  state.stack.push({ step: 'used', who, planet, free });
  state.stack.push({ step: 'use', who, planet, as, free });
}

export function use(state: State, { who, planet, as }: Use, events: Events, rng: Rng): void {
  const player = playerOf(state, who);
  if (costsEarthRight(state, who, planet, as)) useOnce(state, who, 'earthAsAny');
  if (!player.used.includes(nameOf(as))) player.used = [...player.used, nameOf(as)];
  events?.push({ type: 'used', seat: who, planet: nameOf(planet), as: nameOf(as) });
  switch (as) {
    case MERCURY:
      return charge(state, who, events, rng);
    case VENUS:
      return void state.stack.push({ step: 'recruit', seat: who });
    case EARTH:
      if (state.options.firstTime) claimLeader(state, who, events);
      else state.stack.push({ step: 'vote', seat: who });
      return;
    case MARS:
      return void state.stack.push({ step: 'engineer', seat: who });
    case JUPITER:
      return void state.stack.push({ step: 'market', seat: who });
    case SATURN:
      return useSaturn(state, who, events, rng);
    case URANUS:
      return void state.stack.push({ step: 'tech', seat: who, who });
    case NEPTUNE:
      return void state.stack.push({ step: 'research', seat: who, who });
  }
}

type Used = StepOf<'used'>;

/** R44, 14.8: the Daughters' push comes first, then whoever may react, if the planet does something for them. */
export function afterUse(state: State, { who, planet, free }: Used): void {
  if (free) {
    if (playerOf(state, who).objectives.length > objectiveLimit(state, who))
      state.stack.push({ step: 'trim', seat: who });
    return;
  }
  for (const seat of clockwise(state, who).slice(1).reverse()) {
    if (mayReact(state, seat) && isOpen(state, seat, planet))
      state.stack.push({ step: 'react', seat, planet });
  }
  if (plays(state, who, 'einstein')) state.stack.push({ step: 'push', seat: who, planet });
}

export function mayReact(state: State, seat: Seat): boolean {
  return (
    ownMachine(state, seat, 'androids') &&
    !playerOf(state, seat).passed &&
    !usedOnce(state, seat, 'ascendancy')
  );
}

export function pushMoves(): MoveOf<'push' | 'stay'>[] {
  return [{ type: 'push' }, { type: 'stay' }];
}

export function answerPush(
  state: State,
  { planet }: { planet: Planet },
  move: MoveOf<'push' | 'stay'>,
): void {
  state.stack.pop();
  if (move.type === 'push') state.stack.push({ step: 'glide', planet, left: 1, back: false });
}

export function reactMoves(): MoveOf<'react' | 'decline'>[] {
  return [{ type: 'react' }, { type: 'decline' }];
}

export function answerReact(
  state: State,
  { seat, planet }: { seat: Seat; planet: Planet },
  move: MoveOf<'react' | 'decline'>,
): void {
  state.stack.pop();
  if (move.type !== 'react') return;
  useOnce(state, seat, 'ascendancy');
  startUse(state, seat, planet, planet, true);
}

/** R58: outside the own turn the limit holds at once. */
export function trimMoves(state: State, { seat }: { seat: Seat }): MoveOf<'trim'>[] {
  return cardsIn(playerOf(state, seat).objectives).map((card) => ({ type: 'trim', card }));
}

export function answerTrim(
  state: State,
  { seat }: { seat: Seat },
  move: MoveOf<'trim'>,
  events: Events,
): void {
  burnObjective(state, seat, move.card, events);
  if (playerOf(state, seat).objectives.length <= objectiveLimit(state, seat)) state.stack.pop();
}

// ── Mercury ───────────────────────────────────────────────────────────────────────────────────────

function charge(state: State, seat: Seat, events: Events, rng: Rng): void {
  const extra = bonus(state, seat, 'mercuryBonus');
  if (plays(state, seat, 'zealots')) {
    askAmount(state, seat, extra);
    return;
  }
  const level = BATTERY_NAMES[levelReached(playerOf(state, seat), BATTERIES)]!;
  const energy = drawMercury(state, seat, level, events, rng);
  gainEnergy(state, seat, energy + extra, 'mercury', events);
}

/** The value of a Mercury card; after the last one all planets make a step (R48). */
export function drawMercury(state: State, who: Seat, level: BatteryLevel, events: Events, rng: Rng): number {
  const card = drawCard(state, 'mercury', rng);
  // nobody holds Mercury cards, so there is always one
  if (card === undefined) return 0;
  discardCard(state, card);
  events?.push({ type: 'charged', seat: who, card });
  if (state.decks.mercury.length === 0) state.stack.push({ step: 'wheel', ring: 0 });
  return MERCURY_CARD[card][level];
}

/** 14.2: the Zealots take what they like; with a full battery there is nothing to choose. */
export function askAmount(state: State, seat: Seat, extra: number): void {
  if (playerOf(state, seat).energy < energyCapacity(state, seat))
    state.stack.push({ step: 'amount', seat, bonus: extra });
}

export function amountMoves(state: State, { seat }: { seat: Seat }): MoveOf<'amount'>[] {
  const free = energyCapacity(state, seat) - playerOf(state, seat).energy;
  return Array.from({ length: free }, (_, i) => ({ type: 'amount', energy: i + 1 }));
}

export function answerAmount(
  state: State,
  { seat, bonus: extra }: StepOf<'amount'>,
  move: MoveOf<'amount'>,
  events: Events,
): void {
  state.stack.pop();
  gainEnergy(state, seat, move.energy + extra, 'zealots', events);
}

// ── Venus, Saturn, Jupiter ────────────────────────────────────────────────────────────────────────

export function recruitMoves(state: State, { seat }: { seat: Seat }): MoveOf<'recruit'>[] {
  return Array.from({ length: playerOf(state, seat).resources }, (_, i) => ({
    type: 'recruit',
    count: i + 1,
  }));
}

export function answerRecruit(
  state: State,
  { seat }: { seat: Seat },
  { count }: MoveOf<'recruit'>,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  changeResources(state, seat, -count, 'venus', events);
  gainExplorers(state, seat, count + bonus(state, seat, 'venusBonus'), events, rng);
}

/** 7.6, 20: the Informant Ring and the Open Archive change a use of Saturn, not other draws. */
function useSaturn(state: State, seat: Seat, events: Events, rng: Rng): void {
  const [draw, keep] = holds(state, seat, INFORMANT_RING) ? [3, 2] : [2, 1];
  const all = bonus(state, seat, 'saturnKeepAll') > 0;
  drawObjectives(state, seat, draw, all ? draw : keep, events, rng);
}

export function exoplanetPrice(state: State, seat: Seat): number {
  return replaced(state, seat, 'jupiterCost') ?? EXOPLANET_COST;
}

type Market = Take<CardIn<'jupiter'>> | MoveOf<'refresh'>;

export function marketMoves(state: State, { seat }: { seat: Seat }): Market[] {
  const affordable = playerOf(state, seat).resources >= exoplanetPrice(state, seat);
  const cards = affordable ? state.exoplanets.map((card): Market => ({ type: 'take', card })) : [];
  return [...cards, { type: 'refresh' }];
}

/** 7.5: an empty market is filled before the effect of the card just taken. */
export function answerMarket(
  state: State,
  { seat }: { seat: Seat },
  move: Market,
  events: Events,
  rng: Rng,
): void {
  state.stack.pop();
  if (move.type !== 'take') {
    emptyMarket(state, 'exoplanets');
    fillMarket(state, 'exoplanets', events, rng);
    return;
  }
  changeResources(state, seat, -exoplanetPrice(state, seat), 'jupiter', events);
  takeFromMarket(state, 'exoplanets', move.card, events, rng);
  gainExoplanet(state, seat, move.card, events);
}

// ── Earth ─────────────────────────────────────────────────────────────────────────────────────────

function claimLeader(state: State, seat: Seat, events: Events): void {
  state.leader = seat;
  state.claimed = true;
  events?.push({ type: 'leader', seat });
}

/** 7.3: once somebody has taken the Leader token both Leader spaces are closed; in solo they always are. */
export function voteMoves(state: State): MoveOf<'vote'>[] {
  const spaces = state.claimed || isSolo(state) ? (['reward'] as const) : (['reward', 'leader'] as const);
  return (['A', 'B'] as const).flatMap((option) =>
    spaces.map((space): MoveOf<'vote'> => ({ type: 'vote', option, space })),
  );
}

export function answerVote(
  state: State,
  { seat }: { seat: Seat },
  { option, space }: MoveOf<'vote'>,
  events: Events,
): void {
  state.stack.pop();
  castVote(state, { seat, option, space }, events);
  if (space === 'leader') claimLeader(state, seat, events);
  else rewardVote(state, seat, option, plays(state, seat, 'council') ? 2 : 1);
}

export function castVote(state: State, vote: Vote, events: Events): void {
  state.votes = [...state.votes, vote];
  events?.push({ type: 'voted', ...vote });
}

export function rewardVote(state: State, who: Seat, option: 'A' | 'B', times: number): void {
  const { reward } = openOption(state, option);
  for (let i = 0; i < times; i++) pushOps(state, who, reward);
}
