import type { GameEvent, Move, Seat } from '../game.ts';
import type { Rng } from '../match/rng.ts';

/**
 * One thing still to be done. A frame with a seat waits for that seat's choice, one with seats for those of all of
 * them, made at once; the others run by themselves.
 */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
}

/** A state whose unfinished business lies on a stack, the next thing on top. */
export interface Stacked<F extends Frame> {
  readonly stack: F[];
}

/** How a step goes on by itself: it has been taken off the stack and pushes whatever follows from it. */
export type Run<State, F, E> = {
  // a method, so that the run of one step may be taken for one of all steps once it was found by its frame's step
  run(state: State, frame: F, events: E[] | undefined, rng: Rng): void;
}['run'];

/** The frames of a game that ask. */
export type Asking<F extends Frame> = Extract<
  F,
  { readonly seat: Seat } | { readonly seats: readonly Seat[] }
>;

/**
 * A step that asks: its moves, and what an answer does. It stays on the stack until `play` takes it off. The seat
 * matters to those that ask several at once. `play` is only ever handed what `moves` has listed, so a question with
 * moves of its own is one of the game's as well.
 */
export interface Question<State, F, M, E> {
  moves(state: State, frame: F, seat: Seat): M[];
  play(state: State, frame: F, move: M, events: E[] | undefined, rng: Rng, seat: Seat): void;
}

/** A question that plays the moves it offers, and knows no others. */
export function question<State, F, M, E>(
  moves: (state: State, frame: F, seat: Seat) => M[],
  play: (state: State, frame: F, move: M, events: E[] | undefined, rng: Rng, seat: Seat) => void,
): Question<State, F, M, E> {
  return { moves, play };
}

/** The steps that run and the questions of a game, by name; every frame's step is in exactly one of them. */
export interface Flow<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent> {
  readonly runs: { readonly [S in F as S['step']]?: Run<State, S, E> };
  readonly questions: { readonly [S in F as S['step']]?: Question<State, S, M, E> };
}

/** Questions by the step that asks them, as a game has written them down. */
type Questions = Readonly<Record<string, { moves(...given: never[]): Move[] }>>;

/** What the question of a step offers. */
export type OfferedBy<Q extends Questions, Step extends keyof Q> = ReturnType<Q[Step]['moves']>[number];

/** The steps whose questions offer moves of a type. */
export type StepsOffering<Q extends Questions, Type extends string> = {
  [Step in keyof Q]: Type extends OfferedBy<Q, Step>['type'] ? Step : never;
}[keyof Q];

type Table<V> = Readonly<Record<string, V | undefined>>;

/** The frame that waits for an answer; none when the match is over. */
export function asking<F extends Frame>(state: Stacked<F>): F | undefined {
  return state.stack[state.stack.length - 1];
}

/** The question that waits for an answer; between moves there is one until the match is over. */
export function openQuestion<F extends Frame>(state: Stacked<F>): Asking<F> {
  const frame = asking(state);
  if (frame === undefined || !asks(frame)) throw new Error('nobody is asked');
  return frame;
}

function asks<F extends Frame>(frame: F): frame is Asking<F> {
  return frame.seat !== undefined || frame.seats !== undefined;
}

const NO_SEATS: readonly Seat[] = [];

/** The seats that are asked; none when the match is over. */
export function askedSeats<F extends Frame>(state: Stacked<F>): readonly Seat[] {
  const frame = asking(state);
  if (frame?.seat !== undefined) return [frame.seat];
  return frame?.seats ?? NO_SEATS;
}

/** Whether a seat is asked. */
export function isAsked<F extends Frame>(state: Stacked<F>, seat: Seat): boolean {
  const frame = asking(state);
  return frame?.seat === seat || frame?.seats?.includes(seat) === true;
}

/** The moves a seat that is asked has. */
export function movesOf<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  seat: Seat,
): M[] {
  const frame: F = openQuestion<F>(state);
  return questionOf(flow, frame).moves(state, frame, seat);
}

/** Answers the question on top and goes on to the next one. */
export function answer<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  seat: Seat,
  move: M,
  events: E[] | undefined,
  rng: Rng,
): void {
  const frame: F = openQuestion<F>(state);
  questionOf(flow, frame).play(state, frame, move, events, rng, seat);
  settle(flow, state, events, rng);
}

/** Runs what runs by itself until somebody is asked or nothing is left. */
export function settle<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  events: E[] | undefined,
  rng: Rng,
): void {
  const runs: Table<Run<State, F, E>> = flow.runs;
  for (let frame = asking(state); frame !== undefined; frame = asking(state)) {
    const run = runs[frame.step];
    if (run === undefined) return;
    state.stack.pop();
    run(state, frame, events, rng);
  }
}

function questionOf<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  frame: F,
): Question<State, F, M, E> {
  const questions: Table<Question<State, F, M, E>> = flow.questions;
  const found = questions[frame.step];
  if (found === undefined) throw new Error(`nobody is asked in step ${frame.step}`);
  return found;
}
