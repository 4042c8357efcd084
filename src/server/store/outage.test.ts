import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Link, openLink } from '../../../tools/faults/link.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../../tools/services/postgres.ts';
import type { Service } from '../../../tools/services/service.ts';
import { newKey, party, type Tab, testServer } from '../../../test/kit/online.ts';
import { sampleRecord as record } from './contract.ts';
import { postgresStore } from './postgres.ts';
import { openPool } from './postgresPool.ts';

/** A database that does not answer, without a word. */

const bin = findPostgres();
const START_MS = 90_000;

if (bin === undefined) test.skip(NO_POSTGRES);
else
  describe('a Postgres at the other end of a line that stalls', () => {
    let postgres: Service;
    let line: Link;
    let url = '';

    beforeAll(async () => {
      postgres = await startPostgres(bin);
    }, START_MS);
    afterAll(() => postgres.remove());
    beforeEach(async () => {
      line = await openLink(postgres.url);
      url = `${line.url}?lock_timeout=300&statement_timeout=400&query_timeout=800`;
    });
    afterEach(() => line.close());

    test('P12.1 what hangs is ended and refused, and the store goes on when it is back', async () => {
      const faults: string[] = [];
      const store = await postgresStore(url, (_, what) => faults.push(what));
      const before = Number((await store.table('t'))?.version ?? 0);
      await store.saveTable(record('t', { version: before + 1 }));
      line.stall({ there: true, back: true });
      const outcomes = await Promise.allSettled([
        store.saveTable(record('t', { version: before + 2 })),
        store.table('t'),
        store.check(),
      ]);
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
      expect(faults).toContain('a connection to the database broke');
      line.heal();
      await store.check();
      await store.saveTable(record('t', { version: before + 3 }));
      expect(await store.table('t')).toMatchObject({ version: before + 3 });
      await store.close();
    });

    test('P12.1 who waits for a lock, or thinks too long, is refused', async () => {
      const store = await postgresStore(url);
      await store.saveTable(record('locked'));
      const other = new Client({ connectionString: postgres.url });
      await other.connect();
      await other.query(`begin; select * from tables where id = 'locked' for update`);
      await expect(store.saveTable(record('locked', { version: 2 }))).rejects.toMatchObject({
        code: 'unavailable',
      });
      await other.query('commit');
      await other.end();
      await store.saveTable(record('locked', { version: 2 }));
      const pool = openPool(url, () => undefined);
      await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: 'unavailable' });
      await pool.end();
      await store.close();
    });

    test('P12.1 there is an end to every wait, and a connection that hung is not used again', async () => {
      const pool = openPool(line.url, () => undefined);
      const limit = async (name: string) => (await pool.query(`show ${name}`)).rows[0]?.[name];
      expect(await limit('lock_timeout')).toBe('5s');
      expect(await limit('statement_timeout')).toBe('10s');
      expect(await limit('idle_in_transaction_session_timeout')).toBe('15s');
      await pool.end();
      const strict = openPool(url, () => undefined);
      const connection = async () => (await strict.query('select pg_backend_pid() as pid')).rows[0]?.['pid'];
      const before = await connection();
      expect(await connection()).toBe(before);
      line.stall({ there: true, back: true });
      await expect(connection()).rejects.toMatchObject({ code: 'unavailable' });
      line.heal();
      expect(await connection()).not.toBe(before);
      await strict.end();
    });

    test('P12.1, P12.2 a server tells that its store is silent, refuses what it cannot keep, and goes on', async () => {
      const server = await testServer({ database: url, newSecret: true });
      const { table, tabs } = await party(server, 2);
      const [ann, bob] = tabs as [Tab, Tab];
      const look = server.visitor();
      expect((await look.get('/ready')).body).toEqual({ ready: true, store: 'answers', fleet: 'alone' });
      line.stall({ there: true, back: true });
      const key = newKey();
      await expect(ann.play(table, 0, key)).rejects.toThrow('unavailable: the server cannot reach');
      expect(await look.get('/ready')).toMatchObject({
        status: 503,
        body: { ready: false, store: 'silent' },
      });
      expect((await look.get('/health')).status).toBe(200);
      const refused = await look.get('/api/tables');
      expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
      line.heal();
      await expect.poll(async () => (await look.get('/ready')).status).toBe(200);
      for (const tab of [ann, bob]) await tab.watch(table);
      // It may have been done although nobody heard of it: by its key it is done once.
      if (ann.match(table).ply === 0) await ann.play(table, 0, key);
      await bob.until(() => bob.match(table).ply === 1);
      await bob.play(table);
      await server.stop();
    });
  });
