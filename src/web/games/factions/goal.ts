import { ROUNDS, SOLO_ROUNDS } from '../../../games/factions/facts.ts';
import type { State } from '../../../games/factions/state.ts';
import { isSolo } from '../../../games/factions/verbs.ts';

const SOURCES = 'for upgrades and full machines, explored exoplanets and secret objectives.';

/** What a match of Factions of Sol is about. */
export function goal(state: State): string {
  const aim = isSolo(state)
    ? `Have more points than your opponent after ${SOLO_ROUNDS} rounds`
    : `Have the most points after ${ROUNDS} rounds`;
  return `${aim}: ${SOURCES}`;
}
