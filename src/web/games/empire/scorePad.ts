import { type Tally, tallyOf } from '../../../games/empire/scoring.ts';
import type { State } from '../../../games/empire/state.ts';

/** Where the points come from; those of the Ancients are told in the sentence at the end. */

interface Line {
  readonly label: string;
  readonly points: readonly number[];
}

const LABELS: { readonly [L in keyof Tally]: string } = {
  throne: 'Colony tokens in the throne',
  galaxy: 'Galaxy tokens',
  far: 'Far Space',
  colonies: 'Colonies on planets',
  techs: 'Technologies',
};

export function scorePad(state: State): readonly Line[] {
  const tallies = state.players.map((_, seat) => tallyOf(state, seat));
  return (Object.keys(LABELS) as (keyof Tally)[]).map((line) => ({
    label: LABELS[line],
    points: tallies.map((tally) => tally[line]),
  }));
}
