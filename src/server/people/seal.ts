import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sealed text is good for: one made for one purpose is worth nothing for another. */
export type Purpose = 'cookie' | 'recovery' | 'invitation';

/** A text that everybody may read and only the holder of the secret can have written. */
export function sealed(secret: Buffer, purpose: Purpose, text: string): string {
  return `${text}.${markOf(secret, purpose, text)}`;
}

/** The text under a seal; nothing where the seal is not ours. */
export function unsealed(secret: Buffer, purpose: Purpose, given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 200) return undefined;
  const end = given.lastIndexOf('.');
  const text = given.slice(0, Math.max(0, end));
  const [mark, right] = [given.slice(end + 1), markOf(secret, purpose, text)].map((one) => Buffer.from(one));
  return mark && right && mark.length === right.length && timingSafeEqual(mark, right) ? text : undefined;
}

function markOf(secret: Buffer, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
