import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { InputError } from '../kernel/error.ts';
import { failureOf } from './failure.ts';

test('bad input is one line and exit code 2', () => {
  const error = new InputError('unknown_game', 'there is no game "chess"; there is sol');
  expect(failureOf(error)).toEqual({ code: 2, lines: ['orrery: there is no game "chess"; there is sol'] });
});

test('a bug is its stack and exit code 70', () => {
  const { code, lines } = failureOf(new TypeError('x is not a function'));
  expect(code).toBe(70);
  expect(lines[0]).toBe('orrery: this is a bug; please report it with what follows.');
  expect(lines[1]).toMatch(/^TypeError: x is not a function\n +at .*failure\.test\.ts/);
});

test('something thrown that is no error is a bug too', () => {
  expect(failureOf('oops')).toMatchObject({ code: 70, lines: [expect.any(String), 'oops'] });
});

test('help is no failure, wrong arguments are', () => {
  expect(failureOf(new CommanderError(0, 'commander.helpDisplayed', '')).code).toBe(0);
  expect(failureOf(new CommanderError(1, 'commander.unknownOption', ''))).toEqual({ code: 2, lines: [] });
});
