import type { Rng } from '../../../kernel/match/rng.ts';
import { pick } from '../../../kernel/match/rng.ts';
import { around, NAME, type Sector } from '../board.ts';
import {
  EARTH,
  EXOPLANET,
  GATES,
  MARS,
  type Op,
  type Planet,
  RIVAL_CARD,
  type RivalOp,
  VENUS,
} from '../facts.ts';
import { drawObjectives, pushOps } from '../cards/effects.ts';
import { plainPrice } from './flight.ts';
import { placeGate, removeGates } from './gates.ts';
import { replaced } from '../cards/modifiers.ts';
import { planetOf } from './orbits.ts';
import { castVote, drawMercury, hasVoted, rewardVote } from './planets.ts';
import { type Events, type Step, type StepOf, type MoveOf, RIVAL, type Rival, type State } from '../state.ts';
import { rest } from '../turn.ts';
import { startConversion } from '../cards/upgrades.ts';
import { charge, clearSector, gainEnergy, gainResources, playerOf, rivalOf, without } from '../verbs.ts';

/** The automatic opponent of a solo game (18). */

/** After the human has passed it plays out its deck, and the human rests at each of its turns. */
export function rivalTurn(state: State, _frame: Step, events: Events, rng: Rng): void {
  const { passed } = playerOf(state, 0);
  const rival = rivalOf(state);
  if (rival.deck.length === 0) {
    if (passed) {
      state.stack.push({ step: 'upkeep' });
      return;
    }
    reshuffle(rival);
  }
  if (passed) rest(state, 0, events);
  state.stack.push(passed ? { step: 'rivalTurn' } : { step: 'slot' });
  drawRivalCard(state, events, rng);
}

/** Its discards go back into its deck. */
export function reshuffle(rival: Rival): void {
  rival.deck = [...rival.deck, ...rival.discard];
  rival.discard = [];
}

function drawRivalCard(state: State, events: Events, rng: Rng): void {
  const rival = rivalOf(state);
  const card = pick(rng, rival.deck);
  rival.deck = without(rival.deck, card);
  events?.push({ type: 'rivalCard', card });
  state.stack.push({ step: 'rivalOps', card, at: 0 });
  rival.discard = [...rival.discard, card];
}

export function runRivalOps(state: State, { card, at }: StepOf<'rivalOps'>, events: Events, rng: Rng): void {
  const { do: ops, planet } = RIVAL_CARD[card];
  if (at + 1 < ops.length) state.stack.push({ step: 'rivalOps', card, at: at + 1 });
  const op = ops[at]!;
  if (typeof op === 'object') pushOps(state, RIVAL, [op]);
  else perform(state, op, planet === undefined ? -1 : planetOf(planet), events, rng);
}

function perform(state: State, op: Exclude<RivalOp, Op>, planet: Planet, events: Events, rng: Rng): void {
  switch (op) {
    case 'orbit':
      return void state.stack.push({ step: 'glide', planet, left: 1, back: false });
    case 'energyAround':
      return floodAround(state, planet, events);
    case 'drawMercuryAlpha':
      return gainEnergy(state, RIVAL, drawMercury(state, RIVAL, 'alpha', events, rng), 'mercury', events);
    case 'vote':
      return startVote(state, hasVoted(state, RIVAL), 1, 1, events);
    case 'voteTwice':
      return startVote(state, false, 2, 3, events);
    case 'spendOnUpgrades':
      return startConversion(state, RIVAL, { burn: 2, gain: 1, most: Number.MAX_SAFE_INTEGER }, events);
    case 'gainObjective':
      return drawObjectives(state, RIVAL, 1, 1, events, rng);
    case 'produceAll':
      return produceAll(state, events);
    case 'wormholeDrain':
      removeGates(state, events);
      return void state.stack.push({ step: 'drain', seat: 0, left: GATES });
    case 'orbitInner':
      for (const inner of [MARS, EARTH, VENUS])
        state.stack.push({ step: 'glide', planet: inner, left: 1, back: false });
      return;
    case 'repeatLastPlanet':
      return repeatLast(state, events, rng);
  }
}

/** Energy as if it moved in from all sides. */
function floodAround(state: State, planet: Planet, events: Events): void {
  const most = replaced(state, -1, 'maxMoveCost') ?? Number.POSITIVE_INFINITY;
  for (const at of around(state.planets[planet]!)) {
    const price = Math.min(most, plainPrice(state, -1, at));
    charge(state, at, price);
    events?.push({ type: 'flooded', at: NAME[at]!, price });
  }
}

function startVote(state: State, voted: boolean, times: number, otherwise: number, events: Events): void {
  if (state.event === '' || voted) gainResources(state, RIVAL, otherwise, 'vote', events);
  else state.stack.push({ step: 'rivalVote', seat: 0, times });
}

export function rivalVoteMoves(): MoveOf<'vote'>[] {
  return (['A', 'B'] as const).map((option) => ({ type: 'vote', option, space: 'reward' }));
}

export function answerRivalVote(
  state: State,
  { times }: StepOf<'rivalVote'>,
  { option }: MoveOf<'vote'>,
  events: Events,
): void {
  state.stack.pop();
  castVote(state, { seat: RIVAL, option, space: 'reward' }, events);
  rewardVote(state, RIVAL, option, times);
}

function produceAll(state: State, events: Events): void {
  let [energy, resources] = [0, 0];
  for (const card of rivalOf(state).exoplanets) {
    const { production } = EXOPLANET[card];
    energy += production.energy;
    resources += production.resources;
  }
  gainResources(state, RIVAL, resources, 'production', events);
  gainEnergy(state, RIVAL, energy, 'production', events);
}

/** The card on top of its discards once more; the drawn one is not there yet. */
function repeatLast(state: State, events: Events, rng: Rng): void {
  const { deck, discard } = rivalOf(state);
  const last = discard.at(-2);
  if (last !== undefined) state.stack.push({ step: 'rivalOps', card: last, at: 0 });
  else if (deck.length > 0) drawRivalCard(state, events, rng);
}

type Drain = StepOf<'drain'>;

/** The sectors with the most energy that have no token yet. */
export function drainMoves(state: State): MoveOf<'drain'>[] {
  const open = state.energy.map((_, at) => at).filter((at) => !state.gates.includes(at));
  const most = Math.max(...open.map((at) => state.energy[at]!));
  return open.filter((at) => state.energy[at] === most).map((at) => ({ type: 'drain', at: NAME[at]! }));
}

export function answerDrain(
  state: State,
  { seat, left }: Drain,
  { at }: MoveOf<'drain'>,
  events: Events,
): void {
  state.stack.pop();
  placeGate(state, at, events);
  if (left > 1) {
    state.stack.push({ step: 'drain', seat, left: left - 1 });
    return;
  }
  const sum = state.gates.reduce((energy, gate: Sector) => energy + clearSector(state, gate, events), 0);
  gainEnergy(state, RIVAL, sum, 'effect', events);
}
