import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeatureSet } from '../../kernel/hints/features.ts';
import { type Rng, seeded } from '../../kernel/match/rng.ts';
import { chanceOf, Net, type NetShape, type NetWeights, OUTPUTS, type Saying } from './net.ts';

const SHAPE: NetShape = { inputs: 40, hidden: 8, middle: 4 };

const whole = (rng: Rng, length: number): Int8Array => Int8Array.from({ length }, () => rng.int(255) - 127);
const broken = (rng: Rng, length: number): Float32Array =>
  Float32Array.from({ length }, () => (rng.int(2001) - 1000) / 1000);
const above = (rng: Rng, length: number): Float32Array =>
  Float32Array.from({ length }, () => (1 + rng.int(100)) / 5000);

function anyWeights(seed: number): NetWeights {
  const { inputs, hidden, middle } = SHAPE;
  const rng = seeded(seed);
  return {
    shape: SHAPE,
    first: whole(rng, inputs * hidden),
    firstMeasure: above(rng, hidden),
    firstBias: broken(rng, hidden),
    second: whole(rng, hidden * middle),
    secondMeasure: above(rng, middle),
    secondBias: broken(rng, middle),
    last: broken(rng, middle * OUTPUTS),
    lastBias: broken(rng, OUTPUTS),
  };
}

function said(net: Net, features: readonly number[]): Saying {
  const noted = new FeatureSet(SHAPE.inputs);
  noted.features.set(features);
  noted.length = features.length;
  const saying = { lead: Number.NaN, win: Number.NaN };
  net.value(noted, saying);
  return saying;
}

/** The layers as they are written in books. */
function byTheBook(weights: NetWeights, features: readonly number[]): number[] {
  const { first, firstMeasure, firstBias, second, secondMeasure, secondBias, last, lastBias } = weights;
  const { hidden, middle } = SHAPE;
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
  const one = Array.from({ length: hidden }, (_, j) =>
    Math.max(0, firstBias[j]! + firstMeasure[j]! * sum(features.map((f) => first[f * hidden + j]!))),
  );
  const two = Array.from({ length: middle }, (_, k) =>
    Math.max(0, secondBias[k]! + secondMeasure[k]! * sum(one.map((x, j) => x * second[j * middle + k]!))),
  );
  return Array.from(lastBias, (bias, o) => bias + sum(two.map((x, k) => x * last[k * OUTPUTS + o]!)));
}

const position = fc.uniqueArray(fc.nat(SHAPE.inputs - 1));

test('a net says what its layers come to', () => {
  fc.assert(
    fc.property(fc.nat(1000), position, (seed, features) => {
      const weights = anyWeights(seed);
      const { lead, win } = said(new Net(weights), features);
      const [bookLead, bookWin] = byTheBook(weights, features);
      expect(lead).toBeCloseTo(bookLead!, 9);
      expect(win).toBeCloseTo(bookWin!, 9);
    }),
  );
});

test('what it says of a position does not hang on those it has seen before', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(position, { maxLength: 12 }), (seed, positions) => {
      const weights = anyWeights(seed);
      const net = new Net(weights);
      for (const features of positions)
        expect(said(net, features)).toStrictEqual(said(new Net(weights), features));
    }),
  );
});

test('the order in which features were noted does not matter', () => {
  const net = new Net(anyWeights(1));
  expect(said(net, [3, 17, 39, 0])).toStrictEqual(said(net, [39, 0, 3, 17]));
});

const sure = fc.double({ min: -40, max: 40, noNaN: true });

test('the surer, the better the chance', () => {
  fc.assert(
    fc.property(sure, sure, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(chanceOf(less)).toBeLessThanOrEqual(chanceOf(more));
    }),
  );
  expect(chanceOf(0)).toBe(0.5);
  expect(chanceOf(0.01)).toBeGreaterThan(0.5);
});

test('the chances of two who are as sure of winning as of losing add up to one', () => {
  fc.assert(
    fc.property(sure, (win) => {
      expect(chanceOf(win) + chanceOf(-win)).toBeCloseTo(1, 10);
    }),
  );
});

test('the chance is nearly that of the logistic function', () => {
  fc.assert(
    fc.property(sure, (win) => {
      expect(Math.abs(chanceOf(win) - 1 / (1 + Math.exp(-win)))).toBeLessThan(1e-5);
    }),
  );
  for (const far of [1e6, Number.POSITIVE_INFINITY]) {
    expect(chanceOf(far)).toBeCloseTo(1, 10);
    expect(chanceOf(-far)).toBeCloseTo(0, 10);
  }
});
