import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OnlineSetup, OnlineSummary } from '../protocol/online.ts';
import {
  newKey,
  party,
  playOn,
  type Tab,
  type TestServer,
  testServer,
  type Visitor,
} from '../../test/kit/online.ts';
import { itemAt } from '../kernel/data/lists.ts';

/** What those who only watch may do, and what is done about them. */

let server: TestServer;
let ahead = 0;
const began = Date.now();
/** Time goes by quickly, so that on a busy machine nobody has used up what they may. */
const quickly = (): number => began + 20 * (Date.now() - began) + ahead;
beforeAll(async () => {
  server = await testServer({ pace: 1 }, { now: quickly });
});
afterAll(() => server.stop());

/** Somebody with a tab at a table. */
interface Watcher {
  readonly visitor: Visitor;
  readonly tab: Tab;
  readonly id: string;
}

async function watcher(table: string, visitor = server.visitor()): Promise<Watcher> {
  const tab = await visitor.open();
  await tab.watch(table);
  return { visitor, tab, id: tab.hello?.id ?? '' };
}

const say = async (tab: Tab, table: string, text = 'hello'): Promise<string | undefined> =>
  (await tab.tried({ do: 'chat', table, text, key: newKey() })).error?.code;

/** What those say who have nothing to do with a table: a guest, an account, somebody who was invited. */
async function said(setup: Partial<OnlineSetup>): Promise<(string | undefined)[]> {
  ahead += 60_000;
  const { table, people } = await party(server, 2, setup);
  const [host] = people as [Visitor];
  const [account, invited] = [server.visitor(), server.visitor()];
  await account.post('/api/account', { name: `Ann ${newKey()}`, password: 'twelve letters' });
  const { invitation } = (await host.get(`/api/tables/${table}/invitation`)).body;
  await invited.post('/api/enter', { invitation });
  const tabs = [await watcher(table), await watcher(table, account), await watcher(table, invited)];
  const told = tabs.map(({ tab }) => tab.frame(table).room.mayChat);
  const answers = await Promise.all(tabs.map(({ tab }) => say(tab, table)));
  expect(told).toEqual(answers.map((answer) => answer === undefined));
  return answers;
}

test('P5.9 those who play and the host may chat, others as the table has it', async () => {
  expect(await said({ chat: 'everybody' })).toEqual([undefined, undefined, undefined]);
  expect(await said({ chat: 'players' })).toEqual(['forbidden', 'forbidden', 'forbidden']);
  expect(await said({})).toEqual(['forbidden', undefined, undefined]);
  const hostOnly = server.visitor();
  const table = await hostOnly.create({ seats: ['open', 'open'], chat: 'players' });
  const { tab } = await watcher(table, hostOnly);
  expect(await say(tab, table)).toBeUndefined();
});

test('P5.10 strangers say little, whoever they say they are, and those who play are not held up', async () => {
  ahead += 2 * 24 * 60 * 60 * 1000;
  const { table, tabs } = await party(server, 2, { chat: 'everybody' });
  const [one, other] = [await watcher(table), await watcher(table)];
  const answers: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) answers.push(await say(one.tab, table), await say(other.tab, table));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
  expect(answers.slice(5)).toEqual(['too_many', 'too_many', 'too_many']);
  expect(await say(itemAt(tabs, 0), table)).toBeUndefined();
  let granted = 5;
  for (let i = 0; i < 150; i++) {
    ahead += 10_000;
    if ((await say(i % 2 === 0 ? one.tab : other.tab, table)) === undefined) granted++;
  }
  // A hundred a day, and what has come back of it in 25 minutes.
  expect(granted).toBeGreaterThanOrEqual(100);
  expect(granted).toBeLessThanOrEqual(103);
});

test('P5.11 once a match is over those who played chat for a day, and nobody else', async () => {
  ahead += 2 * 24 * 60 * 60 * 1000;
  const joined = await party(server, 2, { chat: 'everybody' });
  const { table } = joined;
  const [ann] = joined.tabs as [Tab];
  const { tab } = await watcher(table);
  await playOn(joined);
  await tab.until(() => !tab.frame(table).room.mayChat);
  expect(await say(tab, table)).toBe('forbidden');
  expect(await say(ann, table, 'well played')).toBeUndefined();
  ahead += 24 * 60 * 60 * 1000 + 1;
  expect(await say(ann, table, 'are you there')).toBe('forbidden');
});

test('P4.14 the host and those who play are told who watches, and nobody else is', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const visitor = server.visitor();
  const { id } = await visitor.named('Sneaky Pete');
  const { tab: pete } = await watcher(table, visitor);
  const eve = await watcher(table);
  for (const tab of [ann, bob]) {
    await tab.until(() => tab.frame(table).room.watching?.length === 2);
    expect(tab.frame(table).room.watching).toContainEqual({ id, name: 'Sneaky Pete', account: false });
  }
  await visitor.named('Pete');
  await ann.until(() => ann.frame(table).room.watching?.some(({ name }) => name === 'Pete') === true);
  await eve.tab.until(() => eve.tab.frame(table).room.spectators === 2);
  expect(eve.tab.frame(table).room.watching).toBeUndefined();
  expect(eve.tab.raw.join()).not.toContain('Pete');
  await pete.leave();
});

test('P4.15 whoever the host removes is gone, and does not come back', async () => {
  const { table, tabs, people } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const [host] = people as [Visitor];
  const eve = await watcher(table);
  const { invitation } = (await host.get(`/api/tables/${table}/invitation`)).body;
  expect((await bob.tried({ do: 'remove', table, person: eve.id })).error?.code).toBe('forbidden');
  await ann.ask({ do: 'remove', table, person: eve.id });
  await eve.tab.until(() => eve.tab.received.some((message) => 'gone' in message));
  expect((await eve.tab.tried({ do: 'watch', table })).error).toEqual({
    code: 'forbidden',
    message: 'the host has removed you from this table',
  });
  expect((await eve.visitor.get(`/api/tables/${table}`)).status).toBe(403);
  expect((await eve.visitor.get(`/api/tables/${table}/record`)).status).toBe(403);
  for (const link of [invitation, (await host.get(`/api/tables/${table}/invitation`)).body.invitation])
    expect((await eve.visitor.post('/api/enter', { invitation: link })).status).toBe(403);
  const [hostId, bobId] = tabs.map(({ hello }) => hello?.id ?? '') as [string, string];
  for (const person of [hostId, bobId])
    expect((await ann.tried({ do: 'remove', table, person })).error?.code).toBe('bad_request');
  await ann.until(() => ann.frame(table).room.spectators === 0);
});

test('P4.15 a private table looks to them as if it did not exist, and so does its rematch', async () => {
  const [ann, bob, eve] = [server.visitor(), server.visitor(), server.visitor()];
  const table = await ann.create({ private: true });
  const invitation = async (of: string): Promise<string> =>
    (await ann.get(`/api/tables/${of}/invitation`)).body.invitation;
  for (const one of [bob, eve]) {
    await one.post('/api/enter', { invitation: await invitation(table) });
    await one.sit(table);
  }
  const [host, seated, removed] = [
    await watcher(table, ann),
    await watcher(table, bob),
    await watcher(table, eve),
  ];
  await host.tab.ask({ do: 'remove', table, person: seated.id });
  await seated.tab.until(() => seated.tab.received.some((message) => 'gone' in message));
  expect((await eve.sit(table)).status).toBe(200);
  expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
  expect((await bob.sit(table)).status).toBe(404);
  const { tables } = (await bob.get('/api/me/tables')).body as { tables: OnlineSummary[] };
  expect(tables.map(({ id }) => id)).not.toContain(table);
  await host.tab.start(table);
  await removed.tab.until(() => removed.tab.frame(table).room.stage === 'playing');
  await playOn({ table, people: [ann, eve], tabs: [host.tab, removed.tab] });
  const next = (await host.tab.ask({ do: 'rematch', table })).table ?? '';
  expect((await bob.post('/api/enter', { invitation: await invitation(next) })).status).toBe(403);
});
