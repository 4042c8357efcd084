import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MAIN = path.join(ROOT, 'src/cli/main.ts');
const COMMANDS = [
  'serve',
  'build',
  'play',
  'simulate',
  'analyse',
  'replay',
  'verify',
  'perft',
  'engine',
  'puzzles',
  'bench',
  'mutate',
  'faults',
  'test',
];
const WIDE = { ...process.env, COLUMNS: '200' };

/** Runs the real command line with an input that is no terminal. */
function orrery(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    env: WIDE,
  });
  return { code: status, stdout, stderr };
}

let folder = '';
let record = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-cli-'));
  orrery(['simulate', 'sol', '--seats', 'random,random', '--matches', '1', '--record', folder]);
  record = path.join(folder, 'match-00000.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('help', () => {
  test('tells every command and how to play', () => {
    const { code, stdout } = orrery(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('Without a command the table is served for your browser');
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test.each(COMMANDS)('%s has a sentence, its options and an example', (command) => {
    const { code, stdout } = orrery([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Usage: orrery ${command}\\b.*\\n\\n[A-Z][^]+?[.)]\\n\\n`));
    expect(stdout).toContain('Options:');
    expect(stdout).toMatch(/Example:\n {2}\$ .*\.\/orrery/);
  });
});

describe('bad input is one clear line on stderr and exit code 2', () => {
  test.each([
    [['fly'], 'orrery: there is no command "fly"; there is serve, play, replay, verify,'],
    [['verify'], 'orrery: name a record, a folder or an export, or a Postgres with --database'],
    [['simulate', 'sol'], "orrery: required option '--seats <bots>' not specified"],
    [['simulate', 'chess', '--seats', 'random'], 'orrery: there is no game "chess"; there is sol'],
    [['simulate', 'sol', '--seats', 'x'], 'orrery: there is no bot "x"; there is random, greedy, novice'],
    [
      ['simulate', 'sol', '--seats', 'random', '--matches', '1.5'],
      'It must be a whole number from 1 to 100000000.',
    ],
    [
      ['simulate', 'sol', '--seats', 'random', '--matches', '0'],
      'It must be a whole number from 1 to 100000000.',
    ],
    [
      ['simulate', 'sol', '--seats', 'random,random', '--options', 'x=1'],
      'Sol: Last Days of a Star has no option "x"; it has',
    ],
    [['perft', 'sol', '--depth', '-1'], 'It must be a whole number from 0 to 40.'],
    [
      ['perft', 'sol', '--depth', '1', '--seats', '9'],
      'orrery: Sol: Last Days of a Star is for 1 to 5 seats, not 9',
    ],
    [['replay', 'nowhere.json'], 'orrery: cannot read nowhere.json: ENOENT'],
    [['verify', '--speed'], "orrery: unknown option '--speed'"],
    [['bench', '--seats', '2,x'], 'It must be a whole number from 1 to 99.'],
    [['bench', '--seats', '17'], 'orrery: no game is for 17 seats'],
  ])('%j', (args, message) => {
    const { code, stdout, stderr } = orrery(args);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

describe('records on the command line', () => {
  test('are verified from a file and from standard input', () => {
    expect(orrery(['verify', record])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\nvalid\n$/),
      stderr: '',
    });
    expect(orrery(['verify', '-'], readFileSync(record, 'utf8')).code).toBe(0);
  });

  test('that were cut short are refused', () => {
    const { code, stderr } = orrery(['verify', '-'], readFileSync(record, 'utf8').slice(0, -20));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^orrery: not a record, or cut short: .*\n$/);
  });

  test('are told move by move and shown as a position', () => {
    expect(orrery(['replay', record]).stdout).toMatch(
      /^Sol: Last Days of a Star, 2 seats\n {3}1 {2}\w+: vestige/,
    );
    expect(orrery(['replay', record, '--at', '3']).stdout).toContain('heart of the Sun');
    expect(
      JSON.parse(orrery(['replay', record, '--at', '3', '--view', '1', '--json']).stdout),
    ).toHaveProperty('players');
  });

  test('may be read only in part: a closed pipe is no fault', async () => {
    const child = spawn(process.execPath, [MAIN, 'replay', record], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const errors = (await child.stderr.toArray()).join('');
    expect(errors).toBe('');
    expect(await ended(child)).toBe(0);
  });
});

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

test('an interrupted series prints what it has', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-cli-'));
  const series = ['simulate', 'sol', '--seats', 'random,random', '--matches', '1000000', '--workers', '1'];
  const args = [MAIN, ...series, '--json', '--record', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    while (readdirSync(folder).length === 0) await setTimeout(50);
    child.kill('SIGINT');
    const lines = (await child.stdout.toArray()).join('').trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ game: 'sol', matches: 1_000_000 });
    expect(await ended(child)).toBe(130);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

describe('the engine as a process', () => {
  const parsed = (stdout: string): unknown[] =>
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('answers the examples of its documentation', () => {
    const lines = readFileSync(path.join(ROOT, 'docs/engine.md'), 'utf8').split('\n');
    const marked = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(`    ${sign} {`) ? [line.slice(6)] : []));
    const { code, stdout, stderr } = orrery(['engine'], `${marked('>').join('\n')}\n`);
    expect(parsed(stdout)).toEqual(marked('<').map((line) => JSON.parse(line)));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('skips a line of 10 MB and goes on', () => {
    const large = `{"do":"games","x":"${'x'.repeat(10_000_000)}"}`;
    const { code, stdout } = orrery(['engine'], `${large}\nbroken\n{"id":1,"do":"quit"}\n`);
    expect(parsed(stdout)).toMatchObject([
      { error: { code: 'too_large' } },
      { error: { code: 'bad_request' } },
      { id: 1, bye: true },
    ]);
    expect(code).toBe(0);
  });

  test('loads what it has told, and refuses it with a broken invariant', () => {
    const opened = orrery(['engine'], '{"do":"new","game":"sol","seats":3,"seed":"x"}\n{"do":"state"}\n');
    const { state } = parsed(opened.stdout)[1] as { state: { players: { energy: number }[] } };
    const loads = [state, { ...state, players: state.players.slice(1) }, { ...state, deck: null }].map(
      (position) => JSON.stringify({ do: 'load', game: 'sol', state: position }),
    );
    const answers = parsed(orrery(['engine'], loads.join('\n')).stdout);
    expect(answers).toMatchObject([
      { match: 'm1', ply: 0 },
      { error: { code: 'bad_state' } },
      { error: { code: 'bad_state' } },
    ]);
  });
});
