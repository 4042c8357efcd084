import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

/** A script of the folder `page`, as browsers run it. */
export function pageScript(name: 'watch' | 'hand' | 'worker' | 'opening' | 'player'): string {
  const file = path.join(import.meta.dirname, 'page', `${name}.ts`);
  return stripTypeScriptTypes(readFileSync(file, 'utf8'));
}
