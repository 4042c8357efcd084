import { answer, askedSeats, isAsked, movesOf, settle } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { stateFault } from './invariants.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcomeOf } from './scoring.ts';
import { setupState } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { FLOW } from './steps.ts';
import { determinize, redact } from './view.ts';

export { hints, skill, tuning } from './hints.ts';
export { report } from './report.ts';
export { score } from './scoring.ts';
export { texts } from './texts.ts';

export const game: Game<State, Move, Event, Options> = {
  id: 'empire',
  title: 'Empire of the Stars',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  secrets: true,
  options: OPTIONS,

  setup(seats, options, rng) {
    const state = setupState(seats, options, rng);
    settle(FLOW, state, undefined, rng);
    return state;
  },

  seatsOf: (state) => state.players.length,

  actors: askedSeats,

  legalMoves: (state, seat) => (isAsked(state, seat) ? movesOf(FLOW, state, seat) : []),

  apply(state, seat, move, rng, events) {
    answer(FLOW, state, seat, move, events, rng);
  },

  outcome: outcomeOf,
  redact,
  determinize,
  stateFault,
};
