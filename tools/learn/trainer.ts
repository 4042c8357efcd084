import { SURENESS } from '../../src/bots/learned/judge.ts';
import { type NetShape, type NetWeights, OUTPUTS } from '../../src/bots/net/net.ts';
import { InputError } from '../../src/kernel/error.ts';
import { type Rng } from '../../src/kernel/match/rng.ts';
import { share } from '../../src/bots/luck.ts';

/** Positions to learn from: their features one after the other, and what should be said of each. */
export interface Lesson {
  readonly features: Uint16Array;
  /** Where the features of each position begin; one more than there are positions. */
  readonly starts: Uint32Array;
  /** What the hints say of each position, in leads. */
  readonly hints: Float32Array;
  /** Lead at the end and chance of winning of each position. */
  readonly targets: Float32Array;
}

/** How much an error of the lead and one of the chance count. */
const IMPORTANCE = [1, 0.5] as const;
const [RETENTION, STEADINESS, TINY] = [0.9, 0.999, 1e-8];
const DECAY = 0.01;
/** How slowly the averages follow that are played with. */
const SLOWNESS = 0.999;

/** A layer of weights with what Adam remembers of them, and their averages over the latest steps. */
interface Layer {
  readonly weights: Float32Array;
  readonly averages: Float32Array;
  readonly gradients: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

const layerOf = (size: number): Layer => ({
  weights: new Float32Array(size),
  averages: new Float32Array(size),
  gradients: new Float32Array(size),
  means: new Float32Array(size),
  squares: new Float32Array(size),
});

/** A net that is being trained, by AdamW and with nothing but Node. */
export class Trainer {
  readonly shape: NetShape;
  readonly #layers: readonly Layer[];
  readonly #weights: readonly Float32Array[];
  #steps = 0;
  readonly #hidden: Float32Array;
  readonly #middle: Float32Array;
  readonly #said = new Float32Array(OUTPUTS);
  readonly #hiddenSlope: Float32Array;
  readonly #middleSlope: Float32Array;

  constructor(shape: NetShape, rng: Rng) {
    const { inputs, hidden, middle } = shape;
    this.shape = shape;
    this.#layers = [
      layerOf(inputs * hidden),
      layerOf(hidden),
      layerOf(hidden * middle),
      layerOf(middle),
      layerOf(middle * OUTPUTS),
      layerOf(OUTPUTS),
    ];
    this.#weights = this.#layers.map((layer) => layer.weights);
    this.#hidden = new Float32Array(hidden);
    this.#middle = new Float32Array(middle);
    this.#hiddenSlope = new Float32Array(hidden);
    this.#middleSlope = new Float32Array(middle);
    // About a hundred inputs are set in a position.
    scatter(this.#layers[0]!.weights, Math.sqrt(2 / 100), rng);
    scatter(this.#layers[2]!.weights, Math.sqrt(2 / hidden), rng);
  }

  /** Every number that training goes on from. */
  get memory(): readonly Float32Array[] {
    return this.#layers.flatMap(({ weights, averages, means, squares }) => [
      weights,
      averages,
      means,
      squares,
    ]);
  }

  get steps(): number {
    return this.#steps;
  }

  /** Goes on from what `memory` was then. */
  restore(memory: readonly Float32Array[], steps: number): void {
    this.memory.forEach((list, i) => list.set(memory[i]!));
    this.#steps = steps;
  }

  /** Begins with the weights of a net of the same shape. */
  beginWith({
    shape,
    first,
    firstMeasure,
    firstBias,
    second,
    secondMeasure,
    secondBias,
    last,
    lastBias,
  }: NetWeights): void {
    const { inputs, hidden, middle } = this.shape;
    if (shape.inputs !== inputs || shape.hidden !== hidden || shape.middle !== middle)
      throw new InputError(
        'bad_request',
        `a net to begin with must have the shape ${inputs}, ${hidden}, ${middle}`,
      );
    const begun = [
      inMeasure(first, firstMeasure),
      firstBias,
      inMeasure(second, secondMeasure),
      secondBias,
      last,
      lastBias,
    ];
    for (const [i, { weights, averages }] of this.#layers.entries()) {
      weights.set(begun[i]!);
      averages.set(begun[i]!);
    }
  }

  /** Learns from some positions of a lesson; returns the mean errors of lead and chance. */
  learn(lesson: Lesson, positions: Uint32Array, rate: number): Float64Array {
    const errors = new Float64Array(OUTPUTS);
    for (const { gradients } of this.#layers) gradients.fill(0);
    for (const position of positions) this.#study(lesson, position, errors);
    this.#step(rate, positions.length);
    return errors.map((error) => error / positions.length);
  }

  /** What the net says of a position of a lesson. */
  say({ features, starts }: Lesson, position: number): Float32Array {
    this.#forward(features, starts[position]!, starts[position + 1]!);
    return this.#said;
  }

  #forward(features: Uint16Array, begin: number, end: number): void {
    const [first, firstBias, second, secondBias, last, lastBias] = this.#weights;
    const [hidden, middle, said] = [this.#hidden, this.#middle, this.#said];
    const [width, depth] = [hidden.length, middle.length];
    hidden.set(firstBias!);
    for (let i = begin; i < end; i++) {
      const from = features[i]! * width;
      for (let j = 0; j < width; j++) hidden[j]! += first![from + j]!;
    }
    middle.set(secondBias!);
    for (let j = 0; j < width; j++) {
      const active = hidden[j]!;
      if (active <= 0) continue;
      const from = j * depth;
      for (let k = 0; k < depth; k++) middle[k]! += active * second![from + k]!;
    }
    said.set(lastBias!);
    for (let k = 0; k < depth; k++) {
      const active = middle[k]!;
      if (active <= 0) continue;
      for (let o = 0; o < OUTPUTS; o++) said[o]! += active * last![k * OUTPUTS + o]!;
    }
  }

  #study({ features, starts, hints, targets }: Lesson, position: number, errors: Float64Array): void {
    const [begin, end] = [starts[position]!, starts[position + 1]!];
    this.#forward(features, begin, end);
    const at = position * OUTPUTS;
    this.#backward(
      features,
      begin,
      end,
      this.#slopesOf(hints[position]!, targets[at]!, targets[at + 1]!, errors),
    );
  }

  /** How each error changes with what was said: of the lead the smooth distance, of the chance the cross-entropy. */
  #slopesOf(hint: number, lead: number, chance: number, errors: Float64Array): readonly number[] {
    const expected = 1 / (1 + Math.exp(-(SURENESS * hint + this.#said[1]!)));
    const off = hint + this.#said[0]! - lead;
    errors[0]! += Math.abs(off);
    errors[1]! -= chance * Math.log(expected + 1e-9) + (1 - chance) * Math.log(1 - expected + 1e-9);
    return [IMPORTANCE[0] * bounded(off), IMPORTANCE[1] * (expected - chance)];
  }

  #backward(features: Uint16Array, begin: number, end: number, slopes: readonly number[]): void {
    const [first, firstBias, second, secondBias, last, lastBias] = this.#layers;
    const [hidden, middle] = [this.#hidden, this.#middle];
    const [width, depth] = [hidden.length, middle.length];
    const [hiddenSlope, middleSlope] = [this.#hiddenSlope, this.#middleSlope];
    for (let o = 0; o < OUTPUTS; o++) lastBias!.gradients[o]! += slopes[o]!;
    for (let k = 0; k < depth; k++) {
      const active = middle[k]!;
      let slope = 0;
      if (active > 0)
        for (let o = 0; o < OUTPUTS; o++) {
          slope += slopes[o]! * last!.weights[k * OUTPUTS + o]!;
          last!.gradients[k * OUTPUTS + o]! += slopes[o]! * active;
        }
      middleSlope[k] = slope;
      secondBias!.gradients[k]! += slope;
    }
    for (let j = 0; j < width; j++) {
      const active = hidden[j]!;
      let slope = 0;
      if (active > 0) {
        const from = j * depth;
        for (let k = 0; k < depth; k++) {
          slope += middleSlope[k]! * second!.weights[from + k]!;
          second!.gradients[from + k]! += middleSlope[k]! * active;
        }
      }
      hiddenSlope[j] = slope;
      firstBias!.gradients[j]! += slope;
    }
    for (let i = begin; i < end; i++) {
      const from = features[i]! * width;
      for (let j = 0; j < width; j++) first!.gradients[from + j]! += hiddenSlope[j]!;
    }
  }

  #step(rate: number, count: number): void {
    this.#steps++;
    const warm = Math.sqrt(1 - STEADINESS ** this.#steps) / (1 - RETENTION ** this.#steps);
    const slowness = Math.min(SLOWNESS, this.#steps / (this.#steps + 10));
    for (const { weights, averages, gradients, means, squares } of this.#layers)
      for (let i = 0; i < weights.length; i++) {
        const gradient = gradients[i]! / count;
        const mean = (means[i] = RETENTION * means[i]! + (1 - RETENTION) * gradient);
        const square = (squares[i] = STEADINESS * squares[i]! + (1 - STEADINESS) * gradient * gradient);
        weights[i]! -= rate * ((warm * mean) / (Math.sqrt(square) + TINY) + DECAY * weights[i]!);
        averages[i] = slowness * averages[i]! + (1 - slowness) * weights[i]!;
      }
  }

  /** The net as it plays: averaged, and in whole numbers of 8 bits. */
  weights(): NetWeights {
    const { hidden, middle } = this.shape;
    const [first, firstBias, second, secondBias, last, lastBias] = this.#layers.map(
      (layer) => layer.averages,
    );
    const [firstWhole, firstMeasure] = inWholeNumbers(first!, hidden);
    const [secondWhole, secondMeasure] = inWholeNumbers(second!, middle);
    return {
      shape: this.shape,
      first: firstWhole,
      firstMeasure,
      firstBias: firstBias!.slice(),
      second: secondWhole,
      secondMeasure,
      secondBias: secondBias!.slice(),
      last: last!.slice(),
      lastBias: lastBias!.slice(),
    };
  }
}

function scatter(weights: Float32Array, spread: number, rng: Rng): void {
  for (let i = 0; i < weights.length; i++) {
    // Twelve even numbers add up to nearly a normal one.
    let sum = -6;
    for (let k = 0; k < 12; k++) sum += share(rng);
    weights[i] = spread * sum;
  }
}

function bounded(x: number): number {
  return x > 1 ? 1 : x < -1 ? -1 : x;
}

/** Whole numbers, by columns, in the measure of each. */
function inMeasure(whole: Int8Array, measure: Float32Array): Float32Array {
  return Float32Array.from(whole, (weight, i) => weight * measure[i % measure.length]!);
}

const LARGEST = 127;

/** The columns of a layer, each in the measure that makes its largest weight 127. */
function inWholeNumbers(weights: Float32Array, columns: number): [Int8Array, Float32Array] {
  const largest = new Float32Array(columns);
  weights.forEach((weight, i) => {
    const column = i % columns;
    largest[column] = Math.max(largest[column]!, Math.abs(weight));
  });
  const measure = largest.map((most) => (most === 0 ? 1 : most / LARGEST));
  return [Int8Array.from(weights, (weight, i) => Math.round(weight / measure[i % columns]!)), measure];
}
