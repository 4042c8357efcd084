import type { Seat } from '../../../kernel/game.ts';
import { MARKET_TILE, type MarketTile, POWER, type Power } from '../facts.ts';
import type { Frame, Move, State } from '../state.ts';
import { playerOf, roomFor } from '../verbs.ts';
import { realmOf } from './realm.ts';
import { roleWorths } from './roles.ts';
import { rolesOpen } from '../monolith.ts';
import { ROLES } from '../facts.ts';
import { campaignWorth } from './orders.ts';
import type { Weights } from './weights.ts';

/** Whether a power is used now (15): its gain against keeping it ready. */
export function powerWorths(state: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const player = playerOf(state, seat);
  const { effect } = POWER[player.power] as Power;
  const gain = gainOf(state, seat, effect.kind, weights);
  return moves.map(({ type }) => (type === 'use' ? gain : weights.ready));
}

/** What a power brings that is used whenever it can be. */
const USED = 1;

function gainOf(state: State, seat: Seat, kind: string, weights: Weights): number {
  const player = playerOf(state, seat);
  switch (kind) {
    case 'freeMonolith':
      return roleGain(state, seat, weights);
    case 'ignoreLimits':
      return weights.bonus * limited(state, seat);
    case 'speed':
      return campaignWorth(state, seat, weights, true) - campaignWorth(state, seat, weights);
    case 'resources':
      return player.stock.some((_, resource) => roomFor(player, resource) >= 2) ? USED : 0;
    case 'regentDeal':
      return player.credits >= 4 ? USED : 0;
    default:
      return USED;
  }
}

/** How much better a role can be had if the way costs nothing. */
function roleGain(state: State, seat: Seat, weights: Weights): number {
  const best = (free: boolean): number => {
    const moves = rolesOpen(state, seat, free).map((role): Move => ({ type: 'role', role: ROLES[role]! }));
    return Math.max(...roleWorths(state, seat, { step: 'role', seat, free }, moves, weights));
  };
  return best(true) - best(false);
}

/** How much more a harvest brings without limits. */
function limited(state: State, seat: Seat): number {
  const frame = state.stack.findLast(({ step }) => step === 'collect') as Extract<Frame, { step: 'collect' }>;
  const { limits } = MARKET_TILE[frame.tile] as MarketTile;
  const player = playerOf(state, seat);
  const { yields } = realmOf(state, seat, false);
  let more = 0;
  for (let i = 0; i < 3; i++) {
    const room = Math.max(0, roomFor(player, i));
    more += Math.min(room, yields[i]!) - Math.min(room, yields[i]!, limits[i]!);
  }
  return more;
}
