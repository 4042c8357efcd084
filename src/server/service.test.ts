import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { nonceOf, party, type Tab, testServer, type Visitor } from '../../test/kit/online.ts';
import type { OnlineSummary } from '../protocol/online.ts';
import { newMetrics } from './http/metrics.ts';

/** What those who keep a server see of it. */

const HANGING = new URL('../../test/kit/hangingToy.ts', import.meta.url).href;

test('the log tells no cookie, link, secret, nonce or move', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await testServer({ logLevel: 'trace' }, { log });
  const { table, people, tabs } = await party(server, 2);
  const [ann] = people as [Visitor];
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  const { recovery } = (await ann.post('/api/me/recovery')).body;
  await ann.post('/api/account', { name: 'Ann', password: 'a secret password' });
  await ann.get(`/api/tables/${table}?token=${invitation}`);
  await tabs[0]?.play(table);
  await server.stop();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  for (const word of [ann.cookie.slice(7), invitation, recovery, 'a secret password', nonceOf(1)])
    expect(text).not.toContain(word);
});

test.each(['/', '/api/me', '/api/tables', '/api/socket/', '/health', '/nothing', '/%zz'])(
  'no address is logged with its query, not even that of a stray upgrade to %s',
  async (place) => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const server = await testServer({ logLevel: 'trace' }, { log });
    const canary = 'canary-0123456789';
    const stray = new WebSocket(`ws://${server.address}${place}?token=${canary}`);
    const [error] = await once(stray, 'error');
    expect(String(error)).toMatch(/Unexpected server response: 4/);
    for (const method of ['GET', 'POST', 'DELETE'])
      await server.visitor().request(method, `${place}?token=${canary}`);
    await server.stop();
    expect(lines).not.toEqual([]);
    expect(lines.join('')).not.toContain(canary);
  },
);

test('what others break off or send wrongly does not fill the log', async () => {
  const lines: string[] = [];
  const server = await testServer({ logLevel: 'info' }, { log: { write: (line) => void lines.push(line) } });
  const tab = await server.visitor().open();
  tab.socket.send('x'.repeat(17 * 1024));
  await tab.until(() => tab.closed !== undefined);
  await server.visitor().get('/api/tables/%');
  await server.stop();
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('a server that stops while a bot thinks logs no fault', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await testServer({ logLevel: 'warn', botTime: 60_000 }, { log, gamesModule: HANGING });
  const ann = server.visitor();
  const table = await ann.create({ seats: ['me', { bot: 'greedy' }] });
  const tab = await ann.open();
  await tab.watch(table);
  await tab.start(table);
  while (tab.frame(table).room.thinking === undefined) await tab.play(table);
  await server.stop();
  expect(lines).toEqual([]);
});

test('P11.1 a webhook is told when somebody who is away is asked, or a draw waits for them', async () => {
  const told: object[] = [];
  const hook = createServer((request, response) => {
    request
      .toArray()
      .then((parts) => told.push(JSON.parse(parts.join(''))))
      .catch(() => undefined);
    response.end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const server = await testServer({ webhook });
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  await bob.leave();
  await ann.until(() => ann.frame(table).room.seats[1]?.present === false);
  await ann.play(table);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toMatchObject({ kind: 'turn', table, game: 'toy', seat: 1, ply: 1 });

  const [host, guest] = [server.visitor(), server.visitor()];
  const next = await host.create();
  await guest.sit(next);
  const tab = await host.open();
  await tab.watch(next);
  await tab.ask({ do: 'start', table: next });
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toMatchObject({ kind: 'draw', table: next, seat: 1 });
  const { tables } = (await guest.get('/api/me/tables')).body as { tables: OnlineSummary[] };
  expect(tables[0]).toMatchObject({ id: next, stage: 'gathering', actors: [1] });
  // The host has shown a nonce and leaves: whoever comes begins the match, in which the host is asked first.
  await tab.until(() => tab.frame(next).room.seats[0]?.nonce !== undefined);
  await tab.leave();
  const late = await guest.open();
  await late.watch(next);
  await late.until(() => late.frame(next).room.stage === 'playing');
  await expect.poll(() => told).toHaveLength(3);
  expect(told[2]).toMatchObject({ kind: 'turn', table: next, seat: 0, ply: 0 });
  await server.stop();
  hook.close();
});

test('counts add up in the text form', () => {
  const metrics = newMetrics();
  metrics.acknowledged(0.002);
  metrics.acknowledged(0.2);
  metrics.refused('stale');
  metrics.refused('stale');
  metrics.cut('flood');
  const text = metrics.text({ tables_open: 3 });
  expect(text).toContain('orrery_deed_seconds_bucket{le="0.001"} 0\n');
  expect(text).toContain('orrery_deed_seconds_bucket{le="0.0025"} 1\n');
  expect(text).toContain('orrery_deed_seconds_bucket{le="+Inf"} 2\n');
  expect(text).toContain('orrery_refused_total{code="stale"} 2\n');
  expect(text).toContain('orrery_cut_total{why="flood"} 1\n');
  expect(text).toContain('# TYPE orrery_tables_open gauge\norrery_tables_open 3\n');
});

test('P1.2, P5.8 a move that cannot be stored is neither acknowledged nor told, and the table opens again', async () => {
  const server = await testServer();
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const file = new Sqlite(path.join(server.data, 'orrery.sqlite'));
  file.exec("create trigger full before insert on journal begin select raise(abort, 'disk full'); end");
  await expect(ann.play(table)).rejects.toThrow('bug: something went wrong here');
  await bob.until(() => bob.received.some((message) => 'gone' in message));
  expect(bob.frame(table).seq).toBe(0);
  file.exec('drop trigger full');
  file.close();
  for (const tab of [ann, bob]) await tab.watch(table);
  expect(ann.match(table).ply).toBe(0);
  await ann.play(table);
  await bob.until(() => bob.frame(table).seq === 1);
  await server.stop();
});

test('P10.3 of two servers over the same data only one makes a move; the other looks again', async () => {
  const server = await testServer();
  const { table, tabs } = await party(server, 2);
  const [ann] = tabs as [Tab];
  const file = new Sqlite(path.join(server.data, 'orrery.sqlite'));
  const deed = { kind: 'substitute', seat: 1, bot: 'random', why: 'absent' };
  const page = JSON.stringify([{ seq: 1, at: 0, deed }]);
  file.prepare('insert into pages ("table", first, last, entries) values (?, 1, 1, ?)').run(table, page);
  file.close();
  await expect(ann.play(table)).rejects.toThrow('stale: the table has moved on');
  await ann.watch(table);
  expect(ann.frame(table)).toMatchObject({ seq: 1, room: { seats: [{}, { bot: 'random' }] } });
  await ann.play(table);
  await server.stop();
});
