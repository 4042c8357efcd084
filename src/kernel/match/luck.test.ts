import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { chanceAt, luckFrom, type Luck, seedAt } from './luck.ts';

const seed = (digit: number): string => digit.toString(16).repeat(64);
const MATCH: Luck = { seed: seed(1) };

test('a match draws from its seed alone', () => {
  expect(chanceAt(MATCH, 7).int(2 ** 32)).toBe(chanceOf(MATCH.seed, 7).int(2 ** 32));
});

test('what leaves a match shares its luck up to there and nothing after it', () => {
  const branch = luckFrom(MATCH, 4, seed(2));
  expect([0, 4, 5, 90].map((ply) => seedAt(branch, ply))).toEqual([seed(1), seed(1), seed(2), seed(2)]);
});

test('what leaves before the first move shares the setup', () => {
  const branch = luckFrom(MATCH, 0, seed(2));
  expect([0, 1].map((ply) => seedAt(branch, ply))).toEqual([seed(1), seed(2)]);
});

test('what leaves a branch before the branch began has nothing of it', () => {
  const branch = luckFrom(MATCH, 4, seed(2));
  for (const ply of [2, 4])
    expect(luckFrom(branch, ply, seed(3))).toEqual({
      seed: seed(3),
      pastLuck: [{ until: ply, seed: seed(1) }],
    });
});

test('however often a line is left, its luck up to there stays, and what comes is new', () => {
  const leaving = fc.array(fc.nat(30), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(leaving, (plies) => {
      let luck = MATCH;
      plies.forEach((ply, i) => {
        const next = luckFrom(luck, ply, seed(i + 2));
        for (let at = 0; at <= ply; at++) expect(seedAt(next, at)).toBe(seedAt(luck, at));
        for (let at = ply + 1; at < 40; at++) expect(seedAt(next, at)).toBe(seed(i + 2));
        luck = next;
      });
    }),
  );
});
