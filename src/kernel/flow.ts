import type { GameEvent, Move, Seat } from './game.ts';
import type { Rng } from './rng.ts';

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
export type Run<State, F, E> = (state: State, frame: F, events: E[] | undefined, rng: Rng) => void;

/**
 * A step that asks: its moves, and what an answer does. It stays on the stack until `play` takes it off. The seat
 * matters to those that ask several at once.
 */
export interface Question<State, F, M, E> {
  moves(state: State, frame: F, seat: Seat): M[];
  play(state: State, frame: F, move: M, events: E[] | undefined, rng: Rng, seat: Seat): void;
}

/** The steps that run and the questions of a game, by name; every frame's step is in exactly one of them. */
export interface Flow<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent> {
  readonly runs: { readonly [S in F as S['step']]?: Run<State, S, E> };
  readonly questions: { readonly [S in F as S['step']]?: Question<State, S, M, E> };
}

type Table<V> = Readonly<Record<string, V | undefined>>;

/** The frame that waits for an answer; none when the match is over. */
export function asking<F extends Frame>(state: Stacked<F>): F | undefined {
  return state.stack[state.stack.length - 1];
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
  const frame = asking(state) as F;
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
  const frame = asking(state) as F;
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
  const runs = flow.runs as Table<Run<State, F, E>>;
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
  const question = (flow.questions as Table<Question<State, F, M, E>>)[frame.step];
  if (question === undefined) throw new Error(`nobody is asked in step ${frame.step}`);
  return question;
}
