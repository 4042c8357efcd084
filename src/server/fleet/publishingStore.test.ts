import { expect, test } from 'vitest';
import { sampleRecord } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { soloFleet } from './fleet.ts';
import { publishingStore } from './publishingStore.ts';

test('P4.19 others hear of a table that was forgotten, once it is gone', async () => {
  const heard: [string, number][] = [];
  const kept = await sqliteStore(':memory:');
  const store = publishingStore(kept, {
    ...soloFleet(),
    isAlone: false,
    publishChange: (table, version) => void heard.push([table, version]),
  });
  await store.saveTable(sampleRecord('t', { touched: 5 }));
  expect(await store.forgetTable('t', 5)).toBe(false);
  expect(heard).toEqual([['t', 1]]);
  expect(await store.forgetTable('t', 6)).toBe(true);
  expect(heard).toEqual([
    ['t', 1],
    ['t', Number.MAX_SAFE_INTEGER],
  ]);
  await store.close();
});
