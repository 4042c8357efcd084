import type { ForKind } from '../../../kernel/data/kinds.ts';
import { type Asking, movesOf, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Names } from '../../../kernel/defaults/words.ts';
import type { Reason, Wish } from '../../../kernel/why.ts';
import type { State, Step } from '../state.ts';
import { FLOW } from '../steps.ts';
import { actReason } from './acting.ts';
import { type Aim, aimOf } from './aim.ts';
import { besideReason } from './beside.ts';
import { kitsReason, shipsReason } from './building.ts';
import { type Look, lookAt } from './look.ts';
import { factionReason, placeReason } from './setup.ts';
import { writingReason } from './writing.ts';

/** What each question says about the mat and the moves. */
const REASONS: Readonly<Record<Asking<Step>['step'], ForKind<[look: Look, aim: Aim], Reason>>> = {
  faction: factionReason,
  place: placeReason,
  ships: shipsReason,
  kits: kitsReason,
  act: actReason,
};

/** Why no move of a seat that is asked fulfils a wish. */
export function reason(state: State, seat: Seat, wish: Wish, names: Names): Reason {
  const look = lookAt(state, seat, names, movesOf(FLOW, state, seat));
  const aim = aimOf(state, wish);
  return writingReason(aim) ?? besideReason(look, aim) ?? REASONS[openQuestion<Step>(state).step](look, aim);
}
