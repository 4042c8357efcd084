import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';

/** What only some people need: the nets of players. */
const isForLater = (file: string): boolean => file.endsWith('.net');

/**
 * Tells the service worker which files belong to the build and which of them are kept once they are used, and gives the
 * build a name that changes with any of them.
 */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
      const files = [...builtFiles(bundle), ...publicFiles(publicDir)].sort((a, b) =>
        a.name < b.name ? -1 : 1,
      );
      const names = files.map((file) => file.name);
      const told = {
        FILES: names.filter((name) => !isForLater(name)),
        LATER: names.filter(isForLater),
        VERSION: versionOf(files),
      };
      const lines = Object.entries(told).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      worker.code = `const ${lines.join(',')};${worker.code}`;
    },
  };
}

interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

function builtFiles(bundle: Rolldown.OutputBundle): BuiltFile[] {
  return Object.values(bundle)
    .filter((file) => file.fileName !== WORKER)
    .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }));
}

/** Without the larger icons, which the browser keeps by itself once the page is installed. */
function publicFiles(folder: string): BuiltFile[] {
  return globSync(['**/*.{svg,webmanifest}', 'api/*'], { cwd: folder }).map((name) => ({
    name: name.replaceAll(path.sep, '/'),
    content: readFileSync(path.join(folder, name)),
  }));
}

function versionOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(`${name}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}
