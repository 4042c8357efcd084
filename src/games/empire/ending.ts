import type { Seat } from '../../kernel/game.ts';
import { outcomeOf } from './scoring.ts';
import type { EndCause, Events, State } from './state.ts';

/** How a match ends (12). */

/** Whether the match is over; 12.1: rules in the middle of which a solo match can end do nothing more then. */
export function isOver({ ending }: State): boolean {
  return ending !== '';
}

/** 12.2: the first trigger fixes who has the last turn. */
export function trigger(state: State, cause: EndCause, events: Events): void {
  if (state.trigger !== '') return;
  const seats = state.players.length;
  state.trigger = cause;
  state.finalSeat = (state.emperor + seats - 1) % seats;
  events?.push({ type: 'lastTurns', cause, finalSeat: state.finalSeat });
}

/** Nothing is left to be done. */
export function finish(state: State, cause: EndCause, events: Events): void {
  state.ending = cause;
  state.stack.length = 0;
  events?.push({ type: 'ended', cause, winners: winnersOf(state) });
}

function winnersOf(state: State): Seat[] {
  const places = outcomeOf(state)?.places ?? [];
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
