import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeContract } from './contract.ts';
import { groupCommit } from './groupCommit.ts';
import { sqliteStore } from './sqlite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-store-'));
let file = '';
let count = 0;

beforeEach(() => {
  file = path.join(folder, `${++count}.sqlite`);
});
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('the store in a SQLite file', () => sqliteStore(file));

test('P1.1 waits for the disk at every commit', async () => {
  const store = await sqliteStore(file);
  await store.close();
  const database = new Sqlite(file);
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
  database.close();
});

test('jobs of one turn are committed together, and one that fails takes nothing along', async () => {
  const database = new Sqlite(':memory:');
  database.exec('create table numbers (n integer primary key)');
  const insert = database.prepare('insert into numbers values (?)');
  const commit = groupCommit(database);
  const seen: boolean[] = [];
  const add = (n: number) =>
    commit(() => {
      insert.run(n);
      seen.push(database.inTransaction);
      if (n === 3) throw new Error('three');
      return n * 2;
    });
  const done = await Promise.allSettled([add(1), add(2), add(3), add(1), add(4)]);
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    2,
    4,
    'failed',
    'failed',
    8,
  ]);
  expect(seen).toEqual([true, true, true, true]);
  expect(database.prepare('select n from numbers').pluck().all()).toEqual([1, 2, 4]);
});

test('P1.2 when the commit itself fails nobody is told that it is durable', async () => {
  const database = new Sqlite(':memory:');
  database.exec(
    'create table a (n integer primary key); create table b (n integer references a deferrable initially deferred)',
  );
  database.pragma('foreign_keys = on');
  const commit = groupCommit(database);
  const done = await Promise.allSettled([
    commit(() => database.exec('insert into a values (1)')),
    commit(() => database.exec('insert into b values (7)')),
  ]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(database.prepare('select count(*) from a').pluck().get()).toBe(0);
});
