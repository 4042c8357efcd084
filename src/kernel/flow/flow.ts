import type { GameEvent, Move, Seat } from '../game.ts';
import type { Rng } from '../match/rng.ts';

/**
 * One thing still to be done. A step with a seat waits for that seat's choice, one with seats for those of all of
 * them, made at once; the others run by themselves.
 */
export interface Step {
  readonly step: string;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
}

/** A state whose unfinished business lies on a stack, the next thing on top. */
export interface Stacked<F extends Step> {
  readonly stack: F[];
}

/** How a step goes on by itself: it has been taken off the stack and pushes whatever follows from it. */
export type Run<State, F, E> = {
  // a method, so that the run of one step may be taken for one of all steps once it was found by its name
  run(state: State, step: F, events: E[] | undefined, rng: Rng): void;
}['run'];

/** The steps of a game that ask. */
export type Asking<F extends Step> = Extract<
  F,
  { readonly seat: Seat } | { readonly seats: readonly Seat[] }
>;

/**
 * A step that asks: its moves, and what an answer does. It stays on the stack until `play` takes it off. The seat
 * matters to those that ask several at once. `play` is only ever handed what `moves` has listed, so a question with
 * moves of its own is one of the game's as well.
 */
export interface Question<State, F, M, E> {
  moves(state: State, step: F, seat: Seat): M[];
  play(state: State, step: F, move: M, events: E[] | undefined, rng: Rng, seat: Seat): void;
}

/** A question that plays the moves it offers, and knows no others. */
export function question<State, F, M, E>(
  moves: (state: State, step: F, seat: Seat) => M[],
  play: (state: State, step: F, move: M, events: E[] | undefined, rng: Rng, seat: Seat) => void,
): Question<State, F, M, E> {
  return { moves, play };
}

/** The steps that run and the questions of a game, by name; every step is in exactly one of them. */
export interface Flow<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent> {
  readonly runs: { readonly [S in F as S['step']]?: Run<State, S, E> };
  readonly questions: { readonly [S in F as S['step']]?: Question<State, S, M, E> };
}

/** Questions by the step that asks them, as a game has written them down. */
type Questions = Readonly<Record<string, { moves(...given: never[]): Move[] }>>;

/** What the question of a step offers. */
export type OfferedBy<Q extends Questions, Name extends keyof Q> = ReturnType<Q[Name]['moves']>[number];

/** The steps whose questions offer moves of a type. */
export type StepsOffering<Q extends Questions, Type extends string> = {
  [Name in keyof Q]: Type extends OfferedBy<Q, Name>['type'] ? Name : never;
}[keyof Q];

type Table<V> = Readonly<Record<string, V | undefined>>;

/** The step that waits for an answer; none when the match is over. */
export function asking<F extends Step>(state: Stacked<F>): F | undefined {
  return state.stack[state.stack.length - 1];
}

/** The question that waits for an answer; between moves there is one until the match is over. */
export function openQuestion<F extends Step>(state: Stacked<F>): Asking<F> {
  const step = asking(state);
  if (step === undefined || !asks(step)) throw new Error('nobody is asked');
  return step;
}

function asks<F extends Step>(step: F): step is Asking<F> {
  return step.seat !== undefined || step.seats !== undefined;
}

const NO_SEATS: readonly Seat[] = [];

/** The seats that are asked; none when the match is over. */
export function askedSeats<F extends Step>(state: Stacked<F>): readonly Seat[] {
  const step = asking(state);
  if (step?.seat !== undefined) return [step.seat];
  return step?.seats ?? NO_SEATS;
}

/** Whether a seat is asked. */
export function isAsked<F extends Step>(state: Stacked<F>, seat: Seat): boolean {
  const step = asking(state);
  return step?.seat === seat || step?.seats?.includes(seat) === true;
}

/** The moves a seat that is asked has. */
export function movesOf<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  seat: Seat,
): M[] {
  const step: F = openQuestion<F>(state);
  return questionOf(flow, step).moves(state, step, seat);
}

/** Answers the question on top and goes on to the next one. */
export function answer<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  seat: Seat,
  move: M,
  events: E[] | undefined,
  rng: Rng,
): void {
  const step: F = openQuestion<F>(state);
  questionOf(flow, step).play(state, step, move, events, rng, seat);
  settle(flow, state, events, rng);
}

/** Runs what runs by itself until somebody is asked or nothing is left. */
export function settle<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  events: E[] | undefined,
  rng: Rng,
): void {
  const runs: Table<Run<State, F, E>> = flow.runs;
  for (let step = asking(state); step !== undefined; step = asking(state)) {
    const run = runs[step.step];
    if (run === undefined) return;
    state.stack.pop();
    run(state, step, events, rng);
  }
}

function questionOf<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  step: F,
): Question<State, F, M, E> {
  const questions: Table<Question<State, F, M, E>> = flow.questions;
  const found = questions[step.step];
  if (found === undefined) throw new Error(`nobody is asked in step ${step.step}`);
  return found;
}
