import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { itemAt } from '../src/kernel/lists.ts';
import { programOf } from './running.ts';
import { openServer } from '../src/server/server.ts';

/** What documents say of other files is so. */

const ROOT = path.resolve(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The claims of the last column: a file, and titles of tests in it. */
const CLAIMS = textOf('docs/threat-model.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('.ts`'))
  .flatMap((line) => [
    ...(line.split('|').at(-2) as string).matchAll(/`([^`]+\.ts)`: ([^`]+?)(?=\. `|\s*$)/g),
  ])
  .map((match) => ({ file: itemAt(match, 1), titles: itemAt(match, 2).split('; ') }));

test('the threat model names tests for most of what it tells', () => {
  expect(CLAIMS.length).toBeGreaterThan(20);
});

test.each(CLAIMS)('$file has the tests that the threat model names', ({ file, titles }) => {
  expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  const text = textOf(file).replaceAll("\\'", "'");
  for (const title of titles) expect(text, title).toContain(title.trim());
});

const DOCUMENTS = ['threat-model', 'server', 'online', 'protocol', 'engine'].map((name) => `docs/${name}.md`);

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const named = [...textOf(document).matchAll(/`((?:src|test|docs|deploy|e2e)\/[\w./-]+\.\w+)`/g)].map(
    (match) => itemAt(match, 1),
  );
  const linked = [...textOf(document).matchAll(/\]\((?!http|#)([^)#]+)\)/g)].map((match) =>
    path.join(path.dirname(document), itemAt(match, 1)),
  );
  expect([...named, ...linked].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(DOCUMENTS)('every command, flag and variable that %s names exists', (document) => {
  const { commands } = programOf();
  const text = textOf(document);
  for (const [, name = '', rest = ''] of text.matchAll(/\.\/orrery ([a-z]+)([^`\n#]*)/g)) {
    const command = commands.find((one) => one.name() === name);
    expect(command, name).toBeDefined();
    const known = command?.options.map(({ long }) => long);
    for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(known, `${name} ${flag}`).toContain(flag);
  }
  const variables = commands.flatMap(({ options }) => options.map(({ envVar }) => envVar));
  const elsewhere = ['ORRERY_SITE'];
  for (const [variable] of text.matchAll(/\bORRERY_[A-Z_]+\b/g))
    if (!elsewhere.includes(variable)) expect(variables, variable).toContain(variable);
});

test('every metric is explained, and every one that is explained is counted', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-documents-'));
  const { app, stop } = await openServer({ data, pages: data, logLevel: 'silent' });
  const counts = (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).payload;
  await stop();
  rmSync(data, { recursive: true });
  const counted = [...counts.matchAll(/^# TYPE (\w+)/gm)].map((match) => itemAt(match, 1));
  const rows = textOf('docs/server.md').matchAll(/^\| (`orrery_.*?) \|/gm);
  const explained = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map((match) => itemAt(match, 1)),
  );
  expect(explained.sort()).toEqual(counted.sort());
});
