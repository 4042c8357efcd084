import type { AnyGame, Move, Seat } from '../game.ts';
import { equal } from '../data/plain.ts';
import { seeded } from '../match/rng.ts';
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
  const onlookers = onlookersOf(seats, transition, viewOf);
  return (
    !isIndifferent(game, transition, onlookers) &&
    onlookers.some((onlooker) => learns(game, transition, onlooker))
  );
}

/** Somebody who looks on, and what is shown before and after a move. */
interface Onlooker {
  readonly viewer: Seat | undefined;
  readonly seen: object;
  readonly shown: object;
}

/** A spectator, who by law knows least, comes first. */
type Onlookers = readonly [Onlooker, ...(readonly Onlooker[])];

function onlookersOf(seats: number, { before, after }: Transition, viewOf: ViewOf): Onlookers {
  const onlooker = (viewer?: Seat): Onlooker => ({
    viewer,
    seen: viewOf(before, viewer),
    shown: viewOf(after, viewer),
  });
  return [onlooker(), ...Array.from({ length: seats }, (_, seat) => onlooker(seat))];
}

/**
 * Whether the move neither asks for anything a spectator cannot know nor changes how that looks to anybody: it could be
 * made, and would lead to what is shown, in any guess, so none is ruled out and none need be tried.
 */
function isIndifferent(game: AnyGame, transition: Transition, [spectator, ...seats]: Onlookers): boolean {
  const { viewer, seen, shown } = spectator;
  const guess = game.determinize(seen, viewer, seeded(1));
  const sight = { seen, guess, others: seats.map((seat) => seat.seen) };
  const watched = played(game, transition.before, sight, transition);
  return !watched.isTouched() && watched.isKept([shown, ...seats.map((seat) => seat.shown)]);
}

/** A watched copy of a state in which its mover was asked and has moved, unless there is nothing to be watched. */
function played(game: AnyGame, state: object, sight: Sight, { seat, move }: Transition): Watched {
  const watched = watch(game.copy(state), state, sight);
  if (watched.isOpen) return watched;
  game.legalMoves(watched.state, seat);
  game.apply(watched.state, seat, move, seeded(1));
  return watched;
}

function learns(game: AnyGame, transition: Transition, onlooker: Onlooker): boolean {
  const { viewer, seen, shown } = onlooker;
  const rng = seeded(1);
  const first: object = game.determinize(seen, viewer, rng);
  const found = moveTo(shown, game, first, transition, viewer);
  if (found === undefined) return true;
  const second: object = game.determinize(seen, viewer, rng);
  const watched = isSame(found, transition.move)
    ? playedOnGuess(game, transition, onlooker, first, second)
    : undefined;
  // Where the move asks for nothing that is guessed it does the same in all guesses.
  if (watched?.isTouched() === false) return false;
  for (let i = 1; i < GUESSES; i++) {
    const guess = i === 1 ? second : game.determinize(seen, viewer, rng);
    if (watched?.isLike(guess)) continue;
    if (moveTo(shown, game, guess, transition, viewer) === undefined) return true;
  }
  return false;
}

/** A watched guess after the move, unless it looks otherwise then: guesses that are like it lead to the same view. */
function playedOnGuess(
  game: AnyGame,
  transition: Transition,
  { seen, shown }: Onlooker,
  guess: object,
  other: object,
): Watched | undefined {
  const watched = played(game, guess, { seen, guess: other, others: [] }, transition);
  return watched.isKept([shown]) ? watched : undefined;
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
