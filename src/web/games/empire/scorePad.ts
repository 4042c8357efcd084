import { type Tally, tallyOf } from '../../../games/empire/scoring.ts';
import type { State } from '../../../games/empire/state.ts';

/** Where the points come from; those of the Ancients are named in the sentence at the end. */

interface Line {
  readonly label: string;
  readonly points: readonly number[];
}

const LINES: readonly { readonly from: keyof Tally; readonly label: string }[] = [
  { from: 'throne', label: 'Colony tokens in the throne' },
  { from: 'galaxy', label: 'Galaxy tokens' },
  { from: 'far', label: 'Far Space' },
  { from: 'colonies', label: 'Colonies on planets' },
  { from: 'techs', label: 'Technologies' },
];

export function scorePad(state: State): readonly Line[] {
  const tallies = state.players.map((_, seat) => tallyOf(state, seat));
  return LINES.map(({ from, label }) => ({ label, points: tallies.map((tally) => tally[from]) }));
}
