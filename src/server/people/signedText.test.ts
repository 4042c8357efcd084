import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signText, readSigned } from './signedText.ts';

const SECRET = Buffer.alloc(32, 1);

test('what was sealed is read again, for the same purpose and with the same secret only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const given = signText(SECRET, 'cookie', text);
      expect(readSigned(SECRET, 'cookie', given)).toBe(text);
      expect(readSigned(SECRET, 'recovery', given)).toBeUndefined();
      expect(readSigned(Buffer.alloc(32, 2), 'cookie', given)).toBeUndefined();
    }),
  );
});

test('one letter changed breaks the seal', () => {
  const given = signText(SECRET, 'invitation', 'table.1');
  for (let i = 0; i < given.length; i++) {
    const changed = given.slice(0, i) + (given[i] === 'x' ? 'y' : 'x') + given.slice(i + 1);
    expect(readSigned(SECRET, 'invitation', changed)).toBeUndefined();
  }
});

test.each([undefined, null, 7, {}, [], '', '.', 'a', 'a.b.c', 'x'.repeat(1000)])(
  '%j is no seal of ours',
  (given) => {
    expect(readSigned(SECRET, 'cookie', given)).toBeUndefined();
  },
);
