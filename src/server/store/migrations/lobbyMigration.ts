import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PAGE = 500;

/** What of a stored record the lobby asks for. */
interface Sheet {
  readonly host: { readonly name: string };
  readonly chairs: readonly { readonly person?: string; readonly bot?: string; readonly keptFor?: string }[];
}

/** Columns by which the lobby finds tables, people who block each other, reports, and an end to old chat. */
export const LOBBY_MIGRATION: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await fillColumns(db);
    await addIndexes(db);
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('chat', 'text', (column) => column.notNull())
      .addColumn('done', 'bigint')
      .addUniqueConstraint('reports_once', ['by', 'person', 'table', 'day'])
      .execute();
    await sql`delete from chat where number <=
      (select max(number) from chat as latest where latest."table" = chat."table") - 500`.execute(db);
  },
};

/** One at a time: SQLite adds no more at once. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const name of ['free', 'persons'])
    await db.schema
      .alterTable('tables')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function fillColumns(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const page = sql<{ id: string; sheet: string }>`
      select id, sheet from tables where id > ${last} order by id limit ${PAGE}`;
    const { rows } = await page.execute(db);
    for (const { id, sheet } of rows) {
      const { host, chairs }: Sheet = JSON.parse(sheet);
      const free = chairs.filter(
        ({ person, bot, keptFor }) => person === undefined && bot === undefined && keptFor === undefined,
      );
      const persons = chairs.filter(({ bot }) => bot === undefined);
      const words = `${host.name} ${id}`.normalize('NFKC').toLowerCase();
      await sql`update tables set free = ${free.length}, persons = ${persons.length}, words = ${words}
        where id = ${id}`.execute(db);
      last = id;
    }
    if (rows.length < PAGE) return;
  }
}

/** The lobby is read from its index alone, however long the records are. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('tables_listed').execute();
  await db.schema
    .createIndex('tables_lobby')
    .on('tables')
    .columns(['listed', 'stage', 'touched', 'id', 'host', 'game', 'free', 'words'])
    .execute();
  await db.schema.createIndex('tables_persons').on('tables').columns(['persons', 'touched']).execute();
  await db.schema.createIndex('sitters_table').on('sitters').column('table').execute();
}
