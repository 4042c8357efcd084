import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDataFolder } from '../store/dataFolder.ts';
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

test('the secret is drawn once, kept, and for nobody else to read', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'orrery-data-')), 'inner');
  const first = openDataFolder(folder);
  expect(first.secret).toHaveLength(32);
  expect(openDataFolder(folder).secret).toEqual(first.secret);
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  writeFileSync(path.join(folder, 'secret'), 'short');
  expect(() => openDataFolder(folder)).toThrow('must hold 64 hex digits');
  rmSync(path.dirname(folder), { recursive: true });
});

test('a folder that cannot be made is told', () => {
  expect(() => openDataFolder('/dev/null/data')).toThrow('cannot keep data in /dev/null/data');
});
