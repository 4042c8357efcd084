/** The nonces this browser contributes to the seeds of matches, kept to verify them later. */

const keyOf = (table: string): string => `orrery nonce ${table}`;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes in hex, for nonces and for the keys of deeds. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newNonce = (): string => randomHex(32);

export function keepNonce(table: string, nonce: string): void {
  localStorage.setItem(keyOf(table), nonce);
}

/** The nonce this browser contributed at a table. */
export const ownNonce = (table: string): string | undefined =>
  localStorage.getItem(keyOf(table)) ?? undefined;
