import { expect, test } from 'vitest';
import { type Plan, rateIn, trustIn } from './plan.ts';

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

test('the rate of learning falls from what a run tells, or the usual one, to the lowest', () => {
  const rates = (rate?: number) =>
    [0, 5, 10, 50].map((round) => 1e6 * rateIn({ ...PLAN, ...(rate !== undefined && { rate }) }, round));
  for (const [i, rate] of [1000, Math.sqrt(50_000), 50, 50].entries()) expect(rates()[i]).toBeCloseTo(rate);
  for (const [i, rate] of [400, Math.sqrt(20_000), 50, 50].entries()) expect(rates(400)[i]).toBeCloseTo(rate);
});

test('one that began with another is trusted from the start', () => {
  expect([0, 1, 50].map((round) => trustIn({ ...PLAN, from: 'a.net' }, round))).toEqual([0.4, 0.4, 0.4]);
});
