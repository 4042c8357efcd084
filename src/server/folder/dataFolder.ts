import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputError, reasonOf } from '../../kernel/error.ts';

/** The folder of a server: one database and the secret its cookies are signed with. */
export interface DataFolder {
  readonly database: string;
  /** May be missing. */
  readonly secretFile: string;
}

const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** Makes the folder where it is missing; nobody but the server's own user may read what is in it. */
export function openDataFolder(folder: string): DataFolder {
  const database = path.join(folder, 'orrery.sqlite');
  const secretFile = path.join(folder, 'secret');
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
    narrow(folder, OWN_FOLDER);
    makeOwnFile(database);
    for (const file of [`${database}-wal`, `${database}-shm`, secretFile]) narrow(file, OWN_FILE);
    return { database, secretFile };
  } catch (error) {
    throw new InputError('bad_request', `cannot keep data in ${folder}: ${reasonOf(error)}`);
  }
}

/** Makes a file where there is none; SQLite gives its mode to those it puts beside it. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
  narrow(file, OWN_FILE);
}

/** Takes away from others what they may do with a file; nothing is granted to anybody. */
function narrow(file: string, most: number): void {
  if (!existsSync(file)) return;
  const { mode } = statSync(file);
  if ((mode & 0o777 & ~most) === 0) return;
  try {
    chmodSync(file, mode & most);
  } catch (error) {
    // What belongs to somebody else is for them to close.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
