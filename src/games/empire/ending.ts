import type { Seat } from '../../kernel/game.ts';
import { outcomeOf } from './scoring.ts';
import type { EndCause, Events, State } from './state.ts';

/** How a match ends (12). */

/** Thrown where a solo match ends, so that nothing that would have followed is done. */
export class MatchOver extends Error {}

const OVER = new MatchOver('the match is over');

/** 12.1: the match stops in the middle of whatever is being done. */
export function endAtOnce(state: State, cause: EndCause, events: Events): never {
  finish(state, cause, events);
  throw OVER;
}

/** 12.2: the first trigger fixes who has the last turn. */
export function trigger(state: State, cause: EndCause, events: Events): void {
  if (state.trigger !== '') return;
  const seats = state.players.length;
  state.trigger = cause;
  state.finalSeat = (state.emperor + seats - 1) % seats;
  events?.push({ type: 'lastTurns', cause, finalSeat: state.finalSeat });
}

export function finish(state: State, cause: EndCause, events: Events): void {
  state.ending = cause;
  state.stack.length = 0;
  events?.push({ type: 'ended', cause, winners: winnersOf(state) });
}

function winnersOf(state: State): Seat[] {
  const places = outcomeOf(state)?.places ?? [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
