import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../kernel/error.ts';
import { checkExport } from '../../server/archive/archive.ts';
import { checkStore } from '../../server/chain/damage.ts';
import { checkFile } from '../../server/folder/fileCheck.ts';
import { openStore } from '../../server/store/openStore.ts';
import { counted } from '../numbers.ts';
import { linesIn, type Place } from './keeping.ts';

/** Checks everything in a folder of a server, or in a backup of either kind. */
export async function verifyFolder(folder: string): Promise<number> {
  const database = path.join(folder, 'orrery.sqlite');
  if (existsSync(database)) {
    checkFile(database, true);
    return verifyPlace({ data: folder });
  }
  const exported = path.join(folder, 'export.jsonl');
  if (existsSync(exported)) return verifyExport(exported);
  throw new InputError(
    'bad_request',
    `cannot read ${folder}: there is neither orrery.sqlite nor export.jsonl in it`,
  );
}

/** Checks the links of every entry of every table, while servers go on. */
export async function verifyPlace(place: Place): Promise<number> {
  const store = await openStore(place, () => undefined);
  try {
    const { tables, entries, damaged } = await checkStore(store);
    for (const line of damaged) console.log(line);
    console.log(
      `${counted(tables, 'table')}, ${counted(entries, 'entry', 'entries')}: ${verdict(damaged.length)}`,
    );
    return damaged.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

function verdict(damaged: number): string {
  return damaged === 0 ? 'everything is as it was written' : `damage in ${counted(damaged, 'place')}`;
}

/** An export that is damaged is refused with the number of the line. */
export async function verifyExport(file: string): Promise<number> {
  await checkExport(linesIn(file));
  console.log('the export is whole, and everything in it is as it was written');
  return 0;
}
