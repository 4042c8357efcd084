import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, party, playOn, type Tab, testServer } from '../../../test/kit/online.ts';
import { printed } from '../../../test/kit/printed.ts';
import { runBackup, runExport, runImport, runMigrate } from '../../cli/commands/keeping.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../../tools/services/postgres.ts';
import { GAMES, gameOf } from '../../games/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';
import { openServerStore } from '../store/openStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-archive-'));
const at = (name: string): string => path.join(folder, name);
const linesIn = (name: string): string[] => readFileSync(at(name), 'utf8').trimEnd().split('\n');
let table = '';

/** A server's folder with two tables: one in the middle of a match, one given up. */
beforeAll(async () => {
  const server = await testServer({ data: at('data') }, { games: GAMES });
  const setup = { game: 'sol' };
  const going = await party(server, 2, setup);
  table = going.table;
  let turns = 0;
  await playOn(
    going,
    (turn) => turn,
    () => ++turns > 5,
  );
  await going.tabs[0]?.ask({ do: 'chat', table, text: 'well "met"\u2028\u{1f680}', key: newKey() });
  const person = going.tabs[1]?.hello?.id;
  await going.people[0]?.post('/api/me/block', { person });
  await going.people[0]?.post(`/api/tables/${table}/report`, { person, why: 'spam' });
  const given = await party(server, 2, setup);
  const [ann] = given.tabs as [Tab];
  await ann.ask({ do: 'resign', table: given.table, seen: 0, key: newKey() });
  await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what was exported and taken in elsewhere is the same again', async () => {
  await runExport({ data: at('data'), file: at('one.jsonl') });
  const said = await printed(() => runImport({ data: at('other'), file: at('one.jsonl') }));
  expect(said).toEqual(['4 people and 2 tables taken in']);
  await runExport({ data: at('other'), file: at('two.jsonl') });
  expect(linesIn('two.jsonl')).toEqual(linesIn('one.jsonl'));
  expect(linesIn('one.jsonl')).toHaveLength(10);
});

const bin = findPostgres();
if (bin === undefined) test.skip(NO_POSTGRES);
else
  test('from SQLite to Postgres and back nothing is lost', async () => {
    const postgres = await startPostgres(bin);
    const place = { data: at('nowhere'), database: postgres.url };
    await runExport({ data: at('data'), file: at('there.jsonl') });
    expect(await printed(() => runMigrate(place))).toEqual(['up to date']);
    await runImport({ ...place, file: at('there.jsonl') });
    await expect(openServerStore(place, () => undefined)).rejects.toThrow('database is missing');
    const { store } = await openServerStore({ ...place, newSecret: true }, () => undefined);
    await store.close();
    const backup = await printed(() => runBackup({ ...place, folder: at('copy') }));
    expect(backup).toEqual([at('copy/export.jsonl')]);
    await runImport({ data: at('back'), file: at('copy/export.jsonl') });
    await runExport({ data: at('back'), file: at('back.jsonl') });
    expect(new Set(linesIn('back.jsonl'))).toEqual(new Set(linesIn('there.jsonl')));
    expect(readFileSync(at('copy/secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(existsSync(at('nowhere'))).toBe(false);
    await postgres.remove();
  });

test('a copy made while people play is a folder that can be served', async () => {
  const server = await testServer({ data: at('live') }, { games: GAMES });
  const joined = await party(server, 2, { game: 'sol' });
  let copied: Promise<unknown> | undefined;
  let turns = 0;
  const enough = (): boolean => {
    if (++turns === 5) copied = printed(() => runBackup({ data: at('live'), folder: at('backup') }));
    return turns > 30;
  };
  await playOn(joined, (turn) => turn, enough);
  await copied;
  await server.stop();
  const again = await testServer({ data: at('backup') }, { games: GAMES });
  const ann = again.visitor();
  ann.cookie = joined.people[0]?.cookie as string;
  const tab = await ann.open();
  await tab.watch(joined.table);
  expect(tab.match(joined.table).ply).toBeGreaterThanOrEqual(4);
  expect(tab.match(joined.table).eyes).toBe(0);
  await again.stop();
  await expect(runBackup({ data: at('live'), folder: at('backup') })).rejects.toThrow('name a new folder');
});

test('records of matches that are over are told as lines, and hold', async () => {
  await runExport({ data: at('data'), file: at('records.jsonl'), records: true });
  const [record, ...others] = linesIn('records.jsonl').map(parseRecord);
  expect(others).toEqual([]);
  expect(record).toMatchObject({ game: 'sol', resigned: [{ seat: 0, ply: 0 }] });
  expect(() => record && replay(gameOf('sol').game, record)).not.toThrow();
});

test.each([
  ['cut short', (lines: string[]) => lines.slice(0, -1), 'its last line is missing'],
  ['without somebody', (lines: string[]) => lines.toSpliced(1, 1), 'there should be 4 people and 2 tables'],
  [
    'with more at its end',
    (lines: string[]) => [...lines, itemAt(lines, 1)],
    'nothing may come after the end',
  ],
  ['of something else', () => ['{"format":"orrery-match"}'], 'this is no export'],
  ['with half a line', (lines: string[]) => lines.with(2, '{"person":'), 'line 3 of the export is damaged'],
  [
    'with an entry missing',
    (lines: string[]) => lines.map((line) => line.replace('{"seq":2,', '{"seq":9,')),
    'entries are missing',
  ],
])('an export %s is refused and leaves nothing behind', async (name, spoil, why) => {
  await runExport({ data: at('data'), file: at(`${name}.good`) });
  writeFileSync(at(name), `${spoil(linesIn(`${name}.good`)).join('\n')}\n`);
  const place = { data: at(`${name}.data`) };
  await expect(runImport({ ...place, file: at(name) })).rejects.toThrow(why);
  await printed(() => runImport({ ...place, file: at(`${name}.good`) }));
  await expect(runImport({ ...place, file: at(`${name}.good`) })).rejects.toThrow('an empty store only');
});
