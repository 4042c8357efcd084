import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../src/kernel/error.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The folder of a game, as seen from the root; what was brought by --with has none, and `why` says what it is for. */
export function gameFolder(
  { id, title }: { readonly id: string; readonly title: string },
  why: string,
): string {
  const folder = `src/games/${id}`;
  if (existsSync(path.join(ROOT, folder, 'index.ts'))) return folder;
  throw new InputError('unknown_game', `${why}, and ${title} has none: there is no ${folder}/index.ts`);
}
