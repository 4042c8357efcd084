import type { Texts } from '../../../kernel/entry.ts';
import type { Event, Move, State } from '../state.ts';
import { ending } from './ending.ts';
import { eventText } from './events.ts';
import { moveWords } from './moves.ts';
import { prompt } from './prompts.ts';

export const texts: Texts<State, Move, Event> = { prompt, move: moveWords, event: eventText, ending };
