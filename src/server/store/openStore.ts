import type { Config } from '../config.ts';
import { openDataFolder } from '../folder/dataFolder.ts';
import { checkFile } from '../folder/fileCheck.ts';
import { lockFolder } from '../folder/folderLock.ts';
import { postgresStore } from './postgres.ts';
import { folderSecret, requireSecret, type SecretChoice, sharedSecret } from '../folder/secret.ts';
import { isOutdated, sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** A server's store, and the secret its cookies and links are signed with. */
export interface OpenedStore {
  readonly store: Store;
  readonly secret: Buffer;
  /** Reads the clock that all servers over the store share; where there is none, the machine's has to do. */
  readonly readClock?: () => Promise<number>;
}

type Place = Pick<Config, 'data' | 'database'>;
type Fault = (error: unknown, what: string) => void;

/** Opens a store for a command that looks into it; servers may go on meanwhile. */
export async function openStore(place: Place, fault: Fault): Promise<Store> {
  if (place.database !== undefined) return postgresStore(place.database, fault);
  const file = openDataFolder(place.data).database;
  // A server of before that goes on must not lose the form it knows.
  if (await isOutdated(file)) await (await openOwnStore(place, fault)).close();
  return sqliteStore(file);
}

/** Opens a store for a command that changes it at large: a folder must not be served meanwhile. */
export async function openOwnStore({ data, database }: Place, fault: Fault): Promise<Store> {
  if (database !== undefined) return postgresStore(database, fault);
  const file = openDataFolder(data).database;
  const unlock = lockFolder(data);
  try {
    checkFile(file);
    const store = await sqliteStore(file, fault);
    const close = (): Promise<void> => store.close().finally(unlock);
    return { ...store, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a store for a server; a folder belongs to it alone, a Postgres to any number with the same secret. */
export async function openServerStore(
  { data, database, ...choice }: Place & SecretChoice,
  fault: Fault,
): Promise<OpenedStore> {
  if (database === undefined) return openOwnFolder(data, choice, fault);
  const store = await postgresStore(database, fault);
  try {
    const secret = await requireSecret(choice, store, sharedSecret(store));
    return { store, secret, readClock: store.readClock };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openOwnFolder(data: string, choice: SecretChoice, fault: Fault): Promise<OpenedStore> {
  const store = await openOwnStore({ data }, fault);
  try {
    // What was noted before a crash finds its place, or is found to be damaged.
    await store.check();
    const secret = await requireSecret(choice, store, folderSecret(openDataFolder(data)));
    return { store, secret };
  } catch (error) {
    await store.close();
    throw error;
  }
}
