import Sqlite, { type Database } from 'better-sqlite3';
import { InputError } from '../../kernel/error.ts';
import { makeOwnFile } from './dataFolder.ts';

/**
 * Keeps a file, which is there for nothing else, for this process until the lock is released; `refusal` tells whoever comes
 * second, and is given who holds it, where that is known. The lock is that of SQLite: the system drops it with the process,
 * however that ends, so nothing is left behind by one that was killed.
 */
export function lockFile(file: string, refusal: (holder: string) => string): () => void {
  makeOwnFile(file);
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    hold(lock);
  } catch (error) {
    const holder = holderOf(lock);
    lock.close();
    if (!isBusy(error)) throw error;
    throw new InputError('taken', refusal(holder));
  }
  return () => lock.close();
}

/** Others may still read who holds it. */
function hold(lock: Database): void {
  lock.exec('begin immediate');
  lock.pragma(`user_version = ${process.pid}`);
  lock.exec('commit');
  lock.exec('begin immediate');
}

/** In brackets, to be put behind something. */
function holderOf(lock: Database): string {
  if (lock.inTransaction) return '';
  const pid = lock.pragma('user_version', { simple: true });
  return pid === 0 ? '' : ` (process ${String(pid)})`;
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
