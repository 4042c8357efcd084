import { expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/ticTacToe.ts';
import * as toy from '../../../../test/kit/toy.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import { defineGame } from '../../../kernel/defineGame.ts';
import { readOptions } from '../../../kernel/options.ts';
import { plainCard } from './card.tsx';
import { presetsOf } from './presets.ts';

const [TIDES] = toy.GAMES as [GameEntry];

test('a card follows from the entry of a game', () => {
  const { id, name, blurb, seats, guided } = plainCard(ticTacToe);
  expect({ id, name, blurb, seats, guided }).toEqual({
    id: 'tictactoe',
    name: 'Tic-tac-toe',
    blurb: 'Take turns to mark a free cell.',
    seats: { min: 2, max: 2 },
    guided: undefined,
  });
});

test('a card brings the plain view, but for what is drawn better', async () => {
  const { view } = await plainCard(ticTacToe, async () => ({ progress: () => 'Late' })).load();
  expect([view.id, view.progress({})]).toEqual(['tictactoe', 'Late']);
});

test('the rules are what is told about a game, or that nothing is', async () => {
  expect(await plainCard(ticTacToe).rules()).toMatch(/^# Tic-tac-toe\n\nTake turns .* win\.$/);
  expect(await plainCard(TIDES).rules()).toMatch(
    /^# Tides\n\nNobody has written down the rules of Tides here\./,
  );
});

test('there are tables for two, for all and for one, and one for each choice', () => {
  const { game } = defineGame({
    ...{ id: 'long', title: 'Long', seats: { min: 1, max: 4 }, open: true },
    ...{ setup: () => ({ players: [] }), actors: () => [], legalMoves: () => [], apply: () => undefined },
    outcome: () => undefined,
    options: {
      length: {
        kind: 'choice',
        title: 'Length',
        help: 'How long it takes.',
        values: ['short', 'veryLong'],
        default: 'short',
      },
    },
  });
  const presets = presetsOf({ game });
  expect(presets.map(({ title, seats }) => [title, seats])).toEqual([
    ['First game', 2],
    ['Full table', 4],
    ['Alone', 1],
    ['Length: Very long', 2],
  ]);
  for (const { seats, options } of presets) expect(() => readOptions(game, seats, options)).not.toThrow();
});

test('a table that does not fit the game is not offered', () => {
  const game = {
    ...toy.game,
    optionsFault: (_: object, seats: number) => (seats === 4 ? 'too many' : undefined),
  };
  expect(presetsOf({ game }).map(({ seats }) => seats)).toEqual([2]);
});
