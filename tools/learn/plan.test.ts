import { expect, test } from 'vitest';
import { type Plan, trustIn } from './plan.ts';

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

test('one that began with another is trusted from the start', () => {
  expect([0, 1, 50].map((round) => trustIn({ ...PLAN, from: 'a.net' }, round))).toEqual([0.4, 0.4, 0.4]);
});
