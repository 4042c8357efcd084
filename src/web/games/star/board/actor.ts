import type { Step, State } from '../../../../games/star/state.ts';
import { asking } from '../../../../kernel/flow/flow.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** Whose ships move and act now, if anybody's. */
export function actorOf(state: State): Seat | undefined {
  const step = asking<Step>(state);
  return step?.step === 'act' ? step.seat : undefined;
}
