import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINK_LIMIT, packRecord, unpackRecord } from './share.ts';

test('a record comes back as it was, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 3 }), async (json) => {
      const code = await packRecord(json);
      expect(code).toMatch(/^[\w-]+$/);
      expect(JSON.parse(await unpackRecord(code))).toEqual(JSON.parse(json));
    }),
    { numRuns: 60 },
  );
});

test('a link gets shorter than its record', async () => {
  const record = JSON.stringify({
    moves: Array.from({ length: 500 }, (_, i) => `${i % 3} fly C${i % 9} R2`),
  });
  expect((await packRecord(record)).length).toBeLessThan(record.length / 3);
});

test('a record too long for a link is refused with advice', async () => {
  const noise = Array.from({ length: 30_000 }, (_, i) => Math.sin(i).toString(36)).join('');
  await expect(packRecord(JSON.stringify(noise))).rejects.toThrow('download its record instead');
});

test.each([
  ['nothing', ''],
  ['other letters', 'abc$def'],
  ['no compressed text', 'AAAAAAAA'],
  ['a length no bytes have', 'abcde'],
])('a link with %s is damaged', async (_, code) => {
  await expect(unpackRecord(code)).rejects.toThrow('damaged or was cut short');
});

test('a link cut short or changed never gives another record', async () => {
  const record = JSON.stringify({ moves: ['0 pass', '1 fly C3 R2'], seed: 'ab'.repeat(32) });
  const code = await packRecord(record);
  for (let length = 1; length < code.length - 1; length += 3) {
    await expect(unpackRecord(code.slice(0, length))).rejects.toThrow('damaged or was cut short');
  }
});

test('links beyond the limit are not even opened', async () => {
  await expect(unpackRecord('A'.repeat(LINK_LIMIT + 1))).rejects.toThrow('at most');
});

test('a small link that unfolds without end is stopped', async () => {
  const code = await packRecord(JSON.stringify('0'.repeat(3_999_000)));
  expect((await unpackRecord(code)).length).toBe(3_999_002);
  const bomb = await packRecord(JSON.stringify('0'.repeat(20_000_000)));
  await expect(unpackRecord(bomb)).rejects.toThrow('at most 4000000 characters');
});
