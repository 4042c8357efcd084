import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tab, type TestServer, testServer, type Visitor } from '../../../test/kit/online.ts';
import type { OnlineSetup } from '../../protocol/online.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const BOTS: OnlineSetup['seats'] = [{ bot: 'greedy' }, { bot: 'random' }];

async function plyOf(visitor: Visitor, table: string): Promise<number> {
  return (await visitor.get(`/api/tables/${table}`)).body.table.ply;
}

/** A table whose match has begun, and a tab that does not watch it. */
async function begun(visitor: Visitor, seats: OnlineSetup['seats']): Promise<{ table: string; tab: Tab }> {
  const table = await visitor.create({ seats });
  const tab = await visitor.open();
  await tab.start(table);
  return { table, tab };
}

test('P6.13 bots alone wait until somebody watches, and play on for whoever does', async () => {
  const ann = server.visitor();
  const lonely = await begun(ann, BOTS);
  const watched = await begun(ann, BOTS);
  await watched.tab.watch(watched.table);
  await watched.tab.until(() => watched.tab.match(watched.table).outcome !== undefined);
  expect(await plyOf(ann, lonely.table)).toBe(0);
  const stranger = await server.visitor().open();
  await stranger.watch(lonely.table);
  await stranger.until(() => stranger.match(lonely.table).outcome !== undefined);
});

test('P6.13 for a person who is away bots play until it is their turn', async () => {
  const ann = server.visitor();
  const { table, tab } = await begun(ann, [{ bot: 'greedy' }, 'me']);
  await tab.leave();
  await expect.poll(() => plyOf(ann, table)).toBeGreaterThan(0);
});
