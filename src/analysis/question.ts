import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import type { Rng } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { forwardMoves } from '../bots/opinion.ts';
import type { Sight } from './analysis.ts';

/** A decision that was made, with nothing but what its seat is judged by. */
export interface Question {
  readonly seat: Seat;
  /** What the seat could see, or the position itself where everything lies open. */
  readonly view: object;
  readonly sight: Sight;
  /** What could be done, what only takes something back left out unless it was done. */
  readonly legal: readonly Move[];
  /** The place of the move that was made. */
  readonly played: number;
}

/** What a seat was asked and did; nothing where it had no choice. */
export function questionOf(
  entry: GameEntry,
  state: object,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  sight: Sight,
): Question | undefined {
  const { game } = entry;
  const all: readonly Move[] = game.legalMoves(state, seat);
  const forward = forwardMoves(entry, all);
  const text = moveText(move);
  const isPlayed = (candidate: Move): boolean => moveText(candidate) === text;
  const legal = forward.some(isPlayed) ? forward : [...forward, move];
  if (legal.length < 2) return undefined;
  const view: object = sight === 'open' ? game.copy(state) : game.redact(state, seat);
  return { seat, view, sight, legal, played: legal.findIndex(isPlayed) };
}

/** A position the seat may have been in, to be played on. */
export function guessAt({ game }: GameEntry, { seat, view, sight }: Question, rng: Rng): object {
  return sight === 'open' || game.open ? game.copy(view) : game.determinize(view, seat, rng);
}
