import { afterAll, beforeAll, expect, test } from 'vitest';
import { party, type TestServer, testServer, type Visitor } from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { ONLINE_PROTOCOL } from '../../protocol/online.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse battery';
const me = async (visitor: Visitor) => (await visitor.get('/api/me')).body.person;

test('P3.1 a guest is known by a cookie that scripts and other sites cannot use', async () => {
  const ann = server.visitor();
  const { headers, body } = await ann.get('/api/me');
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^orrery=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await me(ann)).toEqual(body.person);
  expect((await me(server.visitor())).id).not.toBe(body.person.id);
});

const SECURE = /^__Host-orrery=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/;

test('P3.1 behind https the cookie is for https and this very host only', async () => {
  const proxied = await testServer({ proxy: 1 });
  const { headers } = await proxied
    .visitor()
    .request('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' });
  expect(headers.get('set-cookie')).toMatch(SECURE);
  await proxied.stop();
});

test('P3.1 with an origin of https a cookie of before is read once and replaced', async () => {
  const plain = await testServer();
  const ann = plain.visitor();
  const { id } = await ann.named('Ann');
  const before = ann.cookie;
  await plain.restart({ origin: 'https://games.example.org' });
  const { headers, body } = await ann.get('/api/me');
  expect(body.person.id).toBe(id);
  const [removed, made] = headers.getSetCookie();
  expect(removed).toMatch(/^orrery=; Max-Age=0; Path=\/;/);
  expect(made).toMatch(SECURE);
  expect(ann.cookie).toBe(`__Host-${before}`);
  expect((await ann.get('/api/me')).headers.get('set-cookie')).toBeNull();
  expect((await ann.post('/api/logout')).headers.getSetCookie().join()).toContain('__Host-orrery=;');
  await plain.stop();
});

test('P3.3 a name is one line of text', async () => {
  const ann = server.visitor();
  expect(await ann.named('  <b>Ann</b>\n\u202e ')).toMatchObject({ name: '<b>Ann</b>' });
  expect((await ann.named('x'.repeat(150))).name).toHaveLength(40);
  expect((await ann.post('/api/me', { name: 7 })).status).toBe(400);
});

test('P3.2 a changed, foreign or void cookie makes nobody of you', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const mallory = server.visitor();
  const tries = [
    ann.cookie.replace('.1.', '.2.'),
    ann.cookie.replace(/\.1\.\w+\./, '.1.'),
    `${ann.cookie.slice(0, -2)}xx`,
    ann.cookie.replace(/\.[^.]+$/, ''),
    `orrery=${id}.1.`,
    'orrery=',
  ];
  for (const cookie of tries) {
    mallory.cookie = cookie;
    expect((await me(mallory)).id).not.toBe(id);
  }
});

test('P3.4 a recovery link makes another browser the same person, and is no cookie', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const { recovery } = (await ann.post('/api/me/recovery')).body;
  const phone = server.visitor();
  expect((await phone.post('/api/recover', { recovery })).body.person).toMatchObject({ id, name: 'Ann' });
  expect((await me(phone)).id).toBe(id);
  const thief = server.visitor();
  thief.cookie = `orrery=${recovery}`;
  expect((await me(thief)).id).not.toBe(id);
  expect((await thief.post('/api/recover', { recovery: ann.cookie.slice(7) })).status).toBe(403);
});

test('P3.5 signing out elsewhere makes other cookies, links and sockets void', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const { recovery } = (await ann.post('/api/me/recovery')).body;
  const phone = server.visitor();
  phone.cookie = ann.cookie;
  const tab = await phone.open();
  await ann.post('/api/me/elsewhere');
  await tab.until(() => tab.closed !== undefined);
  expect((await me(ann)).id).toBe(id);
  expect((await me(phone)).id).not.toBe(id);
  expect((await server.visitor().post('/api/recover', { recovery })).status).toBe(403);
});

test('P3.6 an account keeps what its guest had, and is found by name and password', async () => {
  const { table, people } = await party(server, 2);
  const [ann] = people as [Visitor];
  const { id } = await me(ann);
  const made = await ann.post('/api/account', { name: 'Star Ann', password: PASSWORD });
  expect(made.body.person).toEqual({ id, name: 'Star Ann', account: true });
  const elsewhere = server.visitor();
  expect((await elsewhere.post('/api/login', { name: 'star ANN', password: PASSWORD })).body.person.id).toBe(
    id,
  );
  const { tables } = (await elsewhere.get('/api/me/tables')).body;
  expect(tables.map((one: { id: string }) => one.id)).toEqual([table]);
  expect((await elsewhere.post('/api/logout')).status).toBe(200);
  elsewhere.cookie = '';
  expect((await me(elsewhere)).id).not.toBe(id);
});

test('P3.8 a wrong password and an unknown name are refused alike', async () => {
  await server.visitor().post('/api/account', { name: 'Bob', password: PASSWORD });
  const wrong = await server.visitor().post('/api/login', { name: 'Bob', password: 'something else' });
  const unknown = await server.visitor().post('/api/login', { name: 'Bobby', password: PASSWORD });
  expect(wrong.status).toBe(403);
  expect(wrong.body).toEqual(unknown.body);
});

test('P3.7 a name belongs to one account, however it is written', async () => {
  await server.visitor().post('/api/account', { name: 'Cy', password: PASSWORD });
  const second = await server.visitor().post('/api/account', { name: '  ＣＹ ', password: PASSWORD });
  expect(second.status).toBe(409);
  expect((await server.visitor().post('/api/account', { name: 'Dee', password: 'short' })).status).toBe(400);
});

test('P3.7 two who ask for a name at the same moment do not both get it', async () => {
  const asked = [1, 2, 3].map(() =>
    server.visitor().post('/api/account', { name: 'Race', password: PASSWORD }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('P3.9 a new name is told at the tables where somebody sits', async () => {
  const { table, people, tabs } = await party(server, 2);
  await itemAt(people, 1).named('Zoe');
  await tabs[0]?.until(() => tabs[0]?.frame(table).room.seats[1]?.person?.name === 'Zoe');
});

test('P2.7 where accounts are switched off nobody makes one', async () => {
  const closed = await testServer({ accounts: false });
  expect((await closed.visitor().get('/api/server')).body).toEqual({
    protocol: ONLINE_PROTOCOL,
    accounts: false,
    analysis: true,
  });
  expect((await closed.visitor().post('/api/account', { name: 'Eve', password: PASSWORD })).status).toBe(403);
  await closed.stop();
});
