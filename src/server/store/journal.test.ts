import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TableRecord } from '../rooms/tableRecord.ts';
import { sampleEntry as entry, sampleRecord as record } from './contract.ts';
import { journalOf } from './journal.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-journal-'));
let file = '';
let count = 0;

beforeEach(() => {
  file = path.join(folder, `${++count}.sqlite`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A store whose process has come to its end without a word: the file is as it left it. */
async function crashed(write: (store: Store) => Promise<unknown>): Promise<void> {
  await write(await sqliteStore(file));
}

test('P1.1 what was only noted is there after a crash, with how the match stood', async () => {
  await crashed(async (store) => {
    await store.saveTable(record('t', { stage: 'playing' }));
    await store.append({ record: record('t', { version: 2, stage: 'playing', ply: 1 }), entry: entry(1) });
    await store.append({
      record: record('t', { version: 3, stage: 'over', ply: 2, touched: 9 }),
      entry: entry(2),
    });
  });
  const store = await sqliteStore(file);
  expect(await store.due({ due: 0, id: '' }, 9, 9)).toEqual([]);
  expect(await store.table('t')).toMatchObject({ stage: 'over', ply: 2, touched: 9 });
  expect(await store.entries('t')).toEqual([entry(1), entry(2)]);
  await store.close();
});

test('P6.17 who closed a match is known after a crash', async () => {
  const closing = { by: 'ann', at: 7, consent: true };
  await crashed(async (store) => {
    await store.saveTable(record('t', { stage: 'playing' }));
    await store.append({ record: record('t', { version: 2, stage: 'closed', closing }), entry: entry(1) });
  });
  const store = await sqliteStore(file);
  expect(await store.table('t')).toMatchObject({ stage: 'closed', closing });
  await store.close();
});

test('a record that was saved after a move is not undone by a crash', async () => {
  await crashed(async (store) => {
    await store.saveTable(record('t', { stage: 'playing' }));
    await store.append({ record: record('t', { version: 2, stage: 'playing', ply: 1 }), entry: entry(1) });
    await store.saveTable(record('t', { version: 3, stage: 'closed', ply: 1 }));
  });
  const store = await sqliteStore(file);
  expect(await store.table('t')).toMatchObject({ stage: 'closed' });
  await store.close();
});

test('lists tell of moves that were only noted', async () => {
  const store = await sqliteStore(file);
  await store.saveTable(record('t', { stage: 'playing', chairs: [{ person: 'ann' }, {}] }));
  await store.append({
    record: record('t', { version: 2, stage: 'over', ply: 1, touched: 7 }),
    entry: entry(1),
  });
  expect(await store.listed({ stages: ['over'], limit: 9 })).toMatchObject([
    { record: { ply: 1, touched: 7 } },
  ]);
  expect(await store.tablesOf('ann', 9)).toMatchObject([{ ply: 1 }]);
  expect(await store.hostedBy('host')).toBe(0);
  await store.close();
});

test('two programs with the same file do not both get their move in', async () => {
  const [one, other] = [await sqliteStore(file), await sqliteStore(file)];
  await one.saveTable(record('t'));
  const append = (store: Store, seq: number): Promise<void> =>
    store.append({ record: record('t', { version: seq + 1 }), entry: entry(seq) });
  await append(one, 1);
  await expect(append(other, 1)).rejects.toMatchObject({ code: 'stale' });
  await append(other, 2);
  await expect(append(one, 2)).rejects.toMatchObject({ code: 'stale' });
  await append(one, 3);
  expect((await other.entries('t')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  await one.close();
  await other.close();
});

test('the tables noted first are settled when there is much, and their lines struck out', async () => {
  await (await sqliteStore(file)).close();
  const database = new Sqlite(file);
  const put: string[] = [];
  const journal = journalOf(database, ({ id, ply }: TableRecord) => put.push(`${id} ${ply}`), 4);
  const numberOf = (query: string): number => database.prepare<[], number>(query).pluck().get() ?? 0;
  for (let seq = 1; seq <= 200; seq++) {
    journal.sync();
    for (const id of ['a', 'b', 'c']) journal.append(record(id, { version: seq, ply: seq }), entry(seq));
    journal.flush();
  }
  expect(put[0]).toBe('a 2');
  const kept = numberOf('select sum(last - first + 1) from pages');
  expect(kept).toBeGreaterThanOrEqual(596);
  expect(numberOf('select count(*) from journal')).toBeLessThan(150);
  journal.checkpoint();
  expect(numberOf('select sum(last - first + 1) from pages')).toBe(600);
  expect(() => journal.append(record('a'), entry(200))).toThrow('moved on');
  database.close();
});

test('a job that has saved no record leaves the journal as it is when it is taken back', async () => {
  const store = await sqliteStore(file);
  await store.saveTable(record('t'));
  await store.close();
  const database = new Sqlite(file);
  const journal = journalOf(database, () => undefined);
  const pages = database.prepare<[], number>('select count(*) from pages').pluck();
  journal.sync();
  journal.append(record('t', { version: 2 }), entry(1));
  journal.flush();
  journal.mark();
  expect(journal.checkpointRecords(() => false)).toBe(0);
  journal.takeBack();
  expect(pages.get()).toBe(0);
  expect(journal.checkpointRecords()).toBe(1);
  journal.takeBack();
  expect(pages.get()).toBe(1);
  database.close();
});

test('entries kept one by one are kept on pages now', async () => {
  const database = new Sqlite(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  await new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } }).migrateToLatest();
  const add = database.prepare('insert into entries values (?, ?, ?, ?, ?, ?)');
  for (const [table, seq, by] of [
    ['t', 2, 'ann'],
    ['u', 1, null],
    ['t', 1, null],
  ] as const)
    add.run(table, seq, 1, by, by && 'key', JSON.stringify(entry(seq).deed));
  await db.destroy();
  const store = await sqliteStore(file);
  expect(await store.entries('t')).toEqual([entry(1), entry(2, { by: 'ann', key: 'key' })]);
  expect(await store.entries('u')).toEqual([entry(1)]);
  await store.close();
});
