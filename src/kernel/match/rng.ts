/** Where chance comes from. The rules ask for whole numbers and nothing else. */
export interface Rng {
  /** A uniform whole number from 0 to `below` - 1. */
  int(below: number): number;
}

/** Four 32-bit words: the state of the small generator. */
export type Words = [number, number, number, number];

/**
 * A small fast generator (sfc32) over four words.
 * Whoever sees its output may learn its state, so a match derives a new one for every ply (`chance.ts`).
 */
export function generator(words: Readonly<Words>): Rng {
  let [a, b, c, counter] = words;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  return { int: (below) => uniform(next, below) };
}

/** A generator from a single number, for playouts and tests: repeatable, not secret. */
export function seeded(seed: number): Rng {
  const rng = generator([seed | 0, (seed / 0x100000000) | 0, 0x9e3779b9 | 0, 1]);
  for (let i = 0; i < 12; i++) rng.int(2);
  return rng;
}

const WORDS = 0x100000000;

/** Refuses the uneven tail of the 32-bit range, so that every number is equally likely. */
function uniform(next: () => number, below: number): number {
  if (!(below >= 1 && below <= WORDS)) throw new RangeError(`cannot draw a number below ${below}`);
  let word = next();
  // The tail is shorter than `below`, so hardly any word calls for the slow remainder.
  while (word >= WORDS - below && word >= WORDS - (WORDS % below)) word = next();
  return word % below;
}

/** A uniform element of a list that is not empty. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('cannot pick from an empty list');
  return list[rng.int(list.length)]!;
}

/** A copy in uniformly random order. */
export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const other = copy[j]!;
    copy[j] = copy[i]!;
    copy[i] = other;
  }
  return copy;
}

/** Takes one item at random out of a bag of counts and returns its kind. */
export function drawFromBag(rng: Rng, bag: number[]): number {
  let total = 0;
  for (const count of bag) total += count;
  let left = rng.int(total);
  for (let kind = 0; ; kind++) {
    left -= bag[kind]!;
    if (left < 0) {
      bag[kind] = bag[kind]! - 1;
      return kind;
    }
  }
}
