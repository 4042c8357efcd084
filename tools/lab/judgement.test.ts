import { describe, expect, test } from 'vitest';
import { isLongRun } from '../../src/testkit/effort.ts';
import { clearOf, type Row, rowsOf } from './judgement.ts';
import { looksFor } from './looks.ts';
import { SERIES, simulated, type World } from './test/simulated.ts';

const MATCHES = 200;
const LOOKS = looksFor(MATCHES);
const ERROR = 0.05;
const MARGIN = 0.04;
const RUNS = isLongRun ? 300 : 40;

/** An experiment on simulated matches up to where it stops. */
function experiment(
  seed: number,
  before: World,
  after: World,
  error = ERROR,
): { rows: Row[]; matches: number } {
  const [was, is] = simulated(seed, MATCHES, before, after);
  for (const [look, matches] of LOOKS.after.entries()) {
    const pair = { series: SERIES, before: was.slice(0, matches), after: is.slice(0, matches) };
    const rows = rowsOf(pair, { looks: LOOKS, look, error });
    if (clearOf(rows, MARGIN) !== undefined || matches === MATCHES) return { rows, matches };
  }
  throw new Error('there is a last look');
}

const found = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ about, trait, kind, isChanged }) => (isChanged ? [`${about} ${trait} ${kind}`] : []));

/** The most of so many runs that a share may come up in without surprise. */
const most = (share: number): number => RUNS * share + 3 * Math.sqrt(RUNS * share * (1 - share));

describe('where nothing changes', () => {
  const claims = (error: number, world: World = {}): number =>
    Array.from({ length: RUNS }, (_, seed) => experiment(seed, world, world, error)).filter(
      ({ rows }) => found(rows).length > 0,
    ).length;

  test('at most 5 % of experiments that stop when they please find any change at all', () => {
    expect(claims(ERROR)).toBeLessThanOrEqual(most(ERROR));
  });

  test('not even where seats and cards are far from equal', () => {
    expect(claims(ERROR, { edge: 3, fashion: 0.5, worth: 1 })).toBeLessThanOrEqual(most(ERROR));
  });

  test('an experiment that allowed itself more would find some', () => {
    expect(claims(0.9)).toBeGreaterThan(most(ERROR));
  });
});

describe('what is planted is found', () => {
  test('three points for the first seat, often long before all matches are played', () => {
    const runs = Array.from({ length: 10 }, (_, seed) => experiment(seed, {}, { edge: 3 }));
    const right = runs.filter(({ rows }) => found(rows).includes('wins seat 1'));
    expect(right.length).toBeGreaterThanOrEqual(9);
    expect(right.some(({ matches }) => matches < MATCHES)).toBe(true);
    for (const { rows } of right) {
      const [first, second] = rows.filter(({ trait }) => trait === 'seat');
      expect(first?.difference).toBeGreaterThan(0);
      expect(first?.interval?.[0]).toBeGreaterThan(0);
      expect(second?.interval).toEqual(first?.interval?.map((end) => expect.closeTo(-end)).toReversed());
    }
  });

  test('a card that is taken more often', () => {
    const { rows } = experiment(1, {}, { fashion: 0.4 });
    expect(found(rows)).toContain('taken card A');
    expect(found(rows).filter((name) => !name.startsWith('taken'))).toEqual([]);
  });

  test('a card that comes to be worth points wins at equal standing, and others do not', () => {
    const [was, is] = simulated(3, 2000, {}, { worth: 3 });
    const looks = looksFor(2000);
    const pair = { series: SERIES, before: was, after: is };
    const rows = rowsOf(pair, { looks, look: looks.after.length - 1, error: ERROR });
    const withIt = rows.filter(({ about }) => about === 'with');
    expect(withIt.map(({ kind }) => kind).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(found(withIt)).toContain('with card A');
    for (const { kind, before, after } of withIt) {
      expect(before.interval?.[0]).toBeLessThan(0);
      expect(before.interval?.[1]).toBeGreaterThan(0);
      if (kind === 'A') expect(after.interval?.[0]).toBeGreaterThan(0);
    }
  });
});

test('who wins is clear once it changed, or once it can have changed by no more than matters', () => {
  const row = (interval: [number, number], isChanged: boolean): Row => ({
    about: 'wins',
    trait: 'seat',
    kind: '1',
    unit: 'share',
    before: { value: 0.5, count: 100 },
    after: { value: 0.5, count: 100 },
    difference: (interval[0] + interval[1]) / 2,
    interval,
    isChanged,
  });
  expect(clearOf([row([-0.03, 0.02], false)], MARGIN)).toBe('alike');
  expect(clearOf([row([-0.05, 0.02], false)], MARGIN)).toBeUndefined();
  expect(clearOf([row([-0.05, -0.01], true), row([-0.03, 0.02], false)], MARGIN)).toBe('changed');
  expect(clearOf([], MARGIN)).toBeUndefined();
});
