import type { Hints } from '../entry.ts';
import { type Features, featuresOf } from './hints/features.ts';
import { WEIGHTS, type Weights } from './hints/weights.ts';
import type { Move, State } from './state.ts';

/** What bots know of Sol, by a table of weights. */
export function hintsBy(weights: Weights): Hints<State, Move> {
  return {
    value: (state, seat) => total(featuresOf(state, seat, weights)),
    weight: () => 0,
  };
}

export const hints = hintsBy(WEIGHTS);

function total(features: Features): number {
  let sum = 0;
  for (const key in features) sum += features[key as keyof Features];
  return sum;
}
