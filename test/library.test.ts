import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { apiPages } from '../tools/apiPages.ts';
import { blocksIn } from './kit/codeBlocks.ts';
import { type Ran, ran } from './kit/running.ts';

/** Packs the library, installs it into an empty folder and follows docs/library.md there. */

const ROOT = path.resolve(import.meta.dirname, '..');
const MODULES = path.join(ROOT, 'node_modules');

const BLOCKS = blocksIn(path.join(ROOT, 'docs/library.md'));

/** The programs of the page with their names. */
const PROGRAMS = BLOCKS.flatMap(({ kind, text }) => {
  const name = /^\/\/ (\w+\.ts)\n/.exec(text)?.[1];
  return kind === 'ts' && name !== undefined ? [{ name, text }] : [];
});

/** Each command with what it is said to print. */
const COMMANDS = BLOCKS.flatMap(({ kind, text }, i) =>
  kind === 'sh' ? [{ command: text.trim(), printed: itemAt(BLOCKS, i + 1).text }] : [],
);

/** Everything that can be imported. */
const ADDRESSES = ['orrery', 'orrery/bots', 'orrery/table', ...GAME_IDS.map((id) => `orrery/games/${id}`)];

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-library-'));
  const packed = await npm(['pack', path.join(ROOT, 'library'), '--pack-destination', folder]);
  expect(packed.code, packed.err).toBe(0);
  for (const { name, text } of PROGRAMS) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // The one dependency comes from here, so that no registry is asked.
  const dependency = path.join(MODULES, '@noble/hashes');
  const installed = await npm(['install', '--install-links', './orrery-1.0.0.tgz', dependency]);
  expect(installed.code, installed.err).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function npm(words: readonly string[]): Promise<Ran> {
  const apart = ['--offline', '--no-audit', '--no-fund', '--cache', path.join(folder, '.npm')];
  return ran(['npm', ...words, ...apart], { cwd: folder });
}

const manifestIn = (place: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));

test('the archive brings scripts, types and pages, and nothing but one dependency', () => {
  const modules = path.join(folder, 'node_modules');
  expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['@noble', 'orrery']);
  expect(readdirSync(path.join(modules, '@noble'))).toEqual(['hashes']);
  const place = path.join(modules, 'orrery');
  expect(readdirSync(place)).toEqual(['LICENSE', 'NOTICE', 'README.md', 'api', 'dist', 'package.json']);
  expect(globSync('dist/**/*.*', { cwd: place }).filter((file) => !/\.(js|d\.ts|json)$/.test(file))).toEqual(
    [],
  );
  expect(globSync('dist/**/*{test,trials}*', { cwd: place })).toEqual([]);
});

test('version and dependency are those of the whole project', () => {
  const [whole, library] = [manifestIn(ROOT), manifestIn(path.join(ROOT, 'library'))];
  expect(library).toMatchObject({ version: whole['version'], license: whole['license'], sideEffects: false });
  expect(whole).toMatchObject({ dependencies: library['dependencies'] });
});

test.each([
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'Bundler' },
])('the programs and all types of the library hold under $moduleResolution', async (modules) => {
  const compilerOptions = {
    ...modules,
    target: 'ES2024',
    lib: ['ES2024', 'DOM'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const files = PROGRAMS.map(({ name }) => name);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = path.join(MODULES, 'typescript/bin/tsc');
  expect(await ran([process.execPath, tsc], { cwd: folder })).toEqual({ code: 0, out: '', err: '' });
});

test('the page runs a program for everything it tells', () => {
  expect(COMMANDS.map(({ command }) => command)).toEqual([
    'node sol.ts',
    'node star.ts',
    'node players.ts',
    'node table.ts',
  ]);
});

test.each(COMMANDS)('$command prints what the page says', async ({ command, printed }) => {
  const { code, out, err } = await ran([process.execPath, ...command.split(' ').slice(1)], { cwd: folder });
  expect(code, err).toBe(0);
  expect(out).toBe(printed);
});

/** The folders of the library that a program of one line is made of, once it is bundled; nothing where it is empty. */
async function partsOf(line: string): Promise<string[]> {
  const entry = path.join(folder, 'bundled.js');
  writeFileSync(entry, line);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const modules = outputs.flatMap((output) => ('modules' in output ? Object.entries(output.modules) : []));
  const kept = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([file]) => file);
  const parts = kept.map((file) => /orrery\/dist\/(games\/\w+|\w+)\//.exec(file)?.[1]);
  return [...new Set(parts.filter((part) => part !== undefined))].toSorted();
}

test.each([
  { line: "export { newMatch } from 'orrery';", parts: ['kernel'] },
  { line: "export { sol } from 'orrery/games/sol';", parts: ['games/sol', 'kernel'] },
  { line: "export { botOf } from 'orrery/bots';", parts: ['bots', 'kernel'] },
  { line: "export { startLedger } from 'orrery/table';", parts: ['kernel', 'table'] },
  { line: ADDRESSES.map((address) => `import '${address}';`).join('\n'), parts: [] },
])('a bundle of $line holds $parts', async ({ line, parts }) => {
  expect(await partsOf(line)).toEqual(parts);
});

/** Tells what is new among all globals and what hangs on them, once everything was imported. */
const LOOKOUT = `
const keys = (value) => (Object(value) === value ? Reflect.ownKeys(value) : []);
const globals = () => keys(globalThis).flatMap((key) => {
  const { value } = Object.getOwnPropertyDescriptor(globalThis, key);
  return [key, ...keys(value), ...keys(value?.prototype)].map((own) => String(key) + ' ' + String(own));
});
globals(); // Node loads some of its own when they are first looked at.
const before = globals();
for (const address of ${JSON.stringify(ADDRESSES)}) await import(address);
console.log(JSON.stringify(globals().filter((name) => !before.includes(name))));
`;

test('importing all of it changes nothing outside', async () => {
  writeFileSync(path.join(folder, 'lookout.js'), LOOKOUT);
  const seen = await ran([process.execPath, 'lookout.js'], { cwd: folder });
  expect(seen).toEqual({ code: 0, out: '[]\n', err: '' });
});

test('the pages of docs/api are as "npm run api" writes them', () => {
  const pages = path.join(ROOT, 'docs/api');
  const files = globSync('**/*.md', { cwd: pages }).toSorted();
  const written = files.map((file) => [file, readFileSync(path.join(pages, file), 'utf8')] as const);
  expect(new Map(written)).toEqual(apiPages());
});
