import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When tables must be looked at without anybody there, where they were asked for, and for how long no server ran. */
export const DUE_MIGRATION: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('due', 'bigint').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Each is looked at once and then knows its time.
    await sql`update tables set due = 0 where stage = 'playing'`.execute(db);
    await db.schema.createIndex('tables_due').on('tables').columns(['due', 'id']).execute();
    await db.schema.createIndex('tables_origin').on('tables').columns(['origin', 'stage']).execute();
    await db.schema
      .createTable('uptime')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .addColumn('downtime', 'bigint', (column) => column.notNull())
      .execute();
    await rememberLastSave(db);
  },
};

const PAGE = 500;

/** Servers used to save all running clocks every few seconds: the latest of them says when a server last ran. */
async function rememberLastSave(db: Kysely<unknown>): Promise<void> {
  let [latest, last, isMore] = [0, '', true];
  while (isMore) {
    const page = sql<{ id: string; sheet: string }>`
      select id, sheet from tables where stage = 'playing' and id > ${last} order by id limit ${PAGE}`;
    const { rows } = await page.execute(db);
    for (const { id, sheet } of rows) {
      const { clocks }: { readonly clocks?: { readonly at: number } } = JSON.parse(sheet);
      latest = Math.max(latest, clocks?.at ?? 0);
      last = id;
    }
    isMore = rows.length === PAGE;
  }
  if (latest > 0) await sql`insert into uptime (id, beat, downtime) values (1, ${latest}, 0)`.execute(db);
}
