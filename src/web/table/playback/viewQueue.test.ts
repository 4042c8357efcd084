import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableView } from '../../../protocol/table.ts';
import { merged, pauseAfter, type Stage, viewQueue } from './viewQueue.ts';

const CHAIRS = [
  { name: 'Ann', player: 'person' },
  { name: 'Vesper', player: { bot: 'greedy' } },
] as const;

function table(ply: number, seat: number, changed: Partial<TableView> = {}): TableView {
  const news = [{ ply, seat, text: '', events: [] }];
  return { ply, news, fresh: false, setup: { chairs: CHAIRS }, ...changed } as unknown as TableView;
}

const changed = (): void => undefined;
/** How long views rest that nobody tells. */
const untold = (ms: (view: TableView) => number) => (view: TableView) => ({ ms: ms(view), told: false });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('frames', () => {
  test('are shown one after the other, the first at once', () => {
    const playback: number[] = [];
    const queue = viewQueue({ show: ({ ply }) => playback.push(ply), changed });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(playback).toEqual([1]);
    vi.advanceTimersByTime(320);
    expect(playback).toEqual([1, 2]);
    vi.advanceTimersByTime(320);
    expect(playback).toEqual([1, 2, 3]);
  });

  test('that wait are shown as one when the player has seen enough', () => {
    const playback: TableView[] = [];
    const queue = viewQueue({ show: (next) => playback.push(next), changed });
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
    const queue = viewQueue({ show: ({ ply }) => playback.push(ply), changed, rest: untold(() => 0) });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(playback).toEqual([1, 2, 3]);
  });

  test('say whether more is waiting', () => {
    const more: boolean[] = [];
    const queue = viewQueue({
      show: (_, { waiting }) => more.push(waiting),
      changed: ({ waiting }) => more.push(waiting),
    });
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
      changed,
      rest: ({ ply }, before) => {
        befores.push(before?.ply);
        return { ms: ply === 1 ? Number.POSITIVE_INFINITY : 0, told: false };
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
      changed,
      rest: untold(() => Number.POSITIVE_INFINITY),
    });
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1));
    expect(queue.finish()).toBe(true);
    queue.push(table(4, 1));
    expect(playback).toEqual([1, 3, 4]);
  });

  test('come no more after closing', () => {
    const show = vi.fn();
    const queue = viewQueue({ show, changed });
    queue.push(table(1, 1));
    queue.push(table(2, 1));
    queue.close();
    vi.advanceTimersByTime(1000);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe('views that are told', () => {
  /** A queue of which seat 1 is told for a second, and what it showed: plies, and whether somebody may choose. */
  function telling(next: (ply: number | undefined) => number = () => 1000) {
    const shown: string[] = [];
    let stage: Stage = { waiting: false, paused: false, ahead: [] };
    const queue = viewQueue({
      show: ({ ply }, at) => {
        stage = at;
        shown.push(`${ply}${at.waiting ? '' : '!'}`);
      },
      changed: (at) => {
        stage = at;
      },
      rest: ({ news }, _, after) =>
        news[0]?.seat === 1 ? { ms: next(after?.ply), told: true } : { ms: 0, told: false },
      isEnd: ({ actors }) => actors.includes(0),
    });
    return { queue, shown, stage: () => stage };
  }
  const mine = { actors: [0] };
  const theirs = { actors: [1] };

  test('rest before anybody is asked, even the last', () => {
    const { queue, shown, stage } = telling();
    queue.push(table(1, 0, theirs));
    queue.push(table(2, 1, mine));
    expect(shown).toEqual(['1!', '2']);
    expect(stage().waiting).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(stage().waiting).toBe(false);
  });

  test('stand still while they are paused, and go on', () => {
    const { queue, shown, stage } = telling();
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1, theirs));
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['1']);
    expect(stage()).toMatchObject({ paused: true, waiting: true });
    expect(stage().ahead.map(({ ply }) => ply)).toEqual([2, 3]);
    queue.resume();
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(['1', '2', '3']);
  });

  test('are shown again on the way back, which is paused, and not behind a move of one’s own', () => {
    const { queue, shown, stage } = telling();
    for (const ply of [1, 2]) queue.push(table(ply, 0, theirs));
    for (const ply of [3, 4]) queue.push(table(ply, 1, theirs));
    vi.advanceTimersByTime(1000);
    queue.goTo(3);
    queue.goTo(1);
    expect(shown).toEqual(['1!', '2!', '3', '4', '3']);
    expect(stage().paused).toBe(true);
    queue.resume();
    vi.advanceTimersByTime(1000);
    expect(shown.at(-1)).toBe('4');
  });

  test('that go on with the same step follow sooner, also if they come later', () => {
    const { queue, shown } = telling((next) => (next === 2 ? 100 : 1000));
    queue.push(table(1, 1, theirs));
    vi.advanceTimersByTime(300);
    queue.push(table(2, 1, theirs));
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['1', '2']);
  });

  test('are skipped up to the own turn, also those that come later', () => {
    const { queue, shown } = telling();
    for (const ply of [1, 2, 3]) queue.push(table(ply, 1, theirs));
    expect(queue.finish()).toBe(true);
    expect(shown).toEqual(['1', '3!']);
    queue.push(table(4, 1, theirs));
    queue.push(table(5, 1, mine));
    queue.push(table(6, 0, theirs));
    queue.push(table(7, 1, mine));
    expect(shown).toEqual(['1', '3!', '4!', '5!', '6!', '7']);
    expect(queue.finish()).toBe(true);
    expect(queue.finish()).toBe(false);
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
