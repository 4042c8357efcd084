import type { State } from './state.ts';
import type { Events } from './verbs.ts';

/** How a match ends (9). */

/** Nothing more is drawn, kept or asked. */
export function endGame(state: State, events: Events): void {
  state.over = true;
  state.stack.length = 0;
  state.turn.queue = [];
  events?.push({ type: 'over', flares: state.flares });
}
