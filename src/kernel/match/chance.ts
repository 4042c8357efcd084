import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { generator, type Rng, type Words } from './rng.ts';

/** The secret of a match: 256 bits as 64 hex digits. With the moves it determines everything that happened. */
export type Seed = string;

/** The chance of one ply, derived from the seed only when the rules first ask. */
export interface Chance extends Rng {
  /** Whether the ply asked for chance; what it shows is new to everybody. */
  readonly used: boolean;
}

const HEX_SEED = /^[0-9a-f]{64}$/;

/** 64 hex digits are a seed as they are; any other text is hashed into one. */
export function seedFrom(text: string): Seed {
  const lower = text.toLowerCase();
  return HEX_SEED.test(lower) ? lower : bytesToHex(sha256(utf8ToBytes(text)));
}

export function isSeed(text: unknown): text is Seed {
  return typeof text === 'string' && HEX_SEED.test(text);
}

/** What is published when a match starts: binds the seed without telling it. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The chance of ply `ply` (0 is the setup); one ply's numbers tell nothing about another's. */
export function chanceOf(seed: Seed, ply: number): Chance {
  let rng: Rng | undefined;
  return {
    int(below) {
      rng ??= generator(wordsOf(seed, ply));
      return rng.int(below);
    },
    get used() {
      return rng !== undefined;
    },
  };
}

function wordsOf(seed: Seed, ply: number): Words {
  const mac = hmac(sha256, hexToBytes(seed), utf8ToBytes(`ply ${ply}`));
  const view = new DataView(mac.buffer, mac.byteOffset);
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)];
}

/** A short fingerprint of any text, used to compare states of a replay with those recorded. */
export function digest(text: string): string {
  return digestOfBytes(utf8ToBytes(text));
}

export function digestOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
