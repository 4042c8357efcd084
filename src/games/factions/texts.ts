import type { Texts } from '../../kernel/entry.ts';
import type { Event, Move, State } from './state.ts';
import { ending } from './texts/ending.ts';
import { eventText } from './texts/events.ts';
import { moveWords } from './texts/moves.ts';
import { prompt } from './texts/prompts.ts';

export const texts: Texts<State, Move, Event> = { prompt, move: moveWords, event: eventText, ending };
