import type { GameEntry, Grid } from '../../../kernel/entry.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import type { Offer } from '../../../protocol/table.ts';
import { readable } from '../../../kernel/data/readable.ts';
import { capital } from '../../../kernel/defaults/words.ts';
import type { Wish } from '../../../kernel/why.ts';
import type { Gesture, Place } from '../view.ts';
import { TEXTS } from './texts.ts';

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

/** The place of a player, and of something that only lies there. */
export const seatPlace = (seat: Seat): Place => `seat ${seat}`;
export const shownPlace = (label: string): Place => `shown ${label}`;

/** What is wished by pointing at a place with something in the hand: cells by their names, all else by what it says. */
export function plainWish(place: Place, picked: Place | undefined): Wish {
  return { things: [...(picked === undefined ? [] : [picked]), place].map(thingAt) };
}

function thingAt(place: Place): string {
  const { field, word } = wordAt(place);
  if (field === 'cell') return place;
  return field === 'seat' ? TEXTS.player : word;
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
