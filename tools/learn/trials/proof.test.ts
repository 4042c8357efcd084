import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { featuresOf } from '../../../test/kit/features.ts';
import { printed } from '../../../test/kit/printed.ts';
import type { NetWeights } from '../../../src/bots/net/net.ts';
import { type NetHeader, readNet, writeNet } from '../../../src/bots/net/netFile.ts';
import { GAMES } from '../../../src/games/index.ts';
import { findGame } from '../../../src/kernel/entry.ts';
import { seeded } from '../../../src/kernel/match/rng.ts';
import { inLongRun, isLongRun } from '../../../src/testkit/effort.ts';
import { doubtfulIn, type ProofOptions, runProof } from './proof.ts';
import { Trainer } from '../trainer.ts';

const features = featuresOf(findGame(GAMES, 'star'));
const shape = { inputs: features.layout.count, hidden: 4, middle: 2 };
const HEADER: NetHeader = {
  game: 'star',
  seats: [2],
  features: features.version,
  shape,
  unit: 100,
  base: 0,
  trust: 0.35,
  trained: { command: './orrery learn star', rounds: 1, matches: 1 },
};

/** One says nothing against the hints, so it plays as they do; the other says anything, louder than the hints. */
function weightsFor(inputs: number): readonly [NetWeights, NetWeights] {
  const nothing = new Trainer({ ...shape, inputs }, seeded(1)).weights();
  const secondBias = nothing.secondBias.map(() => 50);
  return [nothing, { ...nothing, secondBias, last: nothing.last.map((_, i) => (i % 2 === 0 ? 1000 : 0)) }];
}

const [NOTHING, NONSENSE] = weightsFor(shape.inputs);

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-proof-'));
const [run, nets] = [path.join(folder, 'run'), path.join(folder, 'nets')];
beforeEach(() => {
  for (const one of [run, nets]) rmSync(one, { recursive: true, force: true });
  mkdirSync(run);
});
afterAll(() => rmSync(folder, { recursive: true }));

function keep(place: string, name: string, weights: NetWeights, changes: Partial<NetHeader> = {}): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, name), writeNet({ header: { ...HEADER, ...changes }, weights }));
}

const prove = (changes: Partial<ProofOptions> = {}): Promise<string[]> => {
  const options = {
    game: 'star',
    folder: run,
    proof: 8,
    thought: 'move',
    lines: 4,
    turns: 1,
    workers: 1,
  } as const;
  return printed(() => runProof({ ...options, ...changes }, undefined, nets));
};

const inNets = (name: string): Buffer => readFileSync(path.join(nets, name));

test('a net that is better than the one of the game takes its place, with its proof', async () => {
  keep(run, 'latest.net', NOTHING);
  keep(nets, 'two.net', NONSENSE, { trained: { ...HEADER.trained, command: 'before' } });
  const lines = await prove();
  expect(lines[0]).toMatch(
    /^star, 2 seats: won [78] of 8 \(.*\) against two\.net:move of before; par 50\.0 %$/,
  );
  expect(lines[1]).toBe(`proven to be better: written to ${path.join(nets, 'two.net')}`);
  const { header, weights } = readNet(inNets('two.net'));
  const { proof = [], ...rest } = header;
  expect(rest).toEqual(HEADER);
  expect(weights).toEqual(NOTHING);
  expect(proof).toHaveLength(1);
  expect(proof[0]).toMatchObject({ against: 'two.net:move of before', seats: 2, matches: 8 });
  expect(proof[0]!.interval[0]).toBeGreaterThan(0.5);
  expect([readdirSync(nets), readdirSync(run)]).toEqual([['two.net'], ['latest.net']]);
});

describe('the net of the game stays', () => {
  test.each(inLongRun(['turn'] as const, ['move', 'lines'] as const))(
    'where a new one is its equal (by %s)',
    async (thought) => {
      keep(run, 'latest.net', NOTHING);
      keep(nets, 'two.net', NOTHING, { trained: { ...HEADER.trained, command: 'before' } });
      const before = inNets('two.net');
      const lines = await prove({ thought, proof: 2 });
      expect(lines.at(-1)).toBe(
        `not proven to be better with 2 seats: ${path.join(nets, 'two.net')} stays as it is`,
      );
      expect(inNets('two.net').equals(before)).toBe(true);
    },
  );

  test('where a new one is worse', async () => {
    keep(run, 'latest.net', NONSENSE);
    keep(nets, 'two.net', NOTHING);
    const before = inNets('two.net');
    await prove();
    expect(inNets('two.net').equals(before)).toBe(true);
  });

  test('where a new one is for fewer numbers of seats', async () => {
    keep(run, 'latest.net', NOTHING, { seats: [3] });
    keep(nets, 'more.net', NONSENSE, { seats: [3, 4] });
    await expect(prove()).rejects.toThrow('plays with 4 seats too: train for those as well');
  });
});

test('where a game has no net the hints are played against, and their equal comes to nothing', async () => {
  keep(run, 'latest.net', NOTHING, { trust: 0 });
  const lines = await prove();
  expect(lines[0]).toContain('against hints:move; par 50.0 %');
  expect(lines[1]).toContain('not proven to be better');
  expect(readdirSync(folder)).toEqual(['run']);
});

test('where the net of the game looks at features of before, so are the hints', async () => {
  keep(run, 'latest.net', NOTHING);
  keep(nets, 'two.net', NONSENSE, { features: features.version + 1 });
  expect((await prove({ proof: 2 }))[0]).toContain('against hints:move');
});

test.runIf(isLongRun)('every number of seats is proven, against what plays there', async () => {
  keep(run, 'latest.net', NOTHING, { seats: [3, 4, 3], trust: 0 });
  keep(nets, 'more.net', NONSENSE, { seats: [3] });
  const lines = await prove({ proof: 4 });
  expect(lines[0]).toMatch(/^star, 3 seats: won [\d.]+ of 6 .* against more\.net:move of .*; par 33\.3 %$/);
  expect(lines[1]).toMatch(/^star, 4 seats: won [\d.]+ of 4 .* against hints:move; par 25\.0 %$/);
  expect(lines[2]).toContain('not proven to be better with');
});

describe('a net for one seat', () => {
  const empire = featuresOf(findGame(GAMES, 'empire'));
  const [still] = weightsFor(empire.layout.count);
  const header = { game: 'empire', seats: [1], features: empire.version, shape: still.shape, trust: 0.35 };

  test('that wins more of the same matches takes the place of the one before, with its proof', async () => {
    keep(run, 'latest.net', still, header);
    // Whoever trusts such a net alone forgets what the hints think of moves.
    keep(nets, 'one.net', still, { ...header, trust: 1 });
    const lines = await prove({ game: 'empire', proof: 12 });
    expect(lines[0]).toMatch(
      /^empire, 1 seat: won [\d.]+ of 12 \(.*\); in the same matches one\.net:move of .* won [\d.]+ of 12 \(/,
    );
    expect(lines[1]).toBe(`proven to be better: written to ${path.join(nets, 'one.net')}`);
    const { header: written, weights } = readNet(inNets('one.net'));
    expect(weights).toEqual(still);
    const [proof] = written.proof ?? [];
    expect(proof).toMatchObject({ against: 'one.net:move of ./orrery learn star', seats: 1, matches: 12 });
    expect(proof!.won - proof!.gain!.before).toBeCloseTo(12 * proof!.gain!.mean, 6);
    expect(proof!.gain).toMatchObject({ of: 'wins' });
    expect(proof!.gain!.interval[0]).toBeGreaterThan(0);
  });

  test('that plays as the hints do comes to nothing', async () => {
    keep(run, 'latest.net', still, { ...header, trust: 0 });
    const lines = await prove({ game: 'empire', proof: 4 });
    expect(lines[0]).toContain('; in the same matches hints:move won ');
    expect(lines[1]).toContain('not proven to be better with 1 seat: ');
    expect(readdirSync(folder)).toEqual(['run']);
  });

  test.each([
    ['wins more than half but less than before', 0.8, [-0.2, -0.05], [1]],
    ['wins few but more than before', 0.1, [0.01, 0.1], []],
    ['may have gained nothing', 0.9, [0, 0.1], [1]],
  ] as const)('that %s is judged by its gain', (_, low, interval, doubtful) => {
    const gain = { of: 'wins', before: 5, mean: 0, interval } as const;
    expect(
      doubtfulIn([{ against: 'hints:move', seats: 1, matches: 9, won: 5, interval: [low, 1], gain }]),
    ).toEqual(doubtful);
  });
});

test('a number of seats is doubtful where the interval reaches down to an equal share', () => {
  const proof = (seats: number, low: number) => ({
    against: 'hints:move',
    seats,
    matches: 9,
    won: 5,
    interval: [low, 0.9] as const,
  });
  expect(doubtfulIn([proof(2, 0.51), proof(3, 0.34), proof(4, 0.26)])).toEqual([]);
  expect(doubtfulIn([proof(2, 0.5), proof(3, 0.34), proof(4, 0.2)])).toEqual([2, 4]);
});

test('what cannot be proven is refused', async () => {
  await expect(prove()).rejects.toThrow('there is no net to be proven in');
  keep(run, 'latest.net', NOTHING, { seats: [2, 3] });
  await expect(prove()).rejects.toThrow('train them apart');
  keep(run, 'latest.net', NOTHING, { seats: [1, 2] });
  await expect(prove()).rejects.toThrow('train them apart');
  keep(run, 'latest.net', NOTHING, { seats: [1, 3] });
  await expect(prove()).rejects.toThrow('train them apart');
  keep(run, 'latest.net', NOTHING, { game: 'sol' });
  await expect(prove()).rejects.toThrow('the net is one of sol, not of star');
  expect(readdirSync(folder)).toEqual(['run']);
});
