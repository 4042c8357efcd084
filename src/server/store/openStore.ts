import type { Config } from '../config.ts';
import { newSecret, openDataFolder, readSecret } from './dataFolder.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** A server's store, and the secret its cookies and links are signed with. */
export interface OpenedStore {
  readonly store: Store;
  readonly secret: Buffer;
}

/** Servers over the same Postgres have the same secret, so that people may come to any of them. */
export async function openStore(
  { data, database, secret }: Pick<Config, 'data' | 'database' | 'secret'>,
  fault: (error: unknown, what: string) => void,
): Promise<OpenedStore> {
  const given = secret === undefined ? undefined : readSecret(secret, 'the secret');
  if (database === undefined) {
    const folder = openDataFolder(data);
    return { store: await sqliteStore(folder.database), secret: given ?? folder.secret };
  }
  const store = await postgresStore(database, fault);
  const kept = given ?? readSecret(await store.setting('secret', newSecret()), 'the secret in the database');
  return { store, secret: kept };
}
