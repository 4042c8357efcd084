import { describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../e2e/kit/browser.ts';
import { printed } from '../../test/kit/printed.ts';
import { runBenchWeb } from './benchWeb.ts';
import { coverOf, cpuOf, gapsIn, readTrace } from './web/trace.ts';

const TINY = { games: ['sol'], moves: 1, openings: 1, length: 20, json: true };

interface Report {
  readonly rows: readonly {
    readonly game: string;
    readonly clicks: Record<'moves' | 'picks', Record<string, number>>;
    readonly openings: Record<'cold' | 'warm', Record<string, number>>;
    readonly memory: Record<'first' | 'last' | 'growth', Record<string, number>>;
    readonly bare: Record<'clicks' | 'openings' | 'memory', object>;
  }[];
}

test.skipIf(findBrowser() === undefined)('a game gets figures for clicks, openings and memory', async () => {
  const progress = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const lines = await printed(() => runBenchWeb(TINY));
  progress.mockRestore();
  const { rows } = JSON.parse(lines.at(-1)!) as Report;
  expect(rows.map(({ game }) => game)).toEqual(['sol']);
  const { clicks, openings, memory, bare } = rows[0]!;
  expect(clicks.moves['clicks']).toBe(1);
  for (const part of ['rules', 'script', 'rendering', 'cpu']) expect(clicks.moves[part]).toBeGreaterThan(0);
  const parts = ['rules', 'script', 'rendering', 'waiting'].map((part) => clicks.moves[part]!);
  expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(clicks.moves['mean']!);
  for (const { ready, lit, bytes } of [openings.cold, openings.warm]) {
    expect(lit).toBeGreaterThan(ready!);
    expect(bytes).toBeGreaterThan(0);
  }
  expect(memory.last['moves']).toBeGreaterThan(memory.first['moves']!);
  for (const part of ['page', 'worker', 'nodes', 'listeners']) expect(memory.first[part]).toBeGreaterThan(0);
  expect(Object.keys(bare)).toEqual(['clicks', 'openings', 'memory']);
  expect(lines.join('\n')).toMatch(/game +click +clicks +p50 ms/);
});

test('a game that is not there is refused before anything is started', async () => {
  await expect(runBenchWeb({ ...TINY, games: ['chess'] })).rejects.toThrow('there is no game "chess"');
});

describe('a trace', () => {
  const event = (name: string, ts: number, dur: number, tid = 1) => ({ name, ph: 'X', pid: 1, tid, ts, dur });
  const trace = JSON.stringify({
    traceEvents: [
      { ...event('bench', 5000, 0), ph: 'I' },
      { ...event('RunTask', 6000, 4000), tdur: 1000 },
      event('Layout', 7000, 1000),
      event('RunTask', 6000, 9000, 2),
    ],
  });

  test('is told by the clock of the page, and only of its own thread', () => {
    expect(readTrace(trace, 100)).toEqual({
      tasks: [{ from: 101, to: 105, cpu: 1 }],
      rendering: [{ from: 102, to: 103 }],
    });
    expect(() => readTrace('{"traceEvents":[]}', 0)).toThrow('lacks the mark');
  });

  test('is cut to the time of a click', () => {
    const { tasks } = readTrace(trace, 100);
    expect(coverOf([...tasks, { from: 104, to: 106 }], { from: 103, to: 110 })).toBe(3);
    expect(cpuOf(tasks, { from: 103, to: 110 })).toBe(0.5);
    expect(gapsIn({ from: 100, to: 110 }, tasks)).toEqual([
      { from: 100, to: 101 },
      { from: 105, to: 110 },
    ]);
  });
});
