import type { Seat } from '../../../kernel/game.ts';
import { BUY_PRICE, LOCATIONS, RESOURCES, SLOTS, TRADE_UNITS } from '../facts.ts';
import { cheapestSlot, farCost, sellPrice } from '../actions/merchant.ts';
import { type StepOf, NOBODY, type Player, type State } from '../state.ts';
import type { Offered } from '../steps.ts';
import { playerOf } from '../verbs.ts';
import { roundsLeft, usefulness } from './clock.ts';
import { creditWorth, stockWorth } from './goods.ts';
import type { Weights } from './weights.ts';

/** Far Space and trade (8.4). */

/** Something on sale: its price and its points. */
interface Lot {
  readonly cost: number;
  readonly value: number;
}

function lotsOf(state: State, player: Player): Lot[] {
  const lots: Lot[] = [];
  for (let i = 0; i < LOCATIONS.length && player.supply > 0; i++) {
    const { cost, value } = LOCATIONS[i]!;
    if (state.far[i] === NOBODY) lots.push({ cost: farCost(player, cost), value });
  }
  const slot = SLOTS[cheapestSlot(state)];
  if (slot !== undefined && state.galaxy !== 0) lots.push({ cost: farCost(player, slot.cost), value: 1 });
  return lots;
}

/** What credits are worth to someone who may still invest so many times now, in lots from one of them on. */
function purseWorth(
  lots: readonly Lot[],
  credits: number,
  times: number,
  useful: number,
  weights: Weights,
  first = 0,
): number {
  let best = useful * creditWorth(credits, weights);
  if (times === 0) return best;
  for (let i = first; i < lots.length; i++) {
    const { cost, value } = lots[i]!;
    if (cost > credits) continue;
    best = Math.max(best, value + purseWorth(lots, credits - cost, times - 1, useful, weights, i + 1));
  }
  return best;
}

/** What a purse and a store are worth in a Merchant, with so many sales and investments left. */
interface Dealing {
  readonly worth: number;
  /** How many units should be sold. */
  readonly sales: number;
}

function dealing(
  state: State,
  player: Player,
  credits: number,
  sales: number,
  times: number,
  weights: Weights,
): Dealing {
  const useful = usefulness(roundsLeft(state, weights), weights);
  const lots = lotsOf(state, player);
  const stock = player.stock.slice();
  let purse = credits;
  let best: Dealing = { worth: -100, sales: 0 };
  for (let sold = 0; ; sold++) {
    const worth = useful * stockWorth(stock, weights) + purseWorth(lots, purse, times, useful, weights);
    if (worth > best.worth + 1e-6) best = { worth, sales: sold };
    if (sold === sales) return best;
    const what = cheapest(player, stock, weights);
    if (what < 0) return best;
    stock[what] = stock[what]! - 1;
    purse += sellPrice(player, what);
  }
}

/** The resource that is missed least for what it brings, or -1. */
function cheapest(player: Player, stock: readonly number[], { stock: worths }: Weights): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const count = stock[i]!;
    if (count === 0) continue;
    const list = worths[i]!;
    const each = list[Math.min(count, list.length) - 1]! / sellPrice(player, i);
    if (each < least) [best, least] = [i, each];
  }
  return best;
}

/** What a Merchant with this income brings. */
export function merchantGain(
  state: State,
  seat: Seat,
  purse: number,
  income: number,
  times: number,
  weights: Weights,
): number {
  const player = playerOf(state, seat);
  const useful = usefulness(roundsLeft(state, weights), weights);
  const before = useful * (stockWorth(player.stock, weights) + creditWorth(purse, weights));
  return dealing(state, player, purse + income, TRADE_UNITS, times, weights).worth - before;
}

export function tradeWorths(
  state: State,
  seat: Seat,
  { left, sellOnly }: StepOf<'trade'>,
  moves: readonly Offered<'trade'>[],
  weights: Weights,
): number[] {
  const player = playerOf(state, seat);
  const times = sellOnly ? 0 : state.leader === seat ? 2 : 1;
  const useful = usefulness(roundsLeft(state, weights), weights);
  const { sales, worth: now } = dealing(state, player, player.credits, left, times, weights);
  const next = cheapest(player, player.stock, weights);
  const lots = lotsOf(state, player);
  const plain =
    useful * stockWorth(player.stock, weights) + purseWorth(lots, player.credits, times, useful, weights);
  return moves.map((move) => {
    if (move.type === 'sell') return sales > 0 && RESOURCES.indexOf(move.what) === next ? now + 1 : now - 2;
    if (move.type !== 'buy') return now;
    if (sales > 0) return now - 2;
    const resource = RESOURCES.indexOf(move.what);
    const stock = player.stock.slice();
    stock[resource] = stock[resource]! + 1;
    const purse = player.credits - BUY_PRICE[resource]!;
    const more = useful * stockWorth(stock, weights) + purseWorth(lots, purse, times, useful, weights);
    return more > plain + 0.02 ? now + 0.5 : now - 2;
  });
}

export function investWorths(
  state: State,
  seat: Seat,
  { left }: StepOf<'invest'>,
  moves: readonly Offered<'invest'>[],
  weights: Weights,
): number[] {
  const player = playerOf(state, seat);
  const useful = usefulness(roundsLeft(state, weights), weights);
  const lots = lotsOf(state, player);
  return moves.map((move) => {
    if (move.type !== 'invest') return useful * creditWorth(player.credits, weights);
    const location = LOCATIONS.findIndex(({ id }) => id === move.at);
    const { cost } = LOCATIONS[location] ?? SLOTS[cheapestSlot(state)]!;
    const value = LOCATIONS[location]?.value ?? 1;
    const paid = farCost(player, cost);
    const rest = lots.filter((lot) => lot.cost !== paid || lot.value !== value);
    return value + purseWorth(rest, player.credits - paid, left - 1, useful, weights);
  });
}
