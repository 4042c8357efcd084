import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { InputError, reasonOf } from '../../../kernel/error.ts';
import {
  checkRevision,
  type AnyStoredTable,
  readTable,
  type LocalStore,
  type StoredTable,
} from './localStore.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: AnyStoredTable };
}
type Database = IDBPDatabase<Schema>;

/** Raised when the stored form changes, so that older pages leave it alone; tables of older forms are still read. */
const VERSION = 3;

/** A store in the browser's IndexedDB; tabs notify each other of changes. */
export function indexedStore(name = 'orrery'): LocalStore {
  const database = connection(name);
  const channel = new BroadcastChannel(`${name}-tables`);
  const listeners = new Set<(id: string) => void>();
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    for (const listener of listeners) listener(data);
  };

  return {
    put: (table) =>
      explained(async () => {
        await putNext(await database.open(), table);
        channel.postMessage(table.id);
      }),
    get: (id) =>
      explained(async () => {
        const kept = await (await database.open()).get('tables', id);
        return kept && readTable(kept);
      }),
    list: () => explained(async () => (await (await database.open()).getAll('tables')).map(readTable)),
    remove: (id) =>
      explained(async () => {
        await (await database.open()).delete('tables', id);
        channel.postMessage(id);
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      channel.close();
      database.close();
    },
  };
}

/** Check and change are one transaction, so of two tabs that write at once one is refused. */
async function putNext(database: Database, table: StoredTable): Promise<void> {
  const change = database.transaction('tables', 'readwrite');
  checkRevision(await change.store.get(table.id), table);
  await Promise.all([change.store.put(table), change.done]);
}

/** The open database; reopened after the browser or a newer version in another tab has closed it. */
function connection(name: string): { open(): Promise<Database>; close(): void } {
  let database: Promise<Database> | undefined;
  const forget = (): void => {
    database = undefined;
  };
  const close = (): void => {
    void database?.then(
      (open) => open.close(),
      () => undefined,
    );
    forget();
  };
  const open = (): Promise<Database> =>
    openDB<Schema>(name, VERSION, {
      upgrade: (database, version) => {
        if (version === 0) database.createObjectStore('tables', { keyPath: 'id' });
      },
      blocking: close,
      terminated: forget,
    });
  return {
    open() {
      database ??= open();
      database.catch(forget);
      return database;
    },
    close,
  };
}

/** Turns errors of the browser's storage into sentences that can be shown. */
async function explained<T>(job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new Error(`this browser cannot keep tables now: ${reasonOf(error)}`, { cause: error });
  }
}
