import { moveText } from '../../kernel/text.ts';
import type { Texts } from '../entry.ts';
import type { Event, Move, State } from './state.ts';

export const texts: Texts<State, Move, Event> = {
  prompt: (_state, seat, names) => `${names[seat]} chooses.`,
  move: (_state, move) => moveText(move),
  event: (event) => event.type,
  ending: () => 'The match is over.',
};
