import type { Flow, Question, Run } from '../../kernel/flow.ts';
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
  pulseStep,
  pulseSteps,
  scourSteps,
} from './activation.ts';
import { NAME, segmentOf, spaceOf } from './board.ts';
import { mayPlay, playCard, plays } from './cards.ts';
import { chainMoves, linked, recallLine } from './chain.ts';
import { conversions, convert, isConversion } from './conversion.ts';
import { afterFlare, answerChannel, answerOrbital, draw, flare, orbitalMoves, orbitals } from './drawing.ts';
import {
  answerAttrition,
  answerFirst,
  answerGap,
  answerPlace,
  answerWarp,
  attritionMoves,
  firstMoves,
  gapMoves,
  mayWarp,
  mustPlace,
  placeMoves,
  push,
  pushMoves,
  shift,
  trigger,
  warpMoves,
} from './events.ts';
import { MOST_DIVERS_PER_SPACE } from './facts.ts';
import { moveStep, moveSteps } from './flight.ts';
import { answerKeep, keepByChance, keepMoves } from './keeping.ts';
import { answerVestige, vestigeMoves } from './setup.ts';
import type { ActionName, Event, Frame, Move, State } from './state.ts';
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

type FrameOf<S extends Frame['step']> = Extract<Frame, { step: S }>;
type Ask<S extends Frame['step']> = Question<State, FrameOf<S>, Move, Event>;
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
const rescue: Ask<'rescue'> = {
  moves: (state, { seat }) => rescues(state, seat),
  play(state, { seat }, move, events) {
    const { at } = move as Extract<Move, { type: 'rescue' }>;
    const segment = segmentOf(boardOf(state), at);
    if (segment >= 0) takeGate(state, segment, events);
    else takeStation(state, spaceOf(at), events);
    buildDivers(state, seat, 2, events);
    state.stack.pop();
  },
};

function rescues(state: State, seat: Seat): Move[] {
  const moves = boardOf(state)
    .spaces.filter((space) => ownsStation(state, seat, space))
    .map((space): Move => ({ type: 'rescue', at: NAME[space]! }));
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
const action: Ask<'action'> = {
  moves(state, { seat }) {
    const moves: Move[] = [{ type: 'move' }];
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
    const action = move.type as ActionName;
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

const predraw: Ask<'predraw'> = {
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

const move: Ask<'move'> = {
  moves: (state, { seat }) => moveSteps(state, seat),
  play: (state, { seat }, move, events) => moveStep(state, seat, move, events),
};

/** The second half of TELEPORT and WARP; -1 is the hold. */
const land: Ask<'land'> = {
  moves(state, { seat, from, by }) {
    const player = playerOf(state, seat);
    return boardOf(state)
      .spaces.filter((to) => (to === from ? by === 'warp' : diversAt(player, to) < MOST_DIVERS_PER_SPACE))
      .map((to): Move => ({ type: 'land', to: NAME[to]! }));
  },
  play(state, { seat, from, by }, move, events) {
    const player = playerOf(state, seat);
    const to = spaceOf((move as Extract<Move, { type: 'land' }>).to);
    state.stack.pop();
    if (from < 0) player.hold--;
    else addDivers(player, from, -1);
    addDivers(player, to, 1);
    const start = from < 0 ? 'hold' : NAME[from]!;
    events?.push({ type: 'landed', seat, from: start, to: NAME[to]! });
    if (by === 'teleport') takeCube(state, seat, to, events);
  },
};

const convertStep: Ask<'convert'> = {
  moves: (state, { seat, again }) => [
    ...conversions(state, seat),
    ...(again ? [] : plays(state, seat, 'convert')),
  ],
  play(state, { seat, again }, move, events) {
    state.stack.pop();
    if (move.type === 'play') {
      playCard(state, seat, move, events);
    } else if (isConversion(move)) {
      const at = convert(state, seat, move, again, events);
      state.stack.push({ step: 'converted', seat, at });
      if (afterConversion(state, seat).length === 0) state.stack.pop();
    }
  },
};

function afterConversion(state: State, seat: Seat): Move[] {
  return [...plays(state, seat, 'converted'), ...plays(state, seat, 'any')];
}

const converted: Ask<'converted'> = {
  moves: (state, { seat }) => [...afterConversion(state, seat), { type: 'continue' }],
  play(state, { seat }, move, events) {
    const own = state.stack.length - 1;
    if (move.type === 'play') playCard(state, seat, move, events);
    state.stack.splice(own, 1);
  },
};

const chain: Ask<'chain'> = {
  moves: chainMoves,
  play(state, frame, move, events) {
    state.stack.pop();
    if (move.type === 'recall') recallLine(state, frame, spaceOf(move.from), events);
    else if (move.type === 'link') {
      const line = linked(state, frame, spaceOf(move.at), move.who);
      state.stack.push({
        step: 'chain',
        seat: frame.seat,
        spaces: [...line.spaces],
        owners: [...line.owners],
      });
    }
  },
};

const activate: Ask<'activate'> = {
  moves: (state, { seat }) => activateSteps(state, seat),
  play: (state, { seat }, move, events) => activateStep(state, seat, move, events),
};

const scour: Ask<'scour'> = {
  moves: (state, { seat }) => scourSteps(state, seat),
  play: (state, { seat }, move, events) => activateStep(state, seat, move, events),
};

const pulse: Ask<'pulse'> = {
  moves: (state, { seat }) => pulseSteps(state, seat),
  play: (state, { seat }, move, events) => pulseStep(state, seat, move, events),
};

const TAKE_OR_DECLINE: readonly Move[] = [{ type: 'take' }, { type: 'decline' }];

const bonus: Ask<'bonus'> = {
  moves: () => [...TAKE_OR_DECLINE],
  play: answerBonus,
};

const double: Ask<'double'> = {
  moves: () => [...TAKE_OR_DECLINE],
  play: answerDouble,
};

const metamorphosis: Ask<'metamorphosis'> = {
  moves: metamorphoses,
  play: (state, { seat }, move, events) => answerMetamorphosis(state, seat, move, events),
};

// ── Drawing and keeping (7, 8) ────────────────────────────────────────────────────────────────────

const channel: Ask<'channel'> = {
  moves: () => [{ type: 'spend' }, { type: 'save' }],
  play: (state, { seat }, move, events) => answerChannel(state, seat, move, events),
};

const orbital: Ask<'orbital'> = {
  moves: orbitalMoves,
  play: answerOrbital,
};

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

const keep: Ask<'keep'> = {
  moves: (state, { seat }) => keepMoves(state, seat),
  play(state, { seat }, move, events) {
    state.stack.pop();
    answerKeep(state, seat, move, events);
  },
};

// ── Events (11) ───────────────────────────────────────────────────────────────────────────────────

const attrition: Ask<'attrition'> = {
  moves: (state, { seat }) => attritionMoves(state, seat),
  play: (state, { seat }, move, events) => answerAttrition(state, seat, move, events),
};

const pushStep: Ask<'push'> = {
  moves: pushMoves,
  play(state, { seat, from }, move, events) {
    state.stack.pop();
    push(state, seat, from, spaceOf((move as Extract<Move, { type: 'push' }>).to), events);
  },
};

const warp: Ask<'warp'> = {
  moves: (state, { seat }) => warpMoves(state, seat),
  play: (state, { seat }, move) => answerWarp(state, seat, move),
};

const singularity: Ask<'singularity'> = {
  moves: (state, { seat }) => placeMoves(state, seat),
  play: (state, { seat }, move, events) => answerPlace(state, seat, move, events),
};

const gap: Ask<'gap'> = {
  moves: gapMoves,
  play: (state, _, move, events) => answerGap(state, move, events),
};

const first: Ask<'first'> = {
  moves: firstMoves,
  play: (state, _, move, events) => answerFirst(state, move, events),
};

const vestige: Ask<'vestige'> = {
  moves: vestigeMoves,
  play: answerVestige,
};

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
    event: (state, _, events) => trigger(state, events),
    shift,
    offer: offerBonus,
    squeezed: afterSqueeze,
  },
  questions: {
    vestige,
    rescue,
    action,
    move,
    land,
    convert: convertStep,
    converted,
    chain,
    activate,
    scour,
    pulse,
    bonus,
    double,
    metamorphosis,
    predraw,
    channel,
    orbital,
    keep,
    attrition,
    push: pushStep,
    warp,
    singularity,
    gap,
    first,
  },
};
