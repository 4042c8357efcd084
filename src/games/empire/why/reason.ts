import type { ForKind } from '../../../kernel/data/kinds.ts';
import { type Asking, movesOf, openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Reason, Wish } from '../../../kernel/why.ts';
import type { State, Step } from '../state.ts';
import { FLOW } from '../steps.ts';
import { aimOfWish } from './aim.ts';
import type { Answer, Ask } from './ask.ts';
import { dialReason, displaceReason, hitReason } from './battle.ts';
import { elsewhere } from './elsewhere.ts';
import { orderReason, ordersReason, targetReason } from './flight.ts';
import { influenceReason } from './influence.ts';
import { deployReason, forfeitReason, forgetReason, giveReason, recallReason } from './losses.ts';
import { buildReason, strikeReason, techReason } from './purchases.ts';
import { roleReason } from './roles.ts';
import { cradleReason, placeReason, startReason, tileReason } from './tiles.ts';
import { investReason, marketReason, takeReason, tradeReason } from './trade.ts';

/** What the questions say about things of their own; about all else they say what it is for. */
const REASONS: { readonly [F in Asking<Step> as F['step']]?: ForKind<[ask: Ask<F>], Answer> } = {
  start: startReason,
  cradle: cradleReason,
  mine: takeReason,
  role: roleReason,
  tile: tileReason,
  place: placeReason,
  tech: techReason,
  waive: strikeReason,
  market: marketReason,
  bonus: takeReason,
  trade: tradeReason,
  invest: investReason,
  build: buildReason,
  trim: strikeReason,
  orders: ordersReason,
  order: orderReason,
  target: targetReason,
  dial: dialReason,
  displace: displaceReason,
  hit: hitReason,
  influence: influenceReason,
  forfeit: forfeitReason,
  recall: recallReason,
  forget: forgetReason,
  give: giveReason,
  deploy: deployReason,
};

export function reason(state: State, seat: Seat, wish: Wish, names: readonly string[]): Reason {
  const step = openQuestion<Step>(state);
  const legal = movesOf(FLOW, state, seat);
  const ask: Ask = { state, seat, step, aim: aimOfWish(wish), names, legal };
  const own: ForKind<[ask: Ask], Answer> | undefined = REASONS[step.step];
  return own?.(ask) ?? elsewhere(ask);
}
