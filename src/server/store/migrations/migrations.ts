import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ANALYSES_MIGRATION } from './analysesMigration.ts';
import { DUE_MIGRATION } from './dueMigration.ts';
import { LOBBY_MIGRATION } from './lobbyMigration.ts';
import { addSessions } from './sessionsMigration.ts';

/** The form of the tables, step by step. A step that has been released is never changed; a new one is added. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_start': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('login', 'text', (column) => column.unique())
        .addColumn('password', 'text')
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('touched', 'bigint', (column) => column.notNull())
        .addColumn('sheet', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['listed', 'stage', 'touched'])
        .execute();
      await db.schema.createIndex('tables_host').on('tables').columns(['host', 'stage']).execute();
      await db.schema
        .createTable('sitters')
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sitters_key', ['person', 'table'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by', 'text')
        .addColumn('key', 'text')
        .addColumn('deed', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table', 'seq'])
        .addUniqueConstraint('entries_once', ['table', 'by', 'key'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('ply', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_key', ['table', 'seq'])
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('table', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table', 'number'])
        .addUniqueConstraint('chat_once', ['table', 'person', 'key'])
        .execute();
    },
  },
  '0002_version': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0003_sessions': { up: addSessions },
  '0004_lobby': LOBBY_MIGRATION,
  '0005_seal': { up: (db) => addText(db, 'snapshots', 'seal') },
  '0006_due': DUE_MIGRATION,
  '0007_analyses': ANALYSES_MIGRATION,
};

/** Adds a column that rows from before do without. */
export async function addText(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.alterTable(table).addColumn(column, 'text').execute();
}

type Steps = Readonly<Record<string, Migration>>;

/** Brings a database up to date and returns the steps that were run; of concurrent callers one does it. */
export async function migrate<T>(db: Kysely<T>, steps: Steps): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db, steps).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** The steps a database lacks; nothing is changed. */
export async function missingSteps<T>(db: Kysely<T>, steps: Steps): Promise<string[]> {
  const known = await migratorOf(db, steps).getMigrations();
  return known.flatMap(({ name, executedAt }) => (executedAt === undefined ? [name] : []));
}

function migratorOf<T>(db: Kysely<T>, steps: Steps): Migrator {
  const provider = { getMigrations: async () => ({ ...steps }) };
  // Steps of one kind of database are numbered apart from those of all.
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}
