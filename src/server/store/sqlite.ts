import Sqlite, { type Database } from 'better-sqlite3';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import { InputError } from '../../kernel/error.ts';
import type { Entry } from '../../table/entry.ts';
import { sitters, type TableSheet } from '../rooms/tableRecord.ts';
import { groupCommit } from './groupCommit.ts';
import { type Journal, journalOf } from './journal.ts';
import { migrate } from './migrations.ts';
import { Overtaken } from './overtaken.ts';
import { readsOf, sheetFrom } from './reads.ts';
import type { SqliteSchema } from './schema.ts';
import { SQLITE_MIGRATIONS } from './sqliteMigrations.ts';
import {
  type Appended,
  KEPT_SNAPSHOTS,
  type Store,
  type StoredLine,
  type StoredPerson,
  type TableNews,
  type WholeTable,
} from './store.ts';

/** Opens the one file everything is kept in; its form is brought up to date first. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = new Sqlite(file);
  // FULL waits for the disk at every commit: what was acknowledged survives a power cut.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, SQLITE_MIGRATIONS);
  return storeOver(database, db);
}

/**
 * Everything that writes runs inside a group commit, on the driver
 * itself and without a pause, so that no read or other write ever falls between its statements.
 */
function storeOver(database: Database, db: Kysely<SqliteSchema>): Store {
  const write = writersOf(database, db);
  const { journal } = write;
  const commit = groupCommit(database, {
    before: () => journal.look(),
    after: () => journal.write(),
    failed: () => journal.doubt(),
  });
  /** What is read next must not lie in the journal, be it ours or what another program has left there. */
  const settled = (table?: string): Promise<void> =>
    commit(() => (table === undefined ? journal.settleSheets() : journal.settle(table)));

  const reads = readsOf(db);
  const afterSettling =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await settled();
      return read(...args);
    };

  return {
    ...reads,
    savePerson: (person) => commit(() => write.person(person)),
    async table(id) {
      await settled(id);
      return reads.table(id);
    },
    news: (id, after) => commit(() => write.news(id, after)),
    saveTable: (sheet) => commit(() => write.sheet(sheet)),
    async forgetAbandoned(before) {
      await settled();
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('stage', '=', 'gathering')
        .where('touched', '<', before)
        .execute();
      await Promise.all(rows.map(({ id }) => commit(() => write.removal(id))));
    },
    versions: afterSettling(reads.versions),
    listed: afterSettling(reads.listed),
    tablesOf: afterSettling(reads.tablesOf),
    playing: afterSettling(reads.playing),
    hostedBy: afterSettling(reads.hostedBy),

    append: (appended) => commit.light(() => write.entry(appended)),
    async entries(table) {
      await settled(table);
      const pages = await db
        .selectFrom('pages')
        .select('entries')
        .where('table', '=', table)
        .orderBy('first')
        .execute();
      return pages.flatMap(({ entries }) => entriesFrom(entries));
    },
    say: (line) => commit(() => write.line(line)),
    restore: (table) => commit(() => write.whole(table)),

    async close() {
      void commit(() => journal.settle());
      commit.flush();
      await db.destroy();
    },
  };
}

/** An entry as JSON has it: what is nobody's is missing or null. */
type Stored = Omit<Entry, 'by' | 'key'> & { readonly by?: string | null; readonly key?: string | null };

function entriesFrom(page: string): Entry[] {
  const stored: readonly Stored[] = JSON.parse(page);
  return stored.map(entryFrom);
}

function entryFrom({ by, key, ...entry }: Stored): Entry {
  return { ...entry, by: by ?? undefined, key: key ?? undefined };
}

/** What is written, statement by statement, and what is read together with it; called inside a commit only. */
interface Writers {
  news(id: string, after: number): TableNews | undefined;
  person(person: StoredPerson): void;
  sheet(sheet: TableSheet): void;
  removal(id: string): void;
  entry(appended: Appended): void;
  line(line: StoredLine): number;
  whole(table: WholeTable): void;
  readonly journal: Journal;
}

function writersOf(database: Database, db: Kysely<SqliteSchema>): Writers {
  const run = (query: Compilable): void => {
    const { sql, parameters } = query.compile();
    database.prepare(sql).run(...parameters);
  };
  const putSheet = database.prepare(
    `insert into tables (id, game, stage, listed, host, touched, version, sheet) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set stage = excluded.stage, listed = excluded.listed,
       touched = excluded.touched, version = excluded.version, sheet = excluded.sheet
     where tables.version < excluded.version`,
  );
  const addSitter = database.prepare(
    'insert into sitters (person, "table") values (?, ?) on conflict do nothing',
  );
  const addSnapshot = database.prepare(
    'insert into snapshots ("table", seq, ply, state) values (?, ?, ?, ?) on conflict do nothing',
  );
  const addPage = database.prepare('insert into pages ("table", first, last, entries) values (?, ?, ?, ?)');
  const forgetSnapshots = database.prepare(
    `delete from snapshots where "table" = ? and seq not in
       (select seq from snapshots where "table" = ? order by seq desc limit ?)`,
  );
  const lineNumber = database.prepare<[string, string, string], { readonly number: number }>(
    'select number from chat where "table" = ? and person = ? and "key" = ?',
  );
  const lastNumber = database
    .prepare<[string], number>('select coalesce(max(number), 0) from chat where "table" = ?')
    .pluck();

  const sheetOf = database.prepare<[string], string>('select sheet from tables where id = ?').pluck();
  const pagesAfter = database
    .prepare<[string, number], string>(
      'select entries from pages where "table" = ? and last > ? order by first',
    )
    .pluck();

  /** Puts a sheet unless one as new is there. */
  const put = (sheet: TableSheet): boolean => {
    const { id, setup, stage, host, touched, version } = sheet;
    const listed = setup.private ? 0 : 1;
    const row = [id, setup.game, stage, listed, host.id, touched, version, JSON.stringify(sheet)];
    return putSheet.run(...row).changes > 0;
  };

  const journal = journalOf(database, put);

  return {
    journal,
    news(id, after) {
      journal.settle(id);
      const sheet = sheetOf.get(id);
      const entries = pagesAfter.all(id, after).flatMap(entriesFrom);
      return sheet === undefined
        ? undefined
        : { sheet: sheetFrom(sheet), entries: entries.filter(({ seq }) => seq > after) };
    },
    person(person) {
      const row = { ...person, login: person.login ?? null, password: person.password ?? null };
      unlessThere(new InputError('taken', 'this name is taken'), () =>
        run(
          db
            .insertInto('people')
            .values(row)
            .onConflict((conflict) => conflict.column('id').doUpdateSet(withoutId(row))),
        ),
      );
    },
    sheet(sheet) {
      journal.settle(sheet.id);
      if (!put(sheet)) throw new Overtaken();
      for (const person of sitters(sheet)) addSitter.run(person, sheet.id);
    },
    removal(id) {
      journal.settle(id);
      run(db.deleteFrom('tables').where('id', '=', id));
      for (const part of ['sitters', 'pages', 'snapshots', 'chat'] as const)
        run(db.deleteFrom(part).where('table', '=', id));
    },
    entry({ sheet, entry, snapshot }) {
      journal.note(sheet, entry);
      if (snapshot === undefined) return;
      const { seq, ply, state } = snapshot;
      addSnapshot.run(sheet.id, seq, ply, JSON.stringify(state));
      forgetSnapshots.run(sheet.id, sheet.id, KEPT_SNAPSHOTS);
      journal.settle(sheet.id);
    },
    whole({ sheet, entries, snapshots, chat, sat }) {
      if (sheetOf.get(sheet.id) !== undefined)
        throw new InputError('taken', `table ${sheet.id} is there already`);
      put(sheet);
      for (const person of sat) addSitter.run(person, sheet.id);
      const [last] = entries.slice(-1);
      if (last) addPage.run(sheet.id, 1, last.seq, JSON.stringify(entries));
      for (const { seq, ply, state } of snapshots) addSnapshot.run(sheet.id, seq, ply, JSON.stringify(state));
      for (const line of chat) run(db.insertInto('chat').values(line));
    },
    line(line) {
      const { table, person, key } = line;
      const before = lineNumber.get(table, person, key);
      if (before) return before.number;
      const number = (lastNumber.get(table) ?? 0) + 1;
      run(db.insertInto('chat').values({ ...line, number }));
      return number;
    },
  };
}

function withoutId<T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> {
  return rest;
}

/** A row that is there already is the fault of whoever came second. */
function unlessThere(refusal: InputError, insert: () => void): void {
  try {
    insert();
  } catch (error) {
    throw isDuplicate(error) ? refusal : error;
  }
}

function isDuplicate(error: unknown): boolean {
  return (
    error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code ?? '')
  );
}
