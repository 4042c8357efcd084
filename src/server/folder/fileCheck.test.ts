import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { party, playOn, testServer } from '../../../test/kit/online.ts';
import { printed } from '../../../test/kit/printed.ts';
import { runBackup, runExport, runImport } from '../../cli/commands/keeping.ts';
import { runVerify } from '../../cli/commands/verify.ts';
import { sampleEntry, sampleRecord } from '../store/contract.ts';
import { openServerStore } from '../store/openStore.ts';
import { checkFile } from './fileCheck.ts';

/** A folder with a match in it, damaged in one way or another. */

const root = mkdtempSync(path.join(tmpdir(), 'orrery-file-'));
const at = (name: string): string => path.join(root, name);
const noFault = (): void => undefined;
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(async () => {
  const server = await testServer({ data: at('data') });
  let turns = 0;
  await playOn(
    await party(server, 2),
    () => 0,
    () => ++turns > 4,
  );
  await server.stop();
});

/** A copy of the folder, with its file changed. */
function spoilt(name: string, spoil: (file: string) => void): string {
  const folder = at(name);
  mkdirSync(folder);
  for (const file of ['orrery.sqlite', 'secret'])
    copyFileSync(path.join(at('data'), file), path.join(folder, file));
  spoil(path.join(folder, 'orrery.sqlite'));
  return folder;
}

function withBytes(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

test('P12.3 a folder, a backup and an export are verified, and what is changed in them is named', async () => {
  expect(await printed(() => runVerify({ file: at('data') }))).toEqual([
    expect.stringMatching(/^1 table, \d+ entries: everything is as it was written$/),
  ]);
  await printed(() => runBackup({ data: at('data'), folder: at('backup') }));
  expect(await printed(() => runVerify({ file: at('backup') }))).toHaveLength(1);
  await runExport({ data: at('data'), file: at('all.jsonl') });
  expect(await printed(() => runVerify({ file: at('all.jsonl') }))).toEqual([
    'the export is whole, and everything in it is as it was written',
  ]);
  const folder = spoilt('letter', (file) => {
    const database = new Sqlite(file);
    database.exec(`update pages set entries = replace(entries, '"seat":1', '"seat":0')`);
    database.close();
  });
  const lines = await printed(() => runVerify({ file: folder }));
  expect(lines).toEqual([
    expect.stringMatching(/^table \S+: what was stored of this match is damaged at entry \d+/),
    expect.stringMatching(/: damage in 1 place$/),
  ]);
});

test('P12.3 an export whose entries were changed is refused, and nothing of it is taken in', async () => {
  await runExport({ data: at('data'), file: at('good.jsonl') });
  writeFileSync(at('bad.jsonl'), readFileSync(at('good.jsonl'), 'utf8').replace('"seat":1', '"seat":0'));
  await expect(runVerify({ file: at('bad.jsonl') })).rejects.toThrow(
    /line \d+ of the export is damaged: table/,
  );
  await expect(runImport({ data: at('taken'), file: at('bad.jsonl') })).rejects.toThrow(
    'is damaged at entry',
  );
  await printed(() => runImport({ data: at('taken'), file: at('good.jsonl') }));
});

test.each([
  ['no database', (file: string) => writeFileSync(file, 'this is no database at all '.repeat(200))],
  ['cut short', (file: string) => withBytes(file, () => undefined)],
  ['overwritten in the middle', (file: string) => withBytes(file, (bytes) => bytes.fill(0x5a, 8192, 40_960))],
])('P12.5 a server does not start over a file that is %s, and says what helps', async (name, spoil) => {
  const folder = spoilt(name, (file) => {
    spoil(file);
    if (name === 'cut short') writeFileSync(file, readFileSync(file).subarray(0, 20_480));
  });
  await expect(openServerStore({ data: folder }, noFault)).rejects.toThrow(
    /orrery\.sqlite is damaged \(.*put back the last backup.*orrery verify/,
  );
  await expect(runVerify({ file: folder })).rejects.toThrow('is damaged');
});

test('P12.3 a server does not start over a journal that was changed', async () => {
  const folder = at('journal');
  const { store } = await openServerStore({ data: folder }, noFault);
  const record = sampleRecord('t', { stage: 'playing', begun: 1 });
  await store.saveTable(record);
  await store.append({ record: { ...record, version: 2 }, entry: sampleEntry(1) });
  // As a server leaves it that is killed.
  const left = at('left');
  mkdirSync(left);
  for (const file of ['orrery.sqlite', 'orrery.sqlite-wal', 'secret'])
    copyFileSync(path.join(folder, file), path.join(left, file));
  await store.close();
  const disk = new Sqlite(path.join(left, 'orrery.sqlite'));
  const changed = disk.prepare(`update journal set entries = replace(entries, '"kind"', '"king"')`).run();
  expect(changed.changes).toBe(1);
  disk.close();
  await expect(openServerStore({ data: left }, noFault)).rejects.toMatchObject({ code: 'bad_record' });
});

test('a large file is checked in the parts a server cannot start without', () => {
  expect(() => checkFile(path.join(at('data'), 'orrery.sqlite'), false)).not.toThrow();
});
