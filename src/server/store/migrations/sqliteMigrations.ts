import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addText, MIGRATIONS } from './migrations.ts';

/** The form of a SQLite file: that of every database, and how entries are kept here. */
export const SQLITE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...MIGRATIONS,
  '0101_journal': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('journal')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('entries', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('pages')
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('first', 'integer', (column) => column.notNull())
        .addColumn('last', 'integer', (column) => column.notNull())
        .addColumn('entries', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('pages_key', ['table', 'first'])
        .execute();
      await sql`insert into pages ("table", first, last, entries)
        select "table", min(seq), max(seq), json_group_array(json_object(
          'seq', seq, 'at', at, 'by', "by", 'key', "key", 'deed', json(deed)) order by seq)
        from entries group by "table"`.execute(db);
      await db.schema.dropTable('entries').execute();
    },
  },
  '0102_seal': { up: (db) => addText(db, 'journal', 'seal') },
};
