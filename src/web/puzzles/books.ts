import type { PuzzleBook, PuzzleList } from '../../analysis/puzzles/puzzle.ts';

/** The puzzles that come with the build: the lists with these pages, each book when one of its puzzles is opened. */
const LISTED = import.meta.glob<PuzzleList>('../../games/*/puzzles/list.json', {
  eager: true,
  import: 'default',
});
const BOOKS = import.meta.glob<PuzzleBook>('../../games/*/puzzles/book.json', { import: 'default' });

const books = new Map<string, Promise<PuzzleBook>>();

/** What is shown of the puzzles of a game before one is opened; none where it has no puzzles. */
export const listOf = (game: string): PuzzleList => LISTED[`../../games/${game}/puzzles/list.json`] ?? [];

/** The puzzles of a game; one that could not be fetched is asked for again next time. */
export function bookOf(game: string): Promise<PuzzleBook> | undefined {
  const load = BOOKS[`../../games/${game}/puzzles/book.json`];
  const book = books.get(game) ?? load?.();
  if (book === undefined) return undefined;
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}
