import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, commitment, isSeed, seedFrom } from './chance.ts';

const SEED = '1e6b24b1855b3de47ba28c089a19a82bd0c20cf414a08c0204d25f258cf337c1';

const numbers = (seed: string, ply: number): number[] => {
  const chance = chanceOf(seed, ply);
  return Array.from({ length: 5 }, () => chance.int(100));
};

test('any text is hashed into a seed; 64 hex digits are one as they are', () => {
  expect(seedFrom('orrery')).toBe(SEED);
  expect(seedFrom(SEED)).toBe(SEED);
  expect(seedFrom(SEED.toUpperCase())).toBe(SEED);
  expect(seedFrom('')).toBe(createHash('sha256').update('').digest('hex'));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isSeed(seedFrom(text))));
});

test('only 64 lower-case hex digits are a seed', () => {
  for (const text of ['orrery', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), 7, null]) {
    expect(isSeed(text)).toBe(false);
  }
});

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment(SEED)).toBe('1b2db76223859df5a99dd9265f7e17270314cdff4a02c603dc8c02649ab94d9f');
  expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

test('the chance of a ply is what an independent implementation draws from HMAC-SHA-256(seed, "ply n")', () => {
  expect(numbers(SEED, 0)).toEqual([99, 55, 44, 94, 41]);
  expect(numbers(SEED, 1)).toEqual([6, 4, 43, 71, 22]);
  expect(numbers(SEED, 2)).toEqual([72, 28, 26, 74, 87]);
  const mac = createHmac('sha256', Buffer.from(SEED, 'hex')).update('ply 3').digest();
  const first = (mac.readUInt32BE(0) + mac.readUInt32BE(4) + mac.readUInt32BE(12)) % 2 ** 32;
  expect(chanceOf(SEED, 3).int(2 ** 32)).toBe(first);
});

test('chance is known to be used only once it was asked for', () => {
  const chance = chanceOf(SEED, 4);
  expect(chance.used).toBe(false);
  chance.int(6);
  expect(chance.used).toBe(true);
});

test('a seed that nobody asks is never read', () => {
  expect(chanceOf('not hex at all', 1).used).toBe(false);
});

test('what one ply drew has no influence on another', () => {
  const alone = numbers(SEED, 8);
  numbers(SEED, 7);
  chanceOf(SEED, 7).int(2);
  expect(numbers(SEED, 8)).toEqual(alone);
  expect(numbers(SEED, 7)).not.toEqual(alone);
});

test('seeds that differ in one bit have nothing in common', () => {
  const other = `0${SEED.slice(1)}`;
  expect(numbers(other, 0)).not.toEqual(numbers(SEED, 0));
});
