import type { Hints } from '../entry.ts';
import { chancesOf } from './hints/chances.ts';
import { judgementOf } from './hints/judgement.ts';
import { valueOf } from './hints/holdings.ts';
import type { Move, State } from './state.ts';

/** More turns than a round can have. */
const ROUND = 1000;

/** What bots know of Factions of Sol: questions of a turn follow a planned tour, the others their own worth. */
export const hints: Hints<State, Move> = {
  value: valueOf,
  weight: () => 1,
  judge: judgementOf,
  turn: ({ round, players }) => players.reduce((sum, { turns }) => sum + turns, ROUND * round),
  chances: chancesOf,
  foresight: { turns: 2, doubt: 1, pace: 60 },
};
