import type { Hints } from '../entry.ts';
import { judgementOf } from './hints/judgement.ts';
import { valueOf } from './hints/holdings.ts';
import type { Move, State } from './state.ts';

/** What bots know of Factions of Sol: questions of a turn follow a planned tour, the others their own worth. */
export const hints: Hints<State, Move> = {
  value: valueOf,
  weight: () => 1,
  judge: judgementOf,
};
