import { softmax } from '../kernel/hints/chances.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Outcome } from '../kernel/game.ts';
import { winOf } from '../kernel/outcome.ts';

/** The lead that makes a win nearly three times as likely as a defeat, where a game does not tell. */
const SPREAD = 10;

/** The chance of each seat to win: certain at the end, before that by what the hints say. */
export function chancesOf({ game, hints }: GameEntry, state: object): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome !== undefined) return chancesAtEnd(outcome);
  if (hints.chances) return hints.chances(state);
  const seats = Array.from({ length: game.seatsOf(state) }, (_, seat) => seat);
  return softmax(
    seats.map((seat) => hints.value(state, seat)),
    SPREAD,
  );
}

/** What each seat has won: winners share the match. */
export function chancesAtEnd({ places }: Outcome): readonly number[] {
  return places.map((_, seat) => winOf(places, seat));
}
