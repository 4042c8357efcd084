import type { Seat } from '../../../kernel/game.ts';
import { ANCIENTS, type Step, type State } from '../state.ts';
import { leftwards } from '../verbs.ts';

/** The order of steps and of players in a role. */

/** Puts steps on the stack, the first on top. */
export function plan({ stack }: State, steps: readonly Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) stack.push(steps[i]!);
}

/** The leader first, then leftwards; alone, the human. */
export function roleOrder(state: State): Seat[] {
  return leftwards(state, state.leader === ANCIENTS ? 0 : state.leader);
}
