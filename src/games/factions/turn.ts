import type { Rng } from '../../kernel/match/rng.ts';
import type { Seat } from '../../kernel/game.ts';
import { cellOf, NAME, SECTORS } from './board.ts';
import { LAST_TURNS, MERCURY, MOST_OFFERS, MOST_TURNS, PASS_ENERGY, PROBES } from './facts.ts';
import { teleport, teleporters } from './cards/effects.ts';
import {
  addBeginnings,
  addKeeps,
  addSteps,
  begin,
  type Beginning,
  keepShip,
  mayUseTech,
  mustKeepShip,
  takeStep,
} from './actions/flight.ts';
import { addFree, type FreeMove, playFree } from './actions/free.ts';
import { startMapping } from './cards/mapping.ts';
import { addMining, mine, minable } from './actions/mining.ts';
import { FOLD_BEACON, holds, replaced, TRICKLE_COILS } from './cards/modifiers.ts';
import { addCompletions, burnObjective } from './cards/objectives.ts';
import { planetOf } from './actions/orbits.ts';
import { addCharges, addUses, askAmount, startUse } from './actions/planets.ts';
import type { Events, Step, Move, MoveOf, State, Taking } from './state.ts';
import { startOffer } from './actions/trade.ts';
import {
  cardsIn,
  energyCapacity,
  gainEnergy,
  isComplete,
  isSolo,
  objectiveLimit,
  ownMachine,
  playerOf,
  usedOnce,
  useOnce,
} from './verbs.ts';

/** Slots, turns and their questions (5). */

type Asked = { readonly seat: Seat };

// ── Slots ─────────────────────────────────────────────────────────────────────────────────────────

/** 5.2: whose slot it is takes a turn, or rests once passed; the last one left has only so many turns. */
export function openSlot(state: State, _frame: Step, events: Events): void {
  const seat = state.current;
  const player = playerOf(state, seat);
  if (player.passed) {
    rest(state, seat, events);
    state.stack.push({ step: 'next' });
    return;
  }
  const alone = !isSolo(state) && state.players.every(({ passed }, other) => passed || other === seat);
  const most = replaced(state, -1, 'lastPlayerTurns') ?? LAST_TURNS;
  if ((alone && player.lastTurns >= most) || player.turns >= MOST_TURNS) {
    state.stack.push({ step: 'next' });
    passTurn(state, seat, true, events);
    return;
  }
  if (alone) player.lastTurns += 1;
  player.turns += 1;
  startTurn(state, seat, events);
}

/** A passed player gains a little energy in each of its slots. */
export function rest(state: State, seat: Seat, events: Events): void {
  gainEnergy(state, seat, replaced(state, -1, 'passEnergy') ?? PASS_ENERGY, 'pass', events);
}

function startTurn(state: State, seat: Seat, events: Events): void {
  Object.assign(state.turn, newTurn(seat));
  events?.push({ type: 'turn', seat, round: state.round });
  if (holds(state, seat, TRICKLE_COILS)) gainEnergy(state, seat, 1, 'coils', events);
  state.stack.push({ step: 'next' });
  state.stack.push({ step: 'turn', seat });
}

export function newTurn(seat: Seat): State['turn'] {
  return {
    seat,
    placed: [],
    entered: [],
    paid: 0,
    gateSteps: 0,
    moved: false,
    phased: false,
    begun: [],
    mined: 0,
    best: 0,
    offers: 0,
  };
}

/** The Main Phase ends the moment the last seat passes; in solo the opponent plays after every slot. */
export function nextSlot(state: State): void {
  const everybodyPassed = state.players.every(({ passed }) => passed);
  if (isSolo(state)) {
    state.stack.push({ step: 'rivalTurn' });
    return;
  }
  if (everybodyPassed) {
    state.stack.push({ step: 'upkeep' });
    return;
  }
  state.current = (state.current + 1) % state.players.length;
  state.stack.push({ step: 'slot' });
}

function passTurn(state: State, seat: Seat, forced: boolean, events: Events): void {
  const player = playerOf(state, seat);
  player.passed = true;
  player.passIndex = 1 + Math.max(...state.players.map(({ passIndex }) => passIndex));
  events?.push({ type: 'passed', seat, forced });
}

// ── Before moving: trade, charge, move, act where one stands, or pass ─────────────────────────────

type Flight = MoveOf<'step' | 'phase'>;
type TurnMove =
  | FreeMove
  | Flight
  | Beginning
  | Special
  | MoveOf<'charge' | 'keepShip' | 'mine' | 'offer' | 'pass'>;

export function turnMoves(state: State, { seat }: Asked): TurnMove[] {
  const moves: TurnMove[] = [];
  const player = playerOf(state, seat);
  addCharges(state, seat, moves);
  if (mustKeepShip(player)) addKeeps(player, moves);
  else {
    addSteps(state, seat, moves);
    addBeginnings(state, seat, moves);
  }
  addMining(state, seat, moves);
  addSpecials(state, seat, moves);
  if (state.turn.offers < MOST_OFFERS) {
    for (let to = 0; to < state.players.length; to++) if (to !== seat) moves.push({ type: 'offer', to });
  }
  addFree(state, seat, moves);
  moves.push({ type: 'pass' });
  return moves;
}

export function answerTurn(state: State, { seat }: Asked, move: TurnMove, events: Events, rng: Rng): void {
  if (playFree(state, seat, move, events, rng)) return;
  if (move.type === 'offer') {
    startOffer(state, seat, move.to, events);
    return;
  }
  state.stack.pop();
  switch (move.type) {
    case 'pass':
      return endByPassing(state, seat, events);
    case 'charge':
      state.stack.push({ step: 'finish', seat });
      return startUse(state, seat, planetOf(move.via), MERCURY, false);
    case 'keepShip':
      keepShip(state, seat, move.at, events);
      state.stack.push({ step: 'begin', seat });
      return;
    case 'step':
    case 'phase':
      return fly(state, seat, move, events);
    case 'mine':
    case 'photosynthesis':
    case 'mapping':
    case 'beacon':
      return act(state, seat, move, events, rng);
    default:
      state.stack.push({ step: 'begin', seat });
      begin(state, seat, move, events);
  }
}

/** Trading first and then passing is fine; the limit of objectives holds all the same. */
function endByPassing(state: State, seat: Seat, events: Events): void {
  passTurn(state, seat, false, events);
  if (playerOf(state, seat).objectives.length > objectiveLimit(state, seat))
    state.stack.push({ step: 'trim', seat });
}

/** Actions that need no planet (5.6). */
type Special = MoveOf<'photosynthesis' | 'mapping' | 'beacon'>;

function addSpecials(state: State, seat: Seat, moves: Taking<Special>): void {
  const player = playerOf(state, seat);
  const room = player.energy < energyCapacity(state, seat);
  if (room && ownMachine(state, seat, 'zealots') && !usedOnce(state, seat, 'photosynthesis'))
    moves.push({ type: 'photosynthesis' });
  if (ownMachine(state, seat, 'sop') && player.exoplanets.some(({ explored }) => explored))
    moves.push({ type: 'mapping' });
  if (mayUseTech(state, seat, FOLD_BEACON)) addBeacons(state, seat, moves);
}

function addBeacons(state: State, seat: Seat, moves: Taking<MoveOf<'beacon'>>): void {
  for (const from of teleporters(state, seat)) {
    for (let to = 0; to < SECTORS; to++) {
      if (to !== from) moves.push({ type: 'beacon', from: NAME[from]!, to: NAME[to]! });
    }
  }
}

// ── Moving ────────────────────────────────────────────────────────────────────────────────────────

type BeginMove = FreeMove | Flight | Beginning | MoveOf<'stop'>;

/** After something was done at the beginning of a Movement. */
export function beginMoves(state: State, { seat }: Asked): BeginMove[] {
  const moves: BeginMove[] = [];
  addSteps(state, seat, moves);
  addBeginnings(state, seat, moves);
  addFree(state, seat, moves);
  moves.push({ type: 'stop' });
  return moves;
}

export function answerBegin(state: State, { seat }: Asked, move: BeginMove, events: Events, rng: Rng): void {
  if (isRescue(state, seat, move, events, rng) || playFree(state, seat, move, events, rng)) return;
  if (move.type === 'step' || move.type === 'phase') {
    state.stack.pop();
    fly(state, seat, move, events);
  } else if (move.type === 'stop') {
    state.stack.pop();
    state.stack.push({ step: 'land' });
  } else begin(state, seat, move, events);
}

function fly(state: State, seat: Seat, move: Flight, events: Events): void {
  takeStep(state, seat, cellOf(move.to), move.type === 'phase', events);
  state.stack.push({ step: 'fly', seat });
}

type FlyMove = FreeMove | Flight | MoveOf<'stop'>;

export function flyMoves(state: State, { seat }: Asked): FlyMove[] {
  const moves: FlyMove[] = [];
  addSteps(state, seat, moves);
  addFree(state, seat, moves);
  moves.push({ type: 'stop' });
  return moves;
}

export function answerFly(state: State, { seat }: Asked, move: FlyMove, events: Events, rng: Rng): void {
  if (isRescue(state, seat, move, events, rng) || playFree(state, seat, move, events, rng)) return;
  state.stack.pop();
  if (move.type === 'stop') state.stack.push({ step: 'land' });
  else fly(state, seat, move, events);
}

/** R32: a rescue in the middle of a Movement ends it. */
function isRescue(state: State, seat: Seat, move: Move, events: Events, rng: Rng): move is MoveOf<'rescue'> {
  if (move.type !== 'rescue') return false;
  state.stack.pop();
  state.stack.push({ step: 'land' });
  return playFree(state, seat, move, events, rng);
}

/** Whether there may be something to do at the end of a Movement follows from what all can see. */
export function land(state: State): void {
  const seat = state.turn.seat;
  const player = playerOf(state, seat);
  state.stack.push({ step: 'action', seat });
  if (!state.turn.moved) return;
  const probes = isComplete(player, PROBES) && minable(state, seat).length > 0;
  if (probes || player.objectives.length > 0) state.stack.push({ step: 'landed', seat });
}

type LandedMove = FreeMove | MoveOf<'mine' | 'proceed'>;

export function landedMoves(state: State, { seat }: Asked): LandedMove[] {
  const moves: LandedMove[] = [];
  if (isComplete(playerOf(state, seat), PROBES) && !state.turn.begun.includes('probes'))
    addMining(state, seat, moves);
  addCompletions(state, seat, 'END_OF_MOVEMENT', moves);
  addFree(state, seat, moves);
  moves.push({ type: 'proceed' });
  return moves;
}

export function answerLanded(
  state: State,
  { seat }: Asked,
  move: LandedMove,
  events: Events,
  rng: Rng,
): void {
  if (move.type === 'mine') {
    state.turn.begun = [...state.turn.begun, 'probes'];
    mine(state, seat, cellOf(move.at), 0, events, rng);
  } else if (!playFree(state, seat, move, events, rng)) state.stack.pop();
}

// ── Acting and ending ─────────────────────────────────────────────────────────────────────────────

type Act = Special | MoveOf<'use' | 'mine' | 'none'>;
type ActionMove = FreeMove | Act | MoveOf<'pass'>;

export function actionMoves(state: State, { seat }: Asked): ActionMove[] {
  const moves: ActionMove[] = [];
  addUses(state, seat, moves);
  addMining(state, seat, moves);
  addSpecials(state, seat, moves);
  addFree(state, seat, moves);
  moves.push({ type: state.turn.moved ? 'none' : 'pass' });
  return moves;
}

export function answerAction(
  state: State,
  { seat }: Asked,
  move: ActionMove,
  events: Events,
  rng: Rng,
): void {
  if (playFree(state, seat, move, events, rng)) return;
  state.stack.pop();
  if (move.type === 'pass') endByPassing(state, seat, events);
  else act(state, seat, move, events, rng);
}

function act(state: State, seat: Seat, move: Act, events: Events, rng: Rng): void {
  state.stack.push({ step: 'finish', seat });
  switch (move.type) {
    case 'use':
      return startUse(state, seat, planetOf(move.planet), planetOf(move.as), false);
    case 'mine':
      return mine(state, seat, cellOf(move.at), 0, events, rng);
    case 'photosynthesis':
      useOnce(state, seat, 'photosynthesis');
      return askAmount(state, seat, 0);
    case 'mapping':
      return startMapping(state, seat);
    case 'beacon':
      useOnce(state, seat, FOLD_BEACON);
      return teleport(state, seat, move, 'beacon', events);
    case 'none':
      return;
  }
}

type FinishMove = FreeMove | MoveOf<'trim' | 'end'>;

/** Over the limit of objectives the turn does not end before one is burned or completed. */
export function finishMoves(state: State, { seat }: Asked): FinishMove[] {
  const moves: FinishMove[] = [];
  const { objectives } = playerOf(state, seat);
  const over = objectives.length > objectiveLimit(state, seat);
  if (over) for (const card of cardsIn(objectives)) moves.push({ type: 'trim', card });
  addFree(state, seat, moves);
  if (!over) moves.push({ type: 'end' });
  return moves;
}

export function answerFinish(
  state: State,
  { seat }: Asked,
  move: FinishMove,
  events: Events,
  rng: Rng,
): void {
  if (playFree(state, seat, move, events, rng)) return;
  if (move.type === 'trim') burnObjective(state, seat, move.card, events);
  else state.stack.pop();
}
