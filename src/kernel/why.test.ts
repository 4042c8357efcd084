import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/ticTacToe.ts';
import { GAMES, POSITION } from '../../test/kit/toy.ts';
import { itemAt } from './data/lists.ts';
import { seeded } from './match/rng.ts';
import { answerWish, namesAll, readWish, reasonLine, type Wish, wishText } from './why.ts';

const FLIGHT = { type: 'fly', from: 'C3', to: 'R2' };
const NAMES = ['Ann', 'Ben'];

test.each<[Wish, boolean]>([
  [{ things: [] }, true],
  [{ act: 'fly', things: [] }, true],
  [{ things: ['R2'] }, true],
  [{ act: 'fly', things: ['C3', 'R2'] }, true],
  [{ act: 'hurl', things: [] }, false],
  [{ things: ['R2', 'C3'] }, false],
  [{ things: ['C3', 'C3'] }, false],
  [{ things: ['fly'] }, false],
])('a flight from C3 to R2 fulfils %j: %s', (wish, fulfilled) => {
  expect(namesAll(FLIGHT, wish)).toBe(fulfilled);
});

test('words from outside are read by what can be pointed at', () => {
  const known: Wish[] = [
    { act: 'fly', things: [] },
    { things: ['C3'] },
    { things: ['R2'] },
    { things: ['ship 1'] },
  ];
  expect(readWish('  FLY c3  r2', known)).toEqual({ act: 'fly', things: ['C3', 'R2'] });
  expect(readWish('fly ship 1 r2', known)).toEqual({ act: 'fly', things: ['ship 1', 'R2'] });
  expect(readWish('r2', known)).toEqual({ things: ['R2'] });
  expect(readWish('fly', known)).toEqual({ act: 'fly', things: [] });
  for (const text of ['', 'fly to the moon', 'dance C3', 'C3 fly'])
    expect(readWish(text, known)).toBeUndefined();
  expect(wishText({ act: 'fly', things: ['C3', 'R2'] })).toBe('fly C3 R2');
});

test('the rule of a reason stands at the end of its line', () => {
  expect(reasonLine({ text: 'You need 2 more energy.', rule: '6.3.4' })).toBe(
    'You need 2 more energy (6.3.4).',
  );
  expect(reasonLine({ text: 'The match is over.' })).toBe('The match is over.');
});

test('whoever has no choice is told who has, and whoever has is told what could be done instead', () => {
  const entry = itemAt(GAMES, 0);
  const asking = { entry, state: POSITION, names: NAMES };
  expect(answerWish({ ...asking, seat: 0 }, 'show 5')).toEqual({ reason: undefined });
  expect(answerWish({ ...asking, seat: 0 }, 'show 77')).toBeUndefined();
  expect(answerWish({ ...asking, seat: 1 }, 'show 2')).toEqual({
    reason: { text: 'Wait for Ann, who is to choose now.' },
  });
});

test('every cell of a board of cells answers, also in a game that brings no reasons', () => {
  const { game } = ticTacToe;
  const state = game.setup(2, {}, seeded(1));
  const asking = { entry: ticTacToe, state, names: NAMES };
  expect(answerWish({ ...asking, seat: 0 }, 'cell 4')).toEqual({ reason: undefined });
  game.apply(state, 0, itemAt(game.legalMoves(state, 0), 4), seeded(1));
  expect(answerWish({ ...asking, seat: 1 }, 'cell 4')?.reason?.text).toBe(
    'Nothing can be done with that now.',
  );
  expect(answerWish({ ...asking, seat: 1 }, 'cell 9')).toBeUndefined();
});
