import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer, type Visitor } from '../../../test/kit/online.ts';
import { tableOf, testRooms } from '../../../test/kit/tableRoom.ts';
import { openStore } from '../store/openStore.ts';
import { openPruning } from './pruning.ts';
import type { StoredReport } from '../store/social.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let ahead = 0;
beforeEach(async () => {
  server = await testServer({}, { now: () => Date.now() + ahead, pruneEvery: 20 });
});
afterEach(() => server.stop());

async function isGone(visitor: Visitor, table: string): Promise<boolean> {
  return (await visitor.get(`/api/tables/${table}`)).status === 404;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

async function stored<T>(read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ data: server.data }, () => undefined);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

async function people(): Promise<string[]> {
  const store = await openStore({ data: server.data }, () => undefined);
  const all = await store.peopleAfter('', 100);
  await store.close();
  return all.map(({ id }) => id);
}

test('P4.19 a server that runs forgets tables that never began, and those of bots that nobody watches', async () => {
  const ann = server.visitor();
  const left = await ann.create();
  const bots = await ann.create({ seats: [{ bot: 'random' }, { bot: 'random' }] });
  const played = await ann.create({ seats: ['me', { bot: 'random' }] });
  const tab = await ann.open();
  for (const table of [bots, played]) {
    await tab.watch(table);
    await tab.start(table);
  }
  await tab.until(() => tab.frame(bots).room.stage === 'over');
  ahead += 15 * DAY;
  await until(() => isGone(ann, left));
  expect(await isGone(ann, bots)).toBe(false);
  ahead += 16 * DAY;
  await tab.ask({ do: 'unwatch', table: bots });
  await until(() => isGone(ann, bots));
  expect(await isGone(ann, played)).toBe(false);
  expect((await tab.tried({ do: 'watch', table: bots })).error?.code).toBe('unknown_match');
});

test('P4.19 a table that somebody looks at stays until they have left', async () => {
  const ann = server.visitor();
  const [watched, other] = [await ann.create(), await ann.create()];
  const tab = await ann.open();
  await tab.watch(watched);
  ahead += 15 * DAY;
  await until(() => isGone(ann, other));
  expect(await isGone(ann, watched)).toBe(false);
  expect((await server.visitor().sit(watched)).status).toBe(200);
});

test('P4.19 a table that somebody looks at through another server stays too', async () => {
  const kit = await testRooms();
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  let people = new Set(['eve']);
  const fleet = { ...kit.services.fleet, presence: async () => ({ people, leftAt: new Map() }) };
  const services = { ...kit.services, fleet, after: () => () => undefined };
  const pruning = openPruning(services, kit.otherServer());
  await kit.pass(15 * DAY);
  await pruning.pass();
  expect(await kit.services.store.table(room.record.id)).toBeDefined();
  people = new Set();
  await pruning.pass();
  expect(await kit.services.store.table(room.record.id)).toBeUndefined();
  await pruning.stop();
  await kit.close();
});

test('P4.19 guests who have neither seat nor table are forgotten, others are not', async () => {
  const [idle, host, account] = [server.visitor(), server.visitor(), server.visitor()];
  const { id: idleId } = await idle.named('Idle');
  const { id: hostId } = await host.named('Host');
  const made = await account.post('/api/account', { name: 'Kept for good', password: 'twelve letters' });
  await host.create({ seats: ['me', { bot: 'random' }] }).then(async (table) => {
    const tab = await host.open();
    await tab.watch(table);
    await tab.start(table);
  });
  expect(await people()).toContain(idleId);
  ahead += 31 * DAY;
  await until(async () => !(await people()).includes(idleId));
  expect(new Set(await people())).toEqual(new Set([hostId, made.body.person.id]));
});

test('P4.19 sessions that were not used for a year, and reports after their time, are forgotten', async () => {
  const ann = server.visitor();
  const made = await ann.post('/api/account', { name: 'Away for a year', password: 'twelve letters' });
  const { id } = made.body.person as { id: string };
  const at = Date.now() + ahead;
  const report = (name: string, done: number | undefined): StoredReport => {
    const about = { by: id, person: name, name, table: 't', why: 'spam', text: '', chat: [] } as const;
    return { id: name, at, done, ...about };
  };
  await stored(async (store) => {
    await store.addReport(report('done', at));
    await store.addReport(report('open', undefined));
  });
  const reports = (): Promise<string[]> =>
    stored(async (store) => (await store.reportsAfter('', 9)).map((one) => one.id).toSorted());
  expect(await reports()).toEqual(['done', 'open']);
  ahead += 91 * DAY;
  await until(async () => (await reports()).length === 1);
  expect(await reports()).toEqual(['open']);
  expect(await stored((store) => store.sessionsOf(id))).toHaveLength(1);
  ahead += 275 * DAY;
  await until(async () => (await reports()).length === 0);
  await until(async () => (await stored((store) => store.sessionsOf(id))).length === 0);
});
