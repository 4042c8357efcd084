import { asking, type Step, type Stacked } from '../kernel/flow/flow.ts';
import type { Game, GameEvent, Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { type OptionForm, readOptions } from '../kernel/options.ts';
import { seeded } from '../kernel/match/rng.ts';
import { findByText, moveText } from '../kernel/text.ts';
import type { Luck } from './luck.ts';

/** What the tests of a game on the stack are written with: a position, and the moves played from it. */
export interface Kit<State, F extends Step, E extends GameEvent, Options extends object> {
  /** A new match with the options given, the rest as usual; the seed decides all chance of the setup. */
  fresh(this: void, seats: number, options?: Partial<Options>, seed?: number): State;
  /** A position that was put together, if it is one. */
  checked(this: void, state: State): State;
  /** Plays moves by whoever is asked, `1: dial 1 0 0` by seat 1; returns what happened. What luck is to bring must come. */
  play(this: void, state: State, moves: readonly string[], luck: Luck): E[];
  /** The seat that is asked. */
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

/** The kit of a game; of several seats that are asked at once the first counts, unless told. */
export function kitOf<
  F extends Step,
  State extends Stacked<F>,
  M extends Move,
  E extends GameEvent,
  Options extends object,
>(
  game: Game<State, M, E, Options> & OptionForm,
  chosen: (actors: readonly Seat[]) => Seat = (actors) => itemAt(actors, 0),
): Kit<State, State['stack'][number], E, Options> {
  const asked = (state: State): Seat => chosen(game.actors(state));
  const legal = (state: State, seat: Seat = asked(state)): string[] =>
    game.legalMoves(state, seat).map(moveText);
  const offered = (state: State, words = ''): string[] =>
    legal(state).filter((text) => words === '' || text === words || text.startsWith(`${words} `));
  const checked = (state: State, what = 'the diagram is no position'): State => {
    const fault = game.stateFault(state);
    if (fault !== undefined) throw new Error(`${what}: ${fault}`);
    return state;
  };
  return {
    fresh: (seats, options = {}, seed = 1) =>
      game.setup(seats, readOptions(game, seats, options), seeded(seed)),
    checked: (state) => checked(state),
    play(state, moves, luck) {
      const events: E[] = [];
      for (const text of moves) {
        const [, by, words = ''] = /^(?:(\d): )?(.*)$/.exec(text) ?? [];
        const seat = by === undefined ? asked(state) : Number(by);
        game.apply(state, seat, findByText(game.legalMoves(state, seat), words), luck, events);
        checked(state, `after ${text}`);
      }
      if (luck.left?.length) throw new Error(`chance was not asked for ${luck.left.join(', ')}`);
      return events;
    },
    asked,
    legal,
    offered,
    question: (state) => asking(state)?.step ?? 'over',
    ends: (state, words) => offered(state, words).map((text) => text.slice(words.length + 1)),
    told: <T extends E['type']>(events: readonly E[], type: T) =>
      events.filter((event): event is Extract<E, { type: T }> => event.type === type),
  };
}
