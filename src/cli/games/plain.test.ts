import { expect, test } from 'vitest';
import { cometChase } from '../../../examples/cometChase.ts';
import { ticTacToe } from '../../../examples/ticTacToe.ts';
import { GAMES } from '../../games/index.ts';
import { newMatch } from '../../kernel/match/match.ts';
import { LEGAL, painted } from '../ink.ts';
import { plainDrawing } from './plain.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const LOOK = { colour: false, width: 80 };

test('a board of cells is drawn with the letters of the seats', () => {
  const state = { cells: [0, -1, -1, -1, 1, -1, -1, -1, 0], turn: 1 };
  expect(plainDrawing(ticTacToe).draw(state, NAMES.slice(0, 2), LOOK).split('\n')).toEqual([
    ' a   ·   ·',
    ' ·   b   ·',
    ' ·   ·   a',
    '',
    '          Points',
    ' a   Ann       0',
    ' b   Ben       0',
  ]);
});

test('cells that a move aims at are lit', () => {
  const drawing = plainDrawing(ticTacToe);
  const { state } = newMatch(ticTacToe.game, { seats: 2, seed: 'lit' });
  const lit = drawing.targets({ type: 'mark', at: 4 } as { type: string });
  const lines = drawing.draw(state, NAMES.slice(0, 2), { ...LOOK, colour: true, lit }).split('\n');
  expect(lines[0]).not.toContain('\x1b');
  expect(lines[1]).toBe(` ·  ${painted(' · ', LEGAL, true)}  ·`);
});

test('without a board, what lies on the table and before each seat is told, and what is hidden is a back', () => {
  const { game } = cometChase;
  const { state } = newMatch(game, { seats: 2, seed: 'drawn' });
  Object.assign(state, { prize: 7, spent: [3, 9] });
  const lines = plainDrawing(cometChase).draw(game.redact(state as never, 0), NAMES.slice(0, 2), LOOK);
  expect(lines).toMatch(/^Prize: 7\nSpent: 3 9\n +Points {2}Hand +Probe\n a {3}Ann +0(?: {1,2}\d+){5} +–\n/);
  expect(lines).toMatch(/\n b {3}Ben +0 {2}▪ ▪ ▪ ▪ ▪ +–$/);
});

test.each(GAMES)('any game can be drawn so: $game.id', (entry) => {
  const { state, seats } = newMatch(entry.game, { seats: 2, seed: 'any' });
  expect(plainDrawing(entry).draw(state, NAMES.slice(0, seats), LOOK)).toContain('Ann');
});
