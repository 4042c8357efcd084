import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sampleEntry as entry, sampleRecord as record } from './contract.ts';
import { samplePerson as person } from './personContract.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-full-'));
let file = '';
let count = 0;

beforeEach(() => {
  file = path.join(folder, `${++count}.sqlite`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('P1.1 a record refused between two moves of one commit takes neither along', async () => {
  const store = await sqliteStore(file);
  await store.saveTable(record('t'));
  const append = (seq: number): Promise<void> =>
    store.append({ record: record('t', { version: seq + 1, ply: seq }), entry: entry(seq) });
  await append(1);
  const outcomes = await Promise.allSettled([append(2), store.saveTable(record('t')), append(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const entries = [1, 2, 3].map((seq) => entry(seq));
  expect(await store.entries('t')).toEqual(entries);
  await store.close();
  const again = await sqliteStore(file);
  expect(await again.entries('t')).toEqual(entries);
  await again.close();
});

const session = (id: string, of: string) => ({ id, person: of, created: 1, seen: 1, browser: 'Firefox' });

/** What can be written. */
const WRITES: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  addPerson: (store) => store.addPerson(person('bob'), [session('ours', 'bob')]),
  changePerson: (store) =>
    store.changePerson(person('disk', { name: 'full' }), { epoch: 2 }, session('new', 'disk')),
  saveTable: (store) =>
    store.saveTable(record('u', { version: 3, stage: 'closed', chairs: [{ person: 'bob' }] })),
  append: (store) => store.append({ record: record('u', { version: 3, ply: 2 }), entry: entry(2) }),
  'append with a snapshot': (store) =>
    store.append({
      record: record('u', { version: 3, ply: 2 }),
      entry: entry(2),
      snapshot: { seq: 2, ply: 2, state: {} },
    }),
  addChat: (store) =>
    store.addChat({ table: 'u', person: 'ann', name: 'Ann', text: 'hello', at: 1, key: 'key' }),
  restore: (store) =>
    store.restore({
      record: record('w'),
      entries: [entry(1)],
      snapshots: [{ seq: 1, ply: 1, state: {} }],
      chat: [{ table: 'w', number: 1, person: 'ann', name: 'Ann', text: 'hello', at: 1, key: 'key' }],
      sat: ['ann'],
    }),
};

/** A full disk fails a statement, and sometimes ends the transaction with it. */
const HOW = ['abort', 'rollback'] as const;
const PARTS = ['people', 'sessions', 'tables', 'sitters', 'journal', 'pages', 'snapshots', 'chat'] as const;

test.each(HOW.flatMap((how) => PARTS.map((part) => [part, how] as const)))(
  'P1.2 when nothing can be written to %s (%s) nothing is acknowledged that is not there, and it goes on',
  async (part, how) => {
    for (const [name, write] of Object.entries(WRITES)) {
      file = path.join(folder, `${++count}.sqlite`);
      const store = await fillableStore(part, how);
      for (const table of ['t', 'u']) {
        await store.saveTable(record(table));
        await store.append({ record: record(table, { version: 2, ply: 1 }), entry: entry(1) });
      }
      const before = await contentOf(store, 'u');
      await store.append({ record: record('t', { version: 3, ply: 2 }), entry: entry(2) });
      await store.addPerson(person('disk', { name: 'full' }));
      // What shares its commit is refused along with it, or not at all.
      const outcomes = await Promise.allSettled([
        store.append({ record: record('t', { version: 4, ply: 3 }), entry: entry(3) }),
        write(store),
      ]);
      // By the store itself where it can: what another program writes makes it read the file again.
      const { epoch = 1 } = (await store.person('disk')) ?? {};
      await store.changePerson(person('disk', { epoch }), { name: 'empty' }).catch(emptyDisk);
      const [beside, alone] = outcomes.map(({ status }) => status);
      const last = beside === 'fulfilled' ? 3 : 2;
      expect(
        (await store.entries('t')).map(({ seq }) => seq),
        name,
      ).toEqual([1, 2, 3].slice(0, last));
      expect(await store.table('t'), name).toMatchObject({ ply: last });
      const after = await contentOf(store, 'u');
      if (alone === 'rejected') expect(after, name).toEqual(before);
      else expect(after, name).not.toEqual(before);
      await store.append({ record: record('t', { version: 9, ply: 9 }), entry: entry(4) });
      await store.close();
      const again = await sqliteStore(file);
      expect(await again.entries('t'), name).toHaveLength(last + 1);
      expect(await contentOf(again, 'u'), name).toEqual(after);
      await again.close();
    }
  },
);

test('P1.1 a store whose disk is full is closed, and what was acknowledged is there when it is opened again', async () => {
  const store = await fillableStore('pages', 'abort');
  await store.saveTable(record('t'));
  await store.append({ record: record('t', { version: 2, ply: 1 }), entry: entry(1) });
  await store.addPerson(person('disk', { name: 'full' }));
  await store.close();
  emptyDisk();
  const again = await sqliteStore(file);
  expect(await again.entries('t')).toEqual([entry(1)]);
  await again.close();
});

/** A store with a disk that is full, as far as one part goes, while the person "disk" says so. */
async function fillableStore(part: string, how: string): Promise<Store> {
  await (await sqliteStore(file)).close();
  const database = new Sqlite(file);
  const isOther = part === 'people' ? "new.id <> 'disk' and" : '';
  database.exec(`create trigger full before insert on ${part}
    when ${isOther} exists (select 1 from people where id = 'disk' and name = 'full')
    begin select raise(${how}, 'disk full'); end`);
  database.close();
  return sqliteStore(file);
}

function emptyDisk(): void {
  const database = new Sqlite(file);
  database.exec("update people set name = 'empty' where id = 'disk'");
  database.close();
}

async function contentOf(store: Store, table: string): Promise<unknown[]> {
  return [
    await store.tableSince(table, 0),
    await store.snapshots(table),
    await store.chat(table, 9),
    await store.person('bob'),
    await store.sessionsOf('bob'),
    await store.sessionsOf('disk'),
    await store.tableSince('w', 0),
    await store.tablesOf('bob', 9),
  ];
}
