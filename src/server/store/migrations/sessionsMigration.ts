import { type Kysely, sql } from 'kysely';
import { likenessOf } from '../../people/names.ts';

interface Account {
  readonly id: string;
  readonly name: string;
}

/**
 * Sessions, and what the names of accounts look like. Of accounts that have looked alike so far the oldest keeps its
 * looks to itself; the others go on with their logins.
 */
export async function addSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').columns(['person', 'seen']).execute();
  await db.schema.createIndex('sessions_seen').on('sessions').column('seen').execute();
  await db.schema.createIndex('chat_person').on('chat').column('person').execute();
  await db.schema.alterTable('people').addColumn('likeness', 'text').execute();
  await db.schema.createIndex('people_likeness').unique().on('people').column('likeness').execute();
  const { rows } = await sql<Account>`select id, name from people
    where login is not null order by created, id`.execute(db);
  const seen = new Set<string>();
  for (const { id, name } of rows) {
    const likeness = likenessOf(name);
    if (!seen.has(likeness)) await sql`update people set likeness = ${likeness} where id = ${id}`.execute(db);
    seen.add(likeness);
  }
}
