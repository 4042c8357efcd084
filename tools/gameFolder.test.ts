import { expect, test } from 'vitest';
import { ticTacToe } from '../examples/ticTacToe.ts';
import { star } from '../src/games/star/index.ts';
import { gameFolder } from './gameFolder.ts';

test('a game of the list has a folder, one that was brought along has none', () => {
  expect(gameFolder(star.game, 'tests stand in a folder')).toBe('src/games/star');
  expect(() => gameFolder(ticTacToe.game, 'tests stand in a folder')).toThrow(
    'tests stand in a folder, and Tic-tac-toe has none: there is no src/games/tictactoe/index.ts',
  );
});
