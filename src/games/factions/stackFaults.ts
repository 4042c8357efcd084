import { unless } from '../../kernel/faults.ts';
import { firstFault } from '../../kernel/shape.ts';
import type { Frame, State } from './state.ts';
import { FLOW } from './steps.ts';

/** What holds of the stack: known steps with fields of their kind, a question on top, and something to answer. */
export function stackFault(state: State): string | undefined {
  const { stack, over, players } = state;
  if (over) return unless(stack.length === 0, 'nothing is left to do once a match is over');
  const top = stack.at(-1);
  return (
    unless(top !== undefined, 'a match that goes on has something to do') ??
    firstFault(stack, (frame) => frameFault(frame, players.length)) ??
    unless(Object.hasOwn(FLOW.questions, (top as Frame).step), 'the step on top must be a question') ??
    movesFault(state, top as Frame)
  );
}

function frameFault(frame: Frame, seats: number): string | undefined {
  const known = typeof frame === 'object' && frame !== null && typeof frame.step === 'string';
  if (!known) return 'a frame must be an object with a step';
  if (Object.hasOwn(FLOW.runs, frame.step)) return undefined;
  if (!Object.hasOwn(FLOW.questions, frame.step))
    return `there is no step ${JSON.stringify(frame.step).slice(0, 40)}`;
  const seat = 'seat' in frame ? frame.seat : -1;
  return unless(Number.isInteger(seat) && seat >= 0 && seat < seats, `step ${frame.step} must ask a seat`);
}

/** A frame whose fields do not fit makes its question impossible to ask. */
function movesFault(state: State, top: Frame): string | undefined {
  try {
    const question = FLOW.questions[top.step as 'turn'];
    const moves = question?.moves(state, top as never) ?? [];
    return unless(moves.length > 0, `whoever is asked in step ${top.step} has nothing to choose`);
  } catch {
    return `step ${top.step} does not fit the state`;
  }
}
