import { expect, test } from 'vitest';
import { InputError } from '../../kernel/error.ts';
import type { NetWeights } from './net.ts';
import { type NetFile, type NetHeader, readNet, writeNet } from './netFile.ts';

const shape = { inputs: 3, hidden: 2, middle: 1 };
const weights: NetWeights = {
  shape,
  first: Int8Array.of(1, -2, 3, -127, 127, 0),
  firstMeasure: Float32Array.of(0.5, 0.25),
  firstBias: Float32Array.of(-1, 2),
  second: Int8Array.of(-7, 9),
  secondMeasure: Float32Array.of(0.125),
  secondBias: Float32Array.of(0.75),
  last: Float32Array.of(1.5, -0.5),
  lastBias: Float32Array.of(0.1, -0.2),
};
const header: NetHeader = {
  game: 'sol',
  seats: [2, 4],
  features: 3,
  shape,
  unit: 12.5,
  base: -3,
  trust: 0.35,
  trained: { command: './orrery learn sol', rounds: 2, matches: 300 },
};
const proof = { against: 'hard', seats: 2, matches: 400, won: 231.5, interval: [0.53, 0.63] } as const;
const gain = { of: 'points', before: 380, mean: 1.5, interval: [0.2, 2.8] } as const;
const alone = { ...proof, seats: 1, gain } as const;

/** A file with this second line. */
function withHeader(line: string): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from(`orrery net 1\n${line}\n`), new Uint8Array(48)]));
}

const withFields = (fields: object): Uint8Array => withHeader(JSON.stringify({ ...header, ...fields }));

function refusal(bytes: Uint8Array): string {
  try {
    readNet(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect(error).toHaveProperty('code', 'bad_record');
    return (error as InputError).message;
  }
  throw new Error('it was read');
}

test.each<[string, NetFile]>([
  ['without proof', { header, weights }],
  ['with proof', { header: { ...header, proof: [proof, { ...proof, seats: 4 }] }, weights }],
  ['with proof for one seat', { header: { ...header, seats: [1], proof: [alone] }, weights }],
])('a net %s reads back as it was written', (_, net) => {
  expect(readNet(writeNet(net))).toStrictEqual(net);
});

test('words of any language read back', () => {
  const trained = { ...header.trained, command: 'größer “☄” 🪐' };
  expect(readNet(writeNet({ header: { ...header, trained }, weights })).header.trained).toEqual(trained);
});

test('a net may lie anywhere within larger bytes', () => {
  const bytes = writeNet({ header, weights });
  const larger = new Uint8Array(bytes.length + 3);
  larger.set(bytes, 3);
  expect(readNet(larger.subarray(3)).weights).toStrictEqual(weights);
});

test('anything that does not begin like a net is refused', () => {
  const bytes = writeNet({ header, weights });
  for (const other of [new Uint8Array(), Buffer.from('orrery net 1'), Buffer.from('orrery net 2\n{}\n')])
    expect(refusal(other)).toBe('a net begins with the line "orrery net 1"');
  expect(refusal(bytes.subarray(1))).toBe('a net begins with the line "orrery net 1"');
});

test('a header that is no JSON is refused', () => {
  expect(refusal(withHeader('{"game":'))).toContain('the second line of a net must be its header: ');
  expect(refusal(withHeader('7'))).toBe('the net is damaged: header must be an object');
});

test.each(Object.keys(header))('a header without %s is refused', (field) => {
  expect(refusal(withFields({ [field]: undefined }))).toMatch(`the net is damaged: header.${field} must be`);
});

test.each<[object, string]>([
  [{ game: 7 }, 'header.game must be a text'],
  [{ seats: 2 }, 'header.seats must be a list'],
  [{ shape: { ...shape, hidden: -2 } }, 'header.shape.hidden must be from 1 to 65536'],
  [{ shape: { ...shape, inputs: 1e9 } }, 'header.shape.inputs must be from 1 to 65536'],
  [{ unit: 0 }, 'header.unit must be a number above 0'],
  [{ base: 'low' }, 'header.base must be a number'],
  [{ trust: 35 }, 'header.trust must be from 0 to 1'],
  [{ proof: [proof, { ...proof, interval: [1] }] }, 'header.proof must tell what was won'],
  [{ proof: [proof, { ...proof, won: undefined }] }, 'header.proof must tell what was won'],
  [{ proof: [{ ...alone, gain: { ...gain, of: 'luck' } }] }, 'header.proof must tell what was won'],
  [{ proof: [{ ...alone, gain: { ...gain, interval: [1] } }] }, 'header.proof must tell what was won'],
  [{ proof: [alone, { ...alone, gain: 7 }] }, 'header.proof[1].gain must be an object'],
  [{ proof: [{ ...proof, seats: 1.5 }] }, 'header.proof[0].seats must be a whole number'],
  [{ proof: [proof, { ...proof, lost: 3 }] }, 'header.proof[1] has an unknown field "lost"'],
  [{ colour: 'red' }, 'header has an unknown field "colour"'],
])('a header with %j is refused', (fields, fault) => {
  expect(refusal(withFields(fields))).toContain(`the net is damaged: ${fault}`);
});

test('too few weights are refused, and too many', () => {
  const bytes = writeNet({ header, weights });
  expect(refusal(bytes.subarray(0, -1))).toBe('a net of this shape has 48 bytes of weights, not 47');
  expect(refusal(new Uint8Array([...bytes, 0]))).toBe('a net of this shape has 48 bytes of weights, not 49');
});
