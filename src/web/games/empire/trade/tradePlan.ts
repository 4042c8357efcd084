import { BUY_PRICE, RESOURCES } from '../../../../games/empire/facts.ts';
import { sellPrice, tradeMoves } from '../../../../games/empire/actions/merchant.ts';
import type { Player, State, StepOf } from '../../../../games/empire/state.ts';
import { playerOf, roomFor } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** What is to be traded, before any of it is: how many of each resource, less than none are sold. */
export type TradePlan = readonly number[];

export const NO_TRADE: TradePlan = RESOURCES.map(() => 0);

type TradeStep = StepOf<'trade'>;

/** How many units a plan trades. */
export function unitsOf(plan: TradePlan): number {
  return plan.reduce((sum, by) => sum + Math.abs(by), 0);
}

/** What a plan brings in credits; less than none where it costs more than it brings. */
export function creditsOf(player: Player, plan: TradePlan): number {
  return plan.reduce((sum, by, i) => sum - by * (by < 0 ? sellPrice(player, i) : itemAt(BUY_PRICE, i)), 0);
}

/** What keeps a plan from being one more or one less of a resource; nothing where it can be. */
export function barTo(state: State, step: TradeStep, plan: TradePlan, next: TradePlan): TradeBar | undefined {
  const player = playerOf(state, step.seat);
  const less = next.findIndex((by, i) => by < itemAt(plan, i));
  if (less >= 0 && itemAt(player.stock, less) + itemAt(next, less) < 0) return 'stock';
  if (step.sellOnly && next.some((by) => by > 0)) return 'sellOnly';
  if (next.some((by, i) => by > Math.max(0, roomFor(player, i)))) return 'room';
  if (unitsOf(next) > step.left) return 'units';
  return player.credits + creditsOf(player, next) < 0 ? 'credits' : undefined;
}

export type TradeBar = 'stock' | 'sellOnly' | 'room' | 'units' | 'credits';

export function planWith(plan: TradePlan, resource: number, by: number): TradePlan {
  return plan.with(resource, itemAt(plan, resource) + by);
}

/** The moves that carry a plan out: sales pay for what is bought, and the rest is not traded any more. */
export function tradeTexts(state: State, step: TradeStep, plan: TradePlan): readonly string[] {
  const each = (verb: string, sign: number): string[] =>
    RESOURCES.flatMap((what, i) =>
      Array.from({ length: Math.max(0, sign * itemAt(plan, i)) }, () => `${verb} ${what}`),
    );
  const trades = [...each('sell', -1), ...each('buy', 1)];
  const left = step.left - trades.length;
  const asksOn = left > 0 && tradeMoves(traded(state, step.seat, plan), { ...step, left }).length > 1;
  return asksOn ? [...trades, 'done'] : trades;
}

function traded(state: State, seat: number, plan: TradePlan): State {
  const player = playerOf(state, seat);
  const after: Player = {
    ...player,
    stock: player.stock.map((amount, i) => amount + itemAt(plan, i)),
    credits: player.credits + creditsOf(player, plan),
  };
  return { ...state, players: state.players.with(seat, after) };
}
