import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { likenessOf } from '../../people/names.ts';
import { sqliteStore } from '../sqlite.ts';
import { migrate } from './migrations.ts';
import { SQLITE_MIGRATIONS } from './sqliteMigrations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-migrated-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A database as it was before there were sessions. */
async function earlierFile(people: readonly (readonly [id: string, name: string, login: string | null])[]) {
  const file = path.join(folder, 'orrery.sqlite');
  const database = new Sqlite(file);
  const db = new Kysely({ dialect: new SqliteDialect({ database }) });
  const earlier = Object.entries(SQLITE_MIGRATIONS).filter(([step]) => step < '0003' || step > '0100');
  await migrate(db, Object.fromEntries(earlier));
  const insert = database.prepare(
    'insert into people (id, name, login, epoch, created) values (?, ?, ?, 1, ?)',
  );
  people.forEach(([id, name, login], i) => insert.run(id, name, login, i));
  await db.destroy();
  return file;
}

test('P3.7 accounts from before likenesses are all there, and the oldest of those that look alike has it', async () => {
  const file = await earlierFile([
    ['a', 'Scope', 'scope'],
    ['b', 'ѕсоре', 'ѕсоре'],
    ['c', 'Guest', null],
    ['d', 'x'.repeat(40), 'x'.repeat(40)],
  ]);
  const store = await sqliteStore(file);
  expect((await store.personByLogin('scope'))?.likeness).toBe(likenessOf('Scope'));
  expect(await store.personByLogin('ѕсоре')).toMatchObject({ id: 'b', likeness: undefined });
  expect(await store.person('c')).toMatchObject({ name: 'Guest', likeness: undefined });
  expect(await store.sessionsOf('a')).toEqual([]);
  const late = { id: 'e', name: 'SC0PE', password: undefined, epoch: 1, created: 9 };
  const taken = store.addPerson({ ...late, login: 'sc0pe', likeness: likenessOf('SC0PE') });
  await expect(taken).rejects.toMatchObject({ code: 'taken' });
  await store.close();
});
