import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A new name is there after a power cut once its folder was written. */
export function syncFolder(folder: string): void {
  // Windows has no handle for it, and needs none.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
