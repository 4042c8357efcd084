import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { syncFolder } from '../folder/syncFolder.ts';
import type { Sync } from './groupCommit.ts';

/** The log that SQLite writes every commit to: once it is synced, what was committed survives a power cut. */
export interface SyncedLog {
  readonly sync: Sync;
  close(): void;
}

/** The log of a database in WAL mode that SQLite itself syncs only before it empties it (`synchronous = NORMAL`). */
export function syncedLog(database: Database): SyncedLog {
  if (database.memory) return { sync: (told) => told(null), close: () => undefined };
  // The log is made by the first write; its name is there after a power cut once its folder was synced.
  database.exec('update uptime set beat = beat');
  const log = openSync(`${database.name}-wal`, 'r');
  syncFolder(path.dirname(database.name));
  return { sync: patientSync(log), close: () => closeSync(log) };
}

/** Where the disk took longer than this the last time a thread waits for it, so that nobody else does. */
const SLOW_MS = 2;

/** Waiting for a quick disk costs less than to ask a thread to. */
function patientSync(file: number): Sync {
  let tookMs = 0;
  return (told) => {
    const began = performance.now();
    const done = (error: Error | null): void => {
      tookMs = performance.now() - began;
      told(error);
    };
    if (tookMs > SLOW_MS) fdatasync(file, done);
    else done(syncedAtOnce(file));
  };
}

function syncedAtOnce(file: number): Error | null {
  try {
    fdatasyncSync(file);
    return null;
  } catch (error) {
    return error as Error; // what file functions throw
  }
}
