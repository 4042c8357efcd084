import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { type LadderOptions, runLadder } from './ladder.ts';
import { reportIn, timeless } from './test/timeless.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const OPTIONS: LadderOptions = {
  game: 'toy',
  seats: 3,
  levels: 'random,greedy,easy',
  matches: 60,
  seed: 'logbook',
  mostMoves: 1000,
  workers: 2,
  json: true,
};

let folder = '';
let keep = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-ladder-'));
  keep = path.join(folder, 'kept.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const told = (options: Partial<LadderOptions> = {}): Promise<string[]> =>
  printed(() => runLadder({ ...OPTIONS, ...options }, TOY));
const reported = async (options?: Partial<LadderOptions>) => timeless(reportIn(await told(options)));
const linesKept = (): string[] => readFileSync(keep, 'utf8').split('\n').slice(0, -1);

/** Interrupts a ladder after so many matches. */
function stoppedAfter(matches: number): Promise<string[]> {
  let over = 0;
  const matchOver = (): void => void (++over === matches && process.emit('SIGINT'));
  return told({ keep, matchOver });
}

test('a ladder that was stopped goes on, and tells the same as one that was not', async () => {
  const lines = await stoppedAfter(70);
  expect(lines).toContain(`What was played is kept in ${keep}: the same command goes on with it.`);
  expect(reportIn(lines).rungs.reduce((sum, { matches }) => sum + matches, 0)).toBeLessThan(120);
  const before = linesKept();
  expect(before.length).toBeGreaterThan(70);
  expect(await reported({ keep })).toEqual(await reported());
  expect(linesKept().slice(0, before.length)).toEqual(before);
  expect(linesKept()).toHaveLength(1 + 2 * 60);
});

test('a ladder that is over is told again without a match', async () => {
  const report = await reported({ keep });
  let played = 0;
  expect(await reported({ keep, matchOver: () => void played++ })).toEqual(report);
  expect(played).toBe(0);
});

test('more matches add to those that were played, and fewer leave some out', async () => {
  await told({ keep, matches: 30 });
  expect(await reported({ keep })).toEqual(await reported());
  expect(await reported({ keep, matches: 30 })).toEqual(await reported({ matches: 30 }));
  expect(linesKept()).toHaveLength(1 + 2 * 60);
});

test('a last line that is torn is played again', async () => {
  const report = await reported({ keep });
  writeFileSync(keep, readFileSync(keep, 'utf8').slice(0, -20));
  expect(await reported({ keep })).toEqual(report);
  expect(linesKept()).toHaveLength(1 + 2 * 60);
});

test('a first line that is torn is written again', async () => {
  await told({ keep, matches: 3 });
  const [head = ''] = linesKept();
  writeFileSync(keep, head.slice(0, 20));
  await told({ keep, matches: 3 });
  expect(linesKept()[0]).toBe(head);
});

test('a match that was kept twice counts once', async () => {
  const report = await reported({ keep });
  appendFileSync(keep, `${linesKept()[1]}\n`);
  expect(await reported({ keep })).toEqual(report);
});

test.each<[Partial<LadderOptions>, string]>([
  [{ seed: 'other' }, 'seed is "logbook" there and "other" here'],
  [{ seats: 2, mostMoves: 9 }, 'seats is 3 there and 2 here, mostMoves is 1000 there and 9 here'],
  [{ levels: 'random,easy' }, 'levels is ["random","greedy","easy"] there and ["random","easy"] here'],
  [{ options: 'hand=1' }, 'options.hand is 3 there and 1 here'],
])('the file of another ladder is refused: %j', async (change, difference) => {
  await told({ keep, matches: 3 });
  const before = readFileSync(keep, 'utf8');
  await expect(told({ keep, ...change })).rejects.toThrow(`${keep} keeps another ladder: ${difference}`);
  expect(readFileSync(keep, 'utf8')).toBe(before);
});

test.each(['hello', 'hello\n', '{"a":1}\n', '[]\n'])(
  'a file that is no ladder is left as it is: %j',
  async (text) => {
    writeFileSync(keep, text);
    await expect(told({ keep })).rejects.toThrow(`${keep} keeps no ladder: name another file with --keep`);
    expect(readFileSync(keep, 'utf8')).toBe(text);
  },
);

test.each(['', '{}', '{"rung":2,"match":0,"moves":1,"ms":1}', '{"rung":0,"match":0,"moves":-1,"ms":1}'])(
  'a line that is damaged is told: %j',
  async (line) => {
    await told({ keep, matches: 3 });
    appendFileSync(keep, `${line}\n`);
    await expect(told({ keep })).rejects.toThrow(`line 8 of ${keep} is damaged: no result of a `);
  },
);

test('a file that cannot be written is told', async () => {
  await expect(told({ keep: folder })).rejects.toThrow(`cannot read ${folder}: `);
  await expect(told({ keep: path.join(folder, 'a/b') })).rejects.toThrow(/^cannot write .*a\/b: /);
});

test('a second ladder on the same file is refused while the first goes on, and is told who has it', async () => {
  let second: Promise<unknown> | undefined;
  const matchOver = (): void => {
    second ??= runLadder({ ...OPTIONS, keep }, TOY).catch((error: Error) => error.message);
  };
  expect(await reported({ keep, matchOver })).toEqual(await reported());
  const refusal = `${keep} is kept by another ladder (process ${process.pid}): stop that one first`;
  expect(await second).toContain(refusal);
  expect(linesKept()).toHaveLength(1 + 2 * 60);
  expect(await reported({ keep })).toEqual(await reported());
});

test('nothing is put beside a file that is no ladder', async () => {
  writeFileSync(keep, 'hello\n');
  await expect(told({ keep })).rejects.toThrow('keeps no ladder');
  expect(readdirSync(folder)).toEqual([path.basename(keep)]);
});

test('a ladder that is killed goes on with the same words', async () => {
  const script = path.resolve(import.meta.dirname, '../../src/cli/main.ts');
  const words = ['ladder', 'sol', '--levels', 'random,greedy', '--matches', '24', '--keep', keep, '--json'];
  const child = spawn(process.execPath, [script, ...words, '--workers', '1'], { stdio: 'ignore' });
  await expect.poll(() => existsSync(keep) && linesKept().length, { interval: 5 }).toBeGreaterThan(3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const before = linesKept();
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words]);
  expect(reportIn(stdout.trimEnd().split('\n')).rungs[0]?.finished).toBe(24);
  expect(linesKept().slice(0, before.length)).toEqual(before);
});
