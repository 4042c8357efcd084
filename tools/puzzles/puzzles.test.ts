import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { type PuzzlesOptions, runPuzzles } from './puzzles.ts';

const TOYS = new URL('../../test/kit/toy.ts', import.meta.url).href;

let folder = '';
let keep = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-puzzles-'));
  keep = path.join(folder, 'toy.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPTIONS = { game: 'toy', level: 'greedy', seats: '2,3', matches: 3, seed: 'test', lead: 5 } as const;

const told = (options: Partial<PuzzlesOptions> = {}): Promise<string[]> =>
  printed(() => runPuzzles({ ...OPTIONS, count: 30, workers: 1, keep, json: true, ...options }, TOYS));

const lines = (): string[] => readFileSync(keep, 'utf8').trimEnd().split('\n');

describe('puzzles', () => {
  test('tells how far the decisions came, goes on where it was stopped, and finds the same', async () => {
    const whole = await told();
    expect(whole[0]).toMatch(/^3 matches: \d+ puzzles? found, \d+ chosen$/);
    expect(whole.filter((line) => /^ +[\d,]+ {2}[a-z]/.test(line))).toHaveLength(6);
    expect(Array.isArray(JSON.parse(whole.at(-1)!))).toBe(true);
    const kept = lines();
    expect(JSON.parse(kept[0]!)).toEqual({
      ...OPTIONS,
      matches: undefined,
      turns: false,
      rulesVersion: 1,
      seats: [2, 3],
    });
    expect(kept).toHaveLength(4);
    // As it is when the process ended while it wrote the third match.
    writeFileSync(keep, `${kept.slice(0, 3).join('\n')}\n{"match":2,"sta`);
    expect(await told({ workers: 2 })).toEqual(whole);
    expect(lines().toSorted()).toEqual(kept.toSorted());
  });

  test('leaves a file of another plan as it is', async () => {
    await told({ matches: 0 });
    const before = lines();
    await expect(told({ seed: 'another' })).rejects.toThrow(/keeps what another plan has found/);
    expect(lines()).toEqual(before);
  });

  test('refuses tables where nobody can be beaten', async () => {
    await expect(told({ seats: '1' })).rejects.toThrow(/seats/);
  });
});
