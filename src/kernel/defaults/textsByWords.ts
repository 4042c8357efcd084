import type { Texts } from '../entry.ts';
import type { Game, GameEvent, Move, Outcome, Seat } from '../game.ts';
import { moveText } from '../text.ts';
import { nameOf } from './words.ts';

/** A move that was played, in its own words. */
export interface Played extends GameEvent {
  readonly type: 'played';
  readonly seat: Seat;
  readonly move: string;
}

export function playedEvent(seat: Seat, move: Move): Played {
  return { type: 'played', seat, move: moveText(move) };
}

/** The sentences of a game that brings none: moves and events are told by their own words. */
export function textsByWords<State extends object, M extends Move, E extends GameEvent>(
  game: Pick<Game<State, M, E>, 'outcome'>,
): Texts<State, M, E> {
  return {
    prompt: (_, seat, names) => `${nameOf(names, seat)} is to move.`,
    move: (_, move) => moveText(move),
    event: eventWords,
    ending(state, names) {
      const outcome = game.outcome(state);
      return outcome === undefined ? 'The match is still being played.' : endingWords(outcome, names);
    },
  };
}

/** Whoever it is about, then what happened: “Ann: won 5”. */
function eventWords(event: GameEvent, names: readonly string[]): string {
  const words = Object.entries(event).flatMap(([key, word]) => (isSaid(event, key) ? [word] : []));
  const what = words.join(' ');
  return 'seat' in event && typeof event.seat === 'number' ? `${nameOf(names, event.seat)}: ${what}` : what;
}

function isSaid({ type }: GameEvent, key: string): boolean {
  return key !== 'seat' && key !== 'only' && !(key === 'type' && type === 'played');
}

function endingWords({ points, places }: Outcome, names: readonly string[]): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return 'The match is lost.';
  if (winners.length > 1 && winners.length === places.length) return 'The match ends in a draw.';
  const score = points[first] === 1 ? '1 point' : `${points[first]} points`;
  const who = winners.map((seat) => nameOf(names, seat)).join(' and ');
  return winners.length === 1 ? `${who} wins with ${score}.` : `${who} win together with ${score} each.`;
}
