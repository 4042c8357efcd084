import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { findGame } from '../../src/kernel/entry.ts';
import { type Plan, planOf, rateIn, trustIn, usualFor } from './plan.ts';

const PLAN: Plan = {
  game: 'sol',
  seats: [2],
  seed: 1,
  matches: 1,
  taught: 2,
  memory: 1,
  cooling: 10,
  uses: 1,
  batch: 1,
  anyOptions: 0,
  hidden: 1,
  middle: 1,
  unit: 1,
  base: 0,
  trust: 0.4,
};

test('a net that begins with nothing is trusted bit by bit after the rounds in which it is taught', () => {
  expect([0, 1, 2, 5, 9, 50].map((round) => trustIn(PLAN, round))).toEqual([0, 0, 0.05, 0.2, 0.4, 0.4]);
});

test('alone, training trusts further than play', () => {
  const alone = { ...PLAN, seats: [1], trust: 0.1 };
  expect([0, 5, 9].map((round) => trustIn(alone, round))).toEqual([0, 0.125, 0.25]);
  expect(trustIn({ ...alone, from: 'a.net' }, 0)).toBe(0.25);
  expect(trustIn({ ...alone, trust: 0.8 }, 9)).toBe(1);
});

test('the rate of learning falls from what a run tells, or the usual one, to the lowest', () => {
  const rates = (rate?: number) =>
    [0, 5, 10, 50].map((round) => 1e6 * rateIn({ ...PLAN, ...(rate !== undefined && { rate }) }, round));
  for (const [i, rate] of [1000, Math.sqrt(50_000), 50, 50].entries()) expect(rates()[i]).toBeCloseTo(rate);
  for (const [i, rate] of [400, Math.sqrt(20_000), 50, 50].entries()) expect(rates(400)[i]).toBeCloseTo(rate);
});

test('one that began with another is trusted from the start', () => {
  expect([0, 1, 50].map((round) => trustIn({ ...PLAN, from: 'a.net' }, round))).toEqual([0.4, 0.4, 0.4]);
});

test.each([0.25, 0.75])('%d of the matches have any options, alone and at tables', (anyOptions) => {
  const entry = findGame(GAMES, 'sol');
  for (const seats of [1, 2]) {
    const plan = { ...PLAN, seats: [seats], anyOptions };
    const options = Array.from({ length: 200 }, (_, match) => planOf(entry, plan, 3, match).options);
    const varied = options.filter((one) => Object.keys(one).length > 0);
    expect(varied.length / options.length).toBeGreaterThan(anyOptions - 0.1);
    expect(varied.length / options.length).toBeLessThan(anyOptions + 0.1);
    expect(new Set(varied.map((one) => JSON.stringify(one))).size).toBeGreaterThan(varied.length / 2);
  }
});

test('most matches of whoever plays alone have any options, and few of those against each other', () => {
  const shares = [[1], [1, 1], [2], [3, 4], [1, 2]].map((seats) => usualFor(seats).anyOptions);
  expect(shares).toEqual([0.75, 0.75, 0.2, 0.2, 0.2]);
});
