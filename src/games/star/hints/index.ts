import type { Hints } from '../../../kernel/entry.ts';
import type { Tuning } from '../../../kernel/hints/weights.ts';
import calibration from './calibration.json' with { type: 'json' };
import { judgementOf } from './judgement.ts';
import { chancesOf, valueOf } from './standing.ts';
import { TEMPERS } from './tempers.ts';
import { BY_HAND, TUNED, type Weights } from './weights.ts';
import type { Move, State } from '../state.ts';

/** What bots know of Star Factions, by a table of weights. */
function hintsBy(weights: Weights): Hints<State, Move> {
  return {
    value: (state, seat) => valueOf(state, seat, weights),
    weight: (_state, _seat, { type }) => PROMISE[type],
    judge: (state, seat, moves) => judgementOf(state, seat, moves, weights),
    turn: ({ round, order, current }) => round * order.length + order.indexOf(current),
    opening: ({ round }) => round === 0,
    chances: (state) => chancesOf(state, weights),
    foresight: {
      turns: 4,
      explore: 0.1,
      doubt: 1,
      handicap: 0.01,
      pace: 800,
      practice: {
        novice: { attention: 0, slips: 0.55 },
        easy: { attention: 0, slips: 0.25 },
        casual: { attention: 0, slips: 0 },
        medium: { attention: 0.3, slips: 0 },
        skilled: { attention: 0.6, slips: 0 },
      },
      tempers: TEMPERS,
      calibration,
    },
  };
}

/** How promising kinds of moves are, whatever the position. */
const PROMISE: Readonly<Record<Move['type'], number>> = {
  choose: 1,
  place: 1,
  build: 2,
  fit: 1,
  done: 0.2,
  move: 1,
  jump: 0.2,
  attack: 2,
  repair: 1,
  colonize: 10,
  decolonize: 8,
  end: 0.2,
  resign: 0,
};

/** What `greedy` goes by, the same for ever. */
export const hints = hintsBy(BY_HAND);

/** What the levels of play go by. */
export const skill = hintsBy(TUNED);

export const tuning: Tuning = {
  weights: TUNED,
  fixed: ['spread', 'toMove', 'triumph', 'victory'],
  hintsBy,
};
