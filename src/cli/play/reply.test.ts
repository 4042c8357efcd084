import { expect, test } from 'vitest';
import { choicesOf } from './menu.ts';
import { understood } from './reply.ts';

const MOVES = [{ type: 'fly', to: 'C1' }, { type: 'fly', to: 'C12' }, { type: 'save' }, { type: 'fuel' }];
const CHOICES = choicesOf(MOVES, ({ type }) => `${type} on`);
const COMMANDS = ['save', 'undo', 'rules'];

test.each([
  ['2', MOVES[1]],
  ['fly c1', MOVES[0]],
  ['  FLY   C12 ', MOVES[1]],
  ['fu', MOVES[3]],
  ['save', MOVES[2]],
])('%o is a move', (line, move) => {
  expect(understood(line, CHOICES, COMMANDS)).toEqual({ type: 'move', move });
});

test.each([
  ['undo', 'undo', ''],
  ['save  my file.json ', 'save', 'my file.json'],
  ['Rules 6.1', 'rules', '6.1'],
])('%o is a command', (line, name, argument) => {
  expect(understood(line, CHOICES, COMMANDS)).toEqual({ type: 'command', name, argument });
});

test('what fits several moves narrows the list, an empty line shows it whole', () => {
  expect(understood('fly', CHOICES, COMMANDS)).toEqual({ type: 'narrow', choices: CHOICES.slice(0, 2) });
  expect(understood('', CHOICES, COMMANDS)).toEqual({ type: 'narrow', choices: CHOICES });
});

test('an empty line plays the only move', () => {
  expect(understood('', CHOICES.slice(3), COMMANDS)).toEqual({ type: 'move', move: MOVES[3] });
});

test.each(['0', '5', 'dance', 'undone'])('%o is unknown', (line) => {
  expect(understood(line, CHOICES, COMMANDS)).toEqual({ type: 'unknown' });
});
