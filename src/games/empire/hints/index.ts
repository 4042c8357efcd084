import type { Hints } from '../../../kernel/entry.ts';
import type { Tuning } from '../../../kernel/hints/weights.ts';
import calibration from './calibration.json' with { type: 'json' };
import { judgementOf } from './judgement.ts';
import { chancesOf, valueOf } from './standing.ts';
import { TEMPERS } from './tempers.ts';
import { BY_HAND, TUNED, type Weights } from './weights.ts';
import type { Move, State } from '../state.ts';

/** What bots know of Empire of the Stars, by a table of weights. */
function hintsBy(weights: Weights): Hints<State, Move> {
  return {
    value: (state, seat) => valueOf(state, seat, weights),
    weight: (_state, _seat, { type }) => PROMISE[type] ?? 1,
    judge: (state, seat, moves) => judgementOf(state, seat, moves, weights),
    takesBack: ({ type }) => type === 'cancel',
    turn: ({ turn }) => turn,
    chances: (state) => chancesOf(state, weights),
    opening: ({ turn }) => turn === 0,
    foresight: {
      turns: 2,
      explore: 0.1,
      doubt: 1,
      handicap: 0.01,
      pace: 1500,
      practice: {
        novice: { attention: 0, slips: 0.45 },
        easy: { attention: 0, slips: 0.2 },
        casual: { attention: 0, slips: 0 },
        medium: { attention: 0.2, slips: 0 },
        skilled: { attention: 0.5, slips: 0 },
      },
      tempers: TEMPERS,
      calibration,
    },
  };
}

/** How promising kinds of moves are, whatever the position; none of those that are tried rather than judged. */
const PROMISE: Partial<Readonly<Record<Move['type'], number>>> = {
  use: 2,
  invest: 2,
  buy: 0.4,
  engage: 2,
  target: 2,
  cancel: 0.05,
  end: 0.5,
};

/** What `greedy` goes by, the same for ever. */
export const hints = hintsBy(BY_HAND);

/** What the levels of play go by. */
export const skill = hintsBy(TUNED);

export const tuning: Tuning = {
  weights: TUNED,
  fixed: ['victory', 'lead', 'leadPerRound', 'pace'],
  hintsBy,
};
