import { type Flow, type Question, question, type Run } from '../../kernel/flow/flow.ts';
import type { Seat } from '../../kernel/game.ts';
import {
  activateStep,
  activateSteps,
  afterSqueeze,
  answerBonus,
  answerDouble,
  answerMetamorphosis,
  mayActivate,
  mayClear,
  metamorphoses,
  offerBonus,
  offerMoves,
  pulseStep,
  pulseSteps,
  scourSteps,
} from './actions/activation.ts';
import { NAME, segmentOf, spaceOf } from './board.ts';
import { mayPlay, playCard, plays } from './cards/cards.ts';
import { answerChain, chainMoves } from './cards/chain.ts';
import { type Conversion, conversions, convert } from './actions/conversion.ts';
import {
  afterFlare,
  answerChannel,
  answerOrbital,
  channelMoves,
  draw,
  flare,
  orbitalMoves,
  orbitals,
} from './actions/drawing.ts';
import {
  answerAttrition,
  answerFirst,
  answerGap,
  answerPlace,
  answerPush,
  answerWarp,
  attritionMoves,
  firstMoves,
  gapMoves,
  mayWarp,
  mustPlace,
  placeMoves,
  pushMoves,
  shift,
  trigger,
  warpMoves,
} from './cards/events.ts';
import { MOST_DIVERS_PER_SPACE } from './facts.ts';
import { moveStep, moveSteps } from './actions/flight.ts';
import { answerKeep, keepByChance, keepMoves } from './actions/keeping.ts';
import { answerVestige, vestigeMoves } from './setup.ts';
import type { Action, Event, Frame, FrameOf, Move, MoveOf, Play, State } from './state.ts';
import {
  addDivers,
  boardOf,
  buildDivers,
  diversAt,
  diversInPlay,
  earnCards,
  inTurnOrder,
  ownsStation,
  playerOf,
  power,
  segmentName,
  takeCube,
  takeGate,
  takeStation,
} from './verbs.ts';

type Ask<S extends Frame['step'], M extends Move> = Question<State, FrameOf<S>, M, Event>;
type Go<S extends Frame['step']> = Run<State, FrameOf<S>, Event>;

// ── The turn (5) ──────────────────────────────────────────────────────────────────────────────────

/** T0 */
const turn: Go<'turn'> = (state, _, events, rng) => {
  const { seat } = state.turn;
  const player = playerOf(state, seat);
  state.turn.number++;
  resetTurn(state);
  events?.push({ type: 'turn', seat, number: state.turn.number });
  if (player.owes) keepByChance(state, seat, events, rng);
  state.stack.push({ step: 'begin' });
  const needsRescue = diversInPlay(player) === 0 && player.reserve > 0;
  if (needsRescue && rescues(state, seat).length > 0) state.stack.push({ step: 'rescue', seat });
};

function resetTurn({ turn }: State): void {
  turn.points = 0;
  turn.acted = false;
  turn.effect = '';
  turn.uses = 0;
  turn.marked = -1;
  turn.type = -1;
  turn.cleared = false;
  turn.earned = false;
  turn.flared = false;
  for (const list of [turn.seen, turn.paid, turn.start, turn.used]) list.length = 0;
}

/** 5.2 */
const rescue: Ask<'rescue', MoveOf<'rescue'>> = {
  moves: (state, { seat }) => rescues(state, seat),
  play(state, { seat }, { at }, events) {
    const segment = segmentOf(boardOf(state), at);
    if (segment >= 0) takeGate(state, segment, events);
    else takeStation(state, spaceOf(at), events);
    buildDivers(state, seat, 2, events);
    state.stack.pop();
  },
};

function rescues(state: State, seat: Seat): MoveOf<'rescue'>[] {
  const moves = boardOf(state)
    .spaces.filter((space) => ownsStation(state, seat, space))
    .map((space): MoveOf<'rescue'> => ({ type: 'rescue', at: NAME[space]! }));
  if (!state.options.rescueGates) return moves;
  state.gates.forEach((gate, segment) => {
    if (gate === 1 + seat) moves.push({ type: 'rescue', at: segmentName(state, segment) });
  });
  return moves;
}

/** The rest of the turn, from T1 to T7, lies on the stack from here on. */
const begin: Go<'begin'> = (state) => {
  const { turn, stack, players } = state;
  const player = playerOf(state, turn.seat);
  for (const space of boardOf(state).spaces) if (diversAt(player, space) > 0) turn.start.push(space);
  stack.push(
    { step: 'next' },
    { step: 'inTurn', ask: 'keep', left: players.length },
    { step: 'orbit' },
    { step: 'draw', left: 0 },
    { step: 'acted' },
    { step: 'action', seat: turn.seat },
  );
};

/** T1 (5.3) */
const action: Ask<'action', Play | Action> = {
  moves(state, { seat }) {
    const moves: (Play | Action)[] = [{ type: 'move' }];
    if (conversions(state, seat).length > 0 || mayPlay(state, seat, 'convert'))
      moves.push({ type: 'convert' });
    if (mayActivate(state, seat)) moves.push({ type: 'activate' });
    if (state.event === 'FEEDERS' && mayClear(state, seat)) moves.push({ type: 'scour' });
    moves.push(...plays(state, seat, 'any'));
    return moves;
  },
  play(state, { seat }, move, events) {
    if (move.type === 'play') {
      playCard(state, seat, move, events);
      return;
    }
    const action = move.type;
    state.stack.pop();
    state.turn.acted = false;
    events?.push({ type: 'action', seat, action });
    if (action === 'move') state.turn.points = power(state, seat);
    state.stack.push(action === 'convert' ? { step: 'convert', seat, again: false } : { step: action, seat });
  },
};

/** T3: the action is over; its cards are about to be drawn. */
const acted: Go<'acted'> = (state) => {
  const { turn, stack } = state;
  if (turn.queue.length === 0) return;
  turn.earned = true;
  if (mayPlay(state, turn.seat, 'draw')) stack.push({ step: 'predraw', seat: turn.seat });
};

const predraw: Ask<'predraw', Play | MoveOf<'proceed'>> = {
  moves: (state, { seat }) => [...plays(state, seat, 'draw'), { type: 'proceed' }],
  play(state, { seat }, move, events) {
    state.stack.pop();
    if (move.type === 'play') playCard(state, seat, move, events);
  },
};

/** T5, with the solo card (12.2) and the stall guard (5.7). */
const orbit: Go<'orbit'> = (state, _, events) => {
  const { turn, players, options } = state;
  const player = playerOf(state, turn.seat);
  player.eye = (player.eye + 1) % boardOf(state).eyes;
  events?.push({ type: 'orbited', seat: turn.seat, eye: player.eye });
  const patience = options.stallRounds * players.length;
  const stalled = patience > 0 && state.idle >= patience && !turn.earned;
  if (options.mode !== 'competitive' || stalled) {
    earnCards(state, 1, 'orbit');
    state.stack.push({ step: 'draw', left: 0 });
  }
  state.idle = turn.earned ? 0 : state.idle + 1;
};

/** T7 */
const next: Go<'next'> = (state) => {
  state.turn.seat = inTurnOrder(state, 1);
  state.stack.push({ step: 'turn' });
};

// ── Actions (6) ───────────────────────────────────────────────────────────────────────────────────

/** The second half of TELEPORT and WARP; -1 is the hold. */
const land: Ask<'land', MoveOf<'land'>> = {
  moves(state, { seat, from, by }) {
    const player = playerOf(state, seat);
    return boardOf(state)
      .spaces.filter((to) => (to === from ? by === 'warp' : diversAt(player, to) < MOST_DIVERS_PER_SPACE))
      .map((to): MoveOf<'land'> => ({ type: 'land', to: NAME[to]! }));
  },
  play(state, { seat, from, by }, move, events) {
    const player = playerOf(state, seat);
    const to = spaceOf(move.to);
    state.stack.pop();
    if (from < 0) player.hold--;
    else addDivers(player, from, -1);
    addDivers(player, to, 1);
    const start = from < 0 ? 'hold' : NAME[from]!;
    events?.push({ type: 'landed', seat, from: start, to: NAME[to]! });
    if (by === 'teleport') takeCube(state, seat, to, events);
  },
};

const convertStep: Ask<'convert', Play | Conversion> = {
  moves: (state, { seat, again }) => [
    ...conversions(state, seat),
    ...(again ? [] : plays(state, seat, 'convert')),
  ],
  play(state, { seat, again }, move, events) {
    state.stack.pop();
    if (move.type === 'play') {
      playCard(state, seat, move, events);
      return;
    }
    const at = convert(state, seat, move, again, events);
    state.stack.push({ step: 'converted', seat, at });
    if (afterConversion(state, seat).length === 0) state.stack.pop();
  },
};

function afterConversion(state: State, seat: Seat): Play[] {
  return [...plays(state, seat, 'converted'), ...plays(state, seat, 'any')];
}

const converted: Ask<'converted', Play | MoveOf<'continue'>> = {
  moves: (state, { seat }) => [...afterConversion(state, seat), { type: 'continue' }],
  play(state, { seat }, move, events) {
    const own = state.stack.length - 1;
    if (move.type === 'play') playCard(state, seat, move, events);
    state.stack.splice(own, 1);
  },
};

// ── Drawing and keeping (7, 8) ────────────────────────────────────────────────────────────────────

/** Asks each player it concerns, in turn order from the active one. */
const inTurn: Go<'inTurn'> = (state, { ask, left }) => {
  const seat = inTurnOrder(state, state.players.length - left);
  if (left > 1) state.stack.push({ step: 'inTurn', ask, left: left - 1 });
  switch (ask) {
    case 'orbital':
      if (orbitals(state, seat, []).length > 0) state.stack.push({ step: 'orbital', seat, used: [] });
      break;
    case 'attrition':
      if (diversInPlay(playerOf(state, seat)) > 0) state.stack.push({ step: 'attrition', seat });
      break;
    case 'warp':
      if (mayWarp(state, seat)) state.stack.push({ step: 'warp', seat });
      break;
    case 'singularity':
      if (mustPlace(playerOf(state, seat))) state.stack.push({ step: 'singularity', seat });
      break;
    case 'keep':
      askKeep(state, seat);
      break;
  }
};

/** T6; deferred choices stay open, unless the owner's turn is next and nobody could answer in between (8.3). */
function askKeep(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  if (player.pool.length === 0 || player.owes) return;
  if (state.options.keepTiming === 'deferred' && seat !== inTurnOrder(state, 1)) player.owes = true;
  else state.stack.push({ step: 'keep', seat });
}

const keep: Ask<'keep', MoveOf<'keep'>> = {
  moves: (state, { seat }) => keepMoves(state, seat),
  play(state, { seat }, move, events) {
    state.stack.pop();
    answerKeep(state, seat, move, events);
  },
};

/** The questions, by step. */
const QUESTIONS = {
  vestige: question(vestigeMoves, answerVestige),
  rescue,
  action,
  move: question(moveSteps, moveStep),
  land,
  convert: convertStep,
  converted,
  chain: question(chainMoves, answerChain),
  activate: question(activateSteps, activateStep),
  scour: question(scourSteps, activateStep),
  pulse: question(pulseSteps, pulseStep),
  bonus: question(offerMoves, answerBonus),
  double: question(offerMoves, answerDouble),
  metamorphosis: question(metamorphoses, answerMetamorphosis),
  predraw,
  channel: question(channelMoves, answerChannel),
  orbital: question(orbitalMoves, answerOrbital),
  keep,
  attrition: question(attritionMoves, answerAttrition),
  push: question(pushMoves, answerPush),
  warp: question(warpMoves, answerWarp),
  singularity: question(placeMoves, answerPlace),
  gap: question(gapMoves, answerGap),
  first: question(firstMoves, answerFirst),
} satisfies Flow<State, Frame, Move, Event>['questions'];

/** Every step of the game by name. */
export const FLOW: Flow<State, Frame, Move, Event> = {
  runs: {
    turn,
    begin,
    acted,
    orbit,
    next,
    inTurn,
    draw,
    flare,
    flared: afterFlare,
    event: trigger,
    shift,
    offer: offerBonus,
    squeezed: afterSqueeze,
  },
  questions: QUESTIONS,
};
