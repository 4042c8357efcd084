import { expect, test } from 'vitest';
import { optionsShape, shapeFault } from './shape.ts';

test('a field with a question mark may be missing, and no other', () => {
  const shape = { here: 'number', 'there?': ['number'] } as const;
  expect(shapeFault({ here: 1 }, shape, 'it')).toBeUndefined();
  expect(shapeFault({ here: 1, there: [2] }, shape, 'it')).toBeUndefined();
  expect(shapeFault({ there: [2] }, shape, 'it')).toBe('it.here must be a whole number');
  expect(shapeFault({ here: 1, there: 'x' }, shape, 'it')).toBe('it.there must be a list');
  expect(shapeFault({ here: 1, there: undefined }, shape, 'it')).toBe('it.there must be a list');
  expect(shapeFault({ here: 1, 'there?': [2] }, shape, 'it')).toBe('it has an unknown field "there?"');
});

test('options that came later may be missing', () => {
  const about = { kind: 'flag', title: 'On', help: 'Whether it is on.', default: false } as const;
  const shape = optionsShape({ first: about, then: { ...about, later: true } });
  expect(shapeFault({ first: true }, shape, 'options')).toBeUndefined();
  expect(shapeFault({ first: true, then: true }, shape, 'options')).toBeUndefined();
  expect(shapeFault({ then: true }, shape, 'options')).toBe('options.first must be true or false');
});
