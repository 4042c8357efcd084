import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { party, playOn, type Tab, testServer } from '../../../test/kit/online.ts';
import { ask, begin, firstMove, tableOf, testRooms } from '../../../test/kit/tableRoom.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../../tools/services/postgres.ts';
import type { Entry } from '../../table/entry.ts';
import { catchUp } from '../rooms/catchUp.ts';
import { sampleEntry, sampleRecord } from '../store/contract.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store, StoredEntry } from '../store/store.ts';
import { chainRoot, linkedText, sha256, snapshotSeal } from './chain.ts';
import { checkStore, damageOf } from './damage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-damage-'));
let count = 0;
const newFile = (): string => path.join(folder, `${++count}.sqlite`);
afterAll(() => rmSync(folder, { recursive: true }));

const BEGUN = sampleRecord('t', { stage: 'playing', begun: 1 });

const MOVE: Entry['deed'] = {
  kind: 'move',
  seat: 1,
  move: { type: 'fly C3 R2' },
  events: [{ type: 'flown', only: 1 }],
  points: [1, 20],
  open: true,
  final: false,
};

/** A match of some entries in a store, the first few from before there were links, with a snapshot. */
async function fill(store: Store, { unlinked = 0, snapshotAt = 4, entries = 5 } = {}): Promise<void> {
  await store.saveTable(BEGUN);
  let link = chainRoot(BEGUN);
  for (let seq = 1; seq <= entries; seq++) {
    const entry: StoredEntry = sampleEntry(seq, { by: 'ann', key: `key-${seq}`, at: 1000 + seq, deed: MOVE });
    link = sha256(linkedText({ link, begun: seq > unlinked + 1 }, entry));
    const linked = seq > unlinked ? { link } : {};
    const snapshot = { seq, ply: seq, state: { pieces: ['a', 'b'], turn: seq } };
    await store.append({
      record: { ...BEGUN, version: seq + 1, ply: seq, ...(seq > unlinked && { head: link }) },
      entry: { ...entry, ...linked },
      ...(seq === snapshotAt && { snapshot: { ...snapshot, seal: snapshotSeal(link, snapshot) } }),
    });
  }
}

/** A text with one letter changed. */
function changed(text: string, at: number): string {
  const letter = text.charAt(at) === 'a' ? 'b' : 'a';
  return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
}

const damagedIn = async (store: Store): Promise<readonly string[]> => (await checkStore(store)).damaged;

/** Changes each letter of a column in turn, and back. */
async function flipEach(
  database: Database,
  column: string,
  part: string,
  look: () => Promise<unknown>,
): Promise<string> {
  const rows = database
    .prepare<[], { rowid: number; text: string }>(`select rowid, ${column} as text from ${part}`)
    .all();
  const put = database.prepare(`update ${part} set ${column} = ? where rowid = ?`);
  for (const { rowid, text } of rows) {
    for (let at = 0; at < text.length; at++) {
      put.run(changed(text, at), rowid);
      expect(await look(), `${part} ${rowid}, letter ${at}: ${changed(text, at)}`).not.toEqual([]);
    }
    put.run(text, rowid);
  }
  return rows.map(({ text }) => text).join();
}

test.each([0, 2])(
  'P12.3 one changed letter of a stored entry is found, with %d from before there were links',
  async (unlinked) => {
    const file = newFile();
    const store = await sqliteStore(file);
    await fill(store, { unlinked, entries: 3 });
    expect(await store.entries('t')).toHaveLength(3);
    const disk = new Sqlite(file);
    expect(await checkStore(store)).toEqual({ tables: 1, entries: 3, damaged: [] });
    const text = await flipEach(disk, 'entries', 'pages', () => damagedIn(store));
    expect(text).toContain('fly');
    expect(await damagedIn(store)).toEqual([]);
    disk.prepare('update pages set "table" = ?').run('u');
    expect(await damagedIn(store)).not.toEqual([]);
    disk.close();
    await store.close();
  },
);

test('P12.3 one changed letter of a stored position is found, and the match is read without it', async () => {
  const file = newFile();
  const store = await sqliteStore(file);
  await fill(store);
  await store.entries('t');
  const disk = new Sqlite(file);
  for (const column of ['state', 'seal']) await flipEach(disk, column, 'snapshots', () => damagedIn(store));
  expect(await damagedIn(store)).toEqual([]);
  disk.close();
  await store.close();
});

test('P12.3 one changed letter of the journal is found before anything goes on', async () => {
  const file = newFile();
  await fill(await sqliteStore(file), { snapshotAt: 0, entries: 2 });
  const disk = new Sqlite(file);
  const store = await sqliteStore(file);
  const whole = disk
    .prepare<[], { number: number; entries: string; seal: string }>('select * from journal')
    .all();
  expect(whole).toHaveLength(2);
  const text = whole[0]?.entries ?? '';
  const put = disk.prepare('update journal set entries = ? where number = 1');
  for (let at = 0; at < text.length; at++) {
    put.run(changed(text, at));
    await expect(store.check()).rejects.toMatchObject({ code: 'bad_record' });
  }
  put.run(text);
  expect(await damagedIn(store)).toEqual([]);
  expect(await store.entries('t')).toHaveLength(2);
  disk.close();
  await store.close();
});

test('P12.3 an entry that is gone, or not in its place, is found', async () => {
  const store = await sqliteStore(newFile());
  await fill(store);
  const { record, entries = [] } = (await store.tableSince('t', 0)) ?? {};
  if (record === undefined) throw new Error('no table');
  const found = (changedEntries: readonly StoredEntry[]): string[] =>
    damageOf({ record, entries: changedEntries, snapshots: [] });
  expect(found(entries)).toEqual([]);
  for (let i = 0; i < entries.length; i++) expect(found(entries.toSpliced(i, 1)), `${i}`).not.toEqual([]);
  expect(found([...entries.slice(0, 1), ...entries])).not.toEqual([]);
  expect(found([])).not.toEqual([]);
  // Entries from before there were links have nothing but their numbers.
  const unlinked = entries.map(({ link: _, ...entry }) => entry);
  expect(damageOf({ record: BEGUN, entries: unlinked, snapshots: [] })).toEqual([]);
  expect(damageOf({ record: BEGUN, entries: unlinked.toSpliced(1, 1), snapshots: [] })).not.toEqual([]);
  expect(found(entries.map(({ link: _, ...entry }) => entry))).not.toEqual([]);
  expect(damageOf({ record: { ...record, secret: '11'.repeat(32) }, entries, snapshots: [] })).not.toEqual(
    [],
  );
  expect(damageOf({ record: { ...record, options: { other: 1 } }, entries, snapshots: [] })).not.toEqual([]);
  await store.close();
});

const bin = findPostgres();
if (bin === undefined) test.skip(NO_POSTGRES);
else
  test('P12.3 one changed letter of an entry or a position in Postgres is found', async () => {
    const postgres = await startPostgres(bin);
    const store = await postgresStore(postgres.url);
    await fill(store);
    expect(await damagedIn(store)).toEqual([]);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    for (const [part, columns] of [
      ['entries', ['deed', 'by', 'key', 'link']],
      ['snapshots', ['state', 'seal']],
    ] as const)
      for (const column of columns) {
        const { rows } = await client.query(`select ${'"'}${column}" as text from ${part} where seq = 4`);
        const text: string = rows[0]?.text;
        const put = (to: string) => client.query(`update ${part} set "${column}" = $1 where seq = 4`, [to]);
        for (let at = 0; at < text.length; at += 5) {
          await put(changed(text, at));
          expect(await damagedIn(store), `${column} ${at}`).not.toEqual([]);
        }
        await put(text);
      }
    await client.query('update entries set at = at + 1 where seq = 2');
    expect(await damagedIn(store)).not.toEqual([]);
    await client.query('update entries set at = at - 1 where seq = 2');
    expect(await damagedIn(store)).toEqual([]);
    await client.query('delete from entries where seq = 5');
    expect(await damagedIn(store)).not.toEqual([]);
    await client.end();
    await store.close();
    await postgres.remove();
  }, 90_000);

test('P12.3 what another server has stored is read on only if it is whole', async () => {
  const kit = await testRooms();
  const here = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(here, 'ann');
  const there = await kit.otherServer().get(here.record.id);
  await ask(here, 'ann', firstMove(here, 0));
  const { store } = kit.services;
  const read = store.tableSince.bind(store);
  store.tableSince = async (id, after) => {
    const since = await read(id, after);
    return since && { ...since, entries: since.entries.map((entry) => ({ ...entry, at: entry.at + 1 })) };
  };
  await expect(there.inTurn(() => catchUp(there))).rejects.toMatchObject({ code: 'bad_record' });
  expect([there.closed, there.ledger?.entries.length]).toEqual([true, 0]);
  store.tableSince = read;
  await kit.close();
});

test('P12.4 a table that is damaged is refused, and the rest of the server goes on', async () => {
  const lines: string[] = [];
  const server = await testServer({ logLevel: 'warn' }, { log: { write: (line) => void lines.push(line) } });
  const [spoilt, whole] = [await party(server, 2), await party(server, 2)];
  for (const one of [spoilt, whole]) {
    let turns = 0;
    await playOn(
      one,
      () => 0,
      () => ++turns > 3,
    );
  }
  await server.restart();
  const disk = new Sqlite(path.join(server.data, 'orrery.sqlite'));
  disk
    .prepare(`update pages set entries = replace(entries, '"seat":1', '"seat":0') where "table" = ?`)
    .run(spoilt.table);
  disk.close();
  const tab = (await spoilt.people[0]?.open()) as Tab;
  const answer = await tab.tried({ do: 'watch', table: spoilt.table });
  expect(answer.error).toMatchObject({
    code: 'bad_record',
    message: expect.stringContaining('is damaged at entry'),
  });
  const other = (await whole.people[0]?.open()) as Tab;
  await other.watch(whole.table);
  expect(other.match(whole.table).ply).toBeGreaterThan(2);
  const { body } = await server.visitor().get('/api/tables?stage=playing');
  expect(body.tables).toHaveLength(2);
  expect(lines.some((line) => line.includes(spoilt.table) && line.includes('damaged'))).toBe(true);
  await server.stop();
});
