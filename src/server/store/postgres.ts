import { type Compilable, Kysely, PostgresDialect, type Selectable, type Transaction } from 'kysely';
import { InputError } from '../../kernel/error.ts';
import { dueAt, seatedPersons, type TableRecord } from '../rooms/tableRecord.ts';
import { analysisStore, wholeAnalysis } from './analyses/analyses.ts';
import { forgettingOf } from './lobby/forgetting.ts';
import { lobbyColumns } from './lobby/listing.ts';
import { migrate } from './migrations/migrations.ts';
import { Overtaken } from './overtaken.ts';
import { POSTGRES_MIGRATIONS } from './migrations/postgresMigrations.ts';
import { isDuplicate, openPool, type Pool } from './postgresPool.ts';
import { nameTaken, personWritesOf } from './personWrites.ts';
import { readsOf, recordFrom } from './reads.ts';
import type { PostgresSchema } from './schema.ts';
import { socialStore } from './social.ts';
import type { Statements } from './statements.ts';
import {
  chargedMs,
  type EntryWrite,
  KEPT_CHAT,
  KEPT_SNAPSHOTS,
  type NumberedChatMessage,
  type Store,
  type StoredChatMessage,
  type StoredEntry,
  type TableSince,
  type WholeTable,
} from './store.ts';
import { storedValue } from '../chain/damaged.ts';

/** A store that many servers on many machines share. */
export interface PostgresStore extends Store {
  /** What all of them have in common under a name. */
  setting(name: string): Promise<string | undefined>;
  /** Decides it, unless it was decided before and is not to be replaced; tells what it is now. */
  putSetting(name: string, value: string, replaces: boolean): Promise<string>;
  /** The time by the clock of the database, in milliseconds. */
  readonly readClock: () => Promise<number>;
}

/** Opens a database by its address; its form is brought up to date first. */
export async function postgresStore(url: string, fault: Fault = ignore): Promise<PostgresStore> {
  const onBroken = (error: Error): void => fault(error, 'a connection to the database broke');
  await bringUpToDate(openPool(url, onBroken, true));
  const pool = openPool(url, onBroken);
  return storeOver(pool, new Kysely<PostgresSchema>({ dialect: new PostgresDialect({ pool }) }));
}

async function bringUpToDate(pool: Pool): Promise<void> {
  const db = new Kysely<PostgresSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, POSTGRES_MIGRATIONS);
  } finally {
    await db.destroy();
  }
}

type Fault = (error: unknown, what: string) => void;
const ignore: Fault = () => undefined;

/**
 * What is written of tables is a single statement: it is done whole or not at all, in one round trip, and Postgres
 * answers when it is on the disk. What is written of people, which is rare, may take several in a transaction.
 */
function storeOver(pool: Pool, db: Kysely<PostgresSchema>): PostgresStore {
  const run = async (query: Compilable): Promise<number> =>
    Number((await db.executeQuery(query)).numAffectedRows ?? 0);
  return {
    ...readsOf(db),
    ...socialStore(db, run),
    ...analysisStore(db, (statements) => runTogether(db, statements)),
    ...forgettingOf(db, run),
    tableSince: async (id, after) => tableSinceFrom(await tableSinceQuery(db, id, after).execute()),
    entries: async (table) => (await entriesAfter(db, table, 0).orderBy('seq').execute()).map(entryFrom),
    ...personWritesOf(db, (statements) => unlessDuplicate(nameTaken(), () => runTogether(db, statements))),
    async saveTable(record) {
      const { rows } = await pool.query(SAVE_TABLE, [...recordRow(record), seatedPersons(record)]);
      if (rows[0]?.['put'] !== 1) throw new Overtaken();
    },
    async forgetTable(id, before) {
      const { rows } = await pool.query(FORGET, [id, before]);
      return rows[0]?.['gone'] === 1;
    },
    append: (write) => append(pool, write),
    addChat: (line) => addChat(pool, line),
    async beat({ now, charged, skipped = 0 }) {
      const { rows } = await pool.query(BEAT, [now, chargedMs(charged), skipped]);
      return Number(rows[0]?.['downtime']);
    },
    restore: (table) => restore(db, table),
    setting: (name) => settingOf(pool, name),
    async putSetting(name, value, replaces) {
      await pool.query(replaces ? REPLACE_SETTING : ADD_SETTING, [name, value]);
      return (await settingOf(pool, name)) ?? value;
    },
    async readClock() {
      const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as now');
      return Number(rows[0]?.['now']);
    },
    async check() {
      await pool.query('select 1');
    },
    close: () => db.destroy(),
  };
}

async function settingOf(pool: Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query('select value from settings where name = $1', [name]);
  return rows[0] && String(rows[0]['value']);
}

/** The record as row 0 and the entries behind it in one statement, so that they fit each other. */
function tableSinceQuery(db: Kysely<PostgresSchema>, id: string, after: number) {
  const record = db
    .selectFrom('tables')
    .select((eb) => [
      eb.cast<number>(eb.lit(0), 'integer').as('seq'),
      eb.cast<number>(eb.lit(0), 'bigint').as('at'),
      eb.cast<string | null>(eb.lit(null), 'text').as('by'),
      eb.cast<string | null>(eb.lit(null), 'text').as('key'),
      'sheet as deed',
      eb.cast<string | null>(eb.lit(null), 'text').as('link'),
    ])
    .where('id', '=', id);
  return record.unionAll(entriesAfter(db, id, after)).orderBy('seq');
}

/** Without a table there is no row 0, whatever entries are left of it. */
function tableSinceFrom([record, ...entries]: readonly EntryRow[]): TableSince | undefined {
  return record?.seq === 0 ? { record: recordFrom(record.deed), entries: entries.map(entryFrom) } : undefined;
}

function entriesAfter(db: Kysely<PostgresSchema>, table: string, seq: number) {
  return db
    .selectFrom('entries')
    .select(['seq', 'at', 'by', 'key', 'deed', 'link'])
    .where('table', '=', table)
    .where('seq', '>', seq);
}

type EntryRow = Omit<Selectable<PostgresSchema['entries']>, 'table'>;

function entryFrom({ seq, at, by, key, deed, link }: EntryRow): StoredEntry {
  return {
    seq,
    at,
    by: by ?? undefined,
    key: key ?? undefined,
    deed: storedValue(deed, `entry ${seq} of this table`),
    ...(link !== null && { link }),
  };
}

const PUT_RECORD = `
  insert into tables (id, game, stage, listed, host, touched, version, sheet, free, persons, words, due, origin)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (id) do update set stage = excluded.stage, listed = excluded.listed,
    touched = excluded.touched, version = excluded.version, sheet = excluded.sheet,
    free = excluded.free, persons = excluded.persons, words = excluded.words, due = excluded.due
  where tables.version < excluded.version
  returning id`;

const SAVE_TABLE = `
  with put as (${PUT_RECORD}),
    seated as (insert into sitters (person, "table")
      select person, id from put, unnest($14::text[]) as person on conflict do nothing)
  select count(*)::int as put from put`;

const APPEND = `
  with put as (${PUT_RECORD})
  insert into entries ("table", seq, at, "by", "key", deed, link)
  select id, $14::int, $15::bigint, $16::text, $17::text, $18::text, $19::text from put`;

const ADD_SNAPSHOT = `
  with old as (delete from snapshots where "table" = $1 and seq not in
    (select seq from snapshots where "table" = $1 and seq <> $2 order by seq desc limit $6 - 1))
  insert into snapshots ("table", seq, ply, state, seal) values ($1, $2, $3, $4, $5) on conflict do nothing`;

const FORGET = `
  with gone as (delete from tables where id = $1 and touched < $2 returning id),
    a as (delete from sitters where "table" in (select id from gone)),
    b as (delete from entries where "table" in (select id from gone)),
    c as (delete from snapshots where "table" in (select id from gone)),
    d as (delete from chat where "table" in (select id from gone)),
    e as (delete from analyses where "table" in (select id from gone)),
    f as (delete from findings where "table" in (select id from gone))
  select count(*)::int as gone from gone`;

const BEAT = `
  insert into uptime (id, beat, downtime) values (1, $1::bigint, 0)
  on conflict (id) do update set downtime = uptime.downtime + case
      when $2::bigint is null then $1::bigint - uptime.beat
      when $3::bigint <> 0 and abs($1::bigint - uptime.beat) > abs($3::bigint) / 2 then $3::bigint
      else greatest(0, $1::bigint - uptime.beat - $2::bigint) end,
    beat = case when $2::bigint is null or $3::bigint <> 0 then $1::bigint
      else greatest(uptime.beat, $1::bigint) end
  returning downtime`;

const ADD_SETTING = 'insert into settings (name, value) values ($1, $2) on conflict do nothing';

const REPLACE_SETTING = `
  insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`;

const SAY = `
  with earlier as (select number, name, text, at from chat where "table" = $1 and person = $2 and "key" = $6),
    added as (insert into chat ("table", number, person, name, text, at, "key")
      select $1, (select coalesce(max(number), 0) + 1 from chat where "table" = $1), $2, $3, $4, $5, $6
      where not exists (select from earlier)
      on conflict do nothing returning number, name, text, at),
    old as (delete from chat where "table" = $1 and number <= (select number from added) - $7::int)
  select * from earlier union all select * from added`;

function recordRow(record: TableRecord): unknown[] {
  const { id, setup, stage, host, touched, version } = record;
  const { free, persons, words } = lobbyColumns(record);
  const row = [
    id,
    setup.game,
    stage,
    setup.private ? 0 : 1,
    host.id,
    touched,
    version,
    JSON.stringify(record),
  ];
  return [...row, free, persons, words, dueAt(record) ?? null, record.origin ?? ''];
}

async function append(pool: Pool, { record, entry, deedText, snapshot }: EntryWrite): Promise<void> {
  const { seq, at, by, key, deed, link = null } = entry;
  const row = [seq, at, by ?? null, key ?? null, deedText ?? JSON.stringify(deed), link];
  const { rowCount } = await unlessDuplicate(new Overtaken(), () =>
    pool.query({ name: 'append', text: APPEND, values: [...recordRow(record), ...row] }),
  );
  if (rowCount === 0) throw new Overtaken();
  // A match can be read without it, so it need not be part of the same write.
  if (snapshot) {
    const { ply, state, seal = null } = snapshot;
    const position = [record.id, snapshot.seq, ply, JSON.stringify(state), seal];
    await pool.query(ADD_SNAPSHOT, [...position, KEPT_SNAPSHOTS]);
  }
}

function runTogether<T>(db: Kysely<PostgresSchema>, statements: Statements<T>): Promise<T> {
  return db.transaction().execute((part) => runIn(part, statements));
}

async function runIn<T>(part: Transaction<PostgresSchema>, statements: Statements<T>): Promise<T> {
  let step = statements.next();
  while (step.done !== true) {
    const { numAffectedRows = 0n } = await part.executeQuery(step.value.compile());
    step = statements.next(Number(numAffectedRows));
  }
  return step.value;
}

/** Where two lines of a chat get the same number at the same time the later one is numbered anew. */
async function addChat(pool: Pool, message: StoredChatMessage): Promise<NumberedChatMessage> {
  const { table, person, name, text, at, key } = message;
  for (;;) {
    const { rows } = await pool.query(SAY, [table, person, name, text, at, key, KEPT_CHAT]);
    const [said] = rows;
    if (said)
      return {
        ...message,
        number: Number(said['number']),
        name: String(said['name']),
        text: String(said['text']),
        at: Number(said['at']),
      };
  }
}

async function restore(db: Kysely<PostgresSchema>, whole: WholeTable): Promise<void> {
  const { record, entries, snapshots, chat, sat, analysis } = whole;
  const table = record.id;
  const rows = entries.map(({ seq, at, by = null, key = null, deed, link = null }) => {
    return { table, seq, at, by, key, deed: JSON.stringify(deed), link };
  });
  const { setup, stage, host, touched, version } = record;
  const listed = setup.private ? 0 : 1;
  await db.transaction().execute(async (part) => {
    await unlessDuplicate(new InputError('taken', `table ${table} is there already`), () =>
      part
        .insertInto('tables')
        .values({
          id: table,
          game: setup.game,
          stage,
          listed,
          host: host.id,
          touched,
          version,
          sheet: JSON.stringify(record),
          ...lobbyColumns(record),
          due: dueAt(record) ?? null,
          origin: record.origin ?? '',
        })
        .execute(),
    );
    for (const batch of inBatches(rows)) await part.insertInto('entries').values(batch).execute();
    for (const batch of inBatches(chat.slice(-KEPT_CHAT)))
      await part.insertInto('chat').values(batch).execute();
    for (const { seq, ply, state, seal = null } of snapshots)
      await part
        .insertInto('snapshots')
        .values({ table, seq, ply, state: JSON.stringify(state), seal })
        .execute();
    for (const person of sat) await part.insertInto('sitters').values({ person, table }).execute();
    if (analysis) await runIn(part, wholeAnalysis(db, table, analysis));
  });
}

/** A statement takes a limited number of values. */
function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let i = 0; i < rows.length; i += 1000) yield rows.slice(i, i + 1000);
}

/** A row that is there already is the fault of whoever came second. */
async function unlessDuplicate<T>(refusal: InputError, insert: () => Promise<T>): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    throw isDuplicate(error) ? refusal : error;
  }
}
