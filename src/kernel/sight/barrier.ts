import type { AnyGame, Move, Seat } from '../game.ts';
import { equal } from '../data/plain.ts';
import { seeded } from '../match/rng.ts';
import { type Watched, watch } from './watch.ts';

const GUESSES = 16;

/** A move with the states before and after it. */
export interface Transition {
  readonly before: object;
  readonly after: object;
  readonly seat: Seat;
  readonly move: Move;
}

/** The view of a state, not to be changed: a host that keeps views need not make them again. */
export type ViewOf = (state: object, viewer: Seat | undefined) => object;

/**
 * Whether a move reveals to anybody something that could not be known before.
 *
 * Each viewer imagines the hidden part anew, consistent with what was in view. If no move the mover could make
 * there would look like what is seen now, that guess has been ruled out: the viewer has learnt something.
 * Moves that used chance are new to everybody and need no such test.
 */
export function reveals(
  game: AnyGame,
  seats: number,
  transition: Transition,
  viewOf: ViewOf = (state, viewer) => game.redact(state, viewer),
): boolean {
  if (learns(game, transition, undefined, viewOf)) return true;
  for (let viewer = 0; viewer < seats; viewer++) if (learns(game, transition, viewer, viewOf)) return true;
  return false;
}

function learns(game: AnyGame, transition: Transition, viewer: Seat | undefined, viewOf: ViewOf): boolean {
  const { before, after } = transition;
  const seen = viewOf(before, viewer);
  if (equal(seen, before)) return false;
  const shown = viewOf(after, viewer);
  const rng = seeded(1);
  const first: object = game.determinize(seen, viewer, rng);
  if (isIndifferent(game, transition, watch(before, seen, first), shown)) return false;
  for (let i = 0; i < GUESSES; i++) {
    const guess = i === 0 ? first : game.determinize(seen, viewer, rng);
    if (!couldShow(game, guess, transition, shown, viewer)) return true;
  }
  return false;
}

/**
 * Whether the move neither asks for anything its viewer cannot know nor changes how that looks: it could be made, and would
 * lead to what is shown, in any guess, so none is ruled out and none need be tried.
 */
function isIndifferent(game: AnyGame, { seat, move }: Transition, watched: Watched, shown: object): boolean {
  game.legalMoves(watched.state, seat);
  if (watched.isTouched()) return false;
  game.apply(watched.state, seat, move, seeded(1));
  return !watched.isTouched() && watched.isKept(shown);
}

function isSame(candidate: Move, move: Move): boolean {
  return candidate.type === move.type && equal(candidate, move);
}

/** Whether some move from a guessed state leads to the view; the move that was played is tried first. */
function couldShow(
  game: AnyGame,
  guess: object,
  { seat, move }: Transition,
  shown: object,
  viewer?: Seat,
): boolean {
  const legal: Move[] = game.legalMoves(guess, seat);
  const same = legal.findIndex((candidate) => isSame(candidate, move));
  if (same > 0) legal.unshift(...legal.splice(same, 1));
  return legal.some((candidate) => {
    const next = game.copy(guess);
    game.apply(next, seat, candidate, seeded(1));
    return equal(game.redact(next, viewer), shown);
  });
}
