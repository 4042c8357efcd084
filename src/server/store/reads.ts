import type { Kysely, Selectable } from 'kysely';
import type { Entry } from '../entry.ts';
import type { TableSheet } from '../sheet.ts';
import type { Schema } from './schema.ts';
import type { Snapshot, Store, StoredPerson, TableNews } from './store.ts';

const NOT_OVER = ['gathering', 'playing', 'paused'];

type Reads = Pick<
  Store,
  | 'person'
  | 'personByLogin'
  | 'table'
  | 'news'
  | 'versions'
  | 'listed'
  | 'tablesOf'
  | 'playing'
  | 'hostedBy'
  | 'entries'
  | 'snapshots'
  | 'chat'
>;

/** What is read from a store: single statements, each of which sees one moment, the same in every dialect. */
export function readsOf(db: Kysely<Schema>): Reads {
  return {
    person: async (id) => personFrom(await people(db).where('id', '=', id).executeTakeFirst()),
    personByLogin: async (login) =>
      personFrom(await people(db).where('login', '=', login).executeTakeFirst()),

    async table(id) {
      const row = await sheets(db).where('id', '=', id).executeTakeFirst();
      return row && sheetFrom(row.sheet);
    },
    news: async (id, after) => newsFrom(await newsQuery(db, id, after).execute()),
    async versions(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    async listed({ game, stages, after = 0, limit }) {
      const all = sheets(db)
        .where('listed', '=', 1)
        .where('stage', 'in', stages)
        .where('touched', '>', after);
      const wanted = game === undefined ? all : all.where('game', '=', game);
      const rows = await wanted.orderBy('touched', 'desc').limit(limit).execute();
      return rows.map((row) => sheetFrom(row.sheet));
    },
    async tablesOf(person, limit) {
      const sat = db.selectFrom('sitters').select('table').where('person', '=', person);
      const rows = await sheets(db).where('id', 'in', sat).orderBy('touched', 'desc').limit(limit).execute();
      return rows.map((row) => sheetFrom(row.sheet));
    },
    async playing() {
      const rows = await sheets(db).where('stage', '=', 'playing').execute();
      return rows.map((row) => sheetFrom(row.sheet));
    },
    async hostedBy(person) {
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', person)
        .where('stage', 'in', NOT_OVER)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async entries(table) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('table', '=', table)
        .orderBy('seq')
        .execute();
      return rows.map(entryFrom);
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
  };
}

const people = (db: Kysely<Schema>) => db.selectFrom('people').selectAll();
const sheets = (db: Kysely<Schema>) => db.selectFrom('tables').select('sheet');

/** The sheet as row 0 and the entries behind it in one statement, so that they fit each other. */
export function newsQuery(db: Kysely<Schema>, id: string, after: number) {
  const sheet = db
    .selectFrom('tables')
    .select((eb) => [
      eb.cast<number>(eb.lit(0), 'integer').as('seq'),
      eb.cast<number>(eb.lit(0), 'bigint').as('at'),
      eb.cast<string | null>(eb.lit(null), 'text').as('by'),
      eb.cast<string | null>(eb.lit(null), 'text').as('key'),
      'sheet as deed',
    ])
    .where('id', '=', id);
  const entries = db
    .selectFrom('entries')
    .select(['seq', 'at', 'by', 'key', 'deed'])
    .where('table', '=', id)
    .where('seq', '>', after);
  return sheet.unionAll(entries).orderBy('seq');
}

/** Without a table there is no row 0, whatever entries are left of it. */
export function newsFrom([sheet, ...entries]: readonly NewsRow[]): TableNews | undefined {
  return sheet?.seq === 0 ? { sheet: sheetFrom(sheet.deed), entries: entries.map(entryFrom) } : undefined;
}

function personFrom(row: Selectable<Schema['people']> | undefined): StoredPerson | undefined {
  return row && { ...row, login: row.login ?? undefined, password: row.password ?? undefined };
}

/** Tables from before versions were counted have none. */
function sheetFrom(text: string): TableSheet {
  return { version: 0, ...(JSON.parse(text) as Omit<TableSheet, 'version'>) };
}

export type NewsRow = Omit<Selectable<Schema['entries']>, 'table'>;

function entryFrom({ seq, at, by, key, deed }: NewsRow): Entry {
  return { seq, at, by: by ?? undefined, key: key ?? undefined, deed: JSON.parse(deed) };
}
