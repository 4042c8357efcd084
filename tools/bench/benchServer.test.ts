import { expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { COLYSEUS } from './server/colyseus.ts';
import { runBenchServer } from './benchServer.ts';

const TINY = { games: ['sol'], matches: [2], seconds: 0.1, rate: 40, json: true };

interface Report {
  readonly servers: readonly { readonly id: string; readonly durability: string }[];
  readonly rows: readonly Record<string, number | string>[];
  readonly cpuRatios: Record<string, Record<string, number>>;
}

test('every server gets a row, with figures for each thing that is compared', async () => {
  const lines = await printed(() => runBenchServer(TINY));
  const { servers, rows, cpuRatios } = JSON.parse(lines.at(-1)!) as Report;
  expect(servers.map(({ id }) => id)).toEqual(['orrery', 'boardgameio', 'colyseus']);
  expect(servers.map(({ durability }) => durability.slice(0, 9))).toEqual([
    'on disk b',
    'in memory',
    'in memory',
  ]);
  expect(rows.map(({ peer, matches }) => [peer, matches])).toEqual([
    ['orrery', 2],
    ['boardgameio', 2],
    ['colyseus', 2],
  ]);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual([
      'game',
      'peer',
      'matches',
      'cpuPerMove',
      'steadyCpuPerMove',
      'movesPerSecond',
      'steadyMovesPerSecond',
      'p50',
      'p99',
      'heapPerMatch',
      'heapPerMatchPlayed',
      'bytesPerMove',
    ]);
    for (const key of ['cpuPerMove', 'movesPerSecond', 'p50', 'p99', 'bytesPerMove'])
      expect(row[key]).toBeGreaterThan(0);
  }
  expect(Object.keys(cpuRatios)).toEqual(['boardgameio', 'colyseus']);
  expect(lines.join('\n')).toMatch(/game +matches +server +CPU\/move/);
});

test('a server that is not installed is named and left out', async () => {
  const missing = { ...COLYSEUS, version: () => undefined };
  const lines = await printed(() => runBenchServer(TINY, [missing]));
  expect(lines[0]).toBe('Colyseus is not installed, so it is not compared; npm ci brings it');
  expect((JSON.parse(lines.at(-1)!) as Report).rows).toEqual([]);
});
