import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { type AnalysisStore, indexedAnalyses, type KeptAnalysis, memoryAnalyses } from './analysisStore.ts';

let stores = 0;
const KINDS: readonly (readonly [string, () => AnalysisStore])[] = [
  ['memory', memoryAnalyses],
  ['IndexedDB', () => indexedAnalyses(`analyses-test-${stores++}`)],
];

const kept = (id: string, more: Partial<KeptAnalysis> = {}): KeptAnalysis => ({
  ...{ id, sight: 'seen', record: 'abc', version: 1, touched: 1 },
  findings: [{ standing: { ply: 0, chances: [0.5, 0.5], noise: 0.1 } }],
  ...more,
});

describe.each(KINDS)('analyses in %s', (_, open) => {
  test('are kept by match and by what they were judged by', async () => {
    const store = open();
    await store.put(kept('a'));
    await store.put(kept('a', { sight: 'open', record: 'def' }));
    expect((await store.get('a', 'seen'))?.record).toBe('abc');
    expect((await store.get('a', 'open'))?.record).toBe('def');
    expect(await store.get('b', 'seen')).toBeUndefined();
  });

  test('go with their match, and with it alone', async () => {
    const store = open();
    await store.put(kept('a'));
    await store.put(kept('a', { sight: 'open' }));
    await store.put(kept('ab'));
    await store.forget('a');
    expect(await store.get('a', 'seen')).toBeUndefined();
    expect(await store.get('a', 'open')).toBeUndefined();
    expect(await store.get('ab', 'seen')).toBeDefined();
  });
});

test('the oldest are dropped once there are many', async () => {
  const store = indexedAnalyses('analyses-many');
  for (let i = 0; i < 65; i++) await store.put(kept(`m${i}`, { touched: i }));
  expect(await store.get('m4', 'seen')).toBeUndefined();
  expect(await store.get('m5', 'seen')).toBeDefined();
  expect(await store.get('m64', 'seen')).toBeDefined();
});
