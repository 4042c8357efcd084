import type { Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import type { State } from './state.ts';

/** Everything lies open (15): the deck is a bag without an order, so there is nothing to hide and nothing to guess. */

export function redact(state: State, _viewer: Seat | undefined): State {
  return clone(state);
}

export function determinize(redacted: State): State {
  return clone(redacted);
}
