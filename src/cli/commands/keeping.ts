import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { findGame } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import { checkExport, importInto, exportLines } from '../../server/archive/archive.ts';
import { backUp, withNewlines, writeLines } from '../../server/archive/backup.ts';
import { recordsOf } from '../../server/archive/records.ts';
import { openOwnStore, openStore } from '../../server/store/openStore.ts';
import type { Store } from '../../server/store/store.ts';
import { counted } from '../numbers.ts';
import { GAMES } from '../tableGames.ts';

/** What is done to everything that is kept: `migrate`, `export`, `import`, `backup`. */

export interface Place {
  readonly data: string;
  readonly database?: string;
}

/** Brings the store up to date; servers do the same when they start. */
export async function runMigrate(place: Place): Promise<number> {
  await (await openOwnStore(place, noFault)).close();
  console.log('up to date');
  return 0;
}

export interface ExportOptions extends Place {
  /** Where it is written; to standard output without one. */
  readonly file?: string;
  /** The records of finished matches, instead of everything. */
  readonly records?: boolean;
}

export async function runExport({ file, records = false, ...place }: ExportOptions): Promise<number> {
  await withStore(openStore(place, noFault), async (store) => {
    const lines = records ? recordsOf(store, { game: (id) => findGame(GAMES, id) }) : exportLines(store);
    if (file !== undefined) return writeLines(file, lines);
    // What has been read is written before the store is closed.
    for await (const text of Readable.from(withNewlines(lines)))
      if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  });
  return 0;
}

export async function runImport({ file, ...place }: Place & { readonly file: string }): Promise<number> {
  // A file is read to its end first: what is damaged leaves nothing behind.
  if (file !== '-') await checkExport(linesIn(file));
  await withStore(openOwnStore(place, noFault), async (store) => {
    const { people, tables } = await importInto(store, linesIn(file));
    console.log(`${counted(people, 'person', 'people')} and ${counted(tables, 'table')} taken in`);
  });
  return 0;
}

export async function* linesIn(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  let rest = '';
  try {
    for await (const chunk of input.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new InputError('bad_request', `cannot read ${file}: ${reasonOf(error)}`);
  }
  if (rest !== '') yield rest;
}

export async function runBackup({ folder, ...place }: Place & { readonly folder: string }): Promise<number> {
  console.log(await backUp(place, folder));
  return 0;
}

const noFault = (): void => undefined;

async function withStore(opened: Promise<Store>, job: (store: Store) => Promise<void>): Promise<void> {
  const store = await opened;
  try {
    await job(store);
  } finally {
    await store.close();
  }
}
