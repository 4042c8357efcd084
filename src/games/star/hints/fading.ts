import type { Weights } from './weights.ts';

/** What is left of a promise by the steps to it, for ships of one pace. */
export type Fading = Float64Array;

/** Ways on the mat are shorter than this. */
const LONGEST = 256;

/** By weights and pace: it is asked for at every hex a ship could go to. */
const KNOWN = new WeakMap<Weights, Fading[]>();

export function fadingFor(weights: Weights, pace: number): Fading {
  const known = KNOWN.get(weights) ?? [];
  KNOWN.set(weights, known);
  return (known[pace] ??= Float64Array.from(
    { length: LONGEST },
    (_, steps) => weights.flight ** (steps / pace),
  ));
}
