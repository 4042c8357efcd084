import type { Hints } from '../entry.ts';
import { itemAt } from '../data/lists.ts';
import type { Game, GameEvent, Move, Seat } from '../game.ts';
import { DRAWN } from '../outcome.ts';

/** Points that a win counts beyond those it was won by. */
const WIN = 100;

/** What bots know of a game that tells them nothing: points are good, more than others have is better, a win best. */
export function hintsByPoints<State extends object, M extends Move, E extends GameEvent>(
  game: Pick<Game<State, M, E>, 'outcome'>,
  score: (state: State) => readonly number[],
): Hints<State, M> {
  return {
    value(state, seat) {
      const outcome = game.outcome(state);
      if (outcome === undefined) return leadOf(score(state), seat);
      return leadOf(outcome.points, seat) + worthOf(itemAt(outcome.places, seat));
    },
    weight: () => 1,
  };
}

function worthOf(place: number): number {
  if (place === DRAWN) return 0;
  return place === 1 ? WIN : -WIN;
}

/** By how much a seat is ahead of the best of the others; alone, all it has. */
function leadOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  return points.length === 1 ? own : own - Math.max(...points.filter((_, other) => other !== seat));
}
