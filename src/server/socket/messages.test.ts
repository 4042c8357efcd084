import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage, isMove, readMessage } from './messages.ts';

const MOVE = { id: 7, table: 'ab12', do: 'play', seen: 3, key: 'abcd-1234', text: 'fly C3 R2' };

const count = fc.oneof(fc.nat(1_000_001), fc.constantFrom(-1, -0, 0.5, 1_000_000, 1_000_001, NaN, '1', null));
const word = (good: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    good,
    fc.string(),
    fc.constantFrom('', 'a\n', 'x'.repeat(201), 'é'.repeat(200), 5, undefined, [], {}),
  );

/** Messages that are moves, or almost. */
const messages = fc
  .record(
    {
      id: count,
      table: word(fc.constantFrom('ab', '0'.repeat(64), '0'.repeat(65), 'AB')),
      do: fc.constantFrom('play', 'play', 'play', 'undo', 'watch'),
      seen: count,
      key: word(fc.constantFrom('12345678', '1234567', 'a_b-c_d-', 'x'.repeat(64), 'x'.repeat(65))),
      text: word(fc.constantFrom('end', 'x', 'x'.repeat(200))),
      extra: fc.constant(1),
    },
    { requiredKeys: [] },
  )
  .map((made) => ({ ...made }));

const nearly = fc.oneof(
  messages,
  fc.tuple(messages, fc.constantFrom('id', 'seen', 'key', 'text', 'table')).map(([made, key]) => ({
    ...MOVE,
    ...(key in made && { [key]: made[key as keyof typeof made] }),
  })),
  fc.constantFrom<unknown>(MOVE, [MOVE], null, 'play', 7, { ...MOVE, ['__proto__']: 1 }),
);

test('P5.3 a move is what the form of messages says it is', () => {
  let moves = 0;
  fc.assert(
    fc.property(nearly, (data) => {
      const read = clientMessage.safeParse(data);
      const isOne = read.success && read.data.do === 'play';
      expect(isMove(data)).toBe(isOne);
      if (!isOne) return;
      moves++;
      expect(read.data).toEqual(data);
    }),
    { numRuns: 2000, seed: 22 },
  );
  expect(moves).toBeGreaterThan(200);
});

test('P5.3 a move with something more is refused, also where that is no name of its own in JavaScript', () => {
  const text = JSON.stringify(MOVE);
  expect(readMessage(text)).toEqual(MOVE);
  expect(() => readMessage(text.replace('{', '{"__proto__":{"x":1},'))).toThrow(/not understood/);
  expect(() => readMessage(text.replace('{', '{"more":1,'))).toThrow(/not understood/);
});
