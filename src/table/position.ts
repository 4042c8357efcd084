import type { AnyGame, Move, Seat } from '../kernel/game.ts';
import { equal } from '../kernel/data/plain.ts';

/** What follows from a position, worked out when it is first asked for: a position that stands is never changed. */
interface Derived {
  open: boolean | undefined;
  /** By seat; the spectators' comes first. */
  views: (object | undefined)[] | undefined;
  /** By seat. */
  moves: (readonly Move[] | undefined)[] | undefined;
}

const DERIVED = new WeakMap<object, Derived>();

function derivedOf(state: object): Derived {
  const known = DERIVED.get(state);
  if (known) return known;
  const derived: Derived = { open: undefined, views: undefined, moves: undefined };
  DERIVED.set(state, derived);
  return derived;
}

/** Whether nothing is hidden from anybody: what even a spectator sees is everything. */
export function isOpen(game: AnyGame, state: object): boolean {
  if (game.open) return true;
  const derived = derivedOf(state);
  if (derived.open === undefined) {
    const view = game.redact(state, undefined);
    derived.open = equal(view, state);
    if (!derived.open) derived.views = [view];
  }
  return derived.open;
}

/** The position as these eyes see it, not to be changed: an open one is its own view. */
export function seenBy(game: AnyGame, state: object, eyes: Seat | undefined): object {
  if (isOpen(game, state)) return state;
  const views = (derivedOf(state).views ??= []);
  return (views[eyes === undefined ? 0 : eyes + 1] ??= game.redact(state, eyes));
}

/** The moves of a seat that is asked. */
export function movesOf(game: AnyGame, state: object, seat: Seat): readonly Move[] {
  const moves = (derivedOf(state).moves ??= []);
  return (moves[seat] ??= game.legalMoves(state, seat));
}
