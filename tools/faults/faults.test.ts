import { expect, test } from 'vitest';
import { checkFaults } from './checker.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';

test('P1.1 one server with a file: every acknowledged move is there once, whatever was struck', async () => {
  const verdict = await checkFaults({ store: 'sqlite', game: 'sol', tables: 3, faults: 20, seed: 7 });
  expect(verdict.broken).toEqual([]);
  expect(verdict.acknowledged).toBeGreaterThan(20);
  expect(verdict.entries).toBeGreaterThanOrEqual(verdict.acknowledged);
});

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else
  test('P1.1 two servers with Postgres and Redis: the same, and all see the same', async () => {
    const verdict = await checkFaults({ store: 'postgres', game: 'star', tables: 3, faults: 30, seed: 8 });
    expect(verdict.broken).toEqual([]);
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, disagreements: 0, faults: 30 });
    expect(verdict.acknowledged).toBeGreaterThan(20);
  });
