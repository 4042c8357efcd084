import { describe, expect, test } from 'vitest';
import { SURENESS } from '../../src/bots/learned/judge.ts';
import { Net, OUTPUTS } from '../../src/bots/net/net.ts';
import { FeatureSet } from '../../src/kernel/hints/features.ts';
import { type Rng, seeded, shuffled } from '../../src/kernel/match/rng.ts';
import { positionsIn } from './lessons.ts';
import { type Lesson, Trainer } from './trainer.ts';

const SHAPE = { inputs: 9, hidden: 5, middle: 4 };
/** Weights, averages, means and squares of each layer stand in the memory. */
const PARTS = 4;

const around = (rng: Rng): number => (rng.int(2001) - 1000) / 1000;

/** A trainer in the middle of its work, whose averages are what it has learned. */
function anyTrainer(seed: number, shape = SHAPE): Trainer {
  const rng = seeded(seed);
  const trainer = new Trainer(shape, rng);
  const memory = trainer.memory.map((list) => new Float32Array(list.length));
  for (let i = 0; i < memory.length; i += PARTS) {
    memory[i] = memory[i]!.map(() => around(rng));
    memory[i + 1] = memory[i]!;
  }
  trainer.restore(memory, 0);
  return trainer;
}

function anyLesson(seed: number, positions: number, inputs = SHAPE.inputs): Lesson {
  const rng = seeded(seed);
  const all = Array.from({ length: inputs }, (_, feature) => feature);
  const features = Array.from({ length: positions }, () =>
    shuffled(rng, all).slice(0, 1 + rng.int(inputs - 1)),
  );
  const ends = features.map((_, i) => features.slice(0, i + 1).flat().length);
  return {
    features: Uint16Array.from(features.flat()),
    starts: Uint32Array.from([0, ...ends]),
    hints: Float32Array.from(features, () => around(rng)),
    targets: Float32Array.from(features.flatMap(() => [around(rng), rng.int(2)])),
  };
}

const allOf = (lesson: Lesson): Uint32Array => Uint32Array.from({ length: positionsIn(lesson) }, (_, i) => i);

type Numbers = ArrayLike<number>;

/** What a net of these layers says, as it is written in books. */
function saidBy(layers: readonly Numbers[], { features, starts }: Lesson, position: number): number[] {
  const [first, firstBias, second, secondBias, last, lastBias] = layers;
  const layer = (bias: Numbers, inputs: Iterable<readonly [number, number]>, weights: Numbers): number[] =>
    [...inputs].reduce(
      (sums, [at, active]) => sums.map((sum, i) => sum + active * weights[at * bias.length + i]!),
      Array.from(bias),
    );
  const set = features.subarray(starts[position], starts[position + 1]);
  const active = (sums: readonly number[]): [number, number][] => sums.map((sum, i) => [i, Math.max(0, sum)]);
  const hidden = layer(
    firstBias!,
    Array.from(set, (feature) => [feature, 1] as const),
    first!,
  );
  return layer(lastBias!, active(layer(secondBias!, active(hidden), second!)), last!);
}

/** The mean error that is made smaller: of the lead by smooth distance, of the chance by half the cross-entropy. */
function errorOf(layers: readonly Numbers[], lesson: Lesson): number {
  const errors = Array.from(lesson.hints, (hint, i) => {
    const [lead, win] = saidBy(layers, lesson, i);
    const off = Math.abs(hint + lead! - lesson.targets[i * OUTPUTS]!);
    const expected = 1 / (1 + Math.exp(-(SURENESS * hint + win!)));
    const chance = lesson.targets[i * OUTPUTS + 1]!;
    const surprise = -chance * Math.log(expected) - (1 - chance) * Math.log(1 - expected);
    return (off < 1 ? off ** 2 / 2 : off - 0.5) + 0.5 * surprise;
  });
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

const layersOf = (trainer: Trainer, part = 0): Float32Array[] =>
  trainer.memory.filter((_, i) => i % PARTS === part);

test('a net in training says what its layers come to', () => {
  const [trainer, lesson] = [anyTrainer(1), anyLesson(2, 20)];
  for (const position of allOf(lesson))
    saidBy(layersOf(trainer), lesson, position).forEach((said, o) =>
      expect(trainer.say(lesson, position)[o]).toBeCloseTo(said, 4),
    );
});

test.each([1, 2, 3])('errors change with each weight as was worked out (%i)', (seed) => {
  const [trainer, lesson] = [anyTrainer(seed), anyLesson(seed + 10, 6)];
  trainer.learn(lesson, allOf(lesson), 0);
  const layers = layersOf(trainer).map((layer) => [...layer]);
  // After the first step a mean is a tenth of the gradient.
  layersOf(trainer, 2).forEach((means, at) =>
    means.forEach((mean, i) => expect(10 * mean).toBeCloseTo(slopeOf(layers, at, i, lesson), 4)),
  );
});

function slopeOf(layers: readonly number[][], at: number, i: number, lesson: Lesson): number {
  const small = 1e-6;
  const weight = layers[at]![i]!;
  const errorWith = (changed: number): number => {
    layers[at]![i] = changed;
    return errorOf(layers, lesson);
  };
  const slope = (errorWith(weight + small) - errorWith(weight - small)) / (2 * small);
  layers[at]![i] = weight;
  return slope;
}

test('a net begins by saying nothing against the hints', () => {
  const [trainer, lesson] = [new Trainer(SHAPE, seeded(1)), anyLesson(1, 3)];
  for (const position of allOf(lesson)) expect([...trainer.say(lesson, position)]).toEqual([0, 0]);
});

/** The first feature decides who wins, the second is worth a lead of one. */
function plainLesson(): Lesson {
  const lesson = anyLesson(5, 200);
  const has = (position: number, feature: number): boolean =>
    lesson.features.subarray(lesson.starts[position], lesson.starts[position + 1]).includes(feature);
  return {
    ...lesson,
    targets: Float32Array.from(
      [...lesson.hints].flatMap((hint, i) => [hint + Number(has(i, 1)), Number(has(i, 0))]),
    ),
  };
}

test('learning drives errors down', () => {
  const trainer = new Trainer({ ...SHAPE, hidden: 16 }, seeded(3));
  const lesson = plainLesson();
  const before = trainer.learn(lesson, allOf(lesson), 0.01);
  let after = before;
  for (let i = 0; i < 300; i++) after = trainer.learn(lesson, allOf(lesson), 0.01);
  expect(before[0]).toBeGreaterThan(0.4);
  expect(after[0]).toBeLessThan(0.1);
  expect(after[1]).toBeLessThan(0.2 * before[1]!);
  expect(trainer.steps).toBe(301);
});

test('training goes on from its memory as if it had not been stopped', () => {
  const lesson = anyLesson(4, 30);
  const [whole, begun, resumed] = [1, 1, 2].map((seed) => new Trainer(SHAPE, seeded(seed)));
  for (let i = 0; i < 6; i++) whole!.learn(lesson, allOf(lesson), 0.01);
  for (let i = 0; i < 3; i++) begun!.learn(lesson, allOf(lesson), 0.01);
  resumed!.restore(begun!.memory, begun!.steps);
  for (let i = 0; i < 3; i++) resumed!.learn(lesson, allOf(lesson), 0.01);
  expect(resumed!.memory).toStrictEqual(whole!.memory);
  expect(resumed!.weights()).toStrictEqual(whole!.weights());
});

test('in whole numbers of 8 bits a net says nearly the same', () => {
  const shape = { inputs: 200, hidden: 32, middle: 16 };
  const [trainer, lesson] = [anyTrainer(6, shape), anyLesson(7, 50, shape.inputs)];
  const net = new Net(trainer.weights());
  const noted = new FeatureSet(shape.inputs);
  const saying = { lead: 0, win: 0 };
  let [off, all] = [0, 0];
  for (const position of allOf(lesson)) {
    const set = lesson.features.subarray(lesson.starts[position], lesson.starts[position + 1]);
    noted.features.set(set);
    noted.length = set.length;
    net.value(noted, saying);
    const [lead, win] = trainer.say(lesson, position);
    off += Math.abs(saying.lead - lead!) + Math.abs(saying.win - win!);
    all += Math.abs(lead!) + Math.abs(win!);
  }
  expect(off).toBeLessThan(0.02 * all);
});

test('a net plays with the averages of its latest weights', () => {
  const [trainer, lesson] = [new Trainer(SHAPE, seeded(8)), anyLesson(9, 10)];
  trainer.learn(lesson, allOf(lesson), 0.01);
  const bias = layersOf(trainer).at(-1)!;
  const { lastBias } = trainer.weights();
  lastBias.forEach((average, o) => expect(average).toBeCloseTo((10 / 11) * bias[o]!, 6));
});

describe('a trainer that begins with a net', () => {
  test('plays as that net until it learns', () => {
    const [other, trainer] = [anyTrainer(10), new Trainer(SHAPE, seeded(11))];
    trainer.beginWith(other.weights());
    expect(trainer.weights()).toEqual(other.weights());
    const lesson = anyLesson(12, 10);
    const before = [...trainer.say(lesson, 0)];
    trainer.learn(lesson, allOf(lesson), 0.01);
    expect([...trainer.say(lesson, 0)]).not.toEqual(before);
  });

  test('refuses one of another shape', () => {
    const other = new Trainer({ ...SHAPE, hidden: 6 }, seeded(1));
    expect(() => anyTrainer(1).beginWith(other.weights())).toThrow(
      'a net to begin with must have the shape 9, 5, 4',
    );
  });
});
