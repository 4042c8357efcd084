import { featuresOf } from '../../test/kit/features.ts';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { programOf } from '../../src/cli/program.ts';
import { readNet } from '../../src/bots/net/netFile.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { GAMES } from '../../src/games/index.ts';
import { checksIn, type Learned } from './trials/curve.ts';
import { type LearnOptions, runLearn } from './learn.ts';
import { positionsIn, readLesson } from './lessons.ts';
import type { Plan } from './plan.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const folder = mkdtempSync(path.join(tmpdir(), 'orrery-learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More matches than a thread is handed at a time; the last round is the first that trusts what was learned. */
const OPTIONS: Omit<LearnOptions, 'folder'> = {
  game: 'star',
  seats: '2',
  rounds: 3,
  matches: 5,
  taught: 1,
  memory: 2,
  cooling: 100,
  trust: 0.35,
  seed: 3,
  workers: 1,
  check: 0,
  checkMatches: 2,
};

const inFolder = (name: string, file = ''): string => path.join(folder, name, file);

const learn = (name: string, changes: Partial<LearnOptions> = {}): Promise<string[]> =>
  printed(() => runLearn({ ...OPTIONS, folder: inFolder(name), ...changes }));

const latest = (name: string): Buffer => readFileSync(inFolder(name, 'latest.net'));

const planOf = (name: string): Plan => JSON.parse(readFileSync(inFolder(name, 'plan.json'), 'utf8')) as Plan;

/** Spares a run the matches by which it would measure its game. */
function keepPlan(name: string, plan: Plan): void {
  mkdirSync(inFolder(name));
  writeFileSync(inFolder(name, 'plan.json'), JSON.stringify(plan));
}

beforeAll(() => learn('once'));

test('the same seed gives the same net, however many threads play', async () => {
  await learn('threads', { workers: 3 });
  expect(latest('threads').equals(latest('once'))).toBe(true);
});

test('a run that was stopped comes to the same net', async () => {
  keepPlan('stopped', planOf('once'));
  for (const rounds of [1, 2, 3]) await learn('stopped', { rounds });
  expect(latest('stopped').equals(latest('once'))).toBe(true);
});

test.runIf(isLongRun)('so does one that was stopped before what it had learned was kept', async () => {
  keepPlan('cut', planOf('once'));
  await learn('cut', { rounds: 1 });
  const early = readFileSync(inFolder('cut', 'trainer'));
  await learn('cut', { rounds: 2 });
  writeFileSync(inFolder('cut', 'trainer'), early);
  for (const rounds of [2, 3]) await learn('cut', { rounds });
  expect(latest('cut').equals(latest('once'))).toBe(true);
});

test('another seed gives another net', async () => {
  keepPlan('seed', { ...planOf('once'), seed: 4 });
  await learn('seed', { rounds: 1 });
  keepPlan('first', planOf('once'));
  await learn('first', { rounds: 1 });
  expect(readNet(latest('seed')).weights.first).not.toEqual(readNet(latest('first')).weights.first);
});

test('a run that is done plays no further', async () => {
  const before = latest('once');
  expect(await learn('once')).toEqual([]);
  expect(await learn('once', { rounds: 1 })).toEqual([]);
  expect(latest('once').equals(before)).toBe(true);
});

test('only the rounds that are learned from are kept', () => {
  expect(readdirSync(inFolder('once')).toSorted()).toEqual([
    'before.net',
    'curve.jsonl',
    'latest.net',
    'plan.json',
    'round-1.lesson',
    'round-2.lesson',
    'trainer',
  ]);
});

test('a net tells how it came about', () => {
  const { header } = readNet(latest('once'));
  const star = GAMES.find(({ game }) => game.id === 'star')!;
  expect(header).toMatchObject({ game: 'star', seats: [2], trust: 0.35, features: featuresOf(star).version });
  expect(header.shape.inputs).toBe(featuresOf(star).layout.count);
  expect(header.trained).toMatchObject({ rounds: 3, matches: 15 });
  expect(header.trained.command).toBe(
    './orrery learn star --seats 2 --rounds 3 --matches 5 --taught 1 --memory 2 --cooling 100 --trust 35 --seed 3',
  );
});

test.each(isLongRun ? [1, 2] : [2])(
  'the command it tells gives the same net, with %i threads',
  async (workers) => {
    const name = `again-${workers}`;
    const [program, ...words] = readNet(latest('once')).header.trained.command.split(' ');
    expect(program).toBe('./orrery');
    const more = ['--folder', inFolder(name), '--workers', String(workers), '--check', '0'];
    await printed(() => programOf(() => undefined).parseAsync([...words, ...more], { from: 'user' }));
    expect(latest(name).equals(latest('once'))).toBe(true);
  },
);

test.each([
  ['most', undefined, 0.75],
  ['all', 1, 1],
])(
  'a run for one seat has any options in %s of its matches, and comes again by the command it tells',
  async (name, told, anyOptions) => {
    const more = told === undefined ? {} : { anyOptions: told };
    await learn(name, { game: 'empire', seats: '1', rounds: 1, matches: 2, taught: 0, ...more });
    expect(planOf(name)).toMatchObject({ seats: [1], anyOptions });
    const { command } = readNet(latest(name)).header.trained;
    expect(command.includes(' --any-options 100 ')).toBe(told === 1);
    const words = [...command.split(' ').slice(1), '--folder', inFolder(`${name}-again`), '--check', '0'];
    await printed(() => programOf(() => undefined).parseAsync(words, { from: 'user' }));
    expect(latest(`${name}-again`).equals(latest(name))).toBe(true);
  },
);

describe('a run that is checked', () => {
  const checksOf = (name: string) => checksIn(inFolder(name, 'curve.jsonl'), 2);

  beforeAll(async () => {
    keepPlan('checked', planOf('once'));
    await learn('checked', { check: 1, rounds: 2 });
  });

  test('comes to the same net to the last byte, and is checked from its start on', async () => {
    const lines = await learn('checked', { check: 1 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^after round 3, 2 seats: won [\d.]+ of 2 \([\d.]+ %, 95 % interval .*\) against greedy$/,
    );
    expect(latest('checked').equals(latest('once'))).toBe(true);
    expect(checksOf('checked').map(({ round }) => round)).toEqual([0, 1, 2, 3]);
  });

  test('tells what every round came to', () => {
    const lines = readFileSync(inFolder('checked', 'curve.jsonl'), 'utf8').trim().split('\n');
    const learned = lines.map((line) => JSON.parse(line) as Learned).filter(({ errors }) => errors);
    expect(learned.map(({ round }) => round)).toEqual([1, 2, 3]);
    for (const { positions, errors } of learned) expect([positions > 20, errors.length]).toEqual([true, 2]);
  });

  test('owes a check that it was stopped before, and none twice', async () => {
    const curve = readFileSync(inFolder('checked', 'curve.jsonl'), 'utf8');
    const without = curve.trim().split('\n').slice(0, -1).join('\n');
    writeFileSync(inFolder('checked', 'curve.jsonl'), without);
    expect(await learn('checked', { check: 1 })).toHaveLength(1);
    expect(await learn('checked', { check: 1 })).toEqual([]);
    expect(readFileSync(inFolder('checked', 'curve.jsonl'), 'utf8')).toBe(curve);
  });
});

describe('a run that begins with a net', () => {
  const from = inFolder('once', 'latest.net');

  test('begins with its weights and its measure', async () => {
    await learn('from', { from, seed: 9, rounds: 0 });
    const [begun, other] = [readNet(latest('from')), readNet(latest('once'))];
    expect(begun.weights.first).toEqual(other.weights.first);
    expect(begun.weights.last).toEqual(other.weights.last);
    expect(planOf('from')).toMatchObject({ unit: planOf('once').unit, base: planOf('once').base, from });
  });

  test.runIf(isLongRun)('goes on without the file, and tells of it', async () => {
    const copy = inFolder('from', 'copy.net');
    writeFileSync(copy, readFileSync(from));
    await learn('gone', { from: copy, rounds: 1 });
    rmSync(copy);
    await learn('gone', { rounds: 2 });
    await learn('kept', { from, rounds: 2 });
    const [gone, kept] = [readNet(latest('gone')), readNet(latest('kept'))];
    expect(gone.weights).toEqual(kept.weights);
    expect(gone.weights).not.toEqual(readNet(latest('once')).weights);
    expect(kept.header.trained.command).toContain(`learn star --seats 2 --from ${from} --rounds 2 `);
  });

  test('is refused one that is not there or of another game, and leaves no plan then', async () => {
    await expect(learn('none', { from: 'no.net' })).rejects.toThrow('there is no net no.net to begin with');
    await expect(learn('none', { from, game: 'sol' })).rejects.toThrow('the net is one of star, not of sol');
    expect(readdirSync(inFolder('none'))).toEqual([]);
  });
});

test('a folder that holds a net for another game is left alone', async () => {
  await expect(learn('once', { game: 'sol' })).rejects.toThrow('holds a net for star, not sol');
});

test('more seats than a game has are refused', async () => {
  await expect(learn('seats', { seats: '2,9' })).rejects.toThrow('Star Factions is for 2 to 4 seats, not 9');
  expect(readdirSync(inFolder('seats'))).toEqual([]);
});

test('a game without features is refused', async () => {
  await expect(runLearn({ ...OPTIONS, game: 'toy', folder: inFolder('toy') }, TOY)).rejects.toThrow(
    'Tides has no features to learn from',
  );
});

test.each(isLongRun ? GAMES.map(({ game }) => game.id) : ['sol'])('%s learns from a round', async (game) => {
  keepPlan(game, { ...planOf('once'), game, matches: 1, taught: 0 });
  const lines = await learn(game, { game, rounds: 1 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^round 1 of 1: \d+ positions, errors \d\.\d{3} \d\.\d{3}, /);
  expect(positionsIn(readLesson(inFolder(game, 'round-0.lesson')))).toBeGreaterThan(20);
  const { weights } = readNet(latest(game));
  expect(weights.last.some((weight) => weight !== 0)).toBe(true);
  expect(weights.last.every(Number.isFinite)).toBe(true);
});
