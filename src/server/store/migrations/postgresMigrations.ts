import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addText, MIGRATIONS } from './migrations.ts';

/** The form of a Postgres: that of every database, and what a server on SQLite has in a file beside it. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...MIGRATIONS,
  '0201_settings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0202_link': { up: (db) => addText(db, 'entries', 'link') },
};
