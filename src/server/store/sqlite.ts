import Sqlite, { type Database } from 'better-sqlite3';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import { InputError } from '../../kernel/error.ts';
import { dueAt, seatedPersons, type TableRecord } from '../rooms/tableRecord.ts';
import { analysisStore, wholeAnalysis } from './analyses/analyses.ts';
import { groupCommit } from './groupCommit.ts';
import { type SyncedLog, syncedLog } from './syncedLog.ts';
import { type Journal, journalOf } from './journal.ts';
import { forgettingOf } from './lobby/forgetting.ts';
import { lobbyColumns } from './lobby/listing.ts';
import { migrate, missingSteps } from './migrations/migrations.ts';
import { Overtaken } from './overtaken.ts';
import { nameTaken, personWritesOf } from './personWrites.ts';
import { readsOf, recordFrom } from './reads.ts';
import type { SqliteSchema } from './schema.ts';
import { SQLITE_MIGRATIONS } from './migrations/sqliteMigrations.ts';
import { socialStore } from './social.ts';
import type { Statements } from './statements.ts';
import {
  type Beat,
  chargedMs,
  type EntryWrite,
  KEPT_CHAT,
  KEPT_SNAPSHOTS,
  type NumberedChatMessage,
  type Store,
  type StoredChatMessage,
  type StoredEntry,
  type StoredSnapshot,
  type TableSince,
  type WholeTable,
} from './store.ts';
import { storedValue } from '../chain/damaged.ts';
import { Unwritable } from './unavailable.ts';

type Fault = (error: unknown, what: string) => void;

/**
 * Opens the one file everything is kept in; its form is brought up to date first. `fault` hears, once each time, that
 * nothing can be written.
 */
export async function sqliteStore(file: string, fault: Fault = () => undefined): Promise<Store> {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  // SQLite would keep everybody waiting for the disk at every commit, so commits are synced here (`syncedLog`).
  database.pragma('synchronous = NORMAL');
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, SQLITE_MIGRATIONS);
  return storeOver(database, db, syncedLog(database), fault);
}

/** Whether a file has to be brought up to date. */
export async function isOutdated(file: string): Promise<boolean> {
  const db = new Kysely<SqliteSchema>({ dialect: new SqliteDialect({ database: new Sqlite(file) }) });
  try {
    return (await missingSteps(db, SQLITE_MIGRATIONS)).length > 0;
  } finally {
    await db.destroy();
  }
}

/**
 * Everything that writes runs inside a group commit, on the driver
 * itself and without a pause, so that no read or other write ever falls between its statements.
 */
function storeOver(database: Database, db: Kysely<SqliteSchema>, log: SyncedLog, fault: Fault): Store {
  let isWritable = true;
  const told = (error: unknown): unknown => {
    if (!isOutage(error)) return error;
    if (isWritable) fault(error, 'nothing can be stored');
    isWritable = false;
    return new Unwritable(error);
  };
  const look = database.prepare('select count(*) from sqlite_master');
  /** Writes something that changes nothing. */
  const probe = database.prepare('update uptime set beat = beat');
  const write = writersOf(database, db);
  const { journal } = write;
  const hooks = {
    before: () => journal.sync(),
    after: () => journal.flush(),
    jobStarts: () => journal.mark(),
    jobTakenBack: () => journal.takeBack(),
    failed: () => journal.invalidate(),
    told,
  };
  const commit = groupCommit(database, hooks, log.sync);
  const written = async <T>(job: () => T): Promise<T> => {
    const result = await commit(job);
    isWritable = true;
    return result;
  };
  /** What is read next must not lie in the journal, be it ours or what another program has left there. */
  const checkpointed = (table?: string): Promise<unknown> =>
    commit(() => (table === undefined ? journal.checkpointRecords() : journal.checkpoint(table)));

  const reads = readsOf(db);
  const run = (query: Compilable): Promise<number> => commit(() => write.query(query));
  const forgetting = forgettingOf(db, run);
  const afterCheckpoint =
    <A extends unknown[], T>(read: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await checkpointed();
      return read(...args);
    };

  return {
    ...reads,
    ...socialStore(db, run),
    ...analysisStore(db, (statements) => commit(() => write.together(statements))),
    ...forgetting,
    ...personWritesOf(db, (statements) => commit(() => write.people(statements))),
    async table(id) {
      await checkpointed(id);
      return reads.table(id);
    },
    tableSince: (id, after) => commit(() => write.tableSince(id, after)),
    saveTable: (record) => commit(() => write.record(record)),
    forgettable: afterCheckpoint(forgetting.forgettable),
    forgetTable: (id, before) => commit(() => write.removal(id, before)),
    versions: afterCheckpoint(reads.versions),
    listed: afterCheckpoint(reads.listed),
    tablesOf: afterCheckpoint(reads.tablesOf),
    tablesUnderWay: afterCheckpoint(reads.tablesUnderWay),
    async due(after, until, limit) {
      await commit(() => journal.checkpointRecords((record) => (dueAt(record) ?? Infinity) <= until));
      for (;;) {
        const page = await reads.due(after, until, limit);
        const ids = new Set(page.map(({ id }) => id));
        // A row that is behind may tell of what is no longer due.
        if ((await commit(() => journal.checkpointRecords(({ id }) => ids.has(id)))) === 0) return page;
      }
    },
    hostedBy: afterCheckpoint(reads.hostedBy),
    openFrom: afterCheckpoint(reads.openFrom),
    beat: (one) => written(() => write.beat(one)),

    append: (appended) => commit.light(() => write.entry(appended)),
    async entries(table) {
      await checkpointed(table);
      const pages = await db
        .selectFrom('pages')
        .select('entries')
        .where('table', '=', table)
        .orderBy('first')
        .execute();
      return pages.flatMap(({ entries }) => entriesFrom(entries, table));
    },
    addChat: (chat) => commit(() => write.chat(chat)),
    restore: (table) => commit(() => write.whole(table)),
    // A write waits for the disk, so one is tried only where the last has failed.
    check: () => written(() => void (isWritable ? look.get() : probe.run())),

    async close() {
      // What cannot be put in its place now stays in the journal, where the next start finds it.
      const put = commit(() => journal.checkpoint()).catch(() => undefined);
      commit.flush();
      await put;
      await db.destroy();
      log.close();
    },
  };
}

/** An entry as JSON has it: what is nobody's is missing or null. */
type Stored = Omit<StoredEntry, 'by' | 'key'> & { readonly by?: string | null; readonly key?: string | null };

function entriesFrom(page: string, table: string): StoredEntry[] {
  return storedValue<readonly Stored[]>(page, `table ${table}`).map(entryFrom);
}

function entryFrom({ by, key, ...entry }: Stored): StoredEntry {
  return { ...entry, by: by ?? undefined, key: key ?? undefined };
}

/** What is written, statement by statement, and what is read together with it; called inside a commit only. */
interface Writers {
  tableSince(id: string, after: number): TableSince | undefined;
  together<T>(statements: Statements<T>): T;
  people<T>(statements: Statements<T>): T;
  record(record: TableRecord): void;
  /** Removes a table unless something has happened there since then. */
  removal(id: string, before: number): boolean;
  entry(appended: EntryWrite): void;
  chat(chat: StoredChatMessage): NumberedChatMessage;
  whole(table: WholeTable): void;
  /** Any statement; returns how many rows it has changed. */
  query(query: Compilable): number;
  beat(one: Beat): number;
  readonly journal: Journal;
}

function writersOf(database: Database, db: Kysely<SqliteSchema>): Writers {
  const run = (query: Compilable): number => {
    const { sql, parameters } = query.compile();
    return database.prepare(sql).run(...parameters).changes;
  };
  const putRecord = database.prepare(
    `insert into tables (id, game, stage, listed, host, touched, version, sheet, free, persons, words, due, origin)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set stage = excluded.stage, listed = excluded.listed,
       touched = excluded.touched, version = excluded.version, sheet = excluded.sheet,
       free = excluded.free, persons = excluded.persons, words = excluded.words,
       due = excluded.due
     where tables.version < excluded.version`,
  );
  const addSitter = database.prepare(
    'insert into sitters (person, "table") values (?, ?) on conflict do nothing',
  );
  const addSnapshot = database.prepare(
    'insert into snapshots ("table", seq, ply, state, seal) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const addPage = database.prepare('insert into pages ("table", first, last, entries) values (?, ?, ?, ?)');
  const forgetSnapshots = database.prepare(
    `delete from snapshots where "table" = ? and seq not in
       (select seq from snapshots where "table" = ? order by seq desc limit ?)`,
  );
  const earlierLine = database.prepare<[string, string, string], NumberedChatMessage>(
    'select * from chat where "table" = ? and person = ? and "key" = ?',
  );
  const lastNumber = database
    .prepare<[string], number>('select coalesce(max(number), 0) from chat where "table" = ?')
    .pluck();

  const forgetChat = database.prepare('delete from chat where "table" = ? and number <= ?');

  const recordText = database.prepare<[string], string>('select sheet from tables where id = ?').pluck();
  const pagesAfter = database
    .prepare<[string, number], string>(
      'select entries from pages where "table" = ? and last > ? order by first',
    )
    .pluck();

  const beat = database
    .prepare<{ now: number; charged: number | null; skipped: number }, number>(
      `insert into uptime (id, beat, downtime) values (1, @now, 0)
       on conflict (id) do update set downtime = downtime + case
           when @charged is null then @now - beat
           when @skipped <> 0 and abs(@now - beat) > abs(@skipped) / 2 then @skipped
           else max(0, @now - beat - @charged) end,
         beat = case when @charged is null or @skipped <> 0 then @now else max(beat, @now) end
       returning downtime`,
    )
    .pluck();

  /** Puts a record unless one as new is there. */
  const put = (record: TableRecord): boolean => {
    const { id, setup, stage, host, touched, version, origin = '' } = record;
    const listed = setup.private ? 0 : 1;
    const { free, persons, words } = lobbyColumns(record);
    const row = [id, setup.game, stage, listed, host.id, touched, version, JSON.stringify(record)];
    return putRecord.run(...row, free, persons, words, dueAt(record) ?? null, origin).changes > 0;
  };

  const putSnapshot = (table: string, { seq, ply, state, seal }: StoredSnapshot): unknown =>
    addSnapshot.run(table, seq, ply, JSON.stringify(state), seal ?? null);

  const journal = journalOf(database, put);

  return {
    journal,
    query: run,
    beat: ({ now, charged, skipped = 0 }) => beat.get({ now, charged: chargedMs(charged), skipped }) ?? 0,
    tableSince(id, after) {
      journal.checkpoint(id);
      const record = recordText.get(id);
      const entries = pagesAfter.all(id, after).flatMap((page) => entriesFrom(page, id));
      return record === undefined
        ? undefined
        : { record: recordFrom(record), entries: entries.filter(({ seq }) => seq > after) };
    },
    together: (statements) => runAll(statements, run),
    people: (statements) => unlessDuplicate(nameTaken(), () => runAll(statements, run)),
    record(record) {
      journal.checkpoint(record.id);
      if (!put(record)) throw new Overtaken();
      for (const person of seatedPersons(record)) addSitter.run(person, record.id);
    },
    removal(id, before) {
      journal.checkpoint(id);
      if (run(db.deleteFrom('tables').where('id', '=', id).where('touched', '<', before)) === 0) return false;
      for (const part of ['sitters', 'pages', 'snapshots', 'chat', 'analyses', 'findings'] as const)
        run(db.deleteFrom(part).where('table', '=', id));
      return true;
    },
    entry({ record, entry, deedText, snapshot }) {
      journal.append(record, entry, deedText);
      if (snapshot === undefined) return;
      putSnapshot(record.id, snapshot);
      forgetSnapshots.run(record.id, record.id, KEPT_SNAPSHOTS);
      journal.checkpoint(record.id);
    },
    whole({ record, entries, snapshots, chat, sat, analysis }) {
      if (recordText.get(record.id) !== undefined)
        throw new InputError('taken', `table ${record.id} is there already`);
      put(record);
      for (const person of sat) addSitter.run(person, record.id);
      const [last] = entries.slice(-1);
      if (last) addPage.run(record.id, 1, last.seq, JSON.stringify(entries));
      for (const snapshot of snapshots) putSnapshot(record.id, snapshot);
      for (const message of chat.slice(-KEPT_CHAT)) run(db.insertInto('chat').values(message));
      if (analysis) runAll(wholeAnalysis(db, record.id, analysis), run);
    },
    chat(message) {
      const { table, person, key } = message;
      const before = earlierLine.get(table, person, key);
      if (before) return before;
      const said = { ...message, number: (lastNumber.get(table) ?? 0) + 1 };
      run(db.insertInto('chat').values(said));
      forgetChat.run(table, said.number - KEPT_CHAT);
      return said;
    },
  };
}

function runAll<T>(statements: Statements<T>, run: (query: Compilable) => number): T {
  let step = statements.next();
  while (step.done !== true) step = statements.next(run(step.value));
  return step.value;
}

/** A row that is there already is the fault of whoever came second. */
function unlessDuplicate<T>(refusal: InputError, insert: () => T): T {
  try {
    return insert();
  } catch (error) {
    throw isDuplicate(error) ? refusal : error;
  }
}

function isDuplicate(error: unknown): boolean {
  return (
    error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code ?? '')
  );
}

/** Codes of a disk that is full, fails or cannot be written, and of a file that another program keeps locked. */
const OUTAGE_CODES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED)/;

function isOutage(error: unknown): boolean {
  if (error instanceof Sqlite.SqliteError) return OUTAGE_CODES.test(error.code);
  return error instanceof Error && 'syscall' in error && error.syscall === 'fdatasync';
}
