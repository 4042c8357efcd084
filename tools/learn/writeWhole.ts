import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that is there whole or not at all, wherever the process is ended. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
