import type { State } from '../../../games/empire/state.ts';
import { isSolo } from '../../../games/empire/verbs.ts';

/** What a match of Empire of the Stars is about. */
export function goal(state: State): string {
  const aim = isSolo(state) ? 'Have more points than the Ancients' : 'Have the most points';
  return `${aim} at the end: one for every colony and every token in your throne, more for places in Far Space.`;
}
