import type { Config } from '../config.ts';
import { openDataFolder } from '../folder/dataFolder.ts';
import { checkFile } from '../folder/fileCheck.ts';
import { lockFolder } from '../folder/folderLock.ts';
import { postgresStore } from './postgres.ts';
import { folderSecret, requireSecret, type SecretChoice, sharedSecret } from '../folder/secret.ts';
import { sqliteStore } from './sqlite.ts';
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
export async function openStore({ data, database }: Place, fault: Fault): Promise<Store> {
  return database === undefined ? sqliteStore(openDataFolder(data).database) : postgresStore(database, fault);
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
  const folder = openDataFolder(data);
  const unlock = lockFolder(data);
  let store: Store | undefined;
  const close = async (): Promise<void> => {
    await store?.close();
    unlock();
  };
  try {
    checkFile(folder.database);
    store = await sqliteStore(folder.database, fault);
    // What was noted before a crash finds its place, or is found to be damaged.
    await store.check();
    return { store: { ...store, close }, secret: await requireSecret(choice, store, folderSecret(folder)) };
  } catch (error) {
    await close();
    throw error;
  }
}
