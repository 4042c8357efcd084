import type { GameEvent, Move, Seat } from '../kernel/game.ts';
import type { Rng } from '../kernel/match/rng.ts';

/**
 * How the suites that walk the list of games try one of them. A game gives what it wants otherwise as `trials` in
 * the file `test/trials.ts` of its folder; all of it may be missing.
 */
export interface Trials<
  State extends object = object,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  Options extends object = object,
> {
  /** A random move of somebody who gets on with the match; any legal one unless told. */
  choose?(rng: Rng, state: State, seat: Seat): M;
  /**
   * Options for the i-th of several matches, to make it short and put much into it; unless told the usual ones first
   * and then any that go together.
   */
  options?(seats: number, i: number): Partial<Options>;
  readonly laws?: LawTrials;
  readonly load?: LoadTrials<State>;
  readonly playthroughs?: PlaythroughTrials<State, E, Options>;
  /** After every how many moves somebody looks for what is hidden; after every one unless told. */
  readonly sightEvery?: number;
}

/** Random matches under the laws. */
interface LawTrials {
  /** For each number of seats; 5 unless told. */
  readonly matches?: number;
  /** The laws are checked at every n-th decision; at every one unless told. */
  readonly every?: number;
  /** More moves than any match has; 20,000 unless told. */
  readonly mostMoves?: number;
}

/** Positions that are changed and then loaded. */
interface LoadTrials<State extends object> {
  /** How many positions are changed, and how often; 40 and 400 unless told. */
  readonly positions?: number;
  readonly rounds?: number;
  /** How many of them must still be positions; one in twenty unless told. */
  readonly accepted?: number;
  /** Where the i-th match begins that a position is taken from; at its beginning unless told. */
  start?(i: number): State;
  /** How many moves are played from there. */
  moves?(i: number, rng: Rng): number;
  /** Texts that are written over others. */
  readonly words?: readonly string[];
  /** Numbers up to this are written over others; 40 unless told. */
  readonly largest?: number;
  /** Changes that keep the pieces in order, so that more than the counts is tried. */
  twists?(rng: Rng, state: State, spoil: (data: object) => void): readonly (() => unknown)[];
  /** How far a position that was accepted is played on; 60 moves, looked at every fourth, unless told. */
  readonly onward?: { readonly moves: number; readonly every: number };
}

/** Matches that are written out move by move. */
export interface PlaythroughTrials<State extends object, E extends GameEvent, Options extends object> {
  /** By the name of their file. */
  readonly matches: Readonly<Record<string, { readonly seats: number; readonly options: Partial<Options> }>>;
  /** Options of all of them that go without saying. */
  readonly always?: Partial<Options>;
  /** The seed of the first; the others follow. */
  readonly seed: number;
  readonly mostMoves: number;
  readonly summaryEvery: number;
  readonly longest: number;
  /** An event in a few words; nothing for what the move itself says. */
  event(event: E): string;
  /** How far the match has come, in a few words. */
  progress(state: State): string;
  /** How a seat stands. */
  standing(state: State, seat: Seat): string;
  /** What stands beside `at the end`, and further lines about the table. */
  ending?(state: State): string;
  others?(state: State): readonly string[];
}
