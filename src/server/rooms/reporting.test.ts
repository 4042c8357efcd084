import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newKey,
  party,
  type Tab,
  type TestServer,
  testServer,
  type Visitor,
} from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { openStore } from '../store/openStore.ts';
import type { StoredReport } from '../store/social.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  server = await testServer({ pace: 1 }, { now: () => Date.now() + ahead });
});
afterAll(() => server.stop());

async function reports(): Promise<StoredReport[]> {
  const store = await openStore({ data: server.data }, () => undefined);
  const found = await store.reportsAfter('', 100);
  await store.close();
  return found;
}

test('P4.18 a report keeps who, whom, where and what was said, once a day, and not without end', async () => {
  const { table, tabs, people } = await party(server, 3);
  const [ann, bob, cy] = tabs as [Tab, Tab, Tab];
  const [annsBrowser, bobsBrowser] = people as [Visitor, Visitor];
  const [bobId, cyId] = [bob.hello?.id ?? '', cy.hello?.id ?? ''];
  await bobsBrowser.named('Bob');
  await annsBrowser.post('/api/me/block', { person: cyId });
  for (let i = 0; i < 15; i++) {
    ahead += 2000;
    for (const tab of [bob, cy]) await tab.ask({ do: 'chat', table, text: `line ${i}`, key: newKey() });
  }
  const send = (visitor: Visitor, body: object) => visitor.post(`/api/tables/${table}/report`, body);
  const text = 'They are rude.\u0007\n<b>Really.</b>';
  expect((await send(annsBrowser, { person: bobId, why: 'abuse', text })).status).toBe(200);
  expect((await send(annsBrowser, { person: bobId, why: 'spam' })).status).toBe(429);
  expect((await send(annsBrowser, { person: ann.hello?.id, why: 'spam' })).status).toBe(400);
  expect((await send(annsBrowser, { person: '0'.repeat(24), why: 'spam' })).status).toBe(400);
  expect((await send(annsBrowser, { person: bobId, why: 'boredom' })).status).toBe(400);
  const [report] = await reports();
  expect(report).toMatchObject({
    by: ann.hello?.id,
    person: bobId,
    name: 'Bob',
    table,
    why: 'abuse',
    text: 'They are rude. <b>Really.</b>',
    done: undefined,
  });
  expect(report?.chat.map(({ person }) => person)).toEqual(Array.from({ length: 15 }, () => bobId));
  await annsBrowser.post('/api/me/block', { person: bobId });
  ahead += DAY;
  expect((await send(annsBrowser, { person: bobId, why: 'abuse' })).status).toBe(200);
  const later = (await reports()).find(({ at }) => at > (report?.at ?? 0));
  expect(new Set(later?.chat.map(({ person }) => person))).toEqual(new Set([bobId]));
  const stranger = server.visitor();
  const refused = [];
  for (let i = 0; i < 6; i++) refused.push((await send(stranger, { person: bobId, why: 'other' })).status);
  expect(refused).toContain(429);
});

test('P4.18 whoever the host has sent away can still report the host, and nobody else there', async () => {
  const [ann, bob, cy] = [server.visitor(), server.visitor(), server.visitor()];
  const [{ id: annId }, { id: bobId }] = [await ann.named('Ann'), await bob.named('Bob')];
  const table = await ann.create({ seats: ['me', 'open', 'open'], private: true });
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  for (const one of [bob, cy]) {
    await one.post('/api/enter', { invitation });
    await one.sit(table);
  }
  const host = await ann.open();
  await host.watch(table);
  const beside = await cy.open();
  await beside.watch(table);
  await host.ask({ do: 'chat', table, text: 'out with you', key: newKey() });
  await host.ask({ do: 'kick', table, seat: 1 });
  await beside.ask({ do: 'chat', table, text: 'between us', key: newKey() });
  const send = (visitor: Visitor, person: string) =>
    visitor.post(`/api/tables/${table}/report`, { person, why: 'abuse' });
  ahead += 60 * 60 * 1000;
  expect((await send(bob, beside.hello?.id ?? '')).status).toBe(404);
  expect((await send(server.visitor(), annId)).status).toBe(404);
  expect((await send(bob, annId)).status).toBe(200);
  await host.ask({ do: 'remove', table, person: beside.hello?.id ?? '' });
  expect((await send(cy, annId)).status).toBe(200);
  const made = (await reports()).filter((report) => report.table === table);
  expect(made).toHaveLength(2);
  const byBob = made.find(({ by }) => by === bobId);
  expect(byBob).toMatchObject({ person: annId, name: 'Ann' });
  expect(byBob?.chat.map(({ text }) => text)).toEqual(['out with you']);
});

test('P2.6, P4.18 five reports at once and no more, by person and by address', async () => {
  const at = Date.now();
  const proxied = await testServer({ pace: 1, proxy: 1 }, { now: () => at });
  const report = async (from: number, visitor: Visitor, table: string, person: string): Promise<number> => {
    const headers = { 'x-forwarded-for': `203.0.113.${from}` };
    const body = { person, why: 'other' };
    return (await visitor.request('POST', `/api/tables/${table}/report`, body, headers)).status;
  };
  const hosts = Array.from({ length: 7 }, () => proxied.visitor());
  const told: [string, string][] = [];
  for (const [i, host] of hosts.entries()) {
    const { id } = (
      await host.request('POST', '/api/me', { name: `Host ${i}` }, { 'x-forwarded-for': `${i}.1.1.1` })
    ).body.person;
    told.push([await host.create(), id]);
  }
  const [one, many] = [proxied.visitor(), hosts.map(() => proxied.visitor())];
  await one.get('/api/me');
  const byPerson: number[] = [];
  for (const [i, [table, id]] of told.entries()) byPerson.push(await report(i, one, table, id));
  expect(byPerson).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const byAddress: number[] = [];
  for (const [i, [table, id]] of told.entries()) byAddress.push(await report(99, itemAt(many, i), table, id));
  expect(byAddress).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await proxied.stop();
});

test('P4.18 nobody reports from a table that is closed to them', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const table = await ann.create({ private: true });
  const report = await server.visitor().post(`/api/tables/${table}/report`, { person: id, why: 'abuse' });
  expect(report.status).toBe(404);
});
