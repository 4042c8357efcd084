import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sealed text is good for: one made for one purpose is worth nothing for another. */
export type Purpose = 'cookie' | 'recovery' | 'invitation' | 'session';

/** A text that everybody may read and only the holder of the secret can have written. */
export function signText(secret: Buffer, purpose: Purpose, text: string): string {
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** The text under a seal; nothing where the seal is not ours. */
export function readSigned(secret: Buffer, purpose: Purpose, given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 200) return undefined;
  const end = given.lastIndexOf('.');
  const text = given.slice(0, Math.max(0, end));
  const [signature, expected] = [given.slice(end + 1), signatureOf(secret, purpose, text)].map((one) =>
    Buffer.from(one),
  );
  return signature && expected && signature.length === expected.length && timingSafeEqual(signature, expected)
    ? text
    : undefined;
}

function signatureOf(secret: Buffer, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
