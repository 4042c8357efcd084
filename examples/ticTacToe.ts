import { defineGame } from '../src/kernel/defineGame.ts';
import { ranked } from '../src/kernel/outcome.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
  line.split('').map(Number),
);
const FREE = -1;

/** The smallest game to copy: docs/new-game.md tells how it is made. */
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
    const count = (mark: number): number => cells.filter((owner) => owner === mark).length;
    const [first, second] = [count(0), count(1)];
    if (cells.length !== 9 || first + second + count(FREE) !== 9)
      return 'there must be nine cells of -1, 0 or 1';
    return turn === first - second ? undefined : 'the seats must take turns';
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
