import { openQuestion } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { regionOf, SECTOR } from '../board.ts';
import { WEAPONS, SHIELDS } from '../facts.ts';
import { ANCIENTS, type Step, type StepOf, type Move, type State } from '../state.ts';
import type { Offered, Question } from '../steps.ts';
import { battleOf, enemyOf, isSolo, kindOf, playerOf, shipStrength, sideOf } from '../verbs.ts';
import { investWorths, tradeWorths } from './deals.ts';
import { dialWorths } from './dials.ts';
import { revealWorths } from './march.ts';
import { orderWorths, ordersWorths, targetWorths } from './orders.ts';
import { cradleWorths, placeWorths, startWorths, tileWorths } from './places.ts';
import { roleWorths } from './roles.ts';
import { threatAt } from './standing.ts';
import type { Weights } from './weights.ts';
import { powerWorths } from './windows.ts';

type Judge<F, M> = ForKind<
  [state: State, seat: Seat, step: F, moves: readonly M[], weights: Weights],
  readonly number[]
>;
type Judges = { readonly [Step in Question]?: Judge<StepOf<Step>, Offered<Step>> };

/** Questions whose moves are too many to try or show their worth only later. */
const JUDGES: Judges = {
  start: startWorths,
  cradle: cradleWorths,
  keep: (_state, _seat, _frame, moves, weights) => moves.map(({ power }) => weights.power[power]),
  role: roleWorths,
  power: powerWorths,
  tile: tileWorths,
  place: placeWorths,
  trade: tradeWorths,
  invest: investWorths,
  orders: ordersWorths,
  order: orderWorths,
  target: targetWorths,
  reveal: revealWorths,
  dial: dialWorths,
  displace: displaceWorths,
};

/** What each move promises, where a question is judged. */
export function judgementOf(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights,
): readonly number[] | undefined {
  const step = openQuestion<Step>(state);
  const judge: Judge<typeof step, Move> | undefined = JUDGES[step.step];
  return judge?.(state, seat, step, moves, weights);
}

/** Displaced ships threaten something else, and cannot be hit in this battle. */
function displaceWorths(
  state: State,
  seat: Seat,
  _frame: Step,
  moves: readonly Offered<'displace'>[],
  weights: Weights,
): number[] {
  const battle = battleOf(state);
  const own = sideOf(battle, seat);
  const foe = enemyOf(battle, seat);
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
