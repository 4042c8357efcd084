import type { GameEvent, Seat } from '../game.ts';

/** The events a viewer may know of. */
export function visible<E extends GameEvent>(events: readonly E[], viewer: Seat | undefined): E[] {
  return events.filter((event) => event.only === undefined || event.only === viewer);
}
