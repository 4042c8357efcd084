import { beforeEach, expect, test, vi } from 'vitest';

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
