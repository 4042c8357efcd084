import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { InputError, reasonOf } from '../../kernel/error.ts';

/** Larger files are checked in the parts that a server cannot start without; the rest by `./orrery verify`. */
const WHOLE_BYTES = 512 * 1024 * 1024;
const VITAL = ['people', 'tables', 'journal'];

/** Looks for damage in the structure of a database; a server does not go on with a file that has some. */
export function checkFile(file: string, whole = statSync(file).size <= WHOLE_BYTES): void {
  let found: unknown;
  try {
    found = firstDamage(file, whole);
  } catch (error) {
    found = reasonOf(error);
  }
  if (found !== 'ok')
    throw new InputError(
      'bad_record',
      `${file} is damaged (${String(found).replace(/\s+/g, ' ')}): keep a copy of it, and put back the last backup ("cp -a BACKUP FOLDER"); ` +
        '"./orrery verify FOLDER" tells what of a folder is whole',
    );
}

function firstDamage(file: string, whole: boolean): unknown {
  const database = new Sqlite(file);
  try {
    const check = (part: string | number): unknown =>
      database.pragma(`quick_check(${part})`, { simple: true });
    if (whole) return check(1);
    const there = database
      .prepare<[], string>("select name from sqlite_master where type = 'table'")
      .pluck()
      .all();
    return (
      VITAL.filter((part) => there.includes(part))
        .map(check)
        .find((answer) => answer !== 'ok') ?? 'ok'
    );
  } finally {
    database.close();
  }
}
