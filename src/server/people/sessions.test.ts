import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, type Visitor } from '../../../test/kit/online.ts';
import type { SessionView } from '../../protocol/online.ts';
import { browserOf } from './browser.ts';
import { signText } from './signedText.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.stop());

const me = async (visitor: Visitor): Promise<string> => (await visitor.get('/api/me')).body.person.id;
const sessionsOf = async (visitor: Visitor): Promise<SessionView[]> =>
  (await visitor.get('/api/me/sessions')).body.sessions;

/** The same person in another browser. */
async function otherBrowser(visitor: Visitor): Promise<Visitor> {
  const { recovery } = (await visitor.post('/api/me/recovery')).body;
  const other = server.visitor();
  await other.request('POST', '/api/recover', { recovery }, { 'user-agent': FIREFOX });
  return other;
}

test('P3.11 somebody sees the browsers they are known in, and which one this is', async () => {
  const ann = server.visitor();
  const id = await me(ann);
  expect(await sessionsOf(ann)).toEqual([]);
  await ann.named('Ann');
  now += 2 * HOUR;
  const phone = await otherBrowser(ann);
  expect(await me(phone)).toBe(id);
  const [first, second, ...more] = await sessionsOf(phone);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ browser: 'Firefox on Linux', here: true, created: now, seen: now });
  expect(second).toMatchObject({ browser: 'A browser', here: false });
  expect((await sessionsOf(ann)).map(({ here }) => here)).toContain(true);
});

test('P3.11 ending one session ends its cookie and its sockets, and no other', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const [phone, tablet] = [await otherBrowser(ann), await otherBrowser(ann)];
  const [there, here, beside] = [await phone.open(), await ann.open(), await tablet.open()];
  const [own] = (await sessionsOf(phone)).filter((one) => one.here);
  expect((await ann.post('/api/me/sessions/end', { session: own?.id })).status).toBe(200);
  await there.until(() => there.closed !== undefined);
  expect(there.closed?.why).toBe('signed out');
  expect(await me(phone)).not.toBe(id);
  for (const tab of [here, beside]) expect(await tab.tried({ do: 'ping' })).toMatchObject({ ok: {} });
  expect(await me(tablet)).toBe(id);
  expect((await ann.post('/api/me/sessions/end', { session: own?.id })).status).toBe(409);
});

test('P3.11 nobody ends the session of somebody else', async () => {
  const [ann, mallory] = [server.visitor(), server.visitor()];
  const { id } = await ann.named('Ann');
  await mallory.named('Mallory');
  const [own] = await sessionsOf(ann);
  expect((await mallory.post('/api/me/sessions/end', { session: own?.id })).status).toBe(409);
  expect(await me(ann)).toBe(id);
  expect(JSON.stringify(await sessionsOf(mallory))).not.toContain(own?.id);
});

test('P3.11 logging out ends the session, so that a copy of the cookie is worth nothing', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const copy = server.visitor();
  copy.cookie = ann.cookie;
  await ann.post('/api/logout');
  expect(ann.cookie).toBe('');
  expect(await me(copy)).not.toBe(id);
});

test('P3.11 use is noted once an hour, and what was not used for a year is over', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const [{ seen }] = (await sessionsOf(ann)) as [SessionView];
  now += HOUR / 2;
  expect((await ann.get('/api/me')).headers.get('set-cookie')).toBeNull();
  expect((await sessionsOf(ann))[0]?.seen).toBe(seen);
  now += HOUR;
  expect((await ann.get('/api/me')).headers.get('set-cookie')).toContain('orrery=');
  expect((await sessionsOf(ann))[0]?.seen).toBe(now);
  const left = await otherBrowser(ann);
  now += 300 * DAY;
  await me(ann);
  now += 100 * DAY;
  expect(await me(ann)).toBe(id);
  expect(await me(left)).not.toBe(id);
});

test('P3.2 a cookie from before there were sessions still works and gets one', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const secret = Buffer.from(readFileSync(path.join(server.data, 'secret'), 'utf8').trim(), 'hex');
  const earlier = server.visitor();
  const cookie = `orrery=${signText(secret, 'cookie', `${id}.1`)}`;
  earlier.cookie = cookie;
  const tab = await earlier.open();
  expect(tab.hello?.id).toBe(id);
  const together = await Promise.all([earlier.get('/api/me'), earlier.get('/api/me/tables')]);
  expect(together.map(({ status }) => status)).toEqual([200, 200]);
  expect(earlier.cookie).not.toBe(cookie);
  expect(await sessionsOf(earlier)).toHaveLength(2);
  expect(await me(earlier)).toBe(id);
  await ann.post('/api/me/elsewhere');
  await tab.until(() => tab.closed !== undefined);
  earlier.cookie = cookie;
  expect(await me(earlier)).not.toBe(id);
  const guest = server.visitor();
  guest.cookie = `orrery=${signText(secret, 'cookie', 'abcdef.1')}`;
  await guest.named('Guest of before');
  expect(await me(guest)).toBe('abcdef');
});

test('P3.4 a recovery link ends after a week, and says when', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const { recovery, expires } = (await ann.post('/api/me/recovery')).body;
  expect(expires).toBe(now + 7 * DAY);
  const used = async () => (await server.visitor().post('/api/recover', { recovery })).status;
  now += 7 * DAY - 1;
  expect(await used()).toBe(200);
  now += 1;
  expect(await used()).toBe(403);
  const secret = Buffer.from(readFileSync(path.join(server.data, 'secret'), 'utf8').trim(), 'hex');
  const ageless = { recovery: signText(secret, 'recovery', `${id}.1`) };
  expect((await server.visitor().post('/api/recover', ageless)).status).toBe(403);
});

test('P3.5 a socket that was being opened while its session ended does not stay', async () => {
  const ann = server.visitor();
  const { id } = await ann.named('Ann');
  const phone = server.visitor();
  phone.cookie = ann.cookie;
  const opening = Array.from({ length: 5 }, () => phone.open());
  await ann.post('/api/me/sessions/end', { session: (await sessionsOf(ann)).find(({ here }) => here)?.id });
  for (const tab of await Promise.all(opening))
    await tab.until(() => tab.closed !== undefined || tab.hello?.id !== id);
});

test.each([
  [FIREFOX, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8', 'A browser'],
  [undefined, 'A browser'],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
