import { answer, askedSeats, isAsked, movesOf, settle } from '../../kernel/flow.ts';
import type { Game } from '../../kernel/game.ts';
import { stateFault } from './invariants.ts';
import { answerKeep, keepMoves } from './keeping.ts';
import { OPTIONS, type Options, optionsFault } from './options.ts';
import { outcomeOf } from './scoring.ts';
import { setupState } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { FLOW } from './steps.ts';
import { determinize, redact } from './view.ts';

export { hints, skill, tuning } from './hints.ts';
export { score } from './scoring.ts';
export { texts } from './texts.ts';

export const game: Game<State, Move, Event, Options> = {
  id: 'sol',
  title: 'Sol: Last Days of a Star',
  rulesVersion: 1,
  seats: { min: 1, max: 5 },
  open: true,
  options: OPTIONS,
  optionsFault,

  setup(seats, options, rng) {
    const state = setupState(seats, options, rng);
    settle(FLOW, state, undefined, rng);
    return state;
  },

  seatsOf: (state) => state.players.length,

  /** Those with an open choice of a card to keep first: it waits for nobody. */
  actors(state) {
    const [asked] = askedSeats(state);
    if (asked === undefined) return [];
    if (state.options.keepTiming === 'immediate') return [asked];
    const owing = state.players.flatMap(({ owes }, seat) => (owes && seat !== asked ? [seat] : []));
    return [...owing, asked];
  },

  legalMoves(state, seat) {
    const owed = state.players[seat]?.owes ? keepMoves(state, seat) : [];
    return isAsked(state, seat) ? [...movesOf(FLOW, state, seat), ...owed] : owed;
  },

  apply(state, seat, move, rng, events) {
    if (move.type === 'keep' && state.players[seat]?.owes) answerKeep(state, seat, move, events);
    else answer(FLOW, state, seat, move, events, rng);
  },

  outcome: outcomeOf,
  redact,
  determinize,
  stateFault,
};
