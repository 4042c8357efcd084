import { LAYER, type Space } from '../../board.ts';
import { CONVECTIVE } from '../../facts.ts';
import { type Distances, distancesOf } from '../distances.ts';
import type { State } from '../../state.ts';
import { boardOf } from '../../verbs.ts';

/** Gates lead to the three layers of the sun. */
export const BARRIERS = 3;

/** What a missing gate counts for, in points. */
const MISSING_GATE = 5;

/** What follows from where gates stand. */
export interface Passages {
  readonly distances: Distances;
  /** Gates by owner, then by barrier. */
  readonly counts: Uint8Array;
  /** The spaces that gates lead inward from, and outward from. */
  readonly upper: readonly Space[];
  readonly lower: readonly Space[];
}

/** Gates change seldom, and then their list is replaced, so that it stands for all this. */
const known = new WeakMap<State['gates'], Passages>();

export function passagesOf(state: State): Passages {
  let passages = known.get(state.gates);
  if (passages === undefined) {
    passages = measure(state);
    known.set(state.gates, passages);
  }
  return passages;
}

function measure(state: State): Passages {
  const { segments } = boardOf(state);
  const standing = segments.flatMap((ends, segment) => {
    const owner = state.gates[segment]! - 1;
    return owner < 0 ? [] : [{ ...ends, owner }];
  });
  const counts = new Uint8Array(state.players.length * BARRIERS);
  for (const { owner, lower } of standing) {
    const at = owner * BARRIERS + LAYER[lower]! - CONVECTIVE;
    counts[at] = counts[at]! + 1;
  }
  return {
    distances: distancesOf(state, MISSING_GATE),
    counts,
    upper: [...new Set(standing.map(({ upper }) => upper))],
    lower: [...new Set(standing.map(({ lower }) => lower))],
  };
}
