import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment } from './chance.ts';
import { type AbortedDraw, combinedSeed, fairnessFault, promiseOf } from './fairness.ts';
import { itemAt } from '../data/lists.ts';

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

const nonces = fc.array(fc.oneof(hex, fc.constant('')), { minLength: 1, maxLength: 5 });

test('P9.3 the seed is what an HMAC of one line for each seat gives', () => {
  expect(combinedSeed('00'.repeat(32), ['11'.repeat(32), ''])).toBe(
    'e3a163d2fc5a9ac011f6878d3bcf883516955ed66624e488895a290f039cfbce',
  );
});

test('secret and nonces that gave the seed are accepted', () => {
  fc.assert(
    fc.property(hex, nonces, (secret, given) => {
      const before = { commitment: commitment(secret), secret, nonces: given };
      const now = { ...before, promises: promised(given), aborted: [endedDraw(given)] };
      for (const fairness of [before, now])
        expect(fairnessFault(fairness, combinedSeed(secret, given), given.length)).toBeUndefined();
    }),
  );
});

const promised = (given: readonly string[]): string[] => given.map((nonce) => nonce && promiseOf(nonce));

/** A draw in which the first nonce had not been shown yet. */
function endedDraw(given: readonly string[]): AbortedDraw {
  const shown = given.map((nonce, i) => (i === 0 ? '' : nonce));
  return { begun: 1, ended: 2, why: 'sat', by: 'ann', promises: promised(given), nonces: shown };
}

/** The text with one bit of one hex digit turned. */
function flipped(text: string, bit: number): string {
  const at = bit % text.length;
  const digit = Number.parseInt(itemAt(text, at), 16) ^ (1 << (bit % 4));
  return text.slice(0, at) + digit.toString(16) + text.slice(at + 1);
}

/** The lists in which one of the hashes is another. */
function changed(list: readonly string[], bit: number): string[][] {
  return list.flatMap((one, i) => (one === '' ? [] : [list.with(i, flipped(one, bit))]));
}

test('P9.4 one bit of any nonce, promise or secret changed is noticed', () => {
  fc.assert(
    fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 4 }), fc.nat(255), (secret, given, bit) => {
      const seed = combinedSeed(secret, given);
      const draw = endedDraw(given);
      const promises = promised(given);
      const honest = { commitment: commitment(secret), secret, nonces: given, promises, aborted: [draw] };
      const wrong = [
        { ...honest, secret: flipped(secret, bit) },
        { ...honest, commitment: flipped(honest.commitment, bit) },
        { ...honest, nonces: [] },
        { ...honest, promises: [] },
        { ...honest, promises: [...promises, ''] },
        { ...honest, aborted: [{ ...draw, promises: [] }] },
        ...changed(given, bit).map((nonces) => ({ ...honest, nonces })),
        ...changed(promises, bit).map((turned) => ({ ...honest, promises: turned })),
        ...changed(draw.nonces, bit).map((nonces) => ({ ...honest, aborted: [{ ...draw, nonces }] })),
      ];
      for (const claim of wrong) expect(fairnessFault(claim, seed, given.length)).toBeDefined();
      expect(fairnessFault(honest, flipped(seed, bit), given.length)).toBeDefined();
    }),
  );
});

test('P9.3 a nonce counts for its own seat', () => {
  const [secret, one, other] = ['00', '11', '22'].map((byte) => byte.repeat(32)) as [string, string, string];
  expect(combinedSeed(secret, [one, other])).not.toBe(combinedSeed(secret, [other, one]));
});
