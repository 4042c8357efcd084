import type { GameEntry, Grid } from '../../../kernel/entry.ts';
import type { Move } from '../../../kernel/game.ts';
import type { Offer } from '../../../protocol/table.ts';
import { readable } from '../../../kernel/data/readable.ts';
import { capital } from '../../../kernel/defaults/words.ts';
import type { Gesture, Place } from '../view.ts';

/**
 * How a move is made where nobody has drawn its game. On a board of cells it is made there. Without one, a move with one
 * word is a card with that word, a move with two picks the first and goes to the second. All others are buttons.
 */
export function plainGesture(
  { board, texts }: Pick<GameEntry, 'board' | 'texts'>,
  state: object,
  { move }: Offer,
  names: readonly string[],
): Gesture {
  const places = board ? cellsOf(board, move) : wordsOf(move);
  return { ...places, label: capital(texts.move(state, move, names)) };
}

type Places = Pick<Gesture, 'from' | 'to' | 'group'>;

export const cellPlace = (cell: number): Place => `cell ${cell}`;

function cellsOf(board: Grid<object, Move>, move: Move): Places {
  const [from, to] = [board.from?.(move), board.cellOf(move)];
  return {
    ...(from !== undefined && { from: cellPlace(from) }),
    ...(to !== undefined && { to: cellPlace(to) }),
  };
}

/** The place of a word of a move: what the word is, and the word. */
const wordPlace = (field: string, word: string): Place => `${field} ${word}`;

export function wordAt(place: Place): { readonly field: string; readonly word: string } {
  const [field = '', ...words] = place.split(' ');
  return { field, word: words.join(' ') };
}

function wordsOf(move: Move): Places {
  const words = Object.entries(move).filter(([field]) => field !== 'type');
  const places = words.flatMap(([field, word]) =>
    typeof word === 'string' || typeof word === 'number' ? [wordPlace(field, `${word}`)] : [],
  );
  const [first, second] = places;
  if (places.length < words.length || places.length > 2) return { group: readable(move.type) };
  if (first === undefined) return {};
  return second === undefined ? { to: first } : { from: first, to: second };
}
