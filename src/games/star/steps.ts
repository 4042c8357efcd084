import { answer, type Flow, question, settle } from '../../kernel/flow/flow.ts';
import { actMoves, answerAct } from './actions/acting.ts';
import {
  answerKits,
  answerShips,
  kitMoves,
  openShipyard,
  openWorkshop,
  shipMoves,
} from './actions/building.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/match/rng.ts';
import { beginTurn } from './cards/drawing.ts';
import { answerFaction, answerPlace, factionMoves, muster, placeMoves } from './setup.ts';
import { resign } from './actions/resigning.ts';
import type { Event, Step, Move, State } from './state.ts';
import { endTurn } from './turn.ts';

/** The turn as a table of steps (8): those that run and those that ask. */
export const FLOW: Flow<State, Step, Move, Event> = {
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

/** A seat leaves whether it is asked or not (11.5); everything else answers the question on top. */
export function apply(state: State, seat: Seat, move: Move, rng: Rng, events?: Event[]): void {
  if (move.type !== 'resign') return answer(FLOW, state, seat, move, events, rng);
  resign(state, seat, events);
  settle(FLOW, state, events, rng);
}
