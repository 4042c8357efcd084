import { unless, within } from '../checks/faults.ts';
import { askedSeats, asking, type Flow, type Step, movesOf, type Stacked } from './flow.ts';
import type { GameEvent, Move, Seat } from '../game.ts';
import { firstFault } from '../data/shape.ts';

/** What holds of every stack: known steps, the one on top a question, and an answer to every question. */

type Steps = Pick<Flow<never, never, never, never>, 'runs' | 'questions'>;

/** Whether every entry of a stack from outside is a step of the game. */
export function stepsFault({ runs, questions }: Steps, stack: readonly unknown[]): string | undefined {
  return firstFault(stack, (step) => {
    const name = nameOf(step);
    if (name === undefined) return 'an entry of the stack must be an object with a step';
    return unless(
      Object.hasOwn(questions, name) || Object.hasOwn(runs, name),
      `there is no step ${JSON.stringify(name).slice(0, 40)}`,
    );
  });
}

function nameOf(step: unknown): string | undefined {
  if (typeof step !== 'object' || step === null || !('step' in step)) return undefined;
  return typeof step.step === 'string' ? step.step : undefined;
}

/**
 * Whether the step on top is a question, and whoever is asked, now or later, is at the table and has something to
 * choose; of the questions beneath it that is as much as can be known before they come up.
 */
export function questionsFault<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
  flow: Flow<State, F, M, E>,
  state: State,
  seats: number,
): string | undefined {
  const asks = ({ step }: F): boolean => Object.hasOwn(flow.questions, step);
  const top = asking(state);
  return (
    unless(top === undefined || asks(top), 'the step on top must be a question') ??
    firstFault(state.stack, (step, depth) => {
      const then = { ...state, stack: state.stack.slice(0, depth + 1) };
      return asks(step) ? questionFault(flow, then, step.step, seats) : undefined;
    })
  );
}

/** A step whose fields do not fit makes its question impossible to ask. */
function questionFault<State extends Stacked<F>, F extends Step, M extends Move, E extends GameEvent>(
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
