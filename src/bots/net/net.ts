import type { FeatureSet } from '../../kernel/hints/features.ts';

/** The layers of a net: so many inputs, two hidden layers, and what it says of a position. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly middle: number;
}

/** What a net says of a position for a seat: by how much the hints are wrong there. */
export interface Saying {
  /** What is to be added to the lead at the end that the hints expect. */
  lead: number;
  /** What is to be added to how sure of winning the hints are. */
  win: number;
}

export const OUTPUTS = 2;

/** The weights of a net in whole numbers of 8 bits, those into one neuron in the same measure. */
export interface NetWeights {
  readonly shape: NetShape;
  /** From each input to each hidden neuron, and the measure of each of those neurons. */
  readonly first: Int8Array;
  readonly firstMeasure: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Int8Array;
  readonly secondMeasure: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

/** Whether a feature is in the sums, and whether it was just met again. */
const [ABSENT, SUMMED, MET] = [0, 1, 2];

/**
 * Values positions. All sums are of whole numbers or in a fixed order, so that every machine comes to the same; between
 * two positions only what differs is added up.
 */
export class Net {
  readonly weights: NetWeights;
  readonly #sums: Int32Array;
  readonly #middle: Float64Array;
  /** The features that are in the sums, and by feature whether it is. */
  readonly #summed: Uint16Array;
  #count = 0;
  readonly #marks: Uint8Array;

  constructor(weights: NetWeights) {
    const { inputs, hidden, middle } = weights.shape;
    this.weights = weights;
    this.#sums = new Int32Array(hidden);
    this.#middle = new Float64Array(middle);
    this.#summed = new Uint16Array(inputs);
    this.#marks = new Uint8Array(inputs);
  }

  /** Says what a position with these features is worth. */
  value({ features, length }: FeatureSet, saying: Saying): void {
    this.#moveTo(features, length);
    this.#sayInto(saying);
  }

  #moveTo(features: Uint16Array, length: number): void {
    const [marks, summed] = [this.#marks, this.#summed];
    for (let i = 0; i < length; i++) {
      const feature = features[i]!;
      if (marks[feature] === ABSENT) this.#add(feature, 1);
      marks[feature] = MET;
    }
    for (let i = 0; i < this.#count; i++) {
      const feature = summed[i]!;
      if (marks[feature] === MET) continue;
      this.#add(feature, -1);
      marks[feature] = ABSENT;
    }
    for (let i = 0; i < length; i++) {
      const feature = features[i]!;
      summed[i] = feature;
      marks[feature] = SUMMED;
    }
    this.#count = length;
  }

  #add(feature: number, sign: 1 | -1): void {
    const { first } = this.weights;
    const sums = this.#sums;
    const { length } = sums;
    const from = feature * length;
    if (sign === 1) for (let i = 0; i < length; i++) sums[i]! += first[from + i]!;
    else for (let i = 0; i < length; i++) sums[i]! -= first[from + i]!;
  }

  #sayInto(saying: Saying): void {
    const { firstMeasure, firstBias, second, secondMeasure, secondBias, last, lastBias } = this.weights;
    const [sums, middle] = [this.#sums, this.#middle];
    const width = middle.length;
    middle.fill(0);
    for (let i = 0; i < sums.length; i++) {
      const active = sums[i]! * firstMeasure[i]! + firstBias[i]!;
      if (active <= 0) continue;
      const from = i * width;
      for (let k = 0; k < width; k++) middle[k]! += active * second[from + k]!;
    }
    let [lead, win] = [lastBias[0]!, lastBias[1]!];
    for (let k = 0; k < width; k++) {
      const active = middle[k]! * secondMeasure[k]! + secondBias[k]!;
      if (active <= 0) continue;
      lead += active * last[k * OUTPUTS]!;
      win += active * last[k * OUTPUTS + 1]!;
    }
    saying.lead = lead;
    saying.win = win;
  }
}

/**
 * The chance behind how sure a net is: the logistic function by a division and multiplications alone, since `Math.exp` need
 * not be the same on every machine and matches must repeat from their seed.
 */
export function chanceOf(win: number): number {
  return 1 / (1 + exponential(-win));
}

const SQUARINGS = 10;

/** The small step is a fraction, so that the powers of a number and its negative multiply to 1. */
function exponential(x: number): number {
  const bounded = x > 30 ? 30 : x < -30 ? -30 : x;
  const half = bounded / 2 ** (SQUARINGS + 1);
  let power = (1 + half) / (1 - half);
  for (let i = 0; i < SQUARINGS; i++) power *= power;
  return power;
}
