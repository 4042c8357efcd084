import type { Texts } from '../entry.ts';
import type { Event, Move, State } from './state.ts';

export const texts: Texts<State, Move, Event> = {
  prompt: (state) => state.stack.at(-1)?.step ?? '',
  move: (_state, move) => JSON.stringify(move),
  event: (event) => JSON.stringify(event),
  ending: (state) => state.ending,
};
