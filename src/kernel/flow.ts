import type { GameEvent, Move, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** One thing still to be done. A frame with a seat waits for that seat's choice; the others run by themselves. */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
}

/** A state whose unfinished business lies on a stack, the next thing on top. */
export interface Stacked<F extends Frame> {
  readonly stack: F[];
}

/** How a step goes on by itself: it has been taken off the stack and pushes whatever follows from it. */
export type Run<State, F, E> = (state: State, frame: F, rng: Rng, events: E[] | undefined) => void;

/** A step that asks: its moves, and what an answer does. It stays on the stack until `play` takes it off. */
export interface Question<State, F, M, E> {
  moves(state: State, frame: F): M[];
  play(state: State, frame: F, move: M, rng: Rng, events: E[] | undefined): void;
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

/** The seat that is asked; none when the match is over. */
export function askedSeat<F extends Frame>(state: Stacked<F>): Seat | undefined {
  return asking(state)?.seat;
}

/** The moves of the question on top. */
export function movesOf<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
): M[] {
  const frame = asking(state) as F;
  return questionOf(flow, frame).moves(state, frame);
}

/** Answers the question on top and goes on to the next one. */
export function answer<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  move: M,
  rng: Rng,
  events: E[] | undefined,
): void {
  const frame = asking(state) as F;
  questionOf(flow, frame).play(state, frame, move, rng, events);
  settle(flow, state, rng, events);
}

/** Runs what runs by itself until somebody is asked or nothing is left. */
export function settle<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  rng: Rng,
  events: E[] | undefined,
): void {
  const runs = flow.runs as Table<Run<State, F, E>>;
  for (let frame = asking(state); frame !== undefined; frame = asking(state)) {
    const run = runs[frame.step];
    if (run === undefined) return;
    state.stack.pop();
    run(state, frame, rng, events);
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
