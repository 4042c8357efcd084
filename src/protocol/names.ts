const MOST = 40;

/** What stands in place of the name of somebody who was deleted. */
export const DELETED_NAME = 'Deleted player';

/** Control characters and line breaks. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** What cannot be seen, has no agreed look, or turns the direction of the text around. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}\p{Co}\u2800]+/gu;

/** A name from outside as plain text: one line of what can be seen, not too long, never empty. */
export function plainName(given: unknown, seat: number): string {
  return visibleName(given) || `Player ${seat + 1}`;
}

/** What can be seen of a name, which may be nothing. */
export function visibleName(given: unknown): string {
  if (typeof given !== 'string') return '';
  const line = given.toWellFormed().normalize('NFC').replace(BREAKS, ' ').replace(UNSEEN, '');
  const short = withoutStacks(line).replace(/ +/g, ' ').trim().slice(0, MOST);
  return short.replace(/[\ud800-\udbff]$/, '').trimEnd();
}

/** Marks without a letter, and more than three on one, would reach into other lines. */
function withoutStacks(line: string): string {
  return line.replace(/(\p{M}{3})\p{M}+/gu, '$1').replace(/(^|\s)\p{M}+/gu, '$1');
}

/** What somebody is called until they choose a name. */
export function guestName(id: string): string {
  return `Guest ${id.slice(0, 4)}`;
}
