import type { Game, GameEvent, Move } from '../game.ts';
import { type Measures, numberOf } from '../measures.ts';

/** What can be told of a game that brings no measures: the points, and a turn lasts while the same seat is asked. */
export function measuresByPoints<State extends object, M extends Move, E extends GameEvent>(
  { actors }: Pick<Game<State, M, E>, 'actors'>,
  score: (state: State) => readonly number[],
): Measures<State> {
  return {
    whose: (state) => actors(state)[0] ?? 0,
    list: () => [
      { id: 'points', of: (state, seat) => score(state)[seat] ?? 0, worth: 1, ...numberOf('point') },
    ],
  };
}
