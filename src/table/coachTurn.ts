import type { CoachRequest, Weighed } from '../bots/coach/coachRequest.ts';
import type { Seat } from '../kernel/game.ts';
import { coachSeed } from './botTurn.ts';
import { type Ledger, plyOf } from './ledger.ts';

export type { AdvisedPlan, Comparison } from '../bots/coach/coach.ts';
export type { Weighed } from '../bots/coach/coachRequest.ts';

/** What the coach is asked in a seat's place: what the seat sees and may do. */
export function coachRequest(ledger: Ledger, seat: Seat, weigh?: Weighed): CoachRequest {
  const { position } = ledger;
  return {
    game: position.game.id,
    rules: position.game.rulesVersion,
    seat,
    view: position.seenBy(seat),
    legal: position.movesOf(seat),
    seed: coachSeed(seat, plyOf(ledger)),
    ...(weigh && { weigh }),
  };
}
