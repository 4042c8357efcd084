import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitment } from './chance.ts';
import { combinedSeed, fairnessFault } from './fairness.ts';
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
      const fairness = { commitment: commitment(secret), secret, nonces: given };
      expect(fairnessFault(fairness, combinedSeed(secret, given), given.length)).toBeUndefined();
    }),
  );
});

/** The text with one bit of one hex digit turned. */
function flipped(text: string, bit: number): string {
  const at = bit % text.length;
  const digit = Number.parseInt(itemAt(text, at), 16) ^ (1 << (bit % 4));
  return text.slice(0, at) + digit.toString(16) + text.slice(at + 1);
}

test('P9.4 one bit of any nonce or of the secret changed is noticed', () => {
  fc.assert(
    fc.property(hex, fc.array(hex, { minLength: 1, maxLength: 4 }), fc.nat(255), (secret, given, bit) => {
      const seed = combinedSeed(secret, given);
      const honest = { commitment: commitment(secret), secret, nonces: given };
      const wrong = [
        { ...honest, secret: flipped(secret, bit) },
        { ...honest, commitment: flipped(honest.commitment, bit) },
        { ...honest, nonces: [] },
        ...given.map((nonce, i) => ({ ...honest, nonces: given.with(i, flipped(nonce, bit)) })),
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
