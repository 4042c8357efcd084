import { expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/ticTacToe.ts';
import * as toy from '../../../../test/kit/toy.ts';
import type { Grid } from '../../../kernel/entry.ts';
import type { Move } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Gesture } from '../view.ts';
import { cellPlace, plainGesture, plainWish, seatPlace, shownPlace } from './gestures.ts';

const NAMES = ['Ann', 'Ben'];
const WORDS = { ...toy.texts, move: (_: object, move: Move) => moveText(move) };

const made = (move: Move, board?: Grid<object, Move>): Gesture =>
  plainGesture({ texts: WORDS, ...(board && { board }) }, {}, { move, text: moveText(move) }, NAMES);

test('a move on a board of cells is made on its cell', () => {
  const move = { type: 'mark', at: 4 };
  const gesture = plainGesture(ticTacToe, { cells: [], turn: 0 }, { move, text: 'mark 4' }, NAMES);
  expect(gesture).toEqual({ to: 'cell 4', label: 'Mark 4' });
});

test('a piece is picked on one cell and put on another', () => {
  const board: Grid<object, Move & { from?: number; to?: number }> = {
    ...{ rows: 2, columns: 2, shown: () => undefined },
    from: (move) => move.from,
    cellOf: (move) => move.to,
  };
  expect(made({ type: 'step', from: 0, to: 3 } as Move, board)).toMatchObject({
    from: 'cell 0',
    to: 'cell 3',
  });
  expect(made({ type: 'pass' }, board)).toEqual({ label: 'Pass' });
});

test.each([
  [{ type: 'pass' }, { label: 'Pass' }],
  [
    { type: 'bid', card: 7 },
    { to: 'card 7', label: 'Bid 7' },
  ],
  [
    { type: 'throw', sign: 'rock' },
    { to: 'sign rock', label: 'Throw rock' },
  ],
  [
    { type: 'take', pile: 2, count: 3 },
    { from: 'pile 2', to: 'count 3', label: 'Take 2 3' },
  ],
  [
    { type: 'tell', truth: true },
    { group: 'Tell', label: 'Tell true' },
  ],
  [
    { type: 'swapAll', a: 1, b: 2, c: 3 },
    { group: 'Swap all', label: 'SwapAll 1 2 3' },
  ],
])('without a board, %j is made by its words', (move, gesture) => {
  expect(made(move)).toEqual(gesture);
});

test('moves with the same word share a card, whatever they do with it', () => {
  expect(made({ type: 'bid', card: 7 } as Move).to).toBe(made({ type: 'show', card: 7 } as Move).to);
});

test.each([
  [cellPlace(4), undefined, ['cell 4']],
  [cellPlace(4), cellPlace(0), ['cell 0', 'cell 4']],
  ['count 3', 'pile 2', ['2', '3']],
  [shownPlace('Deck'), undefined, ['Deck']],
  [seatPlace(1), undefined, ['this player']],
])('%s with %s in the hand is a wish for %j', (place, picked, things) => {
  expect(plainWish(place, picked)).toEqual({ things });
});
