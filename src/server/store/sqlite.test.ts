import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Kysely, SqliteDialect } from 'kysely';
import { sampleRecord, storeContract } from './contract.ts';
import { groupCommit } from './groupCommit.ts';
import { migrate } from './migrations/migrations.ts';
import type { SqliteSchema } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import { SQLITE_MIGRATIONS } from './migrations/sqliteMigrations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-store-'));
let file = '';
let count = 0;

beforeEach(() => {
  file = path.join(folder, `${++count}.sqlite`);
});
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('the store in a SQLite file', () => sqliteStore(file));

test('tables of before the lobby had pages are found in it, and old chat has an end', async () => {
  const database = new Sqlite(file);
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
  const before = Object.entries(SQLITE_MIGRATIONS).filter(([name]) => name !== '0004_lobby');
  await migrate(db, Object.fromEntries(before));
  const add = database.prepare(
    `insert into tables (id, game, stage, listed, host, touched, version, sheet)
     values (?, 'toy', 'gathering', 1, 'host', 5, 1, ?)`,
  );
  database.exec('begin');
  for (let i = 0; i < 501; i++) add.run(`t${i}`, JSON.stringify(sampleRecord(`t${i}`)));
  const say = database.prepare(`insert into chat values ('t1', ?, 'ann', 'Ann', 'hello', 1, ?)`);
  for (let i = 1; i <= 510; i++) say.run(i, `key${i}`);
  database.exec('commit');
  await db.destroy();
  const store = await sqliteStore(file);
  const found = await store.listed({
    stages: ['gathering'],
    limit: 9,
    free: true,
    words: [{ text: 'host t77', games: [] }],
  });
  expect(found.map(({ record }) => record.id)).toEqual(['t77']);
  expect((await store.chat('t1', 999)).map(({ number }) => number)).toEqual(
    Array.from({ length: 500 }, (_, i) => i + 11),
  );
  await store.close();
});

test('P8.5 clocks of before tables were let go of are charged for no time in which no server ran', async () => {
  const database = new Sqlite(file);
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
  const before = Object.entries(SQLITE_MIGRATIONS).filter(([name]) => name !== '0006_due');
  await migrate(db, Object.fromEntries(before));
  const clocks = { left: [5000, 5000], at: 1e12 };
  const old = sampleRecord('t', { stage: 'playing', clocks });
  database
    .prepare(
      `insert into tables (id, game, stage, listed, host, touched, version, sheet)
       values ('t', 'toy', 'playing', 1, 'host', 5, 1, ?)`,
    )
    .run(JSON.stringify(old));
  await db.destroy();
  const store = await sqliteStore(file);
  expect(await store.due({ due: 0, id: '' }, 0, 9)).toEqual([{ id: 't', due: 0 }]);
  expect(await store.beat({ now: 1e12 + 700_000, charged: 'nothing' })).toBe(700_000);
  await store.close();
});

test('P1.1 nobody is told that something is stored before it is on the disk', async () => {
  const database = new Sqlite(':memory:');
  database.exec('create table numbers (n integer primary key)');
  const syncs: ((error: Error | null) => void)[] = [];
  const commit = groupCommit(database, undefined, (told) => void syncs.push(told));
  const told: string[] = [];
  const add = (n: number): Promise<unknown> =>
    commit(() => database.exec(`insert into numbers values (${n})`)).then(
      () => told.push(`${n} stored`),
      (error: Error) => told.push(`${n} ${error.message}`),
    );
  const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  const first = add(1);
  await turn();
  // What comes while the disk is busy waits for the next time.
  const second = add(2);
  await turn();
  expect([told, syncs.length]).toEqual([[], 1]);
  syncs[0]?.(null);
  await first;
  await turn();
  expect([told, syncs.length]).toEqual([['1 stored'], 2]);
  syncs[1]?.(new Error('lost'));
  await second;
  expect(told).toEqual(['1 stored', '2 lost']);
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
