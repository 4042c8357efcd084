import { expect, test } from 'vitest';
import { findByData, findByText, moveText } from './text.ts';

const LEGAL = [{ type: 'fly', from: 'C3', to: 'R2' }, { type: 'hurl', from: 'C3' }, { type: 'end' }] as const;

test('a move reads as its type and fields in order', () => {
  expect(LEGAL.map(moveText)).toEqual(['fly C3 R2', 'hurl C3', 'end']);
});

test.each(['fly C3 R2', '  FLY  c3\tr2 '])('%j finds its move', (text) => {
  expect(findByText(LEGAL, text)).toBe(LEGAL[0]);
});

test('data finds its move whatever the order of its keys', () => {
  expect(findByData(LEGAL, { to: 'R2', from: 'C3', type: 'fly' })).toBe(LEGAL[0]);
});

test.each(['fly', 'fly C3', 'fly C3 R2 R3', '', 'fly C3 R4', '__proto__'])(
  'the text %j is refused with the list of what is legal',
  (text) => {
    expect(() => findByText(LEGAL, text)).toThrow(
      `${JSON.stringify(text)} is not legal now; legal: fly C3 R2, hurl C3, end`,
    );
  },
);

test.each([
  undefined,
  null,
  3,
  [],
  {},
  { type: 'fly' },
  { type: 'end', extra: 1 },
  JSON.parse('{"__proto__":{"type":"end"}}'),
])('the data %j is refused with the list of what is legal', (data) => {
  expect(() => findByData(LEGAL, data)).toThrow('is not legal now; legal: fly C3 R2, hurl C3, end');
});

test('a long list of legal moves and a long text are cut short', () => {
  const many = Array.from({ length: 90 }, (_, i) => ({ type: 'go', to: i }));
  expect(() => findByText(many, 'x'.repeat(1e6))).toThrow(
    /^"x{80}" is not legal now; .*, go 19, … \(90 in all\)$/,
  );
});
