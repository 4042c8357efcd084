import type { Kysely, Selectable } from 'kysely';
import type { TableRecord } from '../rooms/tableRecord.ts';
import { lobbyPage } from './lobby/listing.ts';
import type { Schema } from './schema.ts';
import type { StoredPerson } from './personStore.ts';
import type { Store, StoredSnapshot } from './store.ts';
import { storedValue } from '../chain/damaged.ts';

const NOT_OVER = ['gathering', 'playing', 'paused'];

type Reads = Pick<
  Store,
  | 'person'
  | 'personByLogin'
  | 'table'
  | 'versions'
  | 'listed'
  | 'tablesOf'
  | 'tablesUnderWay'
  | 'accountNames'
  | 'due'
  | 'hostedBy'
  | 'openFrom'
  | 'snapshots'
  | 'chat'
  | 'peopleAfter'
  | 'tablesAfter'
  | 'sat'
  | 'session'
  | 'sessionsOf'
  | 'tablesWith'
>;

/** What is read from a store: single statements, each of which sees one moment, the same in every dialect. */
export function readsOf(db: Kysely<Schema>): Reads {
  return {
    person: async (id) => (await people(db).where('id', '=', id).execute()).map(personFrom)[0],
    personByLogin: async (login) =>
      (await people(db).where('login', '=', login).execute()).map(personFrom)[0],

    async accountNames(ids) {
      if (ids.length === 0) return new Map();
      const accounts = people(db).where('id', 'in', ids).where('login', 'is not', null);
      return new Map((await accounts.execute()).map(({ id, name }) => [id, name]));
    },

    async table(id) {
      const row = await records(db).where('id', '=', id).executeTakeFirst();
      return row && recordFrom(row.sheet);
    },
    async versions(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    async listed(filter) {
      const rows = await lobbyPage(db, filter).execute();
      return rows.flatMap(({ id, touched, round, sheet }) =>
        readable(sheet).map((record) => ({ record, place: { round: Number(round), touched, id } })),
      );
    },
    async tablesOf(person, limit) {
      const sat = db.selectFrom('sitters').select('table').where('person', '=', person);
      const rows = await records(db).where('id', 'in', sat).orderBy('touched', 'desc').limit(limit).execute();
      return rows.flatMap((row) => readable(row.sheet));
    },
    async tablesUnderWay(person, limit) {
      const sat = db.selectFrom('sitters').select('table').where('person', '=', person);
      const rows = await records(db)
        .where('stage', 'in', NOT_OVER)
        .where((eb) => eb.or([eb('host', '=', person), eb('id', 'in', sat)]))
        .orderBy('touched', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => readable(row.sheet));
    },
    async due(after, until, limit) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'due'])
        .where('due', '<=', until)
        .where((eb) =>
          eb.or([eb('due', '>', after.due), eb.and([eb('due', '=', after.due), eb('id', '>', after.id)])]),
        )
        .orderBy('due')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, due }) => ({ id, due: due ?? 0 }));
    },
    hostedBy: async (person) => countOf(await notOver(db).where('host', '=', person).execute()),
    openFrom: async (origin) => countOf(await notOver(db).where('origin', '=', origin).execute()),

    async snapshots(table) {
      const rows = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table', '=', table)
        .orderBy('seq', 'desc')
        .execute();
      return rows.map(snapshotFrom);
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

    async peopleAfter(id, limit) {
      const rows = await people(db).where('id', '>', id).orderBy('id').limit(limit).execute();
      return rows.map(personFrom);
    },
    async tablesAfter(id, limit) {
      const tables = db.selectFrom('tables').select('id').where('id', '>', id);
      return (await tables.orderBy('id').limit(limit).execute()).map((row) => row.id);
    },
    async sat(table) {
      const rows = await db.selectFrom('sitters').select('person').where('table', '=', table).execute();
      return rows.map(({ person }) => person);
    },

    session: (id) => sessions(db).where('id', '=', id).executeTakeFirst(),
    sessionsOf: (person) => sessions(db).where('person', '=', person).orderBy('seen', 'desc').execute(),
    async tablesWith(person, after, limit) {
      const sat = db
        .selectFrom('sitters')
        .select('table as id')
        .where('person', '=', person)
        .where('table', '>', after);
      const hosted = db.selectFrom('tables').select('id').where('host', '=', person).where('id', '>', after);
      return (await sat.union(hosted).orderBy('id').limit(limit).execute()).map(({ id }) => id);
    },
  };
}

const notOver = (db: Kysely<Schema>) =>
  db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('stage', 'in', NOT_OVER);

function countOf([row]: readonly { readonly count: number }[]): number {
  return Number(row?.count ?? 0);
}

const people = (db: Kysely<Schema>) => db.selectFrom('people').selectAll();
const sessions = (db: Kysely<Schema>) => db.selectFrom('sessions').selectAll();
const records = (db: Kysely<Schema>) => db.selectFrom('tables').select('sheet');

function personFrom(row: Selectable<Schema['people']>): StoredPerson {
  const { login, likeness, password } = row;
  return {
    ...row,
    login: login ?? undefined,
    likeness: likeness ?? undefined,
    password: password ?? undefined,
  };
}

/** Tables from before versions were counted have none. */
export function recordFrom(text: string): TableRecord {
  const record = storedValue<Omit<TableRecord, 'version'>>(text, 'a table');
  return { version: 0, ...record };
}

/** In a list one that is damaged is left out; whoever asks for it is told. */
function readable(text: string): TableRecord[] {
  try {
    return [recordFrom(text)];
  } catch {
    return [];
  }
}

/** One that cannot be read fits no seal. */
function snapshotFrom({ seq, ply, state, seal }: Selectable<Schema['snapshots']>): StoredSnapshot {
  const known = seal === null ? {} : { seal };
  try {
    return { seq, ply, state: JSON.parse(state), ...known };
  } catch {
    return { seq, ply, state: {}, seal: 'unreadable' };
  }
}
