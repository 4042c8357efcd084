import { asking, type Frame, type Stacked } from '../kernel/flow.ts';
import type { Game, GameEvent, Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { moveText } from '../kernel/text.ts';

/** What tests of a game on the stack ask of its states. */
export interface Moves<State, F extends Frame, E extends GameEvent> {
  /** The seat that is asked; the first of several. */
  asked(this: void, state: State): Seat;
  /** The step that asks now, or `over`. */
  question(this: void, state: State): F['step'] | 'over';
  /** The texts of all legal moves of the seat that is asked, or of another. */
  legal(this: void, state: State, seat?: Seat): string[];
  /** The legal texts that begin with these words, or all of them. */
  offered(this: void, state: State, words?: string): string[];
  /** What follows these words in the legal texts: where a ship can go, what can be chosen. */
  ends(this: void, state: State, words: string): string[];
  /** The events of one type. */
  told<T extends E['type']>(this: void, events: readonly E[], type: T): Extract<E, { type: T }>[];
}

export function movesOf<
  F extends Frame,
  State extends Stacked<F>,
  M extends Move,
  E extends GameEvent,
  Options extends object,
>(game: Game<State, M, E, Options>): Moves<State, State['stack'][number], E> {
  const asked = (state: State): Seat => itemAt(game.actors(state), 0);
  const legal = (state: State, seat: Seat = asked(state)): string[] =>
    game.legalMoves(state, seat).map(moveText);
  const offered = (state: State, words = ''): string[] =>
    legal(state).filter((text) => words === '' || text === words || text.startsWith(`${words} `));
  return {
    asked,
    legal,
    offered,
    question: (state) => asking(state)?.step ?? 'over',
    ends: (state, words) => offered(state, words).map((text) => text.slice(words.length + 1)),
    told: <T extends E['type']>(events: readonly E[], type: T) =>
      events.filter((event): event is Extract<E, { type: T }> => event.type === type),
  };
}
