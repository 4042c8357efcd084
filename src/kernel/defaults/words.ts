import type { Seat } from '../game.ts';

/** The words that sentences of all games are made of. */

export type Names = readonly string[];

export function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Seat ${seat}`;
}

/** `ship`, `ships`; `colony`, `colonies`; `day`, `days`. */
export function plural(n: number, noun: string): string {
  if (n === 1) return noun;
  return /[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** `1 card`, `3 cards`. */
export function count(n: number, noun: string): string {
  return `${n} ${plural(n, noun)}`;
}

/** `a`, `a and b`, `a, b and c`; the last joint may be another word. */
export function listed(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence as part of another. */
export function clause(text: string): string {
  return (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '');
}
