import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../../tools/services/postgres.ts';
import type { Entry } from '../../table/entry.ts';
import type { Service } from '../../../tools/services/service.ts';
import { sampleEntry as entry, sampleRecord as record, storeContract } from './contract.ts';
import { postgresStore } from './postgres.ts';
import { openPool } from './postgresPool.ts';

const bin = findPostgres();
const START_MS = 90_000;

if (bin === undefined) test.skip(NO_POSTGRES);
else
  describe('with a Postgres of its own', () => {
    let postgres: Service;
    let url = '';
    let count = 0;

    beforeAll(async () => {
      postgres = await startPostgres(bin);
    }, START_MS);
    afterAll(() => postgres.remove());
    beforeEach(async () => {
      const name = `db${++count}`;
      await asked(postgres.url, `create database ${name}`);
      url = postgres.url.replace(/postgres$/, name);
    }, START_MS);

    storeContract('the store in Postgres', () => postgresStore(url));

    test('P1.1 waits for the disk at every commit, whatever the database does by itself', async () => {
      await asked(url, `alter database db${count} set synchronous_commit = off`);
      const store = await postgresStore(url);
      const pool = openPool(url, () => undefined);
      const { rows } = await pool.query('show synchronous_commit');
      expect(rows).toEqual([{ synchronous_commit: 'on' }]);
      await pool.end();
      await store.close();
    });

    test('servers that start at the same time bring the form up to date once', async () => {
      const stores = await Promise.all([1, 2, 3].map(() => postgresStore(url)));
      const secrets = await Promise.all(stores.map((store, i) => store.putSetting('secret', `${i}`, false)));
      expect(new Set(secrets).size).toBe(1);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a key is good for one entry of a person', async () => {
      const store = await postgresStore(url);
      const append = (seq: number, changed: Partial<Entry> = {}) =>
        store.append({ record: record('t', { version: seq }), entry: entry(seq, changed) });
      await append(1, { key: 'k', by: 'ann' });
      await expect(append(2, { key: 'k', by: 'ann' })).rejects.toMatchObject({ code: 'stale' });
      await append(2, { key: 'k', by: 'bob' });
      await append(3);
      await append(4);
      expect(await store.entries('t')).toHaveLength(4);
      await store.close();
    });

    test('two lines of a chat at the same time get two numbers', async () => {
      const stores = [await postgresStore(url), await postgresStore(url)] as const;
      const line = { table: 't', person: 'ann', name: 'Ann', text: 'hello', at: 1 };
      const said = await Promise.all(
        Array.from({ length: 20 }, (_, i) => stores[i % 2 === 0 ? 0 : 1].addChat({ ...line, key: `k${i}` })),
      );
      const numbers = said.map(({ number }) => number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a statement that is under way when the database dies fails, and nothing else does', async () => {
      const pool = openPool(url, () => undefined);
      const slow = pool.query('select pg_sleep(60)').catch((error: Error) => error);
      await pool.query('select 1');
      await postgres.kill();
      expect(await slow).toBeInstanceOf(Error);
      await postgres.start();
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await pool.end();
    });

    test('goes on after the database was restarted', async () => {
      const faults: string[] = [];
      const store = await postgresStore(url, (_, what) => faults.push(what));
      await store.saveTable(record('t'));
      await postgres.kill();
      const meanwhile = store.saveTable(record('u'));
      await postgres.start();
      await meanwhile;
      expect(await store.versions(['t', 'u'])).toEqual(
        new Map([
          ['t', 1],
          ['u', 1],
        ]),
      );
      expect(faults[0]).toBe('a connection to the database broke');
      await store.close();
    });
  });

async function asked(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
