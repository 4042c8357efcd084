import { describe, expect, test } from 'vitest';
import { analysisOf } from '../../src/analysis/inquiry.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import { stretched } from '../../src/analysis/gauge.ts';
import { GAME_IDS } from '../../src/games/index.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { isFound, plantedIn } from './blunders.ts';
import { bestSpread, bins, brier, type Sample } from './fit.ts';
import { gameWithNets, recordsOf } from './matches.ts';

describe('a spread', () => {
  /** Positions whose true chances are known, told surer than they are. */
  const rng = seeded(1);
  const samples = Array.from({ length: 4000 }, (): Sample => {
    const chance = (1 + rng.int(98)) / 100;
    const won = rng.int(1000) < 1000 * chance ? 1 : 0;
    return { told: stretched([chance, 1 - chance], 0.5), won: [won, 1 - won] };
  });

  test('is found that makes chances as sure as their results', () => {
    expect(bestSpread(samples)).toBeGreaterThan(1.8);
    expect(bestSpread(samples)).toBeLessThan(2.2);
    expect(brier(samples, 2)).toBeLessThan(brier(samples, 1));
  });

  test('is shown by what was told and what was won', () => {
    const [first = ''] = bins([{ told: [0.07, 0.93], won: [0, 1] }], 1);
    expect(first).toBe('7>0');
  });
});

function analysed(entry: GameEntry, record: MatchRecord): Analysis {
  const steps = analysisOf(entry, record);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

describe.runIf(isLongRun).each(GAME_IDS)('in %s', (id) => {
  test('nine of ten planted blunders are found', async () => {
    const entry = await gameWithNets(id);
    const records = [...recordsOf(entry, { bot: 'hard', seats: 2, matches: 5 })];
    const planted = records.flatMap((record, i) => [...plantedIn(entry, record, 4, 1000 * i)]);
    expect(planted.length).toBeGreaterThan(10);
    expect(planted.filter(({ found }) => isFound(found)).length).toBeGreaterThanOrEqual(0.9 * planted.length);
  });

  test('master blunders at most once in a match', async () => {
    const entry = await gameWithNets(id);
    const records = [...recordsOf(entry, { bot: 'master', seats: 2, matches: 3 })];
    const blunders = records.flatMap((record) =>
      analysed(entry, record).decisions.filter(({ verdict }) => verdict === 'blunder'),
    );
    expect(blunders.length).toBeLessThanOrEqual(records.length);
  });

  test('luck is nothing on average', async () => {
    const entry = await gameWithNets(id);
    const bot = id === 'factions' ? 'casual' : 'medium';
    const lucks = [...recordsOf(entry, { bot, seats: 2, matches: 12 })].map(
      (record) => analysed(entry, record).sums[0]!.luck,
    );
    const mean = lucks.reduce((a, b) => a + b, 0) / lucks.length;
    const squares = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0);
    const error = Math.sqrt(squares / (lucks.length - 1) / lucks.length);
    expect(Math.abs(mean)).toBeLessThan(3.5 * error);
  });
});
