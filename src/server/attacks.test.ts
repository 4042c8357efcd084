import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../protocol/online.ts';
import { moveText } from '../kernel/text.ts';
import { openServer } from './server.ts';
import {
  newKey,
  nonceOf,
  party,
  setupOf,
  type Tab,
  type TestServer,
  testServer,
  type Visitor,
} from '../../test/kit/online.ts';
import { itemAt } from '../kernel/data/lists.ts';

/** What people do who mean no good. After each the server answers those who do. */

let server: TestServer;
/** A server with the allowance everybody has. */
let strict: TestServer;
beforeAll(async () => {
  [server, strict] = await Promise.all([testServer(), testServer({ pace: 1 })]);
});
afterAll(() => Promise.all([server.stop(), strict.stop()]));

const textOf = (tab: Tab, table: string): string => moveText(tab.match(table).moves?.[0] as never);

/** Whether somebody innocent is still answered. */
async function isAnswered(tab: Tab, table: string): Promise<boolean> {
  const { ok } = await tab.tried({ do: 'look', table, ply: 0, eyes: 'nobody' });
  return ok?.past !== undefined;
}

test('P1.5 a seat is played by its own person only', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const text = textOf(ann, table);
  const stranger = await server.visitor().open();
  await stranger.watch(table);
  for (const tab of [bob, stranger]) {
    const { error } = await tab.tried({ do: 'play', table, seen: 0, key: newKey(), text });
    expect(error?.code).toMatch(/^(forbidden|illegal_move)$/);
    for (const deed of ['undo', 'redo'] as const)
      expect((await tab.tried({ do: deed, table, seen: 0, key: newKey() })).error).toBeDefined();
  }
  for (const one of ['resign', 'reclaim', 'stand', 'start', 'close', 'resume'] as const)
    expect((await stranger.tried({ do: one, table, seen: 0, key: newKey() })).error).toBeDefined();
  const forged = { do: 'play', table, seen: 0, key: newKey(), text, seat: 0 };
  expect((await bob.tried(forged)).error?.code).toBe('bad_request');
  expect(ann.frame(table).seq).toBe(0);
});

test("P6.2 somebody else's key does nothing for you", async () => {
  const { table, tabs } = await party(server, 2, { options: { showing: false } });
  const [ann, bob] = tabs as [Tab, Tab];
  const key = newKey();
  await ann.play(table, 0, key);
  await bob.until(() => bob.frame(table).seq === 1);
  expect(await bob.play(table, 0, key)).toEqual({ seq: 2 });
});

test('P1.5, P6.3 moves that are late, early, out of turn or made up change nothing', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const play = (tab: Tab, seen: number, text: string) =>
    tab.tried({ do: 'play', table, seen, key: newKey(), text });
  const text = textOf(ann, table);
  for (const seen of [1, 5, 999_999]) expect((await play(ann, seen, text)).error?.code).toBe('stale');
  for (const wrong of ['bid 1', 'show 99', '', 'x'.repeat(300), '__proto__', 'pass pass', '\u0000'])
    expect((await play(ann, 0, wrong)).error?.code).toMatch(/^(illegal_move|bad_request)$/);
  expect((await play(bob, 0, text)).error?.code).toBe('illegal_move');
  expect((await play(ann, 0, text)).ok).toEqual({ seq: 1 });
  expect((await play(ann, 0, text)).error?.code).toMatch(/^(stale|illegal_move)$/);
  expect(ann.match(table).ply).toBe(1);
});

test('P1.6 of many who race for one move exactly one makes it', async () => {
  const { table, tabs, people } = await party(server, 2);
  const [ann] = tabs as [Tab];
  const text = textOf(ann, table);
  const more = await Promise.all(Array.from({ length: 5 }, () => itemAt(people, 0).open()));
  const tries = [ann, ...more].flatMap((tab) =>
    [1, 2, 3].map(() => tab.tried({ do: 'play', table, seen: 0, key: newKey(), text })),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ ok }) => ok !== undefined)).toEqual([expect.objectContaining({ ok: { seq: 1 } })]);
  expect(ann.match(table).ply).toBe(1);
});

const DEEP = `${'['.repeat(7000)}${']'.repeat(7000)}`;

test.each<[string, string]>([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no question', '{"id":1}'],
  ['an unknown question', '{"id":1,"do":"hack"}'],
  ['a table that is none', '{"id":1,"do":"watch","table":"../../etc"}'],
  ['a prototype', '{"id":1,"do":"ping","__proto__":{"admin":true}}'],
  [
    'a prototype in a deed',
    '{"id":1,"do":"propose","table":"ab","seen":0,"what":{"kind":"pause","__proto__":{}}}',
  ],
  ['a constructor', '{"id":1,"do":"constructor"}'],
  ['deep lists', `{"id":1,"do":"ping","x":${DEEP}}`],
  ['numbers out of range', '{"id":1e99,"do":"ping"}'],
  ['a fraction', '{"id":1,"do":"look","table":"ab","ply":0.5,"eyes":0}'],
  ['a negative number', '{"id":1,"do":"look","table":"ab","ply":-1,"eyes":0}'],
  ['no words', '{"id":1,"do":"chat","table":"ab","text":{"toString":1},"key":"12345678"}'],
])('P5.2, P5.3 %s is refused, and the socket lives on', async (_, text) => {
  const tab = await server.visitor().open();
  tab.socket.send(text);
  await tab.until(() => tab.received.some((message) => 'error' in message));
  const refusal = tab.received.find((message) => 'error' in message);
  expect(refusal).toMatchObject({ error: { code: 'bad_request' } });
  expect(tab.raw.join('')).not.toMatch(/node_modules|src\/server|at .*\.ts/);
  expect(await tab.ask({ do: 'ping' })).toEqual({});
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('P5.4 a message that is too large ends its connection and no other', async () => {
  const { table, tabs } = await party(server, 2);
  const big = await server.visitor().open();
  big.socket.send('x'.repeat(17 * 1024));
  await big.until(() => big.closed !== undefined);
  expect(big.closed?.code).toBe(1009);
  const binary = await server.visitor().open();
  binary.socket.send(Buffer.alloc(100));
  await binary.until(() => binary.received.some((message) => 'error' in message));
  expect(await isAnswered(itemAt(tabs, 0), table)).toBe(true);
});

test.each<[string, unknown, number]>([
  ['a body that is no JSON', '{', 400],
  ['a prototype', '{"setup":{},"__proto__":{"x":1}}', 400],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['a large body', JSON.stringify({ name: 'x'.repeat(100_000) }), 413],
  ['deep lists', DEEP, 400],
  ['no setup', {}, 400],
  ['a nonce that nobody may know yet', { setup: setupOf(), nonce: nonceOf(1) }, 400],
  ['an unknown game', { setup: setupOf({ game: '__proto__' }) }, 404],
  ['unknown options', { setup: setupOf({ options: { constructor: 1 } }) }, 400],
  ['too many seats', { setup: setupOf({ seats: Array.from({ length: 9 }, () => 'open' as const) }) }, 400],
  ['two chairs for one', { setup: setupOf({ seats: ['me', 'me'] }) }, 400],
  ['an unknown bot', { setup: setupOf({ seats: ['me', { bot: 'constructor' }] }) }, 400],
  [
    'a clock without end',
    { setup: { ...setupOf(), clock: { bank: 1e12, increment: 0, atZero: 'bot' } } },
    400,
  ],
])('P2.2, P2.4 a table cannot be made with %s', async (_, body, status) => {
  const reply = await server.visitor().post('/api/tables', body);
  expect(reply.status).toBe(status);
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|src\/server|\.ts:/);
});

test.each(['/api/tables/%', '/%E0%A4%A', `/api/tables/${'a'.repeat(5000)}`])(
  'P2.2 an address that cannot be read, such as %.20s, is refused like anything else',
  async (url) => {
    const reply = await server.visitor().get(url);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).toEqual({ error: { code: 'bad_request', message: 'the request was not understood' } });
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
  },
);

test('P2.5 another site can neither post nor open a socket, even with the cookie', async () => {
  const ann = server.visitor();
  await ann.named('Ann');
  for (const origin of [
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    `http://${server.address}.evil.example`,
  ]) {
    const { status } = await ann.request('POST', '/api/me', { name: 'Owned' }, { origin });
    expect(status).toBe(403);
    await expect(ann.open({ origin })).rejects.toThrow('403');
  }
  expect(
    (await ann.request('POST', '/api/me', { name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
  const plain = { 'content-type': 'text/plain' };
  expect((await ann.request('POST', '/api/me', '{"name":"Owned"}', plain)).status).toBe(415);
  expect((await ann.get('/api/me')).body.person.name).toBe('Ann');
  const own = { origin: `http://${server.address}` };
  expect((await ann.request('POST', '/api/me', { name: 'Anna' }, own)).status).toBe(200);
  await (await ann.open(own)).leave();
});

test('P2.5 where an origin is set only that one counts', async () => {
  const fixed = await testServer({ origin: 'https://games.example.org' });
  const ann = fixed.visitor();
  const from = (origin: string) => ann.request('POST', '/api/me', { name: 'x' }, { origin });
  expect((await from(`http://${fixed.address}`)).status).toBe(403);
  expect((await from('https://games.example.org')).status).toBe(200);
  await fixed.stop();
});

test.each(['/', '/api/me', '/api/nothing', '/health', '/nothing'])(
  '%s comes with a strict policy',
  async (url) => {
    const { headers } = await server.visitor().get(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ws://${server.address} wss://${server.address}`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('the counts are for this machine, not for whoever comes through a proxy', async () => {
  const visitor = server.visitor();
  const { status, body } = await visitor.get('/metrics');
  expect(status).toBe(200);
  expect(body).toContain('orrery_deed_seconds_count');
  expect((await visitor.request('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(
    403,
  );
});

test('where counts are open, other machines are told them, and proxies are not', async () => {
  for (const openMetrics of [false, true]) {
    const data = mkdtempSync(path.join(tmpdir(), 'orrery-counts-'));
    const { app, stop } = await openServer({ data, pages: data, logLevel: 'silent', openMetrics });
    const ask = (headers: Record<string, string>) =>
      app.inject({ url: '/metrics', remoteAddress: '10.1.2.3', headers });
    expect((await ask({})).statusCode).toBe(openMetrics ? 200 : 403);
    expect((await ask({ 'x-forwarded-for': '10.1.2.3' })).statusCode).toBe(403);
    expect((await ask({ forwarded: 'for=10.1.2.3' })).statusCode).toBe(403);
    await stop();
    rmSync(data, { recursive: true });
  }
});

test('P5.5, P2.6 a flood is refused, then cut off, and an innocent table goes on', async () => {
  const flooded = await testServer({ pace: 1 });
  const { table, tabs } = await party(flooded, 2);
  const flood = await flooded.visitor().open();
  let sent = 0;
  const pour = setInterval(() => {
    for (let i = 0; i < 200 && flood.socket.readyState === WebSocket.OPEN; i++, sent++)
      flood.socket.send('{"id":1,"do":"ping"}');
  }, 5);
  for (let i = 0; i < 8; i++) expect(await isAnswered(itemAt(tabs, 0), table)).toBe(true);
  await flood.until(() => flood.closed !== undefined);
  clearInterval(pour);
  expect(flood.closed?.code).toBe(1008);
  const granted = flood.received.filter((message) => 'ok' in message).length;
  expect(granted).toBeLessThan(200);
  await itemAt(tabs, 0).play(table);
  await flooded.stop();
});

test('P2.6 requests are counted however their address is written', async () => {
  const at = Date.now();
  const strict = await testServer({ pace: 1 }, { now: () => at });
  const statuses = new Set<number>();
  for (let i = 0; i < 400 && !statuses.has(429); i++)
    statuses.add((await strict.visitor().get('/%61pi/server')).status);
  expect([...statuses]).toEqual([200, 429]);
  await strict.stop();
});

test('P2.6 somebody with many tabs has no more allowance than with one', async () => {
  const mallory = strict.visitor();
  await mallory.get('/api/me');
  const tabs = await Promise.all(Array.from({ length: 8 }, () => mallory.open()));
  const answers = await Promise.all(
    tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.tried({ do: 'ping' }))),
  );
  expect(answers.filter(({ ok }) => ok !== undefined).length).toBeLessThan(100);
});

test('P4.11 there is an end to the sockets and tables of one person', async () => {
  const mallory = strict.visitor();
  await mallory.get('/api/me');
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => mallory.open()));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(20);
  const made: number[] = [];
  for (let i = 0; i < 15; i++) made.push((await mallory.post('/api/tables', { setup: setupOf() })).status);
  expect(made.filter((status) => status === 200).length).toBeLessThanOrEqual(11);
  expect(made.at(-1)).toBe(429);
  const rich = server.visitor();
  for (let i = 0; i < 30; i++) await rich.create();
  expect((await rich.post('/api/tables', { setup: setupOf() })).status).toBe(429);
});

test('somebody who looks at tables that are not there makes none', async () => {
  const tab = await server.visitor().open();
  for (let i = 0; i < 20; i++) {
    const { error } = await tab.tried({ do: 'watch', table: i.toString(16).padStart(24, '0') });
    expect(error?.code).toBe('unknown_match');
  }
  expect((await server.visitor().get('/api/tables/ffffffffffffffffffffffff')).status).toBe(404);
});

/** A reader that takes nothing from its socket. */
async function deafReader(visitor: Visitor, address: string, table: string): Promise<WebSocket> {
  await visitor.get('/api/me');
  const socket = new WebSocket(`ws://${address}${SOCKET_PATH}`, { headers: { cookie: visitor.cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ id: 1, do: 'watch', table }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  return socket;
}

test('a reader that does not read is cut off before it fills the memory', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann] = tabs as [Tab];
  const deaf = await deafReader(server.visitor(), server.address, table);
  let closed = false;
  const line = 'word '.repeat(99);
  // On a machine so busy that this takes long it may be cut off for its silence first.
  const count = async (): Promise<number> => {
    const { body } = await server.visitor().get('/metrics');
    const counts = body.matchAll(/orrery_cut_total\{why="(?:slow|silent)"\} (\d+)/g);
    return [...counts].reduce((sum, [, cut]) => sum + Number(cut), 0);
  };
  const before = await count();
  for (let i = 0; i < 1200 && !closed; i++) {
    const lines = Array.from(
      { length: 25 },
      () => ({ do: 'chat', table, text: line, key: newKey() }) as const,
    );
    await Promise.all(lines.map((ask) => ann.ask(ask)));
    if (i % 50 === 0) closed = (await count()) > before;
  }
  expect(closed).toBe(true);
  expect(await isAnswered(ann, table)).toBe(true);
  deaf.terminate();
});

test('half a request holds up nobody', async () => {
  const [host, port] = server.address.split(':') as [string, string];
  const slow = Array.from({ length: 50 }, () => connect(Number(port), host));
  for (const socket of slow)
    socket.on('error', () => undefined).write('POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-le');
  expect((await server.visitor().get('/health')).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('a path that leads out of the pages leads nowhere', async () => {
  const [host, port] = server.address.split(':') as [string, string];
  for (const path of [
    '/../secret',
    '/..%2fsecret',
    '/secret',
    '/orrery.sqlite/..',
    '//etc/passwd',
    '/.%2e/secret',
  ]) {
    const status = await new Promise((resolve, reject) => {
      request({ host, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    if (path === '/secret')
      expect(status).toBe(200); // The test serves its data folder as pages.
    else expect(status).toBe(404);
  }
});

test('words of people are stored and sent as they were written, as text', async () => {
  const payload = `<script>alert(1)</script>"'&\u2028{{7*7}}`;
  const { table, tabs, people } = await party(server, 2);
  const { name } = await itemAt(people, 1).named(payload);
  expect(name).toBe(`<script>alert(1)</script>"'& {{7*7}}`);
  const reply = await itemAt(people, 0).get('/api/tables?stage=playing');
  expect(reply.headers.get('content-type')).toContain('application/json');
  await tabs[0]?.until(() => tabs[0]?.frame(table).room.seats[1]?.person?.name === name);
});
