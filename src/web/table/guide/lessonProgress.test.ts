import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../../../kernel/game.ts';
import type { TableSummary } from '../../../protocol/table.ts';

beforeEach(() => {
  vi.resetModules();
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});

test('a guide that was left stays left after a reload, at that table alone', async () => {
  const before = await import('./lessonProgress.ts');
  before.remember('a', { left: true });
  before.remember('b', { made: 2, clicked: 1 });
  vi.resetModules();
  const after = await import('./lessonProgress.ts');
  expect([after.hasLeft('a'), after.hasLeft('b'), after.hasLeft('c')]).toEqual([true, false, false]);
});

test('what was finished stays done after a reload, and its table waits no longer until it is played on', async () => {
  const before = await import('./lessonProgress.ts');
  before.rememberDone('a', 'sol', 'first');
  vi.resetModules();
  const after = await import('./lessonProgress.ts');
  expect([after.isTaught('a'), after.isTaught('b'), after.isFinished('sol', 'first')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(after.isFinished('star', 'first')).toBe(false);
  after.remember('a', { left: true });
  expect(after.isTaught('a')).toBe(false);
});

test('a game is taught where it was left last, and nowhere once that is over, finished or without the guide', async () => {
  const { remember, rememberDone, tableTaught } = await import('./lessonProgress.ts');
  const table = (id: string, touched: number, guided?: string, outcome?: Outcome): TableSummary => ({
    ...{ id, touched, ply: 1, points: [], actors: [], outcome },
    setup: { game: 'sol', chairs: [], options: {}, ...(guided !== undefined && { guided }) },
  });
  const tables = [
    table('match', 9),
    table('over', 8, 'first', { points: [], places: [] }),
    table('taught', 7, 'first'),
    table('alone', 6, 'first'),
    table('old', 1, 'first'),
    table('last', 5, 'first'),
    table('other', 4, 'flight'),
  ];
  rememberDone('taught', 'sol', 'first');
  remember('alone', { left: true });
  expect(tableTaught(tables, 'sol')?.id).toBe('last');
  expect(tableTaught(tables, 'sol', 'flight')?.id).toBe('other');
  expect(tableTaught(tables, 'star')).toBeUndefined();
});
