import { describe, expect, test } from 'vitest';
import { isLongRun } from '../../src/testkit/effort.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { checkFaults } from './checker.ts';
import { hasCompiler, NO_COMPILER } from './disk.ts';

const [ON_ONE, ON_TWO] = isLongRun ? [40, 80] : [8, 16];

test('P1.1, G1.1, G5.1, G5.6 one server with a file: every acknowledged move is there once, whatever was struck', async () => {
  const verdict = await checkFaults({ store: 'sqlite', game: 'sol', tables: 3, faults: ON_ONE, seed: 7 });
  expect(verdict.broken).toEqual([]);
  expect(verdict.acknowledged).toBeGreaterThan(20);
  expect(verdict).toMatchObject({ lost: 0, doubled: 0, disagreements: 0, faults: ON_ONE });
});

if (!hasCompiler()) test.skip(NO_COMPILER);
else
  describe('the disk of one server', () => {
    const options = { store: 'sqlite', game: 'sol', tables: 3, seed: 9 } as const;

    test('G5.4 while it is full nothing is granted that is not kept, and then play goes on', async () => {
      const verdict = await checkFaults({ ...options, faults: 8, only: ['fullDisk'] });
      expect(verdict.broken).toEqual([]);
    });

    test.runIf(isLongRun)('G1.1 what was acknowledged is there after the power has failed', async () => {
      const verdict = await checkFaults({ ...options, faults: 8, only: ['powerCut'] });
      expect(verdict.broken).toEqual([]);
    });
  });

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else
  test('P1.1, G5.1, G5.2, G5.3, G5.5 two servers with Postgres and Redis: the same, and all see the same', async () => {
    const verdict = await checkFaults({
      store: 'postgres',
      game: 'star',
      tables: 3,
      faults: ON_TWO,
      seed: 8,
    });
    expect(verdict.broken).toEqual([]);
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, disagreements: 0, faults: ON_TWO });
    expect(verdict.acknowledged).toBeGreaterThan(20);
  });
