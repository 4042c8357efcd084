import { InputError, reasonOf } from '../../kernel/error.ts';
import { isRecord } from '../../kernel/data/plain.ts';
import { firstFault, type Shape, shapeFault } from '../../kernel/data/shape.ts';
import { type NetShape, type NetWeights, OUTPUTS } from './net.ts';

/** What is told of the weights of a net beside the weights. */
export interface NetHeader {
  readonly game: string;
  /** The numbers of seats it was trained for. */
  readonly seats: readonly number[];
  /** The version of the features it looks at. */
  readonly features: number;
  readonly shape: NetShape;
  /** Points of the game to one lead. */
  readonly unit: number;
  /** What the hints say of an ordinary position. */
  readonly base: number;
  /** How far what was learned is trusted against the hints; the best in matches. */
  readonly trust: number;
  /** The command that trained it, and what it took. */
  readonly trained: {
    readonly command: string;
    readonly rounds: number;
    readonly matches: number;
  };
  /** How it came to replace what played before, for each number of seats. */
  readonly proof?: readonly NetProof[];
}

/** Matches against what played before, on deals that the net had not been trained on. */
export interface NetProof {
  readonly against: string;
  readonly seats: number;
  readonly matches: number;
  readonly won: number;
  /** Where the share of wins lies with 95 %. */
  readonly interval: readonly [number, number];
  /** Of a net for one seat, which plays nobody: how much better it did than what played the same matches before. */
  readonly gain?: NetGain;
}

/** What a net has won or scored alone beyond what played before, match by match with the same deal and options. */
export interface NetGain {
  /** Matches won, or points where nearly all or nearly none are won. */
  readonly of: 'wins' | 'points';
  /** What played before has won of these matches. */
  readonly before: number;
  /** The mean for a match, and where it lies with 95 %. */
  readonly mean: number;
  readonly interval: readonly [number, number];
}

export interface NetFile {
  readonly header: NetHeader;
  readonly weights: NetWeights;
}

/** The first line of every such file; the second is the header, the rest the weights. */
const TITLE = 'orrery net 1';
const LINE_END = 10;

export function writeNet({ header, weights }: NetFile): Uint8Array {
  const head = bytesOfText(`${TITLE}\n${inAscii(JSON.stringify(header))}\n`);
  const parts = partsOf(header.shape).map(({ name }) => bytesOf(weights[name]));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, head.length));
  let at = 0;
  for (const part of [head, ...parts]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads the file of a net; anything else is refused with what is wrong with it. */
export function readNet(bytes: Uint8Array): NetFile {
  const titleEnd = bytes.indexOf(LINE_END);
  const headerEnd = bytes.indexOf(LINE_END, titleEnd + 1);
  const text = (from: number, to: number): string => textOfBytes(bytes.subarray(from, to));
  if (titleEnd < 0 || headerEnd < 0 || text(0, titleEnd) !== TITLE)
    throw new InputError('bad_record', `a net begins with the line "${TITLE}"`);
  const header = headerIn(text(titleEnd + 1, headerEnd));
  return { header, weights: weightsIn(Uint8Array.from(bytes.subarray(headerEnd + 1)), header.shape) };
}

/** JSON with every letter that is not ASCII written by its number. */
function inAscii(json: string): string {
  return json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function bytesOfText(ascii: string): Uint8Array {
  return Uint8Array.from(ascii, (letter) => letter.charCodeAt(0));
}

function textOfBytes(ascii: Uint8Array): string {
  return Array.from(ascii, (byte) => String.fromCharCode(byte)).join('');
}

/** Numbers that need not be whole are any data here. */
const HEADER = {
  game: 'text',
  seats: ['number'],
  features: 'number',
  shape: { inputs: 'number', hidden: 'number', middle: 'number' },
  unit: 'data',
  base: 'data',
  trust: 'data',
  trained: { command: 'text', rounds: 'number', matches: 'number' },
} as const satisfies Shape;
const PROOF = {
  against: 'text',
  seats: 'number',
  matches: 'number',
  won: 'data',
  interval: ['data'],
} as const satisfies Shape;
const GAIN = { of: 'text', before: 'data', mean: 'data', interval: ['data'] } as const satisfies Shape;

function headerIn(text: string): NetHeader {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new InputError('bad_record', `the second line of a net must be its header: ${reasonOf(error)}`);
  }
  const fault = headerFault(data);
  if (fault !== undefined) throw new InputError('bad_record', `the net is damaged: ${fault}`);
  return data as NetHeader; // of the shape that was just checked
}

function headerFault(data: unknown): string | undefined {
  const isProven = isRecord(data) && data['proof'] !== undefined;
  const fault =
    shapeFault(data, isProven ? { ...HEADER, proof: ['data'] } : HEADER, 'header') ?? proofFault(data);
  if (fault !== undefined) return fault;
  const header = data as NetHeader; // but for the numbers that are checked here
  const { shape, unit, base, trust, proof = [] } = header;
  const small = Object.entries(shape).find(([, size]) => !(size >= 1 && size <= MOST_INPUTS));
  if (small) return `header.shape.${small[0]} must be from 1 to ${MOST_INPUTS}`;
  if (!(Number.isFinite(unit) && unit > 0)) return 'header.unit must be a number above 0';
  if (!Number.isFinite(base)) return 'header.base must be a number';
  if (!(trust >= 0 && trust <= 1)) return 'header.trust must be from 0 to 1';
  if (!proof.every(isTold)) return 'header.proof must tell what was won, and the two ends of its interval';
  return undefined;
}

/** Only matches of one seat tell a gain. */
function proofFault(header: unknown): string | undefined {
  const { proof = [] } = header as { readonly proof?: readonly unknown[] }; // of the shape that was just checked
  return firstFault(proof, (one, i) => {
    const isAlone = isRecord(one) && one['gain'] !== undefined;
    return shapeFault(one, isAlone ? { ...PROOF, gain: GAIN } : PROOF, `header.proof[${i}]`);
  });
}

function isTold({ won, interval, gain }: NetProof): boolean {
  return Number.isFinite(won) && isInterval(interval) && (gain === undefined || isGain(gain));
}

function isGain({ of, before, mean, interval }: NetGain): boolean {
  const isKnown = of === 'wins' || of === 'points';
  return isKnown && [before, mean].every(Number.isFinite) && isInterval(interval);
}

function isInterval(interval: readonly number[]): boolean {
  return interval.length === 2 && interval.every(Number.isFinite);
}

/** Features are numbered with 16 bits. */
const MOST_INPUTS = 2 ** 16;

type PartName = Exclude<keyof NetWeights, 'shape'>;

interface Part {
  readonly name: PartName;
  readonly count: number;
  readonly isWhole: boolean;
}

function partsOf({ inputs, hidden, middle }: NetShape): readonly Part[] {
  return [
    { name: 'firstMeasure', count: hidden, isWhole: false },
    { name: 'firstBias', count: hidden, isWhole: false },
    { name: 'secondMeasure', count: middle, isWhole: false },
    { name: 'secondBias', count: middle, isWhole: false },
    { name: 'last', count: middle * OUTPUTS, isWhole: false },
    { name: 'lastBias', count: OUTPUTS, isWhole: false },
    { name: 'second', count: hidden * middle, isWhole: true },
    { name: 'first', count: inputs * hidden, isWhole: true },
  ];
}

function bytesOf({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const FLOAT_BYTES = 4;

/** `bytes` begins at an even place in memory of its own, as lists of numbers must. */
function weightsIn(bytes: Uint8Array, shape: NetShape): NetWeights {
  const parts = partsOf(shape);
  const size = parts.reduce((sum, { count, isWhole }) => sum + count * (isWhole ? 1 : FLOAT_BYTES), 0);
  if (size !== bytes.length)
    throw new InputError(
      'bad_record',
      `a net of this shape has ${size} bytes of weights, not ${bytes.length}`,
    );
  let at = 0;
  const taken = parts.map(({ name, count, isWhole }) => {
    const from = at;
    at += count * (isWhole ? 1 : FLOAT_BYTES);
    const list = isWhole
      ? new Int8Array(bytes.buffer, from, count)
      : new Float32Array(bytes.buffer, from, count);
    return [name, list] as const;
  });
  return { shape, ...Object.fromEntries(taken) } as unknown as NetWeights; // each part has the kind its name asks for
}
