const MOST = 40;

/** Control characters, line breaks and marks that turn the direction of the text around. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;

/** A name from outside as plain text: one line, not too long, never empty. */
export function plainName(given: unknown, seat: number): string {
  const plain = typeof given === 'string' ? given.toWellFormed().replace(UNFIT, ' ').trim() : '';
  const short = plain.slice(0, MOST).replace(/[\ud800-\udbff]$/, '');
  return short.trimEnd() || `Player ${seat + 1}`;
}

/** What somebody is called until they choose a name. */
export function guestName(id: string): string {
  return `Guest ${id.slice(0, 4)}`;
}
