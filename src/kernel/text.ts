import { InputError, listed } from './error.ts';
import type { Move } from './game.ts';
import { equal } from './data/plain.ts';

/** A move as a line of words, such as `fly C3 R2`: its type, then its fields in order. */
export function moveText(move: Move): string {
  let text = '';
  for (const word of Object.values(move)) text = text === '' ? `${word}` : `${text} ${word}`;
  return text;
}

/** Says why a move in words cannot be played, where that is known. */
export type WhyNot = (text: string) => string | undefined;

/** The legal move a text means; capitals and extra spaces do not matter. */
export function findByText<M extends Move>(legal: readonly M[], text: string, whyNot?: WhyNot): M {
  const isIt = (move: M): boolean => text.startsWith(move.type) && moveText(move) === text;
  const found = legal.find(isIt) ?? legal.find(means(text));
  if (found === undefined) throw illegal(JSON.stringify(text.slice(0, 80)), legal, whyNot?.(text));
  return found;
}

/** Whether a move is the one that a carelessly written text means. */
export function means(text: string): (move: Move) => boolean {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return (move) => moveText(move).toLowerCase() === wanted;
}

/** The legal move that reads the same as one that was legal elsewhere; nothing where it is not legal here. */
export function sameAs<M extends Move>(move: Move, legal: readonly M[]): M | undefined {
  const text = moveText(move);
  return legal.find((candidate) => moveText(candidate) === text);
}

/** The legal move equal to an object from outside. */
export function findByData<M extends Move>(legal: readonly M[], move: unknown): M {
  const found = legal.find((candidate) => equal(candidate, move));
  if (found === undefined) throw illegal((JSON.stringify(move) ?? 'nothing').slice(0, 120), legal);
  return found;
}

function illegal(what: string, legal: readonly Move[], reason?: string): InputError {
  const because = reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`;
  return new InputError(
    'illegal_move',
    `${what} is not legal now${because}; legal: ${listed(legal.map(moveText), 20)}`,
  );
}
