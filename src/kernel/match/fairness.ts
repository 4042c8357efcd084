import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { equal, isRecord } from '../data/plain.ts';
import { commitment, isSeed, type Seed } from './chance.ts';

/**
 * How the seed of a match came about that no one at the table was to choose alone: the server bound itself to a
 * secret by publishing its hash, then every person's client bound itself to a nonce in the same way, and only when all
 * were bound were the nonces shown and combined with the secret.
 */
export interface Fairness {
  /** The hash of the secret, published before the first nonce was drawn. */
  readonly commitment: string;
  readonly secret: Seed;
  /** By seat, 64 hex digits each; empty for the seats of bots. */
  readonly nonces: readonly string[];
  /** The hashes of the nonces, published before any of them was shown; matches of before have none. */
  readonly promises?: readonly string[];
  /** The draws at this table that ended without a match, in order. */
  readonly aborted?: readonly AbortedDraw[];
}

const DRAW_ENDS = ['sat', 'stood', 'kicked', 'bots', 'stopped', 'closed'] as const;

/** Why a draw can end without a match: who sits there changed, or the host stopped the draw or closed the table. */
export type DrawEnd = (typeof DRAW_ENDS)[number];

/** A draw that ended without a match. What was shown in it is used for nothing. */
export interface AbortedDraw {
  /** When it began and ended, in milliseconds since 1970 by the server's clock. */
  readonly begun: number;
  readonly ended: number;
  readonly why: DrawEnd;
  /** The id of the person who ended it. */
  readonly by: string;
  /** By seat; empty for the seats of bots. */
  readonly promises: readonly string[];
  /** By seat; empty where none had been shown. */
  readonly nonces: readonly string[];
}

/** The seed of the match: HMAC-SHA-256 of the nonces, a line for each seat, under the secret. */
export function combinedSeed(secret: Seed, nonces: readonly string[]): Seed {
  const lines = nonces.map((nonce, seat) => `seat ${seat} ${nonce}\n`).join('');
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(lines)));
}

/** The hash by which a client binds itself to a nonce without telling it. */
export function promiseOf(nonce: string): string {
  return commitment(nonce);
}

/** Whether data from outside has the form of a claim of fairness; `fairnessFault` tells whether it holds. */
export function isFairness(data: unknown): data is Fairness {
  if (!isRecord(data)) return false;
  const { secret, nonces, promises = [], aborted = [] } = data;
  const draws = Array.isArray(aborted) && aborted.every(isAbortedDraw);
  return isSeed(secret) && areHashes(nonces) && areHashes(promises) && draws;
}

function isAbortedDraw(data: unknown): boolean {
  if (!isRecord(data)) return false;
  const { begun, ended, why, by, promises, nonces } = data;
  const told = DRAW_ENDS.some((end) => end === why) && typeof by === 'string' && PERSON_ID.test(by);
  return told && isTime(begun) && isTime(ended) && areHashes(promises) && areHashes(nonces);
}

const PERSON_ID = /^[\w-]{1,64}$/;

/** The latest time that a `Date` can tell. */
const LAST_TIME = 8.64e15;

function isTime(data: unknown): boolean {
  return typeof data === 'number' && data >= 0 && data <= LAST_TIME;
}

/** Whether it is a list by seat of 64 hex digits, or nothing for a seat. */
function areHashes(data: unknown): boolean {
  return Array.isArray(data) && data.every((one) => one === '' || isSeed(one));
}

/** What is wrong with a claim of fairness, as a sentence, or nothing. */
export function fairnessFault(fairness: Fairness, seed: Seed, seats: number): string | undefined {
  const { secret, nonces, aborted = [] } = fairness;
  if (nonces.length !== seats) return `there must be ${seats} nonces, one for each seat`;
  if (commitment(secret) !== fairness.commitment) return 'the secret does not match its published hash';
  if (combinedSeed(secret, nonces) !== seed) return 'secret and nonces do not combine to the seed';
  if (!arePromisesKept(fairness)) return 'a nonce is not the one that was promised';
  const broken = aborted.findIndex((draw) => !isSoundDraw(draw, seats));
  return broken < 0 ? undefined : `what was shown in ended draw ${broken + 1} is not what was promised`;
}

/** Whether every seat gave the nonce it had promised; matches of before made no promises that could be broken. */
export function arePromisesKept({ nonces, promises }: Fairness): boolean {
  if (promises === undefined) return true;
  const promised = nonces.map((nonce) => (nonce === '' ? '' : promiseOf(nonce)));
  return equal(promised, promises);
}

/** Whether what was shown in a draw that ended is what had been promised. */
export function isSoundDraw({ promises, nonces }: AbortedDraw, seats: number): boolean {
  const shown = nonces.every((nonce, seat) => nonce === '' || promiseOf(nonce) === promises[seat]);
  return shown && promises.length === seats && nonces.length === seats;
}
