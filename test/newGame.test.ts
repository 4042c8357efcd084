import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemAt } from '../src/kernel/data/lists.ts';
import { blocksIn, linesOf } from './kit/codeBlocks.ts';
import { Visitor } from './kit/online.ts';
import { ended, ran } from './kit/running.ts';

/** Follows docs/new-game.md block by block, in a folder that looks like this one. */

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, '.tools/new-game');

/** On a machine that is busy, too. */
const PATIENCE = { timeout: 600_000 };

const BLOCKS = blocksIn(path.join(ROOT, 'docs/new-game.md'));

/** The blocks that are files, with their names. */
const FILES = BLOCKS.flatMap(({ kind, text }) => {
  const name = /^\/\/ (examples\/\S+)\n/.exec(text)?.[1];
  return kind === 'ts' && name !== undefined ? [{ name, text }] : [];
});

/** Each command with the lines it is said to print. */
const COMMANDS = BLOCKS.flatMap(({ kind, text }, i) =>
  kind === 'sh' ? [{ command: text.trim(), printed: linesOf(itemAt(BLOCKS, i + 1).text) }] : [],
);

/** Those that end by themselves, and the one that serves the table. */
const PASSING = COMMANDS.filter(({ command }) => !command.endsWith('--with examples/stones.ts'));
const SERVING = COMMANDS.filter((one) => !PASSING.includes(one));

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.join(FOLDER, 'examples'), { recursive: true });
  for (const name of ['src', 'node_modules', 'orrery'])
    symlinkSync(path.join(ROOT, name), path.join(FOLDER, name));
  for (const { name, text } of FILES) writeFileSync(path.join(FOLDER, name), text);
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** The words of a command as this folder runs them: tests of one's own are looked for where they stand here. */
function runnable(command: string): readonly string[] {
  const words = command.split(' ');
  if (!command.startsWith('./orrery test ')) return words;
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  return [process.execPath, vitest, 'run', '--dir', 'examples', itemAt(words, 2)];
}

test('the page has a game, its test, and a command for every step', () => {
  expect(FILES.map(({ name }) => name)).toEqual(['examples/stones.ts', 'examples/stones.test.ts']);
  expect(PASSING).toHaveLength(5);
  expect(SERVING).toHaveLength(1);
});

test('its game has the types that it says', PATIENCE, async () => {
  const config = { extends: '../../tsconfig.json', include: ['examples'] };
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  expect(await ran([process.execPath, tsc], { cwd: FOLDER })).toEqual({ code: 0, out: '', err: '' });
});

test.each(PASSING)('$command', PATIENCE, async ({ command, printed }) => {
  const { code, out, err } = await ran(runnable(command), { cwd: FOLDER, input: '1\n'.repeat(12) });
  expect(code, err).toBe(0);
  const said = linesOf(out).map((line) =>
    line.trim().replace(/^Tests +(\d+) passed.*/, '$1 passed, 0 failed'),
  );
  expect(said).toEqual(expect.arrayContaining(printed));
});

test.each(SERVING)('$command', PATIENCE, async ({ command, printed }) => {
  const [program = '', ...args] = runnable(`${command} --port 0 --data ${path.join(FOLDER, 'data')}`);
  const child = spawn(program, args, { cwd: FOLDER, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await addressSaid(child.stdout);
    expect(printed).toEqual([`Orrery is at ${address.replace(/:\d+/, ':4180')}`]);
    expect(await pagesAt(address)).toContain('Whoever takes the last one wins.');
    const visitor = new Visitor(() => new URL(address).host);
    expect(await visitor.create({ game: 'stones' })).toEqual(expect.any(String));
  } finally {
    await ended(child);
  }
});

async function addressSaid(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^Orrery is at (\S+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('no address was told');
}

/** The first page with its scripts. */
async function pagesAt(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const scripts = [...page.matchAll(/"\.\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const texts = scripts.map(async (file) => (await fetch(new URL(file, address))).text());
  return [page, ...(await Promise.all(texts))].join('\n');
}

test.each(BLOCKS.filter(({ text }) => text.startsWith('// from ')))(
  'an excerpt is as it stands there: $text',
  ({ text }) => {
    const [head = '', ...lines] = text.split('\n');
    expect(readFileSync(path.join(ROOT, head.slice('// from '.length)), 'utf8')).toContain(lines.join('\n'));
  },
);
