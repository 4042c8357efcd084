import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../kernel/error.ts';
import type { Config } from '../config.ts';
import { type DataFolder, OWN_FILE } from './dataFolder.ts';
import { syncFolder } from './syncFolder.ts';
import type { PostgresStore } from '../store/postgres.ts';
import { isEmpty, type Store } from '../store/store.ts';

/** The secret that cookies and links are signed with. */

export type SecretChoice = Pick<Config, 'secret' | 'newSecret'>;

/** Where a secret is kept. */
interface SecretPlace {
  readonly name: string;
  read(): Promise<string | undefined>;
  /** Keeps a new one and tells which one is kept now; unless it replaces, another server's may have come first. */
  put(fresh: string, replaces: boolean): Promise<string>;
}

const SECRET_BYTES = 32;

/** The secret a server goes by. One that is missing is drawn anew only where nobody would be signed out by it. */
export async function requireSecret(
  { secret, newSecret = false }: SecretChoice,
  store: Store,
  place: SecretPlace,
): Promise<Buffer> {
  if (secret !== undefined && newSecret)
    throw new InputError('bad_request', 'give a secret or ask for a new one, not both');
  if (secret !== undefined) return readSecret(secret, 'the secret');
  const kept = newSecret ? undefined : await place.read();
  if (kept !== undefined) return readSecret(kept, place.name);
  if (!newSecret && !(await isEmpty(store))) throw missing(place);
  return readSecret(await place.put(drawSecret(), newSecret), place.name);
}

function missing({ name }: SecretPlace): InputError {
  return new InputError(
    'bad_request',
    `${name} is missing, and there are people or tables it belongs to: put it back from a backup, give it with ` +
      '--secret, or start once with --new-secret, which signs everybody out and makes all links void',
  );
}

export function folderSecret({ secretFile }: DataFolder): SecretPlace {
  return {
    name: secretFile,
    // One that a power cut has left empty is as good as none.
    read: async () =>
      existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() || undefined : undefined,
    async put(fresh) {
      const draft = `${secretFile}.new`;
      writeFileSync(draft, `${fresh}\n`, { mode: OWN_FILE, flush: true });
      renameSync(draft, secretFile);
      syncFolder(path.dirname(secretFile));
      return fresh;
    },
  };
}

export function sharedSecret(store: PostgresStore): SecretPlace {
  return {
    name: 'the secret in the database',
    read: () => store.setting('secret'),
    put: (fresh, replaces) => store.putSetting('secret', fresh, replaces),
  };
}

/** Reads a secret from its text; `place` names its source in the error. */
function readSecret(text: string, place: string): Buffer {
  const secret = Buffer.from(text.trim(), 'hex');
  if (secret.length !== SECRET_BYTES)
    throw new InputError('bad_request', `${place} is damaged: it must hold 64 hex digits`);
  return secret;
}

function drawSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}
