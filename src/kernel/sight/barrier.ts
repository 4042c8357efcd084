import type { AnyGame, Move, Seat } from '../game.ts';
import { equal } from '../data/plain.ts';
import { type Rng, seeded } from '../match/rng.ts';
import { type Sight, type Watched, watch } from './watch.ts';

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
  const onlookers = onlookersOf(game, seats, transition, viewOf);
  if (onlookers.length === 0) return false;
  const watched = played(game, transition.before, onlookers, transition);
  return onlookers.some(
    (onlooker) => !isIndifferent(watched, onlooker) && learns(game, transition, onlooker),
  );
}

/** Somebody who cannot know everything, what is shown to them before and after a move, and what they guess. */
interface Onlooker extends Sight {
  readonly viewer: Seat | undefined;
  readonly seen: object;
  readonly shown: object;
  readonly guess: object;
  readonly rng: Rng;
}

function onlookersOf(
  game: AnyGame,
  seats: number,
  { before, after }: Transition,
  viewOf: ViewOf,
): Onlooker[] {
  const found: Onlooker[] = [];
  for (let seat = -1; seat < seats; seat++) {
    const viewer = seat < 0 ? undefined : seat;
    const seen = viewOf(before, viewer);
    if (equal(seen, before)) continue;
    const rng = seeded(1);
    found.push({
      viewer,
      seen,
      shown: viewOf(after, viewer),
      guess: game.determinize(seen, viewer, rng),
      rng,
    });
  }
  return found;
}

/** A watched copy of a state in which its mover was asked and has moved. */
function played(game: AnyGame, state: object, sights: readonly Sight[], { seat, move }: Transition): Watched {
  const watched = watch(game.copy(state), state, sights);
  game.legalMoves(watched.state, seat);
  game.apply(watched.state, seat, move, seeded(1));
  return watched;
}

/**
 * Whether the move neither asks for anything its viewer cannot know nor changes how that looks: it could be made, and would
 * lead to what is shown, in any guess, so none is ruled out and none need be tried.
 */
function isIndifferent(watched: Watched, onlooker: Onlooker): boolean {
  return !watched.isTouched(onlooker) && watched.isKept(onlooker, onlooker.shown);
}

function learns(game: AnyGame, transition: Transition, onlooker: Onlooker): boolean {
  const { viewer, seen, shown, guess: first, rng } = onlooker;
  const found = moveTo(shown, game, first, transition, viewer);
  if (found === undefined) return true;
  const second: object = game.determinize(seen, viewer, rng);
  const goesOn = isSame(found, transition.move) ? likeFirst(game, transition, onlooker, second) : undefined;
  for (let i = 1; i < GUESSES; i++) {
    const guess = i === 1 ? second : game.determinize(seen, viewer, rng);
    if (goesOn?.(guess)) continue;
    if (moveTo(shown, game, guess, transition, viewer) === undefined) return true;
  }
  return false;
}

/** Tells guesses that differ from the first only in what the move does not ask for: there it leads to the same view. */
function likeFirst(
  game: AnyGame,
  transition: Transition,
  { seen, shown, guess: first }: Onlooker,
  second: object,
): ((guess: object) => boolean) | undefined {
  const sight = { seen, guess: second };
  const watched = played(game, first, [sight], transition);
  return watched.isKept(sight, shown) ? (guess) => watched.isLike(guess) : undefined;
}

function isSame(candidate: Move, move: Move): boolean {
  return candidate.type === move.type && equal(candidate, move);
}

/** A move from a guessed state that leads to a view; the one that was played is tried first. */
function moveTo(
  shown: object,
  game: AnyGame,
  guess: object,
  { seat, move }: Transition,
  viewer?: Seat,
): Move | undefined {
  const legal: Move[] = game.legalMoves(guess, seat);
  const same = legal.findIndex((candidate) => isSame(candidate, move));
  if (same > 0) legal.unshift(...legal.splice(same, 1));
  return legal.find((candidate) => {
    const next = game.copy(guess);
    game.apply(next, seat, candidate, seeded(1));
    return equal(game.redact(next, viewer), shown);
  });
}
