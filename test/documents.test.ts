import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FaultCode } from '../src/kernel/error.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import type { ClientMessage } from '../src/protocol/online.ts';
import { statusOf } from '../src/server/http/refusal.ts';
import { programOf } from './kit/running.ts';
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

const DOCUMENTS = [
  'threat-model',
  'server',
  'online',
  'protocol',
  'promises',
  'engine',
  'figures',
  'lab',
].map((name) => `docs/${name}.md`);

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const named = [...textOf(document).matchAll(/`((?:src|test|docs|deploy|e2e|tools)\/[\w./-]+\.\w+)`/g)].map(
    (match) => itemAt(match, 1),
  );
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(DOCUMENTS)('every command, flag and variable that %s names exists', (document) => {
  const { commands } = programOf();
  const text = textOf(document);
  for (const [, name = '', rest = ''] of text.matchAll(/\.\/orrery ([a-z]+)([^`\n#]*)/g)) {
    const first = commands.find((one) => one.name() === name);
    expect(first, name).toBeDefined();
    const [word] = rest.trim().split(' ', 1);
    const command = first?.commands.find((one) => one.name() === word) ?? first;
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

const PROTOCOL = textOf('docs/protocol.md');

/** The rows of a table of the protocol, by the words of its first heading. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, rest = ''] = PROTOCOL.split(`\n| ${heading} |`);
  const [table = ''] = rest.split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()));
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => itemAt(match, 1));

/** The numbers that titles of tests begin with; a suite that several places share is in a file of its own. */
function citedNumbers(): string[] {
  const files = ['src', 'test', 'tools', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.test\.tsx?|ontract\.ts)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const beginnings = files.flatMap((file) => [
    ...textOf(file).matchAll(/['"`]([PG]\d+\.\d+(?:, [PG]\d+\.\d+)*) /g),
  ]);
  return beginnings.flatMap((match) => itemAt(match, 1).split(', '));
}

/** The pages of numbered statements, by the letter before their numbers, and how many there are at least. */
const STATEMENTS = [
  { letter: 'P', page: 'docs/protocol.md', least: 60 },
  { letter: 'G', page: 'docs/promises.md', least: 15 },
];

test.each(STATEMENTS)(
  'every statement of $page begins the title of a test, and every one that does is there',
  (pages) => {
    const { letter, page, least } = pages;
    const stated = [...textOf(page).matchAll(/^- \*\*([PG]\d+\.\d+)\*\* /gm)].map((match) =>
      itemAt(match, 1),
    );
    expect(stated.length).toBeGreaterThan(least);
    expect(new Set(stated).size).toBe(stated.length);
    const cited = new Set(citedNumbers().filter((number) => number.startsWith(letter)));
    expect([...cited].sort()).toEqual(stated.sort());
  },
);

test('what ./orrery faults finds names statements of the promises', () => {
  const stated = new Set(textOf('docs/promises.md').match(/G\d+\.\d+/g));
  const files = globSync('tools/{faults,soak}/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const named = files.flatMap((file) => textOf(file).match(/\bG\d+\.\d+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((number) => !stated.has(number))).toEqual([]);
});

test.each(STATEMENTS)('statements of $page are numbered in order, by the section they are in', ({ page }) => {
  for (const section of textOf(page)
    .split(/^## (?=\d+\. )/m)
    .slice(1)) {
    const numbers = [...section.matchAll(/^- \*\*[PG](\d+)\.(\d+)\*\* /gm)];
    const inOrder = numbers.map((_, i) => `${Number.parseInt(section)}.${i + 1}`);
    expect(numbers.map(([, chapter, place]) => `${chapter}.${place}`)).toEqual(inOrder);
  }
});

test('P2.1 every request of the server stands in the protocol, and no other', () => {
  const routes = globSync('src/server/http/*outes.ts', { cwd: ROOT }).map(textOf).join();
  const served = [...routes.matchAll(/\b(?:(get)|post|posting\(.*\))\('(\/api[^']*)'/g)].map(
    ([, get, url]) => `${get === undefined ? 'POST' : 'GET'} ${url}`,
  );
  expect(served.length).toBeGreaterThan(10);
  const stated = rowsOf('request').flatMap(([, cell = '']) => quoted(cell));
  expect(stated.sort()).toEqual(served.sort());
});

/** By the types, all of them and no other. */
const REQUESTS: Readonly<Record<ClientMessage['do'], true>> = {
  watch: true,
  unwatch: true,
  play: true,
  undo: true,
  redo: true,
  resign: true,
  propose: true,
  answer: true,
  resume: true,
  substitute: true,
  standIn: true,
  reclaim: true,
  seatBot: true,
  free: true,
  kick: true,
  remove: true,
  stand: true,
  start: true,
  reveal: true,
  cancelDraw: true,
  close: true,
  rematch: true,
  chat: true,
  look: true,
  ping: true,
};

test('P5.1 every request over the socket stands in the protocol, and no other', () => {
  const stated = rowsOf('`do`').flatMap(([, cell = '']) => quoted(cell));
  expect(stated.sort()).toEqual(Object.keys(REQUESTS).sort());
});

test('P2.3 every code has the status that the protocol names', () => {
  const rows = rowsOf('status').map(([, status, codes = '']) => ({
    status: Number(status),
    codes: quoted(codes),
  }));
  const statuses: Readonly<Record<FaultCode | 'bug', number>> = {
    unknown_game: 404,
    bad_seats: 400,
    bad_options: 400,
    illegal_move: 400,
    bad_record: 400,
    bad_state: 400,
    bad_request: 400,
    unknown_match: 404,
    unknown_bot: 400,
    stale: 409,
    taken: 409,
    forbidden: 403,
    too_large: 413,
    too_many: 429,
    bug: 500,
    unavailable: 503,
  };
  const stated = rows.flatMap(({ status, codes }) => codes.map((code) => [code, status] as const));
  expect(Object.fromEntries(stated)).toEqual(statuses);
  for (const [code, status] of stated) expect(statusOf(code as FaultCode), code).toBe(status);
});

/** What the headings of a page are called in links; one that comes again gets a number. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
    let again = 0;
    while (anchors.has(again === 0 ? anchor : `${anchor}-${again}`)) again++;
    anchors.add(again === 0 ? anchor : `${anchor}-${again}`);
  }
  return anchors;
}

const PAGES = globSync(['*.md', '{docs,src}/**/*.md'], { cwd: ROOT });

test.each(PAGES)('every link of %s leads to a page and a heading that are there', (page) => {
  const links = textOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g);
  for (const [link, file = '', anchor] of links) {
    const target = file === '' ? page : path.join(path.dirname(page), file);
    expect(existsSync(path.join(ROOT, target)), link).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(textOf(target)), link).toContain(anchor);
  }
});
