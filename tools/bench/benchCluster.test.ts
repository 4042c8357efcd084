import { expect, test } from 'vitest';
import { isLongRun } from '../../src/testkit/effort.ts';
import { printed } from '../../test/kit/printed.ts';
import type { Cost } from './cluster/growth.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { runBenchCluster } from './benchCluster.ts';

const TINY = { matches: [3], seconds: 1, rate: 30, spectators: [0, 4], length: 40, warm: 1, json: true };

interface Report {
  readonly matches: readonly (Cost & Record<string, number>)[];
  readonly spectators: readonly (Cost & Record<string, number>)[];
  readonly length: readonly (Cost & Record<string, number>)[];
}

async function reportOf(options: Parameters<typeof runBenchCluster>[0]): Promise<Report> {
  const lines = await printed(() => runBenchCluster(options));
  expect(lines.join('\n')).toMatch(/matches +heap\/match.*\n.*\n+ *spectators.*\n.*\n.*\n+ *moves /);
  return JSON.parse(lines.at(-1)!) as Report;
}

/** Every move that was due has counted, and nothing that is told of it is missing. */
function expectWhole({ matches, spectators, length }: Report): void {
  for (const row of [...matches, ...spectators, ...length]) {
    expect(row.acknowledged).toBe(row.due);
    for (const key of ['cpu', 'p50', 'p99', 'shownP50', 'shownP99', 'bytesPerMove'] as const)
      expect(row[key]).toBeGreaterThan(0);
  }
}

test('one server over one file', async () => {
  const report = await reportOf({ ...TINY, servers: [1], store: 'sqlite' });
  expectWhole(report);
  expect(report.matches).toMatchObject([{ servers: 1, matches: 3, due: 30 }]);
  expect(report.matches[0]).not.toHaveProperty('postgresCpu');
  expect(report.spectators.map((row) => row['spectators'])).toEqual([0, 4]);
  expect(report.length).toMatchObject([
    { from: 1, to: 2, due: 20 },
    { from: 39, to: 40, due: 20 },
  ]);
});

test('several servers over one file are refused', async () => {
  await expect(runBenchCluster({ ...TINY, servers: [1, 2], store: 'sqlite' })).rejects.toThrow(
    'one file is for one server',
  );
});

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else
  test.runIf(isLongRun)(
    'two servers over Postgres and Redis, each with one seat of every table',
    async () => {
      const report = await reportOf({ ...TINY, servers: [2], store: 'postgres' });
      expectWhole(report);
      expect(report.matches).toMatchObject([{ servers: 2, matches: 3, due: 30 }]);
      for (const key of ['postgresCpu', 'redisCpu'])
        expect(report.matches[0]?.[key]).toBeGreaterThanOrEqual(0);
    },
  );
