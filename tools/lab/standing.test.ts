import { expect, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Comparison } from './comparison.ts';
import { advantagesOf } from './standing.ts';
import { SERIES, simulated } from './test/simulated.ts';

const found = (comparisons: readonly Comparison[], card: string): Comparison | undefined =>
  comparisons.find(({ figure }) => figure.kind === card);

test('a card that only those who are ahead take is worth nothing at equal standing', () => {
  const [before, after] = simulated(5, 2000, { snobs: true }, { snobs: true });
  const takes = before.flatMap(({ watched, report }) =>
    [0, 1].map((seat) => ({
      win: itemAt(report?.wins ?? [], seat),
      has: watched?.taken.some(([, whose, , name]) => whose === seat && name === 'B') === true,
    })),
  );
  const shareOf = (has: boolean): number => {
    const wins = takes.filter((one) => one.has === has).map(({ win }) => win);
    return wins.reduce((sum, win) => sum + win, 0) / wins.length;
  };
  expect(shareOf(true) - shareOf(false)).toBeGreaterThan(0.3);
  const card = found(advantagesOf({ series: SERIES, before, after }), 'B');
  const { value = 1, error } = card?.before ?? {};
  expect(Math.abs(value)).toBeLessThan(0.1);
  expect(Math.abs(value)).toBeLessThan(4 * (error?.deviation ?? 0));
});

test('what a card does is told by as much as it does, and not by what is known of it later', () => {
  const [before, after] = simulated(6, 2000, {}, { worth: 3 });
  const comparisons = advantagesOf({ series: SERIES, before, after });
  const [plain, worthy] = [found(comparisons, 'B'), found(comparisons, 'A')];
  expect(Math.abs(plain?.before.value ?? 1)).toBeLessThan(0.05);
  expect(worthy?.after.value).toBeGreaterThan(0.15);
  expect(worthy?.test?.difference).toBeCloseTo((worthy?.after.value ?? 0) - (worthy?.before.value ?? 0), 9);
});

test('too few seats with a thing tell nothing', () => {
  const [before, after] = simulated(7, 8, {}, {});
  const comparisons = advantagesOf({ series: SERIES, before, after });
  expect(comparisons.length).toBeGreaterThan(0);
  for (const { before: side, test: told } of comparisons) {
    expect(side.error).toBeUndefined();
    expect(told).toBeUndefined();
  }
});
