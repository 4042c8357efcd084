import { FLARES } from '../../../games/sol/facts.ts';
import { threshold } from '../../../games/sol/scoring.ts';
import type { State } from '../../../games/sol/state.ts';

const SOURCES = 'towers give it, and sundivers hurled into the heart of the Sun.';

/** What a match of Sol is about. */
export function goal(state: State): string {
  return `${aim(state)} when the Sun bursts, at flare ${FLARES}: ${SOURCES}`;
}

function aim(state: State): string {
  const { mode } = state.options;
  const needed = threshold(state);
  if (mode === 'competitive') return 'Have the most momentum';
  if (needed === undefined) return 'Have as much momentum as you can';
  return mode === 'coop' ? `Each of you needs ${needed} momentum` : `Have ${needed} momentum`;
}
