import type { Seat } from '../../../kernel/game.ts';
import { discardDrawn } from './building.ts';
import { eliminate } from '../ending.ts';
import { START_SHIPS } from '../facts.ts';
import type { Events, MoveOf, State } from '../state.ts';
import { firstLiving } from '../turn.ts';
import { discardShip, newShip, playerOf } from '../verbs.ts';

/** Resigning (11.5): a seat leaves at any moment, whoever is asked. */

const RESIGN: MoveOf<'resign'> = Object.freeze({ type: 'resign' });

/** Once for each seat; whoever is out already gives up nothing but the seat. */
export function leaving({ options, ending, resigned = [] }: State, seat: Seat): MoveOf<'resign'> | undefined {
  const may = options.resigningEliminates === true && ending === '' && !resigned.includes(seat);
  return may ? RESIGN : undefined;
}

export function resign(state: State, seat: Seat, events: Events): void {
  state.resigned = [...(state.resigned ?? []), seat];
  events?.push({ type: 'resigned', seat });
  if (!playerOf(state, seat).alive) return;
  const wasAsked = dropSteps(state, seat);
  clearFleet(state, seat);
  if (state.current === seat) discardDrawn(state, events);
  eliminate(state, seat, events);
  if (state.ending !== '') return;
  if (state.round === 0) state.current = firstLiving(state, 0)!;
  else if (wasAsked) state.stack.push({ step: 'end' });
}

/** Nothing is asked of the seat any more; tells whether it had the turn. */
function dropSteps({ stack }: State, seat: Seat): boolean {
  const others = stack.filter((step) => !('seat' in step) || step.seat !== seat);
  const dropped = others.length < stack.length;
  stack.splice(0, stack.length, ...others);
  return dropped;
}

/** Ships leave the mat without a bounty, and those set aside for the set-up are never placed. */
function clearFleet(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const unplaced = state.round === 0 ? START_SHIPS.slice(player.ships.length) : [];
  for (const ship of player.ships) discardShip(state, ship);
  for (const type of unplaced) discardShip(state, newShip(type, 0, false));
  player.ships = [];
  player.marker = false;
}
