import { WEIGHTS, type Weights } from './weights.ts';

interface Known<T> {
  readonly weights: Weights;
  readonly basis: readonly unknown[];
  readonly found: T;
}

/**
 * Remembers what was found last under each number, a seat for example, and finds it anew once something it follows from
 * is another. Lists that are the same hold the same, as none is changed in place.
 */
export function remembering<T>(): (at: number, basis: readonly unknown[], find: () => T) => T {
  const known: Known<T>[] = [];
  return (at, basis, find) => {
    const last = known[at];
    if (last !== undefined && last.weights === WEIGHTS && isSame(last.basis, basis)) return last.found;
    const found = find();
    known[at] = { weights: WEIGHTS, basis, found };
    return found;
  };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
