import type { Seat } from '../../../kernel/game.ts';
import { HOME, MARKET_TILE, type MarketId, RESOURCES, STEWARD_BONUS } from '../facts.ts';
import { askPower, window } from '../cards/powers.ts';
import { plan, roleOrder } from './order.ts';
import {
  ANCIENTS,
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  type Player,
  type State,
} from '../state.ts';
import { amountsOf, has } from '../cards/techs.ts';
import { coloniesOf, yieldsOn } from './landmarks.ts';
import { changeCredits, gainStock, only, playerOf, roomFor } from '../verbs.ts';

/** Steward (8.3): a harvest within the limits of a market tile. */

/** 19.31: when all tiles are spent they are turned back. */
export function readyMarket(state: State, events: Events): void {
  const { market } = state;
  if (market.some(({ spent }) => !spent)) return;
  state.market = market.map(({ id }) => ({ id, spent: false }));
  events?.push({ type: 'restocked', shuffled: false });
}

/** The leftmost tile that is not spent, which the Ancients take. */
export function leftmostStall({ market }: State): MarketId {
  const stall = market.find(({ spent }) => !spent);
  if (stall === undefined) throw new Error('all market tiles are spent');
  return stall.id;
}

export function marketMoves({ market }: State): MoveOf<'market'>[] {
  return market.filter(({ spent }) => !spent).map(({ id }) => ({ type: 'market', tile: id }));
}

export function answerMarket(
  state: State,
  { seat }: StepOf<'market'>,
  { tile }: MoveOf<'market'>,
  events: Events,
): void {
  state.stack.pop();
  events?.push({ type: 'market', who: seat, tile });
  planHarvest(state, tile);
}

/** Everybody collects, then the leader takes more; the tile is spent. */
function planHarvest(state: State, tile: MarketId): void {
  plan(state, [
    ...roleOrder(state).map((who): Step => ({ step: 'harvest', who, tile })),
    { step: 'spare', who: state.leader },
    { step: 'flip', tile },
  ]);
}

/** Before someone collects. */
export function harvest(state: State, { who, tile }: StepOf<'harvest'>): void {
  state.stack.push({ step: 'collect', who, tile, free: false });
  if (window(state, who, 'ignoreLimits') && !has(playerOf(state, who), 'ignoreLimits')) askPower(state, who);
}

/** 19.32: the limits hold for each player; technologies add to what they allow. */
export function collect(state: State, { who, tile, free }: StepOf<'collect'>, events: Events): void {
  const player = playerOf(state, who);
  const { limits } = MARKET_TILE[tile];
  const boundless = free || has(player, 'ignoreLimits');
  const more = amountsOf(player, 'harvestBonus');
  const yields = yieldOf(state, who);
  const gains = RESOURCES.map((_, resource) => {
    const grown = yields[resource]!;
    const kept = boundless ? grown : Math.min(grown, limits[resource]!);
    return kept + more[resource]!;
  });
  gainStock(state, who, gains, 'market', events);
}

/** The collecting that is about to be done, while somebody is asked before it. */
export function collecting({ stack }: State): StepOf<'collect'> {
  const step = stack.findLast(({ step }) => step === 'collect');
  if (step?.step !== 'collect') throw new Error('nobody is about to collect');
  return step;
}

/** What the home and the colonies of a player yield together. */
export function yieldOf(state: State, seat: Seat): number[] {
  const { home } = playerOf(state, seat);
  const yields = yieldsOn(state.tiles);
  const sum = home >= 0 && state.tiles[home] === HOME ? yields[home]!.slice() : [0, 0, 0];
  for (const region of coloniesOf(state, seat)) {
    const more = yields[region]!;
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + more[i]!;
  }
  return sum;
}

type BonusStep = StepOf<'bonus'>;

function withRoom(player: Player): number[] {
  return RESOURCES.flatMap((_, resource) => (roomFor(player, resource) > 0 ? [resource] : []));
}

export function bonusMoves(state: State, { seat }: BonusStep): MoveOf<'take'>[] {
  return withRoom(playerOf(state, seat)).map((resource) => ({
    type: 'take',
    what: RESOURCES[resource]!,
  }));
}

/** The leader's resources of choice. */
export function spare(state: State, { who }: StepOf<'spare'>): void {
  offerBonus(state, { step: 'bonus', seat: who, left: STEWARD_BONUS, event: false });
}

/** Resources of choice, one by one, while there is room. */
export function answerBonus(state: State, step: BonusStep, { what }: MoveOf<'take'>, events: Events): void {
  state.stack.pop();
  const reason = step.event ? 'event' : 'bonus';
  gainStock(state, step.seat, only(RESOURCES.indexOf(what), 1), reason, events);
  offerBonus(state, { ...step, left: step.left - 1 });
}

export function offerBonus(state: State, step: BonusStep): void {
  if (step.left > 0 && withRoom(playerOf(state, step.seat)).length > 0) state.stack.push(step);
}

/** The credits shown by the market tiles that are spent. */
export function marketCredits({ market }: State): number {
  return market.reduce((sum, { id, spent }) => sum + (spent ? MARKET_TILE[id].credits : 0), 0);
}

export function flip(state: State, { tile }: StepOf<'flip'>, events: Events): void {
  state.market = state.market.map((stall) => (stall.id === tile ? { id: tile, spent: true } : stall));
  events?.push({ type: 'flipped', tile });
}

/** The share of the Ancients. */
export function fund(state: State, { credits }: StepOf<'fund'>, events: Events): void {
  changeCredits(state, ANCIENTS, credits, 'market', events);
}
