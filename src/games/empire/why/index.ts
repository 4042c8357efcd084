import { askedSeats } from '../../../kernel/flow/flow.ts';
import type { Reasons } from '../../../kernel/why.ts';
import { sectorOf } from '../board.ts';
import type { Move, State, Step } from '../state.ts';
import { aimOfMove, aimOfWish, meets } from './aim.ts';
import { leadsTo } from './flight.ts';
import { reason } from './reason.ts';
import { supplied } from './supply.ts';
import { acts, wishes } from './wishes.ts';

/** Why something cannot be done in Empire of the Stars. */
export const reasons: Reasons<State, Move> = {
  wishes,
  acts,
  fulfils(state, move, wish) {
    const aim = aimOfWish(wish);
    if (meets(aimOfMove(state, move), aim)) return true;
    const [seat] = askedSeats<Step>(state);
    return move.type === 'sector' && seat !== undefined && leadsTo(state, seat, sectorOf(move.sector), aim);
  },
  reason,
  supplied,
};
