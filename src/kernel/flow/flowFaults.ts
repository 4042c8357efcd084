import { unless, within } from '../checks/faults.ts';
import { askedSeats, asking, type Flow, type Frame, movesOf, type Stacked } from './flow.ts';
import type { GameEvent, Move, Seat } from '../game.ts';
import { firstFault } from '../data/shape.ts';

/** What holds of every stack: known steps, the one on top a question, and an answer to every question. */

type Steps = Pick<Flow<never, never, never, never>, 'runs' | 'questions'>;

/** Whether every entry of a stack from outside is a step of the game. */
export function stepsFault({ runs, questions }: Steps, stack: readonly unknown[]): string | undefined {
  return firstFault(stack, (frame) => {
    const step = stepOf(frame);
    if (step === undefined) return 'a frame must be an object with a step';
    return unless(
      Object.hasOwn(questions, step) || Object.hasOwn(runs, step),
      `there is no step ${JSON.stringify(step).slice(0, 40)}`,
    );
  });
}

function stepOf(frame: unknown): string | undefined {
  if (typeof frame !== 'object' || frame === null || !('step' in frame)) return undefined;
  return typeof frame.step === 'string' ? frame.step : undefined;
}

/**
 * Whether the step on top is a question, and whoever is asked, now or later, is at the table and has something to
 * choose; of the questions beneath it that is as much as can be known before they come up.
 */
export function questionsFault<
  State extends Stacked<F>,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
>(flow: Flow<State, F, M, E>, state: State, seats: number): string | undefined {
  const asks = ({ step }: F): boolean => Object.hasOwn(flow.questions, step);
  const top = asking(state);
  return (
    unless(top === undefined || asks(top), 'the step on top must be a question') ??
    firstFault(state.stack, (frame, depth) => {
      const then = { ...state, stack: state.stack.slice(0, depth + 1) };
      return asks(frame) ? questionFault(flow, then, frame.step, seats) : undefined;
    })
  );
}

/** A frame whose fields do not fit makes its question impossible to ask. */
function questionFault<State extends Stacked<F>, F extends Frame, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  step: string,
  seats: number,
): string | undefined {
  try {
    const asked = askedSeats(state);
    const some = asked.length > 0 && new Set(asked).size === asked.length;
    return (
      unless(some, `step ${step} asks nobody, or somebody twice`) ??
      firstFault(asked, (seat) => seatFault(seat, seats, step)) ??
      unless(
        asked.every((seat) => movesOf(flow, state, seat).length > 0),
        `step ${step} has no answer: whoever is asked has nothing to choose`,
      )
    );
  } catch {
    return `step ${step} does not fit the state`;
  }
}

function seatFault(seat: Seat, seats: number, step: string): string | undefined {
  return (
    unless(Number.isInteger(seat), `seat in step ${step} must be a whole number`) ??
    within(seat, 0, seats - 1, `seat in step ${step}`)
  );
}
