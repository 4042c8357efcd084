import { NAME, type Sector } from '../../../../games/factions/board.ts';
import { priceOf } from '../../../../games/factions/actions/flight.ts';
import type { Step, State } from '../../../../games/factions/state.ts';
import { neighbours, playerOf, shipOf } from '../../../../games/factions/verbs.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';

/** Whose turn it is on the board, and what flying on costs. */

const TURN_STEPS: readonly Step['step'][] = ['turn', 'begin', 'fly', 'landed', 'action', 'finish'];
const FLYING_STEPS: readonly Step['step'][] = ['turn', 'begin', 'fly'];

/** Whose turn it is, if anybody's. */
export function actorOf(state: State): Seat | undefined {
  const step = asking<Step>(state);
  return step && TURN_STEPS.includes(step.step) && 'seat' in step ? step.seat : undefined;
}

/** Who may fly now; with two ships one has to be kept first. */
export function pilotOf(state: State): Seat | undefined {
  const step = asking<Step>(state);
  if (!step || !FLYING_STEPS.includes(step.step) || !('seat' in step)) return undefined;
  const { seat } = step;
  return step.step === 'turn' && playerOf(state, seat).ships.length > 1 ? undefined : seat;
}

/** What entering costs in every sector that can be entered now. */
export function entryPrices(state: State): ReadonlyMap<Place, number> {
  const prices = new Map<Place, number>();
  const seat = pilotOf(state);
  if (seat === undefined) return prices;
  const player = playerOf(state, seat);
  for (const to of neighbours(state, shipOf(player))) {
    if (state.turn.entered.includes(to)) continue;
    const price = priceOf(state, seat, to);
    if (price <= player.energy) prices.set(itemAt(NAME, to), price);
  }
  return prices;
}

/** Whether a ship that enters a sector has not enough energy left to leave it. */
export function strands(state: State, to: Sector, price: number): boolean {
  const seat = pilotOf(state);
  if (seat === undefined) return false;
  const player = playerOf(state, seat);
  const flown = { ...state, turn: { ...state.turn, entered: [...state.turn.entered, to] } };
  const next = neighbours(state, to).filter((sector) => !flown.turn.entered.includes(sector));
  return next.every((sector) => priceOf(flown, seat, sector) > player.energy - price);
}
