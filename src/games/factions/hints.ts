import type { Foresight, Hints } from '../entry.ts';
import type { Tuning } from '../weights.ts';
import { chancesOf } from './hints/chances.ts';
import { valueOf } from './hints/holdings.ts';
import { judgementOf } from './hints/judgement.ts';
import { SKILLED, WEIGHTS, type Weights, weighBy } from './hints/weights.ts';
import type { Move, State } from './state.ts';

/** More turns than a round can have. */
const ROUND = 1000;

const FORESIGHT: Foresight = { turns: 1, explore: 0, doubt: 1, handicap: 0.3, pace: 900, slip: 0.06 };

/** What bots know of Factions of Sol: questions of a turn follow a planned tour, the others their own worth. */
function hintsBy(weights: Weights, foresight = FORESIGHT): Hints<State, Move> {
  const rough = { ...weights, plan: weights.sketch };
  return {
    value(state, seat) {
      weighBy(weights);
      return valueOf(state, seat);
    },
    weight: (_state, _seat, move) => (move.type === 'faction' ? weights.faction[move.faction] : 1),
    judge(state, seat, moves) {
      weighBy(weights);
      return judgementOf(state, seat, moves);
    },
    glance(state, seat, moves) {
      weighBy(rough);
      return judgementOf(state, seat, moves);
    },
    turn: ({ round, players }) => players.reduce((sum, { turns }) => sum + turns, ROUND * round),
    opening: ({ round }) => round === 0,
    chances(state) {
      weighBy(weights);
      return chancesOf(state);
    },
    foresight,
  };
}

/** What `greedy` plays by: weights by hand, the same for ever. */
export const hints = hintsBy(WEIGHTS);

/** What the levels of play go by. */
export const skill = hintsBy(SKILLED, { ...FORESIGHT, pace: 300 });

export const tuning: Tuning = {
  weights: WEIGHTS,
  fixed: ['spread', 'plan', 'sketch', 'glance', 'horizon', 'soloTurns', 'lead', 'faction', 'pick'],
  hintsBy,
};
