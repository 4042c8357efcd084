import { expect, test } from 'vitest';
import { commandOf } from './keyboard.ts';

const pressed = (key: string, held: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['/', 'type'],
  ['m', 'moves'],
  ['M', 'moves'],
  ['c', 'coach'],
  ['a', 'aid'],
  ['b', 'read'],
  ['n', 'next'],
  ['?', 'help'],
  ['Escape', 'letGo'],
  ['+', 'nearer'],
  ['0', 'whole'],
] as const)('%s means %s', (key, command) => {
  expect(pressed(key)).toBe(command);
});

test('figures press the buttons of the bar', () => {
  expect(pressed('3')).toEqual({ button: 3 });
});

test('keys of the browser and letters without a meaning are left alone', () => {
  expect(pressed('r', { ctrlKey: true })).toBeUndefined();
  expect(pressed('l', { metaKey: true })).toBeUndefined();
  expect(pressed('q')).toBeUndefined();
  expect(pressed('Tab')).toBeUndefined();
});
