import { defineGame } from '../src/kernel/defineGame.ts';
import { ranked } from '../src/kernel/outcome.ts';

/** Tic-tac-toe: three in a row win. The smallest game to copy; docs/new-game.md tells how. */

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
  line.split('').map(Number),
);
const FREE = -1;

export const ticTacToe = defineGame({
  id: 'tictactoe',
  title: 'Tic-tac-toe',
  about: 'Take turns to mark a free cell. Three marks in a row, a column or a diagonal win.',
  seats: 2,
  open: true,

  setup: () => ({ cells: Array<number>(9).fill(FREE), turn: 0 }),

  actors: (state) => (isOver(state.cells) ? [] : [state.turn]),

  legalMoves: ({ cells }) => cells.flatMap((owner, at) => (owner === FREE ? [{ type: 'mark', at }] : [])),

  apply(state, seat, { at }) {
    state.cells[at] = seat;
    state.turn = 1 - seat;
  },

  outcome({ cells }) {
    return isOver(cells) ? ranked([0, 1].map((seat) => (hasLine(cells, seat) ? 1 : 0))) : undefined;
  },

  stateFault({ cells, turn }) {
    const marks = [0, 1].map((seat) => cells.filter((owner) => owner === seat).length);
    const [first = 0, second = 0] = marks;
    if (cells.length !== 9 || cells.filter((owner) => owner === FREE).length !== 9 - first - second)
      return 'there must be nine cells, each of a seat or -1';
    return first - second === turn ? undefined : 'the seats must take turns';
  },

  board: {
    rows: 3,
    columns: 3,
    cellOf: ({ at }) => at,
    shown: ({ cells }, at) => (cells[at] === FREE ? undefined : cells[at]),
  },
});

function hasLine(cells: readonly number[], seat: number): boolean {
  return LINES.some((line) => line.every((at) => cells[at] === seat));
}

function isOver(cells: readonly number[]): boolean {
  return !cells.includes(FREE) || [0, 1].some((seat) => hasLine(cells, seat));
}
