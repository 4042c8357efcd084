import type { Grid } from '../entry.ts';
import type { Game, Move } from '../game.ts';
import { moveText } from '../text.ts';
import { readable } from '../data/readable.ts';
import { distinct, namesAll, type Reasons, type Wish } from '../why.ts';

/** So many moves are offered instead. */
const MOST_NAMED = 4;

/** A cell of a board of cells, from 0 and row by row, as it is pointed at. */
export function cellThing(cell: number): string {
  return `cell ${cell}`;
}

/** The reasons of a game that brings none: what could be done instead. */
export function reasonsByMoves<State extends object, M extends Move>(
  game: Pick<Game<State, M>, 'legalMoves'>,
  board?: Grid<State, M>,
): Reasons<State, M> {
  const cells = board ? Array.from({ length: board.rows * board.columns }, (_, cell) => cellThing(cell)) : [];
  const cellsOf = (move: M): string[] =>
    [board?.from?.(move), board?.cellOf(move)].flatMap((cell) =>
      cell === undefined ? [] : [cellThing(cell)],
    );
  return {
    wishes: (state, seat) =>
      distinct([
        ...game.legalMoves(state, seat).flatMap(wishesOf),
        ...cells.map((cell) => ({ things: [cell] })),
      ]),
    acts: () => [],
    fulfils: (_, move, wish) => namesAll(move, wish) || isAmong(cellsOf(move), wish),
    reason(state, seat, wish) {
      const moves = game.legalMoves(state, seat).map(moveText);
      const what =
        wish.act === undefined ? 'Nothing can be done with that' : `${readable(wish.act)} is not possible`;
      return { text: `${what} now.`, instead: moves.slice(0, MOST_NAMED) };
    },
    supplied: () => undefined,
  };
}

/** Whether things are wished for and nothing else, all of them cells of a move. */
function isAmong(cells: readonly string[], { act, things }: Wish): boolean {
  return act === undefined && things.every((thing) => cells.includes(thing));
}

/** A move as a whole, its kind, and each thing it names. */
function wishesOf(move: Move): Wish[] {
  const [act = '', ...things] = moveText(move).split(' ');
  return [{ act, things }, { act, things: [] }, ...things.map((thing) => ({ things: [thing] }))];
}
