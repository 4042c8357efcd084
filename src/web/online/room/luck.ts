/** What this browser gives to the luck of a match, and keeps to look for it later. */

const keyOf = (table: string): string => `orrery nonce ${table}`;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random letters, for nonces and for the keys of deeds. */
export const drawn = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newNonce = (): string => drawn(32);

export function keepNonce(table: string, nonce: string): void {
  localStorage.setItem(keyOf(table), nonce);
}

/** The nonce this browser gave at a table. */
export const ownNonce = (table: string): string | undefined =>
  localStorage.getItem(keyOf(table)) ?? undefined;
