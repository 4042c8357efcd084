import type { OptionTable } from './options.ts';
import type { Rng } from './match/rng.ts';

/** A place at the table, numbered from 0; whose turn comes when is up to the game. */
export type Seat = number;

/** What a player chooses: a type and words. Plain data, stored, sent and compared as it is. */
export interface Move {
  readonly type: string;
}

/** What happened, for the log and the animations. `only` names the one seat that may see it. */
export interface GameEvent {
  readonly type: string;
  readonly only?: Seat;
}

/** How a finished match ended. */
export interface Outcome {
  /** Points as printed on the score pad, by seat. */
  readonly points: readonly number[];
  /** Places from 1, by seat; ties share one. Seats beaten by the game itself stand on place 2, on 0 if they drew with it. */
  readonly places: readonly number[];
}

/**
 * The rules of one game, as functions over its state.
 *
 * A state is plain data (numbers, strings, booleans, null, arrays, objects): it can be cloned, stored and
 * sent at any moment, also in the middle of a card. It holds no generator: chance comes from outside, so
 * nothing in a state predicts what comes next. `laws.ts` states what must hold of every game.
 */
export interface Game<
  State extends object = object,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Options extends object = object,
> {
  /** Name in URLs, records and folders. */
  readonly id: string;
  readonly title: string;
  /** Raised when old records would no longer replay to the same states. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether seats ever hide something from each other: people who share a screen then take turns at it. */
  readonly secrets?: true;
  /** Whether nothing is ever hidden from anybody: every view is the state itself. */
  readonly open?: true;
  /** One table for lobby form, command line, validation and defaults. */
  readonly options: OptionTable<Options>;
  /** What is wrong with options that are valid one by one, as a sentence; nothing when they fit together. */
  optionsFault?(options: Options, seats: number): string | undefined;

  /** A new match, ready for its first decision. */
  setup(seats: number, options: Options, rng: Rng): State;

  /** How many seats a state is for. */
  seatsOf(state: State): number;

  /** The seats that may choose now; several when they choose at once, none when the match is over. */
  actors(state: State): readonly Seat[];

  /** Every move open to an actor: the one definition of what is legal. Never empty for an actor. */
  legalMoves(state: State, seat: Seat): M[];

  /** Plays a legal move, or that of a seat that leaves, changing `state`, up to the next decision or the end. The caller vouches for legality. */
  apply(state: State, seat: Seat, move: M, rng: Rng, events?: E[]): void;

  /** A copy to play on: moves played on it leave the original as it was. What no move changes in place is shared. */
  copy(state: State): State;

  /** The move by which a seat leaves the match for good, asked or not; nothing where the rules do not say how. */
  leaving?(state: State, seat: Seat): M | undefined;

  /** The result, once nobody has anything left to choose. */
  outcome(state: State): Outcome | undefined;

  /** A copy with everything `viewer` cannot see turned face down; a spectator sees only what is public. */
  redact(state: State, viewer: Seat | undefined): State;

  /** A guess for bots: a copy of a redacted state with its face-down parts filled in at random. */
  determinize(redacted: State, viewer: Seat | undefined, rng: Rng): State;

  /** The first broken invariant of a state as a sentence, or nothing; a state from outside is accepted only then. */
  stateFault(state: State): string | undefined;
}

/** A game whose own types do not matter to the caller: what lists, servers and commands hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where the four games' types are forgotten
export type AnyGame = Game<any, any, any, any>;
