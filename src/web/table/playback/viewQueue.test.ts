import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableView } from '../../../protocol/table.ts';
import { viewQueue, merged, pauseAfter } from './viewQueue.ts';

const CHAIRS = [
  { name: 'Ann', player: 'person' },
  { name: 'Vesper', player: { bot: 'greedy' } },
] as const;

function table(ply: number, seat: number, changed: Partial<TableView> = {}): TableView {
  const news = [{ ply, seat, text: '', events: [] }];
  return { ply, news, fresh: false, setup: { chairs: CHAIRS }, ...changed } as unknown as TableView;
}

const outdated = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('frames', () => {
  test('are shown one after the other, the first at once', () => {
    const playback: number[] = [];
    const queue = viewQueue({ show: ({ ply }) => playback.push(ply), outdated });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(playback).toEqual([1]);
    vi.advanceTimersByTime(320);
    expect(playback).toEqual([1, 2]);
    vi.advanceTimersByTime(320);
    expect(playback).toEqual([1, 2, 3]);
  });

  test('that wait are shown as one when the player has seen enough', () => {
    const playback: TableView[] = [];
    const queue = viewQueue({ show: (next) => playback.push(next), outdated });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    queue.finish();
    expect(playback.map(({ ply, news }) => [ply, news.length])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    vi.advanceTimersByTime(1000);
    expect(playback).toHaveLength(2);
  });

  test('are not waited for where nothing moves', () => {
    const playback: number[] = [];
    const queue = viewQueue({ show: ({ ply }) => playback.push(ply), outdated, pause: () => 0 });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(playback).toEqual([1, 2, 3]);
  });

  test('say whether more is waiting', () => {
    const more: boolean[] = [];
    const queue = viewQueue({ show: (_, waiting) => more.push(waiting), outdated: () => more.push(true) });
    queue.push(table(1, 1));
    queue.push(table(2, 1));
    expect(more).toEqual([false, true]);
    vi.advanceTimersByTime(1000);
    expect(more).toEqual([false, true, false]);
  });

  test('that are held stay until they are released', () => {
    const playback: number[] = [];
    const befores: (number | undefined)[] = [];
    const queue = viewQueue({
      show: ({ ply }) => playback.push(ply),
      outdated,
      pause: ({ ply }, before) => {
        befores.push(before?.ply);
        return ply === 1 ? Number.POSITIVE_INFINITY : 0;
      },
    });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    vi.advanceTimersByTime(60_000);
    expect(playback).toEqual([1]);
    queue.release();
    expect(playback).toEqual([1, 2, 3]);
    expect(befores).toEqual([undefined, 1, 2]);
    queue.release();
    expect(playback).toEqual([1, 2, 3]);
  });

  test('that are held are left when the player has seen enough', () => {
    const playback: number[] = [];
    const queue = viewQueue({
      show: ({ ply }) => playback.push(ply),
      outdated,
      pause: () => Number.POSITIVE_INFINITY,
    });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(queue.finish()).toBe(true);
    queue.push(table(4, 1));
    expect(playback).toEqual([1, 3, 4]);
  });

  test('come no more after closing', () => {
    const show = vi.fn();
    const queue = viewQueue({ show, outdated });
    queue.push(table(1, 1));
    queue.push(table(2, 1));
    queue.close();
    vi.advanceTimersByTime(1000);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

test('a bot’s move stays longer than one’s own, a first frame not at all', () => {
  expect(pauseAfter(table(1, 1))).toBeGreaterThan(pauseAfter(table(1, 0)));
  expect(pauseAfter(table(1, 0, { fresh: true }))).toBe(0);
  expect(pauseAfter(table(1, 0, { news: [] }))).toBe(0);
});

test('after an undo, what was told before is void', () => {
  const views = [table(1, 0), table(0, 0, { fresh: true, news: [] }), table(1, 1)];
  const one = merged(views);
  expect(one?.fresh).toBe(true);
  expect(one?.news.map(({ seat }) => seat)).toEqual([1]);
  expect(merged([])).toBeUndefined();
});
