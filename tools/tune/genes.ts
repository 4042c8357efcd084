import { leavesOf, type Tuning, withLeaves } from '../../src/kernel/hints/weights.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';

/** The weights that are tuned, with their names, and how a vector of changes turns into a table of weights. */
export interface Genes {
  readonly names: readonly string[];
  /** The weights changed by a vector, by name; all zero changes nothing. */
  changed(vector: readonly number[]): Record<string, number>;
  /** The hints that follow from a vector. */
  readonly hintsBy: (vector: readonly number[]) => ReturnType<Tuning['hintsBy']>;
}

/** Digits that are kept: more would be noise. */
const DIGITS = 4;

/** All weights of a game but the fixed ones and zeros, or only those whose names begin with one of these. */
export function genesOf(tuning: Tuning, wanted: readonly string[]): Genes {
  const { weights, fixed } = tuning;
  const genes = leavesOf(weights).filter(
    ([name, value]) =>
      value !== 0 &&
      !fixed.some((start) => isPart(name, start)) &&
      (wanted.length === 0 || wanted.some((start) => isPart(name, start))),
  );
  const changed = (vector: readonly number[]): Record<string, number> =>
    Object.fromEntries(genes.map(([name, value], i) => [name, changedValue(value, itemAt(vector, i))]));
  return {
    names: genes.map(([name]) => name),
    changed,
    hintsBy: (vector) => tuning.hintsBy(withLeaves(weights, changed(vector))),
  };
}

function isPart(name: string, start: string): boolean {
  return name === start || name.startsWith(`${start}.`);
}

/** Weights keep their sign, and shares between a half and one stay shares. */
function changedValue(value: number, change: number): number {
  const share = value > 0.5 && value < 1;
  const moved = share ? 1 / (1 + (1 / value - 1) * Math.exp(-change)) : value * Math.exp(change);
  return Number(moved.toPrecision(DIGITS));
}
