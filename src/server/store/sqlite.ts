import Sqlite, { type Database } from 'better-sqlite3';
import { type Compilable, Kysely, type Selectable, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { InputError } from '../../kernel/error.ts';
import type { Entry } from '../entry.ts';
import { sitters, type TableSheet } from '../sheet.ts';
import { groupCommit } from './groupCommit.ts';
import { type Journal, journalOf } from './journal.ts';
import type { Schema, SqliteSchema } from './schema.ts';
import { SQLITE_MIGRATIONS } from './sqliteMigrations.ts';
import type { Appended, Snapshot, Store, StoredLine, StoredPerson } from './store.ts';

/** An undo that goes back further plays the match again from its setup. */
const KEPT_SNAPSHOTS = 3;

const NOT_OVER = ['gathering', 'playing', 'paused'];

/** Opens the one file everything is kept in; its form is brought up to date first. */
export async function sqliteStore(file: string): Promise<Store> {
  const database = new Sqlite(file);
  // FULL waits for the disk at every commit: what was acknowledged survives a power cut.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return storeOver(database, db);
}

async function migrate(db: Kysely<SqliteSchema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...SQLITE_MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Reads are single statements through Kysely. Everything that writes runs inside a group commit, on the driver
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

  return {
    person: async (id) => personFrom(await people(db).where('id', '=', id).executeTakeFirst()),
    personByLogin: async (login) =>
      personFrom(await people(db).where('login', '=', login).executeTakeFirst()),
    savePerson: (person) => commit(() => write.person(person)),

    async table(id) {
      await settled(id);
      return sheetFrom(await sheets(db).where('id', '=', id).executeTakeFirst());
    },
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
    async listed({ game, stages, after = 0, limit }) {
      await settled();
      const all = sheets(db)
        .where('listed', '=', 1)
        .where('stage', 'in', stages)
        .where('touched', '>', after);
      const wanted = game === undefined ? all : all.where('game', '=', game);
      const rows = await wanted.orderBy('touched', 'desc').limit(limit).execute();
      return rows.map((row) => sheetFrom(row) as TableSheet);
    },
    async tablesOf(person, limit) {
      await settled();
      const sat = db.selectFrom('sitters').select('table').where('person', '=', person);
      const rows = await sheets(db).where('id', 'in', sat).orderBy('touched', 'desc').limit(limit).execute();
      return rows.map((row) => sheetFrom(row) as TableSheet);
    },
    async playing() {
      await settled();
      const rows = await sheets(db).where('stage', '=', 'playing').execute();
      return rows.map((row) => sheetFrom(row) as TableSheet);
    },
    async hostedBy(person) {
      await settled();
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', person)
        .where('stage', 'in', NOT_OVER)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    append: (appended) => commit.light(() => write.entry(appended)),
    async entries(table) {
      await settled(table);
      const pages = await db
        .selectFrom('pages')
        .select('entries')
        .where('table', '=', table)
        .orderBy('first')
        .execute();
      return pages.flatMap(({ entries }) => (JSON.parse(entries) as Stored[]).map(entryFrom));
    },
    async snapshots(table) {
      const rows = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table', '=', table)
        .orderBy('seq', 'desc')
        .execute();
      return rows.map(({ seq, ply, state }) => ({ seq, ply, state: JSON.parse(state) }) satisfies Snapshot);
    },

    say: (line) => commit(() => write.line(line)),
    async chat(table, limit) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('table', '=', table)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse();
    },

    async close() {
      void commit(() => journal.settle());
      commit.flush();
      await db.destroy();
    },
  };
}

const people = (db: Kysely<SqliteSchema>) => db.selectFrom('people').selectAll();
const sheets = (db: Kysely<SqliteSchema>) => db.selectFrom('tables').select('sheet');

function personFrom(row: Selectable<Schema['people']> | undefined): StoredPerson | undefined {
  return row && { ...row, login: row.login ?? undefined, password: row.password ?? undefined };
}

function sheetFrom(row: { sheet: string } | undefined): TableSheet | undefined {
  return row && (JSON.parse(row.sheet) as TableSheet);
}

/** An entry as JSON has it: what is nobody's is missing or null. */
type Stored = Omit<Entry, 'by' | 'key'> & { readonly by?: string | null; readonly key?: string | null };

function entryFrom({ by, key, ...entry }: Stored): Entry {
  return { ...entry, by: by ?? undefined, key: key ?? undefined };
}

/** What is written, statement by statement; called inside a commit only. */
interface Writers {
  person(person: StoredPerson): void;
  sheet(sheet: TableSheet): void;
  removal(id: string): void;
  entry(appended: Appended): void;
  line(line: StoredLine): number;
  readonly journal: Journal;
}

function writersOf(database: Database, db: Kysely<SqliteSchema>): Writers {
  const run = (query: Compilable): void => {
    const { sql, parameters } = query.compile();
    database.prepare(sql).run(...parameters);
  };
  const putSheet = database.prepare(
    `insert into tables (id, game, stage, listed, host, touched, sheet) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set stage = excluded.stage, listed = excluded.listed,
       touched = excluded.touched, sheet = excluded.sheet`,
  );
  const addSitter = database.prepare(
    'insert into sitters (person, "table") values (?, ?) on conflict do nothing',
  );
  const addSnapshot = database.prepare(
    'insert into snapshots ("table", seq, ply, state) values (?, ?, ?, ?) on conflict do nothing',
  );
  const forgetSnapshots = database.prepare(
    `delete from snapshots where "table" = ? and seq not in
       (select seq from snapshots where "table" = ? order by seq desc limit ?)`,
  );
  const lineNumber = database.prepare(
    'select number from chat where "table" = ? and person = ? and "key" = ?',
  );
  const lastNumber = database.prepare(
    'select coalesce(max(number), 0) as number from chat where "table" = ?',
  );

  const put = (sheet: TableSheet): void => {
    const { id, setup, stage, host, touched } = sheet;
    putSheet.run(id, setup.game, stage, setup.private ? 0 : 1, host.id, touched, JSON.stringify(sheet));
  };

  const journal = journalOf(database, put);

  return {
    journal,
    person(person) {
      const row = { ...person, login: person.login ?? null, password: person.password ?? null };
      refusing('taken', 'this name is taken', () =>
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
      put(sheet);
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
    line(line) {
      const { table, person, key } = line;
      const before = lineNumber.get(table, person, key) as { number: number } | undefined;
      if (before) return before.number;
      const number = (lastNumber.get(table) as { number: number }).number + 1;
      run(db.insertInto('chat').values({ ...line, number }));
      return number;
    },
  };
}

function withoutId<T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> {
  return rest;
}

/** A row that is there already is the fault of whoever came second. */
function refusing(code: 'taken', message: string, insert: () => void): void {
  try {
    insert();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new InputError(code, message);
  }
}

function isDuplicate(error: unknown): boolean {
  return (
    error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code ?? '')
  );
}
