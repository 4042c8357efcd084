/** Sentences that speak of a mouse, for somebody who has a finger. */

/** “Tap”, not “Click”. */
export function touchWords(text: string): string {
  return text
    .replace(' or press a key', '')
    .replace(
      /\b([Cc])lick(ed|ing)?\b/g,
      (_, c: string, end = '') => `${c === 'C' ? 'T' : 't'}ap${end && `p${end}`}`,
    );
}

/** The words for the hand at this screen. */
export function handWords(text: string): string {
  return matchMedia('(pointer: coarse)').matches ? touchWords(text) : text;
}
