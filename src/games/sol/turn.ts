import type { Question, Run } from '../../kernel/flow/flow.ts';
import type { Seat } from '../../kernel/game.ts';
import { mayActivate, mayClear } from './actions/activation.ts';
import { NAME, segmentOf, spaceOf } from './board.ts';
import { mayPlay, playCard, plays } from './cards/cards.ts';
import { conversions } from './actions/conversion.ts';
import { keepByChance } from './actions/keeping.ts';
import type { Action, ActionName, Event, Step, StepOf, Move, MoveOf, Play, State } from './state.ts';
import {
  boardOf,
  buildDivers,
  diversInPlay,
  earnCards,
  type Events,
  inTurnOrder,
  ownsStation,
  playerOf,
  power,
  segmentName,
  spacesHeld,
  takeGate,
  takeStation,
} from './verbs.ts';

/** A question of one step, and a step that runs. */
export type Ask<S extends Step['step'], M extends Move> = Question<State, StepOf<S>, M, Event>;
export type Go<S extends Step['step']> = Run<State, StepOf<S>, Event>;

/** The turn (5). */

/** T0 */
export const turn: Go<'turn'> = (state, _, events, rng) => {
  const { seat } = state.turn;
  const player = playerOf(state, seat);
  state.turn.number++;
  resetTurn(state);
  events?.push({ type: 'turn', seat, number: state.turn.number });
  while (player.owes) keepByChance(state, seat, events, rng);
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
  turn.seen = [];
  turn.paid = [];
  turn.start = [];
  turn.used = [];
}

/** 5.2 */
export const rescue: Ask<'rescue', MoveOf<'rescue'>> = {
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
export const begin: Go<'begin'> = (state) => {
  const { turn, stack, players } = state;
  const player = playerOf(state, turn.seat);
  turn.start = spacesHeld(state, player);
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
export const action: Ask<'action', Play | Action> = {
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
    chooseAction(state, seat, move.type, events);
  },
};

/** The action takes the place of the question for it. */
export function chooseAction(state: State, seat: Seat, action: ActionName, events: Events): void {
  state.stack.pop();
  state.turn.acted = false;
  events?.push({ type: 'action', seat, action });
  if (action === 'move') state.turn.points = power(state, seat);
  state.stack.push(action === 'convert' ? { step: 'convert', seat, again: false } : { step: action, seat });
}

/** T3: the action is over; its cards are about to be drawn. */
export const acted: Go<'acted'> = (state) => {
  const { turn, stack } = state;
  if (turn.queue.length === 0) return;
  turn.earned = true;
  if (mayPlay(state, turn.seat, 'draw')) stack.push({ step: 'predraw', seat: turn.seat });
};

export const predraw: Ask<'predraw', Play | MoveOf<'proceed'>> = {
  moves: (state, { seat }) => [...plays(state, seat, 'draw'), { type: 'proceed' }],
  play(state, { seat }, move, events) {
    state.stack.pop();
    if (move.type === 'play') playCard(state, seat, move, events);
  },
};

/** T5, with the solo card (12.2) and the stall guard (5.7). */
export const orbit: Go<'orbit'> = (state, _, events) => {
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
export const next: Go<'next'> = (state) => {
  state.turn.seat = inTurnOrder(state, 1);
  state.stack.push({ step: 'turn' });
};
