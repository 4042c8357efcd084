import { expect, test } from 'vitest';
import { InputError, shown } from './error.ts';

test('a message is never long, whatever it quotes', () => {
  const { message } = new InputError('bad_request', `not ${'x'.repeat(100_000)}`);
  expect(message.length).toBeLessThan(2100);
  expect(message).toMatch(/^not x+…$/);
});

test('a value is shown as JSON, cut short', () => {
  expect(shown('a"b')).toBe('"a\\"b"');
  expect(shown(undefined)).toBe('nothing');
  expect(shown('x'.repeat(100))).toHaveLength(81);
});
