import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/error.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { OUTPUTS } from '../../src/bots/net/net.ts';
import { share } from '../../src/bots/luck.ts';
import { pythonWithTorch } from './inPython.ts';
import { type LearnerName, openLearner, type Study } from './learner.ts';
import { lessonFile, writeLesson } from './lessons.ts';
import type { Plan } from './plan.ts';
import { type Lesson, Trainer } from './trainer.ts';
import { readTrainer } from './trainerFile.ts';

const INPUTS = 40;
const PLAN: Plan = {
  game: 'sol',
  seats: [2],
  seed: 2 ** 33 + 5,
  matches: 1,
  taught: 1,
  memory: 2,
  cooling: 40,
  uses: 4,
  batch: 24,
  anyOptions: 0,
  hidden: 8,
  middle: 4,
  unit: 10,
  base: 0,
  trust: 1,
};
const ROUNDS = 2;
/** Used so often these make six batches and a half, which count as seven. */
const POSITIONS = 39;

/** A run from the beginning, and one that has gone on for long: rates soon fall no further, averages follow slowly. */
const [EARLY, LATE] = [
  { first: 0, steps: 0 },
  { first: 39, steps: 20_000 },
];
type Stage = typeof EARLY;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderOf(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-learner-'));
  folders.push(folder);
  return folder;
}

/** Positions with between none and a few features, and anything to be said of them. */
function anyLesson(rng: Rng): Lesson {
  const all = Array.from({ length: INPUTS }, (_, feature) => feature);
  const positions = Array.from({ length: POSITIONS }, () => all.filter(() => rng.int(6) === 0));
  const starts = new Uint32Array(POSITIONS + 1);
  for (const [i, features] of positions.entries()) starts[i + 1] = starts[i]! + features.length;
  return {
    features: Uint16Array.from(positions.flat()),
    starts,
    hints: Float32Array.from(positions, () => share(rng) - 0.5),
    targets: Float32Array.from({ length: POSITIONS * OUTPUTS }, (_, i) => (i % OUTPUTS ? 1 : 4) * share(rng)),
  };
}

function studyIn(folder: string, { first, steps }: Stage, plan = PLAN): Study {
  const rng = seeded(3);
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(plan));
  for (let round = Math.max(0, first - 1); round < first + ROUNDS; round++)
    writeLesson(lessonFile(folder, round), anyLesson(rng));
  const trainer = anyTrainer();
  trainer.restore(trainer.memory, steps);
  return { plan, folder, trainer, round: first };
}

function anyTrainer(seed = 1): Trainer {
  return new Trainer({ inputs: INPUTS, hidden: PLAN.hidden, middle: PLAN.middle }, seeded(seed));
}

/** What each round of learning leads to. */
async function learnedBy(
  name: LearnerName,
  stage: Stage,
  plan = PLAN,
): Promise<{ study: Study; errors: (readonly number[])[] }> {
  const learner = await openLearner(name);
  const study = studyIn(folderOf(), stage, plan);
  const errors: (readonly number[])[] = [];
  for (let i = 0; i < ROUNDS; i++) errors.push(await learner({ ...study, round: stage.first + i }));
  return { study, errors };
}

function farthest(some: readonly ArrayLike<number>[], others: readonly ArrayLike<number>[]): number {
  const [one, other] = [some, others].map((lists) => lists.flatMap((list) => Array.from(list)));
  expect(one!.length).toBe(other!.length);
  return Math.max(...one!.map((number, i) => Math.abs(number - other![i]!)));
}

test('a trainer goes on from its file as it was', async () => {
  const { study } = await learnedBy('node', LATE);
  const other = anyTrainer(2);
  expect(readTrainer(study.folder, other)).toBe(LATE.first + ROUNDS);
  expect(other.steps).toBe(study.trainer.steps);
  expect(other.memory).toEqual(study.trainer.memory);
});

test('rates of learning fall for as many rounds as a plan says, and no further', async () => {
  const memoryBy = async (cooling: number, first: number) =>
    (await learnedBy('node', { first, steps: 0 }, { ...PLAN, cooling })).study.trainer.memory;
  expect(await memoryBy(10, 39)).toEqual(await memoryBy(30, 39));
  expect(await memoryBy(10, 39)).not.toEqual(await memoryBy(100, 39));
  expect(await memoryBy(10, 0)).not.toEqual(await memoryBy(100, 0));
});

test('where no trainer was kept none is read', () => {
  expect(readTrainer(folderOf(), anyTrainer())).toBeUndefined();
});

test('a Python that is missing or lacks torch is named', async () => {
  const found = pythonWithTorch(['no-such-python', process.execPath]);
  await expect(found).rejects.toThrow(InputError);
  await expect(found).rejects.toThrow(
    /python3 with the packages torch and numpy \(no-such-python: .*ENOENT.*; .*node/,
  );
});

/** Python adds up in 32 bits what Node adds up in 64. */
const CLOSE = 1e-5;
const NO_TORCH = 'learning in Python: skipped, no python3 has torch and numpy';
const python = await pythonWithTorch().catch(() => undefined);

if (python === undefined) test.skip(NO_TORCH);
else
  describe('learning in Python', () => {
    test.each([EARLY, LATE, { first: 5, steps: 99 }])(
      'leads to the same weights as in Node after $steps steps',
      async (stage) => {
        const [node, other] = [await learnedBy('node', stage), await learnedBy('python', stage)];
        expect(other.study.trainer.steps).toBe(stage.steps + ROUNDS * 7);
        expect(other.study.trainer.steps).toBe(node.study.trainer.steps);
        expect(farthest(other.study.trainer.memory, node.study.trainer.memory)).toBeLessThan(CLOSE);
        expect(farthest(other.errors, node.errors)).toBeLessThan(CLOSE);
        expect(readTrainer(other.study.folder, anyTrainer())).toBe(stage.first + ROUNDS);
      },
    );

    test('tells what went wrong', async () => {
      const study = studyIn(folderOf(), EARLY);
      rmSync(lessonFile(study.folder, 0));
      const learner = await openLearner('python');
      await expect(learner(study)).rejects.toThrow('round-0.lesson');
    });
  });
