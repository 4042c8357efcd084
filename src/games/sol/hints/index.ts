import type { Seat } from '../../../kernel/game.ts';
import type { Hints } from '../../../kernel/entry.ts';
import type { Tuning } from '../../../kernel/hints/weights.ts';
import calibration from './calibration.json' with { type: 'json' };
import { SUITS } from '../facts.ts';
import { chancesOf } from './chances.ts';
import { partsOf } from './parts.ts';
import { TEMPERS } from './tempers.ts';
import { BY_HAND, TUNED, type Weights } from './weights.ts';
import type { Move, State } from '../state.ts';

/** What bots know of Sol, by a table of weights. */
function hintsBy(weights: Weights): Hints<State, Move> {
  return {
    value: (state, seat) => total(partsOf(state, seat, weights)),
    weight: nudge,
    turn: ({ turn }) => turn.number,
    opening: ({ turn }) => turn.number === 0,
    chances: (state) => chancesOf(state, weights),
    foresight: {
      turns: 1,
      explore: 0,
      doubt: 1,
      handicap: 0.01,
      pace: 2000,
      practice: {
        novice: { attention: 0, slips: 0.09 },
        easy: { attention: 0, slips: 0.045 },
        casual: { attention: 0, slips: 0 },
        medium: { attention: 0.35, slips: 0 },
        skilled: { attention: 0.7, slips: 0 },
      },
      tempers: TEMPERS,
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
  fixed: ['spread', 'rivalry', 'outerTower', 'spareMomentum', 'team', 'missingGate'],
  hintsBy,
};

const ORDINARY = 1;

/** Where luck would decide between equals: PILLAR does best with the suit that is most likely to come. */
function nudge({ deck, turn }: State, _: Seat, move: Move): number {
  if (move.type !== 'play' || move.effect !== 'PILLAR') return ORDINARY;
  const cards = deck.reduce((sum, count) => sum + count, 0);
  const suit = deck[SUITS.indexOf(move.suit)]!;
  return ORDINARY + (turn.queue.length * suit) / cards;
}

function total<P extends Readonly<Record<keyof P, number>>>(parts: P): number {
  let sum = 0;
  for (const key in parts) sum += parts[key];
  return sum;
}
