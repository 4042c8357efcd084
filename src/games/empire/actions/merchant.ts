import { type Rng, shuffled } from '../../../kernel/match/rng.ts';
import { isOver } from '../ending.ts';
import {
  BUY_PRICE,
  INVESTMENTS,
  LOCATIONS,
  MERCHANT_CREDITS,
  RESOURCES,
  SELL_PRICE,
  SLOTS,
  TRADE_UNITS,
} from '../facts.ts';
import { askPower, window } from '../cards/powers.ts';
import {
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  NOBODY,
  type Player,
  type State,
  type Who,
} from '../state.ts';
import { marketCredits } from './steward.ts';
import { bonus } from '../cards/techs.ts';
import { scoreGalaxy, spendToken } from '../cards/tokens.ts';
import { changeCredits, changeStock, only, playerOf, roomFor } from '../verbs.ts';

/** Merchant (8.4): income, trade and Far Space. */

export function income(state: State, { who }: StepOf<'income'>, events: Events): void {
  const player = playerOf(state, who);
  const leads = state.leader === who;
  const base = leads ? MERCHANT_CREDITS.leader + marketCredits(state) : MERCHANT_CREDITS.follower;
  changeCredits(state, who, base + bonus(player, 'merchantCredits'), 'income', events);
  state.stack.push({ step: 'bazaar', who });
  if (window(state, who, 'credits')) askPower(state, who);
}

/** Trade first, then Far Space. */
export function openBazaar(state: State, { who }: StepOf<'bazaar'>): void {
  state.stack.push({ step: 'venture', who });
  offerTrade(state, { step: 'trade', seat: who, left: TRADE_UNITS, sellOnly: false });
}

// ── Trade ─────────────────────────────────────────────────────────────────────────────────────────

type TradeStep = StepOf<'trade'>;
type TradeMove = MoveOf<'sell' | 'buy' | 'done'>;

export function sellPrice(player: Player, resource: number): number {
  return SELL_PRICE[resource]! + bonus(player, 'sellBonus');
}

export function tradeMoves(state: State, { seat, sellOnly }: TradeStep): TradeMove[] {
  const player = playerOf(state, seat);
  const moves: TradeMove[] = [];
  RESOURCES.forEach((what, resource) => {
    if (player.stock[resource]! > 0) moves.push({ type: 'sell', what });
  });
  RESOURCES.forEach((what, resource) => {
    if (!sellOnly && buyBar(player, resource) === undefined) moves.push({ type: 'buy', what });
  });
  moves.push({ type: 'done' });
  return moves;
}

/** What keeps a player from buying one of a resource. */
export function buyBar(player: Player, resource: number): 'credits' | 'room' | undefined {
  if (roomFor(player, resource) <= 0) return 'room';
  return player.credits < BUY_PRICE[resource]! ? 'credits' : undefined;
}

/** Asked only when there is something to sell or buy. */
export function offerTrade(state: State, step: TradeStep): void {
  if (step.left <= 0) return;
  const player = playerOf(state, step.seat);
  const sells = player.stock.some((amount) => amount > 0);
  if (sells || (!step.sellOnly && RESOURCES.some((_, resource) => buyBar(player, resource) === undefined)))
    state.stack.push(step);
}

export function answerTrade(state: State, step: TradeStep, move: TradeMove, events: Events): void {
  state.stack.pop();
  if (move.type === 'done') return;
  const { seat } = step;
  const resource = RESOURCES.indexOf(move.what);
  if (move.type === 'sell') {
    changeStock(state, seat, only(resource, -1), 'sold', events);
    changeCredits(state, seat, sellPrice(playerOf(state, seat), resource), 'sold', events);
  } else {
    changeCredits(state, seat, -BUY_PRICE[resource]!, 'bought', events);
    changeStock(state, seat, only(resource, 1), 'bought', events);
  }
  offerTrade(state, { ...step, left: step.left - 1 });
}

// ── Far Space ─────────────────────────────────────────────────────────────────────────────────────

type InvestStep = StepOf<'invest'>;
type InvestMove = MoveOf<'invest' | 'done'>;

export function venture(state: State, { who }: StepOf<'venture'>): void {
  const left = who === state.leader ? INVESTMENTS.leader : INVESTMENTS.follower;
  offerInvest(state, { step: 'invest', seat: who, left });
}

/** Asked only when something is payable. */
function offerInvest(state: State, step: InvestStep): void {
  if (step.left > 0 && investMoves(state, step).length > 1) state.stack.push(step);
}

/** What something in Far Space costs a player. */
export function farCost(player: Player, cost: number): number {
  return Math.max(0, cost - bonus(player, 'farDiscount'));
}

/** The cheapest galaxy token on sale, or -1. */
export function cheapestSlot({ slots }: State): number {
  return slots.indexOf(true);
}

export function investMoves(state: State, { seat }: InvestStep): InvestMove[] {
  const player = playerOf(state, seat);
  const moves: InvestMove[] = [];
  LOCATIONS.forEach(({ id }, location) => {
    if (locationBar(state, player, location) === undefined) moves.push({ type: 'invest', at: id });
  });
  const slot = cheapestSlot(state);
  if (slot >= 0 && slotBar(state, player, slot) === undefined)
    moves.push({ type: 'invest', at: SLOTS[slot]!.id });
  moves.push({ type: 'done' });
  return moves;
}

/** What keeps a player from putting a token on a location. */
export function locationBar(
  { far }: State,
  player: Player,
  location: number,
): 'taken' | 'token' | 'credits' | undefined {
  if (far[location] !== NOBODY) return 'taken';
  if (player.supply === 0) return 'token';
  return farCost(player, LOCATIONS[location]!.cost) > player.credits ? 'credits' : undefined;
}

/** What keeps a player from buying a galaxy token on sale. */
export function slotBar(
  state: State,
  player: Player,
  slot: number,
): 'sold' | 'cheaper' | 'supply' | 'credits' | undefined {
  if (!state.slots[slot]) return 'sold';
  if (slot !== cheapestSlot(state)) return 'cheaper';
  if (state.galaxy === 0) return 'supply';
  return farCost(player, SLOTS[slot]!.cost) > player.credits ? 'credits' : undefined;
}

export function answerInvest(state: State, step: InvestStep, move: InvestMove, events: Events): void {
  state.stack.pop();
  if (move.type === 'done') return;
  const player = playerOf(state, step.seat);
  const location = LOCATIONS.findIndex(({ id }) => id === move.at);
  const { cost } = LOCATIONS[location] ?? SLOTS[cheapestSlot(state)]!;
  const paid = farCost(player, cost);
  changeCredits(state, step.seat, -paid, 'invest', events);
  if (location >= 0) claim(state, step.seat, location, paid, events);
  else buySlot(state, step.seat, paid, events);
  if (!isOver(state)) offerInvest(state, { ...step, left: step.left - 1 });
}

/** A colony token goes to a location. */
export function claim(state: State, who: Who, location: number, paid: number, events: Events): void {
  state.far = state.far.with(location, who);
  events?.push({ type: 'invested', who, at: LOCATIONS[location]!.id, paid });
  spendToken(state, who, events);
}

/** The cheapest galaxy token is scored; when all four are gone all come back. */
export function buySlot(state: State, who: Who, paid: number, events: Events): void {
  const slot = cheapestSlot(state);
  state.slots = state.slots.with(slot, false);
  if (cheapestSlot(state) < 0) state.slots = SLOTS.map(() => true);
  events?.push({ type: 'invested', who, at: SLOTS[slot]!.id, paid });
  scoreGalaxy(state, who, 'invest', events);
}

/** After everybody: a new row, resource side up. */
export function restock(state: State, _frame: Step, events: Events, rng: Rng): void {
  state.market = shuffled(rng, state.market).map(({ id }) => ({ id, spent: false }));
  events?.push({ type: 'restocked', shuffled: true });
}
