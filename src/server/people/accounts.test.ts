import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newKey,
  party,
  setupOf,
  type TestServer,
  testServer,
  type Visitor,
} from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { DELETED_NAME } from '../../protocol/names.ts';
import type { OnlineSummary } from '../../protocol/online.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const [PASSWORD, OTHER] = ['correct horse battery', 'another horse battery'];
const me = async (visitor: Visitor) => (await visitor.get('/api/me')).body.person;

async function account(name: string, at = server): Promise<Visitor> {
  const visitor = at.visitor();
  expect((await visitor.post('/api/account', { name, password: PASSWORD })).status).toBe(200);
  return visitor;
}

const login = async (name: string, password: string): Promise<number> =>
  (await server.visitor().post('/api/login', { name, password })).status;

test('P3.10 an account is not undone by a recovery link that is asked for at the same time', async () => {
  for (let i = 0; i < 12; i++) {
    const ann = server.visitor();
    await ann.named('Ann');
    const name = `Steady ${i}`;
    const asked = await Promise.all([
      ann.post('/api/account', { name, password: PASSWORD }),
      ann.post('/api/me/recovery'),
      ann.post('/api/me/recovery'),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await me(ann)).toMatchObject({ name, account: true });
    expect(await login(name, PASSWORD)).toBe(200);
  }
});

test('P3.10 signing out elsewhere is not undone by what a thief has under way', async () => {
  for (let i = 0; i < 12; i++) {
    const ann = server.visitor();
    const { id } = await ann.named('Ann');
    const thief = server.visitor();
    thief.cookie = ann.cookie;
    const [out] = await Promise.all([
      ann.post('/api/me/elsewhere'),
      thief.post('/api/me/recovery'),
      thief.post('/api/me', { name: 'Mallory' }),
      thief.post('/api/account', { name: `Mallory ${i}`, password: PASSWORD }),
    ]);
    if (out.status === 200) {
      expect((await me(ann)).id).toBe(id);
      expect((await me(thief)).id).not.toBe(id);
    } else expect(out.body.error.code).toBe('stale');
  }
});

test('P3.10 of two accounts that one guest asks for at once one is made', async () => {
  const ann = server.visitor();
  await ann.named('Ann');
  const asked = await Promise.all(
    ['Twice one', 'Twice two'].map((name) => ann.post('/api/account', { name, password: PASSWORD })),
  );
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('P3.7 a name that looks like that of an account is taken', async () => {
  await account('Scope Star');
  for (const name of ['ѕсоре Star', 'Sc0pe  Star.', 'ScopeStar', 'S\u200bcope Star', 'Ѕсоре Ѕtаr']) {
    const { status } = await server.visitor().post('/api/account', { name, password: PASSWORD });
    expect([400, 409], name).toContain(status);
  }
  expect(
    (await server.visitor().post('/api/account', { name: 'Scape Star', password: PASSWORD })).status,
  ).toBe(200);
});

test('P3.13 a new password takes the old one, and ends all other browsers', async () => {
  const ann = await account('Paula');
  const { id } = await me(ann);
  const phone = server.visitor();
  await phone.post('/api/login', { name: 'paula', password: PASSWORD });
  const { recovery } = (await ann.post('/api/me/recovery')).body;
  const tab = await phone.open();
  expect((await ann.post('/api/me/password', { old: OTHER, new: OTHER })).status).toBe(403);
  expect((await ann.post('/api/me/password', { old: PASSWORD, new: 'short' })).status).toBe(400);
  expect((await me(phone)).id).toBe(id);
  expect((await ann.post('/api/me/password', { old: PASSWORD, new: OTHER })).status).toBe(200);
  await tab.until(() => tab.closed !== undefined);
  expect((await me(ann)).id).toBe(id);
  expect((await me(phone)).id).not.toBe(id);
  expect((await server.visitor().post('/api/recover', { recovery })).status).toBe(403);
  expect([await login('Paula', PASSWORD), await login('Paula', OTHER)]).toEqual([403, 200]);
  const guest = await server.visitor().post('/api/me/password', { old: PASSWORD, new: OTHER });
  expect(guest.status).toBe(400);
});

test('P3.14 a deleted account leaves a free name, void cookies and nothing of its own', async () => {
  const ann = await account('Delia Gone');
  const { id } = await me(ann);
  const { recovery } = (await ann.post('/api/me/recovery')).body;
  const phone = server.visitor();
  await phone.post('/api/login', { name: 'Delia Gone', password: PASSWORD });
  const tab = await phone.open();
  expect((await ann.post('/api/me/delete', {})).status).toBe(403);
  expect((await ann.post('/api/me/delete', { password: OTHER })).status).toBe(403);
  expect((await me(ann)).id).toBe(id);
  const copy = ann.cookie;
  expect((await ann.post('/api/me/delete', { password: PASSWORD })).status).toBe(200);
  await tab.until(() => tab.closed !== undefined);
  expect(ann.cookie).toBe('');
  for (const cookie of [copy, phone.cookie]) {
    ann.cookie = cookie;
    expect((await me(ann)).id).not.toBe(id);
  }
  expect(await login('Delia Gone', PASSWORD)).toBe(403);
  expect((await server.visitor().post('/api/recover', { recovery })).status).toBe(403);
  const row = new Sqlite(path.join(server.data, 'orrery.sqlite'), { readonly: true });
  expect(row.prepare('select name, login, likeness, password from people where id = ?').get(id)).toEqual({
    name: '',
    login: null,
    likeness: null,
    password: null,
  });
  row.close();
  await account('Delia Gone');
});

test('P3.14 somebody who is deleted resigns, and every table keeps a seat without a name', async () => {
  const { table, people, tabs } = await party(server, 3);
  const [ann, bob] = people as [Visitor, Visitor];
  const [annTab, bobTab] = [itemAt(tabs, 0), itemAt(tabs, 1)];
  await bob.named('Bob Vanishing');
  await bobTab.ask({ do: 'chat', table, text: 'farewell', key: 'farewell-1' });
  const gathering = await bob.create();
  const open = await ann.create();
  await bob.sit(open);

  expect((await bob.post('/api/me/delete')).status).toBe(200);
  await annTab.until(() => annTab.frame(table).room.seats[1]?.resigned === true);
  await annTab.until(() => annTab.frame(table).room.seats[1]?.person?.name === DELETED_NAME);
  const texts = await Promise.all(
    ['/api/tables?stage=playing', '/api/tables?stage=gathering', '/api/me/tables'].map(async (url) =>
      JSON.stringify((await ann.get(url)).body),
    ),
  );
  expect(texts.join()).not.toContain('Vanishing');
  expect((await ann.get(`/api/tables/${open}`)).body.table.seats[1].person).toBeUndefined();
  expect((await ann.get(`/api/tables/${gathering}`)).body.table).toMatchObject({
    stage: 'closed',
    host: { name: DELETED_NAME },
  });
  const late = await server.visitor().open();
  await late.watch(table);
  await late.until(() => late.chat.length > 0);
  expect(late.chat[0]).toMatchObject({ name: DELETED_NAME, text: 'farewell' });
  expect(late.raw.join()).not.toContain('Vanishing');
});

test('P3.14 what was under way while somebody was deleted leaves nothing of them', async () => {
  for (let round = 0; round < 8; round++) {
    const [host, eve] = [server.visitor(), server.visitor()];
    const { id } = await eve.named(`Eve ${round}`);
    const tables = [await host.create(), await host.create(), await host.create()];
    const talked = await host.create({ chat: 'everybody' });
    const tab = await eve.open();
    await tab.watch(talked);
    const say = (text: string): Promise<unknown> =>
      tab.tried({ do: 'chat', table: talked, text, key: newKey() }).catch(() => undefined);
    const sat = tables.map((table) => eve.sit(table));
    const made = eve.post('/api/tables', { setup: setupOf() });
    const later = new Promise((resolve) => setTimeout(resolve, round));
    const deleted = later.then(() => eve.post('/api/me/delete'));
    for (let i = 0; i < 5; i++) await say(`word ${i}`);
    expect((await deleted).status).toBe(200);
    await Promise.all(sat);
    const { body } = await made;
    for (const table of [...tables, ...(body.table ? [body.table] : [])]) {
      const { stage, host: by, seats } = (await host.get(`/api/tables/${table}`)).body.table as OnlineSummary;
      expect(seats.some(({ person }) => person?.id === id) && stage === 'gathering').toBe(false);
      if (by.id === id) expect(stage).toBe('closed');
    }
    const file = new Sqlite(path.join(server.data, 'orrery.sqlite'), { readonly: true });
    const said = file.prepare<[string], string>('select name from chat where person = ?').pluck().all(id);
    const sheets = file.prepare<[], string>('select sheet from tables').pluck().all();
    file.close();
    expect(said.filter((name) => name !== DELETED_NAME)).toEqual([]);
    expect(sheets.filter((sheet) => sheet.includes(`"Eve ${round}"`))).toEqual([]);
  }
});

test('P3.14 a paused match is left too, and stays paused while others play', async () => {
  const { table, people, tabs } = await party(server, 3);
  const [annTab, bobTab, cyTab] = [itemAt(tabs, 0), itemAt(tabs, 1), itemAt(tabs, 2)];
  const { seq } = annTab.frame(table);
  await annTab.ask({ do: 'propose', table, seen: seq, what: { kind: 'pause' } });
  await bobTab.until(() => bobTab.frame(table).room.proposal !== undefined);
  const proposal = bobTab.frame(table).room.proposal?.id ?? 0;
  for (const tab of [bobTab, cyTab]) await tab.ask({ do: 'answer', table, proposal, agree: true });
  await annTab.until(() => annTab.frame(table).room.stage === 'paused');
  expect((await itemAt(people, 1).post('/api/me/delete')).status).toBe(200);
  await annTab.until(() => annTab.frame(table).room.seats[1]?.resigned === true);
  expect(annTab.frame(table).room.stage).toBe('paused');
  expect((await itemAt(people, 2).post('/api/me/delete')).status).toBe(200);
  await annTab.until(() => annTab.frame(table).room.stage === 'over');
});

test('P3.14 tables that nobody has open lose the name too', async () => {
  const { table, people, tabs } = await party(server, 2);
  const [, bob] = people as [Visitor, Visitor];
  await bob.named('Bob Forgotten');
  await itemAt(tabs, 1).ask({ do: 'resign', table, seen: 0, key: 'resign-key' });
  await server.restart();
  expect((await bob.post('/api/me/delete')).status).toBe(200);
  const stored = JSON.stringify((await itemAt(people, 0).get(`/api/tables/${table}`)).body);
  expect(stored).toContain(DELETED_NAME);
  expect(stored).not.toContain('Forgotten');
});

test('P3.14 a match that cannot be opened any more keeps nobody from leaving', async () => {
  const { table, people } = await party(server, 2);
  const bob = itemAt(people, 1);
  await bob.named('Bob Stranded');
  await server.restart();
  const database = new Sqlite(path.join(server.data, 'orrery.sqlite'));
  database.exec(`update tables set sheet = json_set(sheet, '$.rulesVersion', 99) where id = '${table}'`);
  expect((await bob.post('/api/me/delete')).status).toBe(200);
  await server.restart();
  expect(database.prepare('select sheet from tables where id = ?').pluck().get(table)).toMatch(
    new RegExp(`"rulesVersion":99.*${DELETED_NAME}`),
  );
  database.close();
});

test('P2.6, P3.15 guesses count for the account, however its name is written', async () => {
  const strict = await testServer({ pace: 1, proxy: 1 });
  await account('Annabel', strict);
  const spellings = [
    'Annabel',
    'annabel',
    'ANNABEL',
    ' Annabel ',
    'Ａｎｎａｂｅｌ',
    'Anna\u200bbel',
    'aNNabel',
  ];
  const statuses: number[] = [];
  for (let i = 0; i < 42; i++) {
    const name = itemAt(spellings, i % spellings.length);
    const from = { 'x-forwarded-for': `198.51.100.${i}` };
    const body = { name, password: `guess ${i} ....` };
    statuses.push((await strict.visitor().request('POST', '/api/login', body, from)).status);
  }
  expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
  expect(statuses.filter((status) => status === 403).length).toBeLessThan(30);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
});

test('P2.6, P3.15 a wrong old password counts as a guess', async () => {
  const strict = await testServer({ pace: 1 });
  const ann = await account('Ann', strict);
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++)
    statuses.push((await ann.post('/api/me/password', { old: `guess ${i}`, new: OTHER })).status);
  expect(statuses[0]).toBe(403);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
});

test('P2.6 guessing is slow', async () => {
  const strict = await testServer({ pace: 1 });
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) {
    const { status } = await strict
      .visitor()
      .post('/api/login', { name: 'Bob', password: `guess ${i} ....` });
    statuses.push(status);
  }
  expect(statuses.at(0)).toBe(403);
  expect(statuses.at(-1)).toBe(429);
  await strict.stop();
});
