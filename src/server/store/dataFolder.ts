import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputError, reasonOf } from '../../kernel/error.ts';

/** The folder of a server: one database and the secret its cookies are signed with. */
export interface DataFolder {
  readonly database: string;
  readonly secret: Buffer;
}

const SECRET_BYTES = 32;

/** Makes the folder and its secret where they are missing; nobody but the server's own user may read them. */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { database: path.join(folder, 'orrery.sqlite'), secret: secretIn(path.join(folder, 'secret')) };
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('bad_request', `cannot keep data in ${folder}: ${reasonOf(error)}`);
  }
}

function secretIn(file: string): Buffer {
  try {
    writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
  return readSecret(readFileSync(file, 'utf8'), file);
}

/** Reads a secret from its text; `place` names its source in the error. */
export function readSecret(text: string, place: string): Buffer {
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length !== SECRET_BYTES)
    throw new InputError('bad_request', `${place} is damaged: it must hold 64 hex digits`);
  return secret;
}

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}
