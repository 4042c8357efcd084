import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiPages } from './apiPages.ts';

/** Writes docs/api anew. */

const PAGES = path.resolve(import.meta.dirname, '../docs/api');

rmSync(PAGES, { recursive: true, force: true });
for (const [name, text] of apiPages()) {
  const file = path.join(PAGES, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
