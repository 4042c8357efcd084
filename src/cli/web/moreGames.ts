import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = '/src/web/games/more.ts';

/** Puts the games of some files among those of the pages. */
export function moreGames(files: readonly string[]): Plugin {
  return {
    name: 'more-games',
    load(id) {
      return files.length > 0 && id.endsWith(MODULE) ? moduleOf(files) : undefined;
    },
  };
}

function moduleOf(files: readonly string[]): string {
  return [
    `import { entriesIn } from '../../kernel/listing.ts';`,
    ...files.map((file, i) => `import * as file${i} from ${JSON.stringify(file)};`),
    `export const MORE = [${files.map((_, i) => `file${i}`).join(', ')}].flatMap(entriesIn);`,
  ].join('\n');
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The files with everything that they import by a path, in the order it is found. */
export function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = path.resolve(path.dirname(file), specifier);
      if (existsSync(imported)) found.add(imported);
    }
  }
  return [...found];
}
