import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../server/store/openStore.ts';
import { printed } from '../../../test/kit/printed.ts';
import { runReports } from './reports.ts';

const data = mkdtempSync(path.join(tmpdir(), 'orrery-reports-'));
afterAll(() => rmSync(data, { recursive: true }));

test('open reports are listed with what was said, and closed one by one', async () => {
  const store = await openStore({ data }, () => undefined);
  const chat = [{ number: 1, person: 'b', name: 'Bob', text: 'rude words', at: 60_000 }];
  const report = {
    by: 'a',
    person: 'b',
    name: 'Bob',
    why: 'abuse',
    text: 'please look',
    chat,
    done: undefined,
  } as const;
  await store.addReport({ ...report, id: 'r2', at: 1000, table: 't' });
  await store.addReport({ ...report, id: 'r1', at: 2000, table: 'u', text: '' });
  await store.close();
  expect(await printed(() => runReports({ data }))).toEqual([
    'r2  1970-01-01 00:00  abuse',
    '  Bob (b) at table t, reported by a',
    '  “please look”',
    '    1970-01-01 00:01  Bob: rude words',
    '',
    'r1  1970-01-01 00:00  abuse',
    '  Bob (b) at table u, reported by a',
    '    1970-01-01 00:01  Bob: rude words',
    '',
    '2 reports',
  ]);
  expect(await printed(() => runReports({ data, done: 'r2' }))).toEqual(['report r2 is done']);
  await expect(runReports({ data, done: 'r2' })).rejects.toThrow('no open report r2');
  expect((await printed(() => runReports({ data, json: true }))).map((line) => JSON.parse(line).id)).toEqual([
    'r1',
  ]);
  expect((await printed(() => runReports({ data, all: true }))).join()).toContain('done');
});
