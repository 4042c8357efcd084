import path from 'node:path';
import { lockFile } from './fileLock.ts';

/** Keeps a folder for this process until the lock is released. */
export function lockFolder(folder: string): () => void {
  return lockFile(
    path.join(folder, 'lock'),
    (holder) =>
      `${folder} is in use by another server or command${holder}; stop that one first, or name another folder with --data`,
  );
}
