import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitment, isSeed, type Seed } from './chance.ts';

/**
 * How the seed of a match came about that no one at the table was to choose alone: the server bound itself to a
 * secret by publishing its hash, then every person's client gave a nonce, and only then were they combined.
 */
export interface Fairness {
  /** The hash of the secret, published before the first nonce was given. */
  readonly commitment: string;
  readonly secret: Seed;
  /** By seat, 64 hex digits each; empty for the seats of bots. */
  readonly nonces: readonly string[];
}

/** The seed of the match: HMAC-SHA-256 of the nonces, a line for each seat, under the secret. */
export function combinedSeed(secret: Seed, nonces: readonly string[]): Seed {
  const lines = nonces.map((nonce, seat) => `seat ${seat} ${nonce}\n`).join('');
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(lines)));
}

export function isNonce(text: unknown): text is string {
  return isSeed(text);
}

/** What is wrong with a claim of fairness, as a sentence, or nothing. */
export function fairnessFault(fairness: Fairness, seed: Seed, seats: number): string | undefined {
  const { secret, nonces } = fairness;
  if (nonces.length !== seats) return `there must be ${seats} nonces, one for each seat`;
  if (commitment(secret) !== fairness.commitment) return 'the secret does not match its published hash';
  if (combinedSeed(secret, nonces) !== seed) return 'secret and nonces do not combine to the seed';
  return undefined;
}
