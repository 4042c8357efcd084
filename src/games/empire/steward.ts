import type { Seat } from '../../kernel/game.ts';
import { HOME, MARKET_TILE, type MarketTile, RESOURCES, STEWARD_BONUS, yieldsOf } from './facts.ts';
import { askPower, window } from './powers.ts';
import { plan, roleOrder } from './order.ts';
import type { Events, Frame, Move, Player, Stall, State } from './state.ts';
import { amountsOf, has } from './techs.ts';
import { coloniesOf, gainStock, only, playerOf, roomFor } from './verbs.ts';

/** Steward (8.3): a harvest within the limits of a market tile. */

/** 19.31: when all tiles are spent they are turned back. */
export function readyMarket({ market }: State, events: Events): void {
  if (market.some(({ spent }) => !spent)) return;
  for (const stall of market) stall.spent = false;
  events?.push({ type: 'restocked', shuffled: false });
}

export function marketMoves({ market }: State): Move[] {
  return market.filter(({ spent }) => !spent).map(({ id }) => ({ type: 'market', tile: id }));
}

export function answerMarket(state: State, { seat }: { seat: Seat }, move: Move, events: Events): void {
  const { tile } = move as Extract<Move, { type: 'market' }>;
  state.stack.pop();
  events?.push({ type: 'market', who: seat, tile });
  planHarvest(state, tile);
}

/** Everybody collects, then the leader takes more; the tile is spent. */
function planHarvest(state: State, tile: string): void {
  plan(state, [
    ...roleOrder(state).map((who): Frame => ({ step: 'harvest', who, tile })),
    { step: 'spare', who: state.leader },
    { step: 'flip', tile },
  ]);
}

/** Before someone collects. */
export function harvest(state: State, who: Seat, tile: string): void {
  state.stack.push({ step: 'collect', who, tile, free: false });
  if (window(state, who, 'ignoreLimits') && !has(playerOf(state, who), 'ignoreLimits')) askPower(state, who);
}

type CollectFrame = Extract<Frame, { step: 'collect' }>;

/** 19.32: the limits hold for each player; technologies add to what they allow. */
export function collect(state: State, { who, tile, free }: CollectFrame, events: Events): void {
  const player = playerOf(state, who);
  const { limits } = MARKET_TILE[tile] as MarketTile;
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

/** What the home and the colonies of a player yield together. */
export function yieldOf(state: State, seat: Seat): number[] {
  const { home } = playerOf(state, seat);
  const tiles = coloniesOf(state, seat).map((region) => state.tiles[region]!);
  if (home >= 0 && state.tiles[home] === HOME) tiles.push(HOME);
  const sum = [0, 0, 0];
  for (const tile of tiles) {
    const yields = yieldsOf(tile);
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + yields[i]!;
  }
  return sum;
}

type BonusFrame = Extract<Frame, { step: 'bonus' }>;

function withRoom(player: Player): number[] {
  return RESOURCES.flatMap((_, resource) => (roomFor(player, resource) > 0 ? [resource] : []));
}

export function bonusMoves(state: State, { seat }: BonusFrame): Move[] {
  return withRoom(playerOf(state, seat)).map((resource) => ({
    type: 'take',
    what: RESOURCES[resource]!,
  }));
}

/** The leader's resources of choice. */
export function spare(state: State, who: Seat): void {
  offerBonus(state, { step: 'bonus', seat: who, left: STEWARD_BONUS, event: false });
}

/** Resources of choice, one by one, while there is room. */
export function answerBonus(state: State, frame: BonusFrame, move: Move, events: Events): void {
  const { what } = move as Extract<Move, { type: 'take' }>;
  state.stack.pop();
  const reason = frame.event ? 'event' : 'bonus';
  gainStock(state, frame.seat, only(RESOURCES.indexOf(what), 1), reason, events);
  offerBonus(state, { ...frame, left: frame.left - 1 });
}

export function offerBonus(state: State, frame: BonusFrame): void {
  if (frame.left > 0 && withRoom(playerOf(state, frame.seat)).length > 0) state.stack.push(frame);
}

/** The credits shown by the market tiles that are spent. */
export function marketCredits({ market }: State): number {
  return market.reduce(
    (sum, { id, spent }) => sum + (spent ? (MARKET_TILE[id] as MarketTile).credits : 0),
    0,
  );
}

export function flip({ market }: State, tile: string, events: Events): void {
  (market.find(({ id }) => id === tile) as Stall).spent = true;
  events?.push({ type: 'flipped', tile });
}
