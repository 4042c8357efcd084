import type { Hints } from '../../../kernel/entry.ts';
import type { Tuning } from '../../../kernel/hints/weights.ts';
import calibration from './calibration.json' with { type: 'json' };
import { chancesOf } from './chances.ts';
import { valueOf } from './holdings.ts';
import { judgementOf } from './judgement.ts';
import { HINTED_TEMPERS } from './tempers.ts';
import { BY_HAND, TUNED, type Weights, weighBy } from './weights.ts';
import type { Move, State } from '../state.ts';

/** More turns than a round can have. */
const ROUND = 1000;

/** What bots know of Factions of Sol: questions of a turn follow a planned tour, the others their own worth. */
function hintsBy(weights: Weights): Hints<State, Move> {
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
      weighBy(weights, weights.sketch);
      return judgementOf(state, seat, moves);
    },
    turn: ({ round, players }) => players.reduce((sum, { turns }) => sum + turns, ROUND * round),
    opening: ({ round }) => round === 0,
    chances(state) {
      weighBy(weights);
      return chancesOf(state);
    },
    foresight: {
      turns: 1,
      explore: 0,
      doubt: 1,
      handicap: 0.01,
      pace: 300,
      practice: {
        novice: { attention: 0, slips: 1 },
        easy: { attention: 0, slips: 0.6 },
        casual: { attention: 0, slips: 0 },
        medium: { attention: 0.3, slips: 0 },
        skilled: { attention: 0.55, slips: 0 },
      },
      hintedTempers: HINTED_TEMPERS,
      calibration,
    },
  };
}

/** What `greedy` goes by, the same for ever. */
export const hints = hintsBy(BY_HAND);

/** What the levels of play go by. */
export const skill = hintsBy(TUNED);

export const tuning: Tuning = {
  weights: TUNED,
  fixed: ['spread', 'plan', 'sketch', 'glance', 'horizon', 'soloTurns', 'lead', 'faction', 'pick'],
  hintsBy,
};
