import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFromBag, generator, pick, seeded, shuffled } from './rng.ts';

/** Pearson's statistic of counts against shares, equal ones if none are given. */
function chiSquare(counts: readonly number[], shares = counts.map(() => 1)): number {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b);
  const expected = shares.map((share) => (share * sum(counts)) / sum(shares));
  return sum(counts.map((count, i) => (count - expected[i]!) ** 2 / expected[i]!));
}

function tally(size: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (let i = 0; i < draws; i++) counts[draw()]!++;
  return counts;
}

describe('the generator', () => {
  test('gives the same numbers for the same words', () => {
    const numbers = () => {
      const rng = generator([1, 2, 3, 4]);
      return Array.from({ length: 6 }, () => rng.int(1000));
    };
    expect(numbers()).toEqual(numbers());
  });

  test('is sfc32: its words are those of an independent implementation', () => {
    const rng = generator([0, 0, 0, 1]);
    const words = Array.from({ length: 8 }, () => rng.int(0x100000000));
    expect(words).toEqual([1, 2, 12, 18874399, 56669315, 2581679515, 3653559774, 1064146342]);
  });

  test.each([2, 3, 6, 7, 52])('draws below %i uniformly', (below) => {
    const rng = seeded(below);
    // With below - 1 degrees of freedom the statistic exceeds this bound once in about a million series.
    const bound = below + 5 * Math.sqrt(2 * below) + 10;
    expect(chiSquare(tally(below, 60_000, () => rng.int(below)))).toBeLessThan(bound);
  });

  test('refuses the uneven tail, so large ranges stay uniform', () => {
    const rng = seeded(5);
    // Without rejection the lowest third would come up twice as often as the rest.
    const counts = tally(3, 60_000, () => Math.floor(rng.int(3 * 2 ** 30) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(28);
  });

  test('stays within its range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0x100000000 }), (seed, below) => {
        const drawn = seeded(seed).int(below);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
      }),
    );
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 33])('refuses to draw below %d', (below) => {
    expect(() => seeded(1).int(below)).toThrow(`cannot draw a number below ${below}`);
  });

  test('differs for seeds that differ only above 32 bits', () => {
    expect(seeded(7).int(2 ** 32)).not.toBe(seeded(7 + 2 ** 32).int(2 ** 32));
  });
});

describe('choosing', () => {
  test('pick refuses an empty list', () => {
    expect(() => pick(seeded(1), [])).toThrow('empty list');
  });

  test('a shuffle keeps all elements and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        const sorted = (items: number[]) => [...items].sort((a, b) => a - b);
        expect(sorted(shuffled(seeded(seed), list))).toEqual(sorted(before));
        expect(list).toEqual(before);
      }),
    );
  });

  test('all orders of a shuffle are equally likely', () => {
    const rng = seeded(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(rng, [1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    expect(chiSquare([...orders.values()])).toBeLessThan(35);
  });

  test('a bag gives out each kind as often as it holds it', () => {
    const bag = [2, 0, 3];
    const rng = seeded(1);
    const drawn = Array.from({ length: 5 }, () => drawFromBag(rng, bag)).sort((a, b) => a - b);
    expect(drawn).toEqual([0, 0, 2, 2, 2]);
    expect(bag).toEqual([0, 0, 0]);
    expect(() => drawFromBag(rng, bag)).toThrow(RangeError);
  });

  test('a bag gives out kinds in proportion', () => {
    const rng = seeded(2);
    const counts = tally(3, 60_000, () => drawFromBag(rng, [1, 2, 3]));
    expect(chiSquare(counts, [1, 2, 3])).toBeLessThan(28);
  });
});
