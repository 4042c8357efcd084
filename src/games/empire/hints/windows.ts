import type { Seat } from '../../../kernel/game.ts';
import { MARKET_TILE, type PowerKind, ROLES } from '../facts.ts';
import { powerOf } from '../cards/powers.ts';
import type { Step, MoveOf, State } from '../state.ts';
import type { Offered } from '../steps.ts';
import { collecting } from '../actions/steward.ts';
import { playerOf, roomFor } from '../verbs.ts';
import { realmOf } from './realm.ts';
import { roleWorths } from './roles.ts';
import { rolesOpen } from '../actions/monolith.ts';
import { campaignWorth } from './orders.ts';
import type { Weights } from './weights.ts';

/** Whether a power is used now (15): its gain against keeping it ready. */
export function powerWorths(
  state: State,
  seat: Seat,
  _frame: Step,
  moves: readonly Offered<'power'>[],
  weights: Weights,
): number[] {
  const { effect } = powerOf(state, seat);
  const gain = gainOf(state, seat, effect.kind, weights);
  return moves.map(({ type }) => (type === 'use' ? gain : weights.ready));
}

/** What a power brings that is used whenever it can be. */
const USED = 1;

function gainOf(state: State, seat: Seat, kind: PowerKind, weights: Weights): number {
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
    const moves = rolesOpen(state, seat, free).map(
      (role): MoveOf<'role'> => ({ type: 'role', role: ROLES[role]! }),
    );
    return Math.max(...roleWorths(state, seat, { step: 'role', seat, free }, moves, weights));
  };
  return best(true) - best(false);
}

/** How much more a harvest brings without limits. */
function limited(state: State, seat: Seat): number {
  const { limits } = MARKET_TILE[collecting(state).tile];
  const player = playerOf(state, seat);
  const { yields } = realmOf(state, seat);
  let more = 0;
  for (let i = 0; i < 3; i++) {
    const room = Math.max(0, roomFor(player, i));
    more += Math.min(room, yields[i]!) - Math.min(room, yields[i]!, limits[i]!);
  }
  return more;
}
