import type { AnyGame, Move, Seat } from '../game.ts';
import type { Rng } from './rng.ts';

/** What is thrown where chance is asked for. */
const ASKED = Symbol('chance was asked for');

const NO_CHANCE: Rng = {
  int() {
    // oxlint-disable-next-line typescript/only-throw-error -- it never leaves this file and must cost nothing
    throw ASKED;
  },
};

/** A position after a move, and whether chance decides what comes next. */
export interface Afterwards {
  readonly state: object;
  readonly isDrawing: boolean;
}

/**
 * A copy of a position after a move as far as it goes without chance: what comes of it where nothing is drawn, and
 * otherwise the position just before the first draw, which no lucky card flatters.
 */
export function untilChance(game: AnyGame, state: object, seat: Seat, move: Move): Afterwards {
  const next: object = game.copy(state);
  try {
    game.apply(next, seat, move, NO_CHANCE);
    return { state: next, isDrawing: false };
  } catch (error) {
    if (error !== ASKED) throw error;
    return { state: next, isDrawing: true };
  }
}
