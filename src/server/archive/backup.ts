import { once } from 'node:events';
import { copyFileSync, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { InputError } from '../../kernel/error.ts';
import type { Config } from '../config.ts';
import { makeOwnFile, openDataFolder, OWN_FILE } from '../folder/dataFolder.ts';
import { postgresStore } from '../store/postgres.ts';
import { exportLines } from './archive.ts';

const EXPORT_FILE = 'export.jsonl';
const SECRET_FILE = 'secret';

/** Copies everything to a new folder while servers go on: of SQLite a folder to be served, of Postgres an export. */
export async function backUp(config: Pick<Config, 'data' | 'database'>, folder: string): Promise<string> {
  if (existsSync(folder)) throw new InputError('taken', `${folder} is there already; name a new folder`);
  if (config.database === undefined) return backUpFolder(config.data, folder);
  const store = await postgresStore(config.database);
  makeFolder(folder);
  const file = path.join(folder, EXPORT_FILE);
  try {
    await writeLines(file, exportLines(store));
    const secret = await store.setting('secret');
    // Servers that are given theirs by ORRERY_SECRET leave none in the database.
    if (secret !== undefined)
      writeFileSync(path.join(folder, SECRET_FILE), `${secret}\n`, { mode: OWN_FILE });
  } finally {
    await store.close();
  }
  return file;
}

async function backUpFolder(data: string, folder: string): Promise<string> {
  if (!existsSync(path.join(data, 'orrery.sqlite')))
    throw new InputError('bad_request', `there is nothing to copy in ${data}`);
  const { database, secretFile } = openDataFolder(data);
  makeFolder(folder);
  const file = path.join(folder, 'orrery.sqlite');
  makeOwnFile(file);
  const source = new Sqlite(database, { readonly: true });
  try {
    await source.backup(file);
  } finally {
    source.close();
  }
  if (existsSync(secretFile)) copyFileSync(secretFile, path.join(folder, SECRET_FILE));
  return file;
}

/** What is in it is as secret as the store itself. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const to = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await once(to, 'open').catch((error: Error) => {
    throw new InputError('bad_request', `cannot write ${file}: ${error.message}`);
  });
  await pipeline(Readable.from(withNewlines(lines)), to);
}

export async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
