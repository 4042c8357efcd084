import { type Flow, isAsked, movesOf, question } from '../../kernel/flow/flow.ts';
import type { Seat } from '../../kernel/game.ts';
import {
  activateStep,
  activateSteps,
  afterSqueeze,
  answerBonus,
  answerDouble,
  answerMetamorphosis,
  metamorphoses,
  offerBonus,
  offerMoves,
  pulseStep,
  pulseSteps,
  scourSteps,
} from './actions/activation.ts';
import { NAME, spaceOf } from './board.ts';
import { playCard, plays } from './cards/cards.ts';
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
import { answerKeep, askKeep, keepMoves } from './actions/keeping.ts';
import { answerVestige, vestigeMoves } from './setup.ts';
import { acted, action, type Ask, begin, type Go, next, orbit, predraw, rescue, turn } from './turn.ts';
import type { Event, Step, Move, MoveOf, Play, State } from './state.ts';
import { addDivers, boardOf, diversAt, diversInPlay, inTurnOrder, playerOf, takeCube } from './verbs.ts';

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

const keep: Ask<'keep', MoveOf<'keep'>> = {
  moves: (state, { seat }) => keepMoves(state, seat),
  play(state, { seat }, move, events) {
    state.stack.pop();
    answerKeep(state, seat, move, events);
    askKeep(state, seat);
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
} satisfies Flow<State, Step, Move, Event>['questions'];

/** Every step of the game by name. */
export const FLOW: Flow<State, Step, Move, Event> = {
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

/** What a seat may choose: what it is asked for, and a card to keep as long as that is open. */
export function legalMoves(state: State, seat: Seat): Move[] {
  const asked = isAsked(state, seat) ? movesOf(FLOW, state, seat) : [];
  return state.players[seat]?.owes ? [...asked, ...keepMoves(state, seat)] : asked;
}
