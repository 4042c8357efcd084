import type { OwnShare } from '../../../protocol/share.ts';

/** This browser's shares in the luck of tables, kept over reloads from before they are promised, to verify them later. */

const keyOf = (table: string): string => `orrery luck ${table}`;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes in hex, for nonces and for the keys of deeds. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newNonce = (): string => randomHex(32);

/** Keeps a share in place of any other; nothing is kept where there is none. */
export function keepShare(table: string, share: OwnShare | undefined): void {
  if (share) localStorage.setItem(keyOf(table), JSON.stringify(share));
  else localStorage.removeItem(keyOf(table));
}

export function keptShare(table: string): OwnShare | undefined {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? undefined : (JSON.parse(kept) as OwnShare); // as `keepShare` wrote it
}

/** The share in a match that has begun; in older ones a nonce was all that was kept. */
export function shareIn(table: string, commitment: string, draw: number): OwnShare | undefined {
  const kept = keptShare(table);
  const nonce = localStorage.getItem(`orrery nonce ${table}`);
  if (kept || nonce === null) return kept;
  return { commitment, draw, nonce };
}
