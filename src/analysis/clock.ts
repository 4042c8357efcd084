import type { GameEntry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';

/** Counts the turns of a line. */
export interface Clock {
  /** Whether they are over, now that this seat is asked. */
  isOver(state: object, seat: Seat): boolean;
}

/** Counts so many turns, the one of a position first; where the game does not tell, a turn ends when another is asked. */
export function clockFrom({ game, hints }: GameEntry, begun: object, turns: number): Clock {
  if (hints.turn !== undefined) {
    const end = hints.turn(begun) + turns;
    return { isOver: (state) => (hints.turn?.(state) ?? end) >= end };
  }
  let last = game.actors(begun)[0];
  let passed = 0;
  return {
    isOver(_, seat) {
      if (seat !== last) passed++;
      last = seat;
      return passed >= turns;
    },
  };
}
