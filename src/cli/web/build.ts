import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../kernel/error.ts';
import { namedFiles, namingOf } from '../moreGames.ts';
import { withImports } from './moreGames.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where the built pages lie. */
const DIST = path.join(ROOT, 'dist');

const TOOLS = path.join(ROOT, '.tools');

const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

/** Holds the fingerprint of the sources a build was made from. */
const STAMP = '.built';

const SOURCES = [
  'src/{web,kernel,games,bots,analysis,table,protocol}/**/*',
  'src/cli/web/{precache,moreGames}.ts',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the pages, with the games of some more files, unless the last such build was made from the same sources.
 * Whoever waits meets a whole build only.
 */
export async function ensureBuilt(
  say: (line: string) => void = () => undefined,
  more: readonly string[] = namedFiles(),
): Promise<string> {
  const place = placeOf(more);
  const wanted = fingerprint(more);
  if ((await builtFrom(place)) === wanted) return place;
  say('building the pages …');
  const folder = await buildAside(more);
  await writeFile(path.join(folder, STAMP), wanted);
  await putInPlace(folder, place);
  return place;
}

/** Pages with games of one's own lie apart: those without stay what they are. */
function placeOf(more: readonly string[]): string {
  if (more.length === 0) return DIST;
  const name = createHash('sha256').update(more.join('\0')).digest('hex').slice(0, 12);
  return path.join(TOOLS, `pages-with-${name}`);
}

async function builtFrom(place: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(place, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/** Changes with any file that takes part in the build. */
function fingerprint(more: readonly string[]): string {
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...files, ...withImports(more)])
    hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds into a folder of its own, so that several processes may build at once. */
async function buildAside(more: readonly string[]): Promise<string> {
  if (!existsSync(VITE)) {
    const instead = '"./orrery play sol" plays in the terminal';
    throw new InputError('bad_request', `the pages cannot be built: vite is not installed; ${instead}`);
  }
  const folder = path.join(TOOLS, `pages-${process.pid}-${Date.now()}`);
  await mkdir(folder, { recursive: true });
  try {
    await runVite(folder, more);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return folder;
}

/** A process of its own, as the build goes by an environment that tests set otherwise. */
async function runVite(folder: string, more: readonly string[]): Promise<void> {
  const args = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...namingOf(more), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [code, out, err] = await Promise.all([
    new Promise((resolve) => child.on('close', resolve)),
    child.stdout.toArray(),
    child.stderr.toArray(),
  ]);
  if (code !== 0) throw new Error(`the pages could not be built:\n${[...out, ...err].join('').trimEnd()}`);
}

/** If another process is quicker, its build stays: both were made from the same sources. */
async function putInPlace(folder: string, place: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  try {
    await rename(folder, place);
  } catch {
    await rm(folder, { recursive: true });
  }
}
