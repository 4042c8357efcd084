import type { AnyGame, GameEvent, Seat } from '../game.ts';
import { equal } from '../data/plain.ts';

/** The events a viewer may know of. */
export function visible<E extends GameEvent>(events: readonly E[], viewer: Seat | undefined): E[] {
  return events.filter((event) => event.only === undefined || event.only === viewer);
}

/** Whether a position hides nothing: what even a spectator sees is everything. */
export function isOpen(game: AnyGame, state: object): boolean {
  return game.open === true || equal(game.redact(state, undefined), state);
}
