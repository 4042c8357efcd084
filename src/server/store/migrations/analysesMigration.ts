import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What servers find out of matches that have ended. */
export const ANALYSES_MIGRATION: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('analyses')
      .addColumn('table', 'text', (column) => column.primaryKey())
      .addColumn('made', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('keeper', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('findings')
      .addColumn('table', 'text', (column) => column.notNull())
      .addColumn('made', 'text', (column) => column.notNull())
      .addColumn('after', 'integer', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('found', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('findings_key', ['table', 'made', 'after'])
      .execute();
  },
};
