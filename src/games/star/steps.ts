import { type Flow, question } from '../../kernel/flow/flow.ts';
import { actMoves, answerAct } from './actions/acting.ts';
import {
  answerKits,
  answerShips,
  kitMoves,
  openShipyard,
  openWorkshop,
  shipMoves,
} from './actions/building.ts';
import { beginTurn } from './cards/drawing.ts';
import { eliminate, finish } from './ending.ts';
import { answerFaction, answerPlace, factionMoves, muster, placeMoves } from './setup.ts';
import type { Event, Events, Frame, FrameOf, Move, State } from './state.ts';
import { playerOf } from './verbs.ts';

/** The turn as a table of steps (8): those that run and those that ask. */
export const FLOW: Flow<State, Frame, Move, Event> = {
  runs: {
    muster,
    turn: beginTurn,
    shipyard: openShipyard,
    workshop: openWorkshop,
    end: endTurn,
  },
  questions: {
    faction: question(factionMoves, answerFaction),
    place: question(placeMoves, answerPlace),
    ships: question(shipMoves, answerShips),
    kits: question(kitMoves, answerKits),
    act: question(actMoves, answerAct),
  },
};

/** E0: grace runs out, the round may be over, and the turn goes to the next living player. */
function endTurn(state: State, _: FrameOf<'end'>, events: Events): void {
  countGrace(state, events);
  if (state.ending !== '') return;
  const place = state.order.indexOf(state.current);
  const living = state.order.filter((seat) => playerOf(state, seat).alive);
  const later = living.find((seat) => state.order.indexOf(seat) > place);
  if (later === undefined && !startRound(state, events)) return;
  state.current = later ?? living[0]!;
  state.stack.push({ step: 'turn' });
}

/** 10.1: only turns begun in grace count. */
function countGrace(state: State, events: Events): void {
  const player = playerOf(state, state.current);
  if (!state.graceTurn || player.grace === 0) return;
  player.grace -= 1;
  if (player.grace === 0) eliminate(state, state.current, events);
  else events?.push({ type: 'grace', seat: state.current, turns: player.grace });
}

/** 10.4: false when there is no further round. */
function startRound(state: State, events: Events): boolean {
  const { roundLimit } = state.options;
  if (roundLimit > 0 && state.round >= roundLimit) {
    finish(state, 'roundLimit', events);
    return false;
  }
  state.round += 1;
  return true;
}
