import type { Seat } from '../../../kernel/game.ts';
import { regionOf, SECTOR } from '../board.ts';
import { WEAPONS, SHIELDS } from '../facts.ts';
import { ANCIENTS, type Belligerent, type Move, type State } from '../state.ts';
import { battleOf, isSolo, kindOf, playerOf, shipStrength } from '../verbs.ts';
import { investWorths, tradeWorths } from './deals.ts';
import { dialWorths } from './dials.ts';
import { revealWorths } from './march.ts';
import { orderWorths, ordersWorths, targetWorths } from './orders.ts';
import { cradleWorths, placeWorths, startWorths, tileWorths } from './places.ts';
import { roleWorths } from './roles.ts';
import { threatAt } from './standing.ts';
import type { Weights } from './weights.ts';
import { powerWorths } from './windows.ts';

/** What each move promises, for questions whose moves are too many to try or show their worth only later. */
export function judgementOf(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights,
): readonly number[] | undefined {
  const frame = state.stack[state.stack.length - 1]!;
  switch (frame.step) {
    case 'start':
      return startWorths(state, moves);
    case 'cradle':
      return cradleWorths(state, seat, moves);
    case 'keep':
      return moves.map((move) => weights.power[(move as Extract<Move, { type: 'keep' }>).power] as number);
    case 'role':
      return roleWorths(state, seat, frame, moves, weights);
    case 'power':
      return powerWorths(state, seat, moves, weights);
    case 'tile':
      return tileWorths(state, seat, frame, moves, weights);
    case 'place':
      return placeWorths(state, seat, frame, moves, weights);
    case 'trade':
      return tradeWorths(state, seat, frame, moves, weights);
    case 'invest':
      return investWorths(state, seat, frame, moves, weights);
    case 'orders':
      return ordersWorths(state, seat, frame, moves, weights);
    case 'order':
      return orderWorths(state, seat, frame, moves, weights);
    case 'target':
      return targetWorths(state, seat, frame.sector, moves, weights);
    case 'reveal':
      return revealWorths(state, frame.why, moves, weights);
    case 'dial':
      return dialWorths(state, seat, moves, weights);
    case 'displace':
      return displaceWorths(state, seat, moves, weights);
    default:
      return undefined;
  }
}

/** Displaced ships threaten something else, and cannot be hit in this battle. */
function displaceWorths(state: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const battle = battleOf(state);
  const own = battle.sides.find(({ who }) => who === seat) as Belligerent;
  const foe = battle.sides.find(({ who }) => who !== seat) as Belligerent;
  const hits = Math.max(0, own.values[WEAPONS]! - foe.values[SHIELDS]!);
  const solo = isSolo(state);
  const targets = solo
    ? state.ancients[0]!.cruisers.filter((at) => SECTOR[at] === battle.sector).length
    : playerOf(state, foe.who === ANCIENTS ? 0 : foe.who).ships.filter(
        ({ at }) => SECTOR[at] === battle.sector,
      ).length;
  const spare = targets - battle.safe.length > hits;
  return moves.map((move) => {
    if (move.type !== 'displace') return 0;
    if (!spare) return -1;
    const [from, to] = [regionOf(move.from), regionOf(move.to)];
    if (solo) {
      const near = SECTOR[to] === SECTOR[playerOf(state, seat).home] ? weights.aside : 0;
      return threatAt(state, from, weights) - threatAt(state, to, weights) + near;
    }
    const victim = playerOf(state, foe.who);
    const away = SECTOR[to] === battle.sector ? weights.aside : weights.away;
    return away * shipStrength(victim, kindOf(move.ship));
  });
}
