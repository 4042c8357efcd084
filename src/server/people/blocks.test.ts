import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import {
  newKey,
  party,
  playOn,
  type Tab,
  type TestServer,
  testServer,
  type Visitor,
} from '../../../test/kit/online.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const idOf = ({ hello }: Tab): string => hello?.id ?? '';

async function say(tab: Tab, table: string, text: string): Promise<void> {
  await tab.ask({ do: 'chat', table, text, key: newKey() });
}

const blockedBy = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/me/blocks')).body.people.map(({ id }: { id: string }) => id);

test('P4.16 what somebody says whom one has blocked is not sent to one, neither new nor old', async () => {
  const { table, tabs, people } = await party(server, 3);
  const [ann, bob, cy] = tabs as [Tab, Tab, Tab];
  const [annsBrowser] = people as [Visitor];
  await say(bob, table, 'before the block');
  await ann.until(() => ann.chat.length === 1);
  expect((await annsBrowser.post('/api/me/block', { person: idOf(bob) })).status).toBe(200);
  await say(bob, table, 'can you hear me');
  await say(cy, table, 'hello');
  await ann.until(() => ann.chat.some(({ text }) => text === 'hello'));
  await bob.until(() => bob.chat.length === 3);
  expect(ann.chat.map(({ text }) => text)).toEqual(['before the block', 'hello']);
  const again = await annsBrowser.open();
  await again.watch(table);
  await again.until(() => again.chat.length > 0);
  expect(again.chat.map(({ text }) => text)).toEqual(['hello']);
  expect(await blockedBy(annsBrowser)).toEqual([idOf(bob)]);
  expect(await blockedBy(itemAt(people, 1))).toEqual([]);
  await annsBrowser.post('/api/me/unblock', { person: idOf(bob) });
  await say(bob, table, 'friends again');
  await ann.until(() => ann.chat.some(({ text }) => text === 'friends again'));
});

test('P4.16 a block list is kept over restarts, for real people only, and not without end', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const other = (i: number): string => i.toString(16).padStart(24, '0');
  expect((await ann.post('/api/me/block', { person: id })).status).toBe(400);
  expect((await ann.post('/api/me/block', { person: 'bob' })).status).toBe(400);
  for (let i = 0; i < 500; i += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, j) => ann.post('/api/me/block', { person: other(i + j) })),
    );
  expect((await ann.post('/api/me/block', { person: other(500) })).status).toBe(429);
  await server.restart();
  expect(await blockedBy(ann)).toHaveLength(500);
});

test('P4.17 whom the host has blocked can neither sit down there nor be let in', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const { id: bobId } = await bob.named('Bob');
  await ann.post('/api/me/block', { person: bobId });
  const open = await ann.create();
  expect((await bob.sit(open)).body.error).toEqual({
    code: 'forbidden',
    message: 'the host of this table does not let you in',
  });
  const closed = await ann.create({ private: true });
  const { invitation } = (await ann.get(`/api/tables/${closed}/invitation`)).body;
  expect((await bob.post('/api/enter', { invitation })).status).toBe(403);
  expect((await bob.get(`/api/tables/${closed}`)).status).toBe(404);
  await ann.post('/api/me/unblock', { person: bobId });
  expect((await bob.post('/api/enter', { invitation })).status).toBe(200);
  expect((await bob.sit(closed)).status).toBe(200);
});

test('P4.17 somebody one has blocked invites one to nothing, not even to a rematch', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const { id: bobId } = await bob.named('Bob');
  await ann.post('/api/me/block', { person: bobId });
  const table = await bob.create();
  const { invitation } = (await bob.get(`/api/tables/${table}/invitation`)).body;
  expect((await ann.post('/api/enter', { invitation })).body.error.message).toContain('unblock');

  const joined = await party(server, 2);
  await playOn(joined);
  const [host, guest] = joined.tabs as [Tab, Tab];
  await itemAt(joined.people, 1).post('/api/me/block', { person: idOf(host) });
  const next = (await host.ask({ do: 'rematch', table: joined.table })).table ?? '';
  await host.watch(next);
  expect(host.frame(next).room.seats[1]?.keptFor).toBeUndefined();
  expect(idOf(guest)).not.toBe('');
});

test('P4.17 whoever was let in and is blocked by whoever opens the rematch is not let in there', async () => {
  const [ann, bob, dan] = [server.visitor(), server.visitor(), server.visitor()];
  const { id: danId } = await dan.named('Dan');
  const table = await ann.create({ private: true });
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  for (const one of [bob, dan]) await one.post('/api/enter', { invitation });
  await bob.sit(table);
  const tabs = [await ann.open(), await bob.open()] as const;
  for (const tab of tabs) await tab.watch(table);
  await tabs[0].start(table);
  await playOn({ table, people: [ann, bob], tabs });
  expect((await dan.get(`/api/tables/${table}`)).status).toBe(200);
  await ann.post('/api/me/block', { person: danId });
  const next = (await tabs[0].ask({ do: 'rematch', table })).table ?? '';
  expect((await bob.get(`/api/tables/${next}`)).status).toBe(200);
  expect((await dan.get(`/api/tables/${next}`)).status).toBe(404);
});
