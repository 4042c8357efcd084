import type { AnyGame, Move, Seat } from '../game.ts';
import { clone, equal } from '../data/plain.ts';
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

/**
 * Whether a move reveals to anybody something that could not be known before.
 *
 * Each viewer imagines the hidden part anew, consistent with what was in view. If no move the mover could make
 * there would look like what is seen now, that guess has been ruled out: the viewer has learnt something.
 * Moves that used chance are new to everybody and need no such test.
 */
export function reveals(game: AnyGame, seats: number, transition: Transition): boolean {
  if (learns(game, transition, undefined)) return true;
  for (let viewer = 0; viewer < seats; viewer++) if (learns(game, transition, viewer)) return true;
  return false;
}

function learns(game: AnyGame, transition: Transition, viewer: Seat | undefined): boolean {
  const seen = game.redact(transition.before, viewer);
  if (equal(seen, transition.before)) return false;
  const shown = game.redact(transition.after, viewer);
  const rng = seeded(1);
  const guesses = [game.determinize(seen, viewer, rng), game.determinize(seen, viewer, rng)];
  if (isIndifferent(game, transition, watch(guesses[0], seen, guesses[1]), shown, viewer)) return false;
  for (let i = 0; i < GUESSES; i++) {
    const guess = guesses[i] ?? game.determinize(seen, viewer, rng);
    if (!couldShow(game, guess, transition, shown, viewer)) return true;
  }
  return false;
}

/**
 * Whether in a guess the move can be made and leads to what is shown, whatever else could be guessed: no guess would be
 * ruled out then, so no other need be tried.
 */
function isIndifferent(
  game: AnyGame,
  { seat, move }: Transition,
  guess: Watched,
  shown: object,
  viewer: Seat | undefined,
): boolean {
  const legal: Move[] = game.legalMoves(guess.state, seat);
  if (guess.isTouched() || !legal.some((candidate) => isSame(candidate, move))) return false;
  game.apply(guess.state, seat, move, seeded(1));
  if (guess.isTouched() || !guess.isKept(shown)) return false;
  return equal(game.redact(guess.state, viewer), shown);
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
    const next = clone(guess);
    game.apply(next, seat, candidate, seeded(1));
    return equal(game.redact(next, viewer), shown);
  });
}
