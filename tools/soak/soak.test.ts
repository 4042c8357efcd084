import { expect, test } from 'vitest';
import { isLongRun } from '../../src/testkit/effort.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { pictureOf } from './picture.ts';
import { soak } from './soak.ts';

const OPTIONS = { game: 'sol', tables: 3, seed: 5 } as const;

test.runIf(isLongRun)('a server that leaks is found out by the slope of its memory', async () => {
  const { trends } = await soak({
    ...OPTIONS,
    sqlite: true,
    minutes: 0.5,
    every: 0.5,
    onOpen: ({ servers }) => void servers.map((server) => server.leak(4_000_000)),
  });
  expect(trends.filter(({ leaks }) => leaks).map(({ name }) => name)).toEqual(['heap of server 1']);
});

test('a picture shows every line over the time', () => {
  const points = [0, 30, 60].map((at) => ({ at, value: at + 1 }));
  const svg = pictureOf([{ title: 'memory', unit: 'MB', lines: [{ name: 'server 1', points }] }], 20);
  expect(svg).toContain('<polyline');
  expect(svg).toContain('61 MB');
  expect(svg).toContain('1.0 min');
});

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else
  test.runIf(isLongRun)(
    'G5.1 two minutes of people who come, play and go, with faults, leave no slope',
    async () => {
      const { trends, verdict } = await soak({ ...OPTIONS, minutes: 2 });
      expect(verdict.broken).toEqual([]);
      expect(trends.filter(({ leaks }) => leaks)).toEqual([]);
    },
  );
