import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../examples/index.ts';
import { namingOf } from '../src/cli/moreGames.ts';
import { GAMES_MODULE } from '../src/cli/tableGames.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { party, playOn, testServer } from './kit/online.ts';
import { type Ran, ran } from './kit/running.ts';

/** A game in one file is on the table by being named, and by nothing else. */

const ROOT = path.resolve(import.meta.dirname, '..');
const MAIN = path.join(ROOT, 'src/cli/main.ts');
const FILES = ['examples/ticTacToe.ts', 'examples/cometChase.ts'];

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** On a machine that is busy, too. */
const PATIENCE = { timeout: 600_000 };

/** Runs the real command line. */
const orrery = (args: readonly string[], input = ''): Promise<Ran> =>
  ran([process.execPath, MAIN, ...args], { cwd: ROOT, input });

const linesIn = (text: string): string[] => text.trimEnd().split('\n');

describe.each(EXAMPLES.map(({ game }, i) => [game.id, itemAt(FILES, i)] as const))('%s', (id, file) => {
  const bring = ['--with', file];

  test('is one file of at most 60 lines, or of 150 with hidden hands, chance and choices made at once', () => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length;
    expect(lines).toBeLessThanOrEqual(id === 'tictactoe' ? 60 : 150);
  });

  test('is simulated, by bots in threads', PATIENCE, async () => {
    const args = [...bring, 'simulate', id, '--seats', 'hard,random', '--matches', '6', '--json'];
    const { code, out } = await orrery(args);
    expect(code).toBe(0);
    expect(JSON.parse(linesIn(out).at(-1) ?? '')).toMatchObject({ game: id, matches: 6, finished: 6 });
  });

  test('is counted, and may be named behind the command too', PATIENCE, async () => {
    const { out } = await orrery(['perft', id, '--depth', '2', ...bring]);
    expect(out).toMatch(/^depth 1: \d+\ndepth 2: \d+\n$/);
  });

  test('is played by the engine', PATIENCE, async () => {
    const asked = [
      { id: 1, do: 'new', game: id, seats: 2, seed: 'x' },
      { id: 2, do: 'legal', match: 'm1' },
      { id: 3, do: 'bot', match: 'm1', seat: 0, level: 'hard' },
    ];
    const { out } = await orrery(
      [...bring, 'engine'],
      asked.map((ask) => `${JSON.stringify(ask)}\n`).join(''),
    );
    const [made, legal, advice] = linesIn(out).map((line): object => JSON.parse(line));
    expect(made).toMatchObject({ id: 1, match: 'm1' });
    expect(legal).toHaveProperty('0');
    expect(advice).toHaveProperty('move');
  });

  test(
    'is played to the end in the terminal, and its record is verified and replayed',
    PATIENCE,
    async () => {
      const record = path.join(folder, `${id}.json`);
      const args = [...bring, 'play', id, '--seats', 'me:Ann,greedy', '--seed', 'x', '--file', record];
      const { code, out } = await orrery(args, '1\n'.repeat(9));
      expect(code).toBe(0);
      expect(out).toContain('Seed of the shuffles');
      expect(out).toContain(`./orrery --with ${file} verify`);
      expect((await orrery([...bring, 'verify', record])).out).toMatch(/\nvalid\n$/);
      expect((await orrery([...bring, 'replay', record, '--at', '1'])).out).toContain('Points');
      expect((await orrery(['verify', record])).err).toContain(`there is no game "${id}"`);
    },
  );

  test('is played online, by people and by a bot in a thread', PATIENCE, async () => {
    const before = process.env['ORRERY_WITH'];
    Object.assign(process.env, namingOf([path.join(ROOT, file)]));
    const server = await testServer({}, { games: EXAMPLES, gamesModule: GAMES_MODULE });
    try {
      const people = await party(server, 2, { game: id });
      await playOn(people);
      expect(itemAt(people.tabs, 0).match(people.table).outcome).toBeDefined();
      const alone = await party(server, 1, { game: id, seats: ['me', { bot: 'greedy' }] });
      await playOn(alone);
      const [tab] = alone.tabs;
      expect(tab?.match(alone.table).outcome).toBeDefined();
      expect(tab?.raw.filter((text) => text.includes('"note"'))).toEqual([]);
    } finally {
      await server.stop();
      if (before === undefined) Reflect.deleteProperty(process.env, 'ORRERY_WITH');
      else process.env['ORRERY_WITH'] = before;
    }
  });
});

test('several files can be brought, and what is wrong with one is told at once', PATIENCE, async () => {
  const both = FILES.flatMap((file) => ['--with', file]);
  expect((await orrery([...both, 'perft', 'comets', '--depth', '1'])).out).toContain('depth 1:');
  expect(await orrery(['--with', 'examples/engine_client.py', 'perft', 'sol', '--depth', '1'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^orrery: examples\/engine_client\.py: it cannot be loaded .* a game is what/),
  });
});
