import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { printed } from '../../../test/kit/printed.ts';
import { runBackup, runExport, runImport, runMigrate } from '../../cli/commands/keeping.ts';
import { sampleRecord } from '../store/contract.ts';
import { samplePerson } from '../store/personContract.ts';
import { openDataFolder } from './dataFolder.ts';
import { lockFolder } from './folderLock.ts';
import { migrate, missingSteps } from '../store/migrations/migrations.ts';
import { SQLITE_MIGRATIONS } from '../store/migrations/sqliteMigrations.ts';
import { openServerStore } from '../store/openStore.ts';

const root = mkdtempSync(path.join(tmpdir(), 'orrery-data-'));
let data = '';
let count = 0;
const noFault = (): void => undefined;

beforeEach(() => {
  data = path.join(root, String(++count), 'inner');
});
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with a table in it, its server stopped; tells the secret of that server. */
async function served(config: object = {}): Promise<string> {
  const { store, secret } = await openServerStore({ data, ...config }, noFault);
  if ((await store.table('t')) === undefined) await store.saveTable(sampleRecord('t'));
  await store.close();
  return secret.toString('hex');
}

const modes = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]),
  );

test('the secret is drawn once and kept', async () => {
  const first = await served();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await served()).toBe(first);
  writeFileSync(path.join(data, 'secret'), 'short');
  await expect(served()).rejects.toThrow('must hold 64 hex digits');
});

test('a secret that is missing beside people or tables is not drawn anew, unless that is asked for', async () => {
  const first = await served();
  unlinkSync(path.join(data, 'secret'));
  await expect(served()).rejects.toThrow(/secret is missing.*backup.*--new-secret/);
  await expect(served()).rejects.toThrow('is missing');
  const given = 'ab'.repeat(32);
  expect(await served({ secret: given })).toBe(given);
  await expect(served({ secret: given, newSecret: true })).rejects.toThrow('not both');
  await runExport({ data, file: path.join(data, 'all.jsonl') });
  await printed(() => runBackup({ data, folder: path.join(data, 'copy') }));
  expect(readdirSync(data)).not.toContain('secret');
  const second = await served({ newSecret: true });
  expect(second).not.toBe(first);
  expect(await served()).toBe(second);
});

test('a secret that is missing beside people alone is not drawn anew either', async () => {
  const { store } = await openServerStore({ data }, noFault);
  await store.addPerson(samplePerson('ann'));
  await store.close();
  unlinkSync(path.join(data, 'secret'));
  await expect(openServerStore({ data }, noFault)).rejects.toThrow('secret is missing');
});

test('a folder where nobody has been yet gets a secret, whatever else is missing', async () => {
  await (await openServerStore({ data }, noFault)).store.close();
  unlinkSync(path.join(data, 'secret'));
  await (await openServerStore({ data }, noFault)).store.close();
  // As a power cut may leave it.
  writeFileSync(path.join(data, 'secret'), '');
  expect(await served()).toMatch(/^[0-9a-f]{64}$/);
  writeFileSync(path.join(data, 'secret'), '');
  await expect(served()).rejects.toThrow('secret is missing');
});

test('nobody but the user of the server may read what it keeps, nor a copy of it', async () => {
  const umask = process.umask(0);
  try {
    const { store } = await openServerStore({ data }, noFault);
    await store.saveTable(sampleRecord('t'));
    const whileServed = modes(data);
    await printed(() => runBackup({ data, folder: path.join(root, 'copy') }));
    await store.close();
    expect(Object.keys(whileServed).toSorted()).toEqual([
      'lock',
      'orrery.sqlite',
      'orrery.sqlite-shm',
      'orrery.sqlite-wal',
      'secret',
    ]);
    for (const all of [whileServed, modes(path.join(root, 'copy'))])
      for (const [name, mode] of Object.entries(all)) expect(mode, name).toBe(0o600);
    for (const folder of [data, path.join(root, 'copy')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
  } finally {
    process.umask(umask);
  }
});

test('what was open to others is closed at the next start, and nothing is opened', async () => {
  await served();
  chmodSync(data, 0o755);
  for (const name of ['orrery.sqlite', 'secret']) chmodSync(path.join(data, name), 0o644);
  await served();
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(modes(data)).toMatchObject({ 'orrery.sqlite': 0o600, secret: 0o600 });
  chmodSync(path.join(data, 'secret'), 0o400);
  await served();
  expect(modes(data)).toMatchObject({ secret: 0o400 });
});

test('a folder that cannot be made is told', () => {
  expect(() => openDataFolder('/dev/null/data')).toThrow('cannot keep data in /dev/null/data');
});

test('a second server on the same folder is refused and told who has it, and commands still read', async () => {
  const { store } = await openServerStore({ data }, noFault);
  await store.saveTable(sampleRecord('t'));
  for (let attempt = 1; attempt <= 2; attempt++)
    await expect(openServerStore({ data }, noFault)).rejects.toThrow(
      `${data} is in use by another server or command (process ${process.pid})`,
    );
  await runExport({ data, file: path.join(root, 'meanwhile.jsonl') });
  await printed(() => runBackup({ data, folder: path.join(root, 'meanwhile') }));
  await store.saveTable(sampleRecord('t', { version: 2 }));
  await store.close();
  await (await openServerStore({ data }, noFault)).store.close();
});

test('what would change a folder at large is refused while a server has it, and does nothing', async () => {
  const file = path.join(root, 'to-import.jsonl');
  await served();
  await runExport({ data, file });
  const { store } = await openServerStore({ data }, noFault);
  const refusal = `is in use by another server or command (process ${process.pid}); stop that one first`;
  await expect(runMigrate({ data })).rejects.toThrow(refusal);
  await expect(runImport({ data, file })).rejects.toThrow(refusal);
  await store.close();
  expect(await printed(() => runMigrate({ data }))).toEqual(['up to date']);
  await expect(runImport({ data, file })).rejects.toThrow('by an empty store only');
  await (await openServerStore({ data }, noFault)).store.close();
});

test('a folder of before is not brought up to date under the server that has it, not even to be read', async () => {
  const { database } = openDataFolder(data);
  const [last = ''] = Object.keys(SQLITE_MIGRATIONS).slice(-1);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(database) }) });
  const before = Object.entries(SQLITE_MIGRATIONS).filter(([name]) => name !== last);
  await migrate(db, Object.fromEntries(before));
  const unlock = lockFolder(data);
  const file = path.join(root, 'of-before.jsonl');
  await expect(runExport({ data, file })).rejects.toThrow('is in use by another server or command');
  expect(await missingSteps(db, SQLITE_MIGRATIONS)).toEqual([last]);
  unlock();
  await runExport({ data, file });
  expect(await missingSteps(db, SQLITE_MIGRATIONS)).toEqual([]);
  await db.destroy();
});

test('a server that was killed leaves no lock behind', async () => {
  openDataFolder(data);
  const script = `import { lockFolder } from ${JSON.stringify(path.resolve(import.meta.dirname, 'folderLock.ts'))};
    lockFolder(${JSON.stringify(data)}); console.log('locked'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockFolder(data)).toThrow(`(process ${child.pid})`);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  lockFolder(data)();
});
