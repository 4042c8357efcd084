import { type Tally, tallyOf } from '../../../games/factions/scoring.ts';
import type { State } from '../../../games/factions/state.ts';
import { keysOf } from '../../../kernel/data/records.ts';

/** Where the points come from; in a solo game the opponent's are named in the sentence at the end. */

interface Line {
  readonly label: string;
  readonly points: readonly number[];
}

const LABELS: { readonly [L in keyof Tally]: string } = {
  upgrades: 'Upgrades',
  machines: 'Machines',
  exoplanets: 'Exoplanets',
  objectives: 'Objectives',
  resources: 'Resources, by twos',
  bequest: 'Event',
  rescues: 'Rescues',
};

/** Lines that are shown only where they count. */
const RARE: readonly (keyof Tally)[] = ['bequest', 'rescues'];

export function scorePad(state: State): readonly Line[] {
  const tallies = state.players.map((_, seat) => tallyOf(state, seat));
  return keysOf(LABELS)
    .map((line) => ({ line, label: LABELS[line], points: tallies.map((tally) => tally[line]) }))
    .filter(({ line, points }) => !RARE.includes(line) || points.some((n) => n !== 0))
    .map(({ label, points }) => ({ label, points }));
}
