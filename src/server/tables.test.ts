import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OnlineSummary } from '../protocol/online.ts';
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

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const listed = async (visitor: Visitor, query = ''): Promise<string[]> =>
  (await visitor.get(`/api/tables${query}`)).body.tables.map(({ id }: OnlineSummary) => id);

async function watching(visitor: Visitor, table: string): Promise<Tab> {
  const tab = await visitor.open();
  await tab.watch(table);
  return tab;
}

test('P4.1 an open table stands in the lobby until it begins', async () => {
  const ann = server.visitor();
  const table = await ann.create();
  expect(await listed(ann)).toContain(table);
  expect(await listed(ann, '?game=toy')).toContain(table);
  expect(await listed(ann, '?game=sol')).not.toContain(table);
  const bob = server.visitor();
  await bob.sit(table);
  await watching(bob, table);
  const tab = await watching(ann, table);
  await tab.start(table);
  expect(await listed(ann)).not.toContain(table);
  expect(await listed(ann, '?stage=playing')).toContain(table);
  expect((await ann.get('/api/tables?stage=nonsense')).status).toBe(400);
});

test('P4.12 a host with many tables pushes nobody off the first page, and pages follow each other', async () => {
  const [bob, ann] = [server.visitor(), server.visitor()];
  const quiet = await bob.create({ game: 'toy' });
  const many = new Set<string>();
  for (let i = 0; i < 30; i++) many.add(await ann.create());
  const pages: string[][] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const { body }: { body: { tables: OnlineSummary[]; next?: string } } = await bob.get(
      `/api/tables?game=toy${next && `&after=${next}`}`,
    );
    pages.push(body.tables.map(({ id }) => id));
    next = body.next;
  }
  const [first = []] = pages;
  expect(first).toHaveLength(30);
  expect(first).toContain(quiet);
  expect(first.slice(0, first.indexOf(quiet)).filter((id) => many.has(id))).toHaveLength(2);
  const all = pages.flat();
  expect(new Set(all).size).toBe(all.length);
  expect([...many].every((id) => all.includes(id))).toBe(true);
  expect((await bob.get('/api/tables?after=1.2.zz')).status).toBe(400);
});

test('P4.13 the lobby is searched by host, id and game, as plain text', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  await ann.named('Zoë 50%_');
  const [open, full] = [await ann.create(), await ann.create()];
  await bob.sit(full);
  const found = (words: string): Promise<string[]> => listed(bob, `?search=${encodeURIComponent(words)}`);
  expect((await found('ZOË')).toSorted()).toEqual([open, full].toSorted());
  expect((await found('50%_ TIDES')).toSorted()).toEqual([open, full].toSorted());
  expect(await found('50__')).toEqual([]);
  expect(await found(`zoë ${open}`)).toEqual([open]);
  expect(await found('zoë no such game')).toEqual([]);
  expect(await listed(bob, `?search=${encodeURIComponent('zoë')}&free=true`)).toEqual([open]);
});

test('P4.2 a private table is there only for those who were invited', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ private: true });
  expect(await listed(ann)).not.toContain(table);
  expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
  expect((await bob.sit(table)).status).toBe(404);
  expect((await bob.get(`/api/tables/${table}/invitation`)).status).toBe(404);
  const stranger = await bob.open();
  expect((await stranger.tried({ do: 'watch', table })).error?.code).toBe('unknown_match');
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  expect((await bob.post('/api/enter', { invitation })).body).toEqual({ table });
  expect((await bob.sit(table)).body).toEqual({ seat: 1 });
});

test('P4.3 an invitation is no seat, and a changed one is nothing', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ private: true });
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  for (const wrong of [`${invitation.slice(0, -1)}_`, table, `${table}.1`, '', ann.cookie.slice(7)])
    expect((await bob.post('/api/enter', { invitation: wrong })).status).toBe(403);
  await bob.post('/api/enter', { invitation });
  const tab = await watching(bob, table);
  expect(tab.frame(table).room.seats[1]?.person).toBeUndefined();
  expect((await tab.tried({ do: 'start', table })).error?.code).toBe('forbidden');
});

test('P4.4 whoever is kicked loses chair and invitation', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ private: true });
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  await bob.post('/api/enter', { invitation });
  await bob.sit(table);
  const [host, out] = [await watching(ann, table), await watching(bob, table)];
  await host.ask({ do: 'kick', table, seat: 1 });
  await out.until(() => out.received.some((message) => 'gone' in message));
  expect((await bob.sit(table)).status).toBe(404);
  expect((await bob.post('/api/enter', { invitation })).status).toBe(403);
  expect((await ann.get(`/api/tables/${table}/invitation`)).body.invitation).not.toBe(invitation);
});

test('P4.4 to whoever was kicked a private table is as if it did not exist, by every route', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ private: true });
  const { invitation } = (await ann.get(`/api/tables/${table}/invitation`)).body;
  await bob.post('/api/enter', { invitation });
  await bob.sit(table);
  const mine = async (): Promise<string[]> =>
    (await bob.get('/api/me/tables')).body.tables.map(({ id }: OnlineSummary) => id);
  expect(await mine()).toContain(table);
  const host = await watching(ann, table);
  await host.ask({ do: 'kick', table, seat: 1 });
  expect(await mine()).not.toContain(table);
  expect(await listed(bob)).not.toContain(table);
  for (const url of ['', '/record', '/invitation'])
    expect((await bob.get(`/api/tables/${table}${url}`)).status, url).toBe(404);
  expect((await bob.sit(table)).status).toBe(404);
  expect((await bob.post('/api/enter', { invitation })).status).toBe(403);
  const tab = await bob.open();
  for (const ask of [
    { do: 'watch', table },
    { do: 'chat', table, text: 'let me in', key: newKey() },
    { do: 'look', table, ply: 0, eyes: 'nobody' },
    { do: 'start', table },
    { do: 'stand', table },
  ] as const)
    expect((await tab.tried(ask)).error?.code, ask.do).toBe('unknown_match');
});

test('P4.6 chairs are taken once, changed and left', async () => {
  const [ann, bob, cy] = [server.visitor(), server.visitor(), server.visitor()];
  const table = await ann.create({ seats: ['me', 'open', 'open'] });
  expect((await bob.sit(table, 0)).status).toBe(409);
  expect((await bob.sit(table, 2)).body).toEqual({ seat: 2 });
  expect((await cy.sit(table, 2)).status).toBe(409);
  expect((await bob.sit(table, 1)).body).toEqual({ seat: 1 });
  expect((await cy.sit(table)).body).toEqual({ seat: 2 });
  expect((await server.visitor().sit(table)).status).toBe(409);
  expect((await cy.sit(table, 9)).status).toBe(409);
  const tab = await watching(cy, table);
  await tab.ask({ do: 'stand', table });
  expect(tab.frame(table).room.seats.map(({ person }) => person !== undefined)).toEqual([true, true, false]);
});

test('P4.5 two who want the last chair do not both get it', async () => {
  const table = await server.visitor().create();
  const replies = await Promise.all([1, 2, 3, 4].map(() => server.visitor().sit(table, 1)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test('P4.7 only the host seats bots, frees chairs, starts and closes what gathers', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ seats: ['me', 'open', 'open'] });
  await bob.sit(table);
  const [host, guest] = [await watching(ann, table), await watching(bob, table)];
  for (const ask of [
    { do: 'seatBot', table, seat: 2, bot: 'random' },
    { do: 'free', table, seat: 2 },
    { do: 'kick', table, seat: 0 },
    { do: 'start', table },
    { do: 'close', table },
  ] as const)
    expect((await guest.tried(ask)).error?.code).toBe('forbidden');
  expect((await host.tried({ do: 'start', table })).error?.message).toBe('seat 2 is still free');
  expect((await host.tried({ do: 'seatBot', table, seat: 2, bot: 'nobody' })).error?.code).toBe(
    'unknown_bot',
  );
  expect((await host.tried({ do: 'seatBot', table, seat: 1, bot: 'random' })).error?.code).toBe('taken');
  expect((await host.tried({ do: 'free', table, seat: 1 })).error?.code).toBe('bad_request');
  await host.ask({ do: 'seatBot', table, seat: 2, bot: 'random' });
  await host.ask({ do: 'free', table, seat: 2 });
  await host.ask({ do: 'seatBot', table, seat: 2, bot: 'greedy' });
  await host.start(table);
  expect((await host.tried({ do: 'kick', table, seat: 1 })).error?.message).toBe('the match has begun');
  for (const tab of [host, guest])
    expect((await tab.tried({ do: 'close', table })).error?.code).toBe('forbidden');
  await guest.ask({ do: 'propose', table, seen: 0, what: { kind: 'close' } });
  await host.ask({ do: 'answer', table, proposal: 1, agree: true });
  await guest.until(() => guest.frame(table).room.stage === 'closed');
  expect(guest.frame(table).room.closing).toMatchObject({ by: guest.hello, consent: true });
  const [listed] = (await ann.get('/api/me/tables')).body.tables;
  expect(listed).toMatchObject({ stage: 'closed', closing: { by: guest.hello, consent: true } });
});

test('P4.8 those who only watch see what is public, where watching is allowed', async () => {
  const open = await party(server, 2);
  const tab = await watching(server.visitor(), open.table);
  expect(tab.match(open.table).eyes).toBeUndefined();
  expect(tab.match(open.table).moves).toBeUndefined();
  await open.tabs[0]?.until(() => open.tabs[0]?.frame(open.table).room.spectators === 1);
  const closed = await party(server, 2, { spectators: false });
  const kept = await server.visitor().open();
  expect((await kept.tried({ do: 'watch', table: closed.table })).error?.code).toBe('forbidden');
});

test('P4.8 whoever looked while people gathered is shown out when the match is not to be watched', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  const table = await ann.create({ spectators: false });
  const looking = await watching(server.visitor(), table);
  await bob.sit(table);
  await watching(bob, table);
  await (await watching(ann, table)).start(table);
  await looking.until(() => looking.received.some((message) => 'gone' in message));
  expect(looking.raw.some((text) => text.includes('"hands"'))).toBe(false);
});

test('P5.7 chat is text, for all who watch, and kept', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const text = '<img src=x onerror=alert(1)> "hi" \u{1f680}';
  const key = newKey();
  await ann.ask({ do: 'chat', table, text, key });
  await ann.ask({ do: 'chat', table, text, key });
  await ann.ask({ do: 'chat', table, text: 'two\nlines\u0007', key: newKey() });
  await bob.until(() => bob.chat.some(({ number }) => number === 2));
  expect(bob.chat.filter(({ number }) => number === 1)[0]?.text).toBe(text);
  expect(bob.chat.at(-1)?.text).toBe('two lines');
  const late = await watching(server.visitor(), table);
  await late.until(() => late.chat.length === 2);
  expect((await ann.tried({ do: 'chat', table, text: ' \n ', key: newKey() })).error?.code).toBe(
    'bad_request',
  );
});

test('P3.9 a new name stands in lists and searches, at tables that nobody has open too', async () => {
  const [ann, bob] = [server.visitor(), server.visitor()];
  await ann.named('Former name');
  const hosted = await ann.create({ seats: ['open', 'open'] });
  const joined = await bob.create();
  await ann.sit(joined);
  await server.restart();
  await ann.named('Latter name');
  const found = async (words: string): Promise<string[]> =>
    listed(bob, `?search=${encodeURIComponent(words)}`);
  expect(await found('latter name')).toEqual([hosted]);
  expect(await found('former name')).toEqual([]);
  const { tables } = (await bob.get('/api/me/tables')).body as { tables: OnlineSummary[] };
  expect(tables.find(({ id }) => id === joined)?.seats[1]?.person?.name).toBe('Latter name');
  await server.restart();
  await ann.post('/api/account', { name: 'Latter account', password: 'twelve letters' });
  const { table } = (await bob.get(`/api/tables/${hosted}`)).body as { table: OnlineSummary };
  expect(table.host).toMatchObject({ name: 'Latter account', account: true });
});

test('P5.7 what is said under the name of an account is marked, new and old, and nothing else is', async () => {
  const { table, tabs, people } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const say = (tab: Tab, text: string) => tab.ask({ do: 'chat', table, text, key: newKey() });
  await say(bob, 'as a guest');
  await itemAt(people, 1).post('/api/account', { name: 'Marked Bob', password: 'twelve letters' });
  await say(bob, 'with an account');
  await say(ann, 'I have none');
  await ann.until(() => ann.chat.length === 3);
  const marks = ({ chat }: Tab) => chat.map(({ text, account }) => [text, account]);
  const expected = [
    ['as a guest', undefined],
    ['with an account', true],
    ['I have none', undefined],
  ];
  expect(marks(ann)).toEqual(expected);
  const late = await watching(server.visitor(), table);
  await late.until(() => late.chat.length === 3);
  expect(marks(late)).toEqual(expected);
});

test('P5.7 a key that comes again with other words says again what was said first', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const key = newKey();
  for (const text of ['a kind word', 'what nobody could report'])
    await ann.ask({ do: 'chat', table, text, key });
  await bob.until(() => bob.chat.length === 2);
  expect(bob.chat.map(({ number, text }) => [number, text])).toEqual([
    [1, 'a kind word'],
    [1, 'a kind word'],
  ]);
});

test('P4.10 a rematch keeps the chairs of those who played', async () => {
  const joined = await party(server, 2);
  await playOn(joined);
  const { table, tabs, people } = joined;
  const [ann, bob] = tabs as [Tab, Tab];
  const next = (await bob.ask({ do: 'rematch', table })).table as string;
  expect((await ann.ask({ do: 'rematch', table })).table).toBe(next);
  await ann.until(() => ann.frame(table).room.rematch === next);
  expect((await server.visitor().sit(next, 0)).status).toBe(409);
  expect((await itemAt(people, 0).sit(next)).body).toEqual({ seat: 0 });
  for (const tab of [ann, bob]) await tab.watch(next);
  await bob.until(() => bob.frame(next).room.seats.every(({ promise }) => promise !== undefined));
  await bob.start(next);
  expect(bob.frame(next).room.luck.commitment).not.toBe(bob.frame(table).room.luck.commitment);
});

test('a list of my matches tells how they stand', async () => {
  const joined = await party(server, 2);
  await playOn(joined);
  const [ann] = joined.people as [Visitor];
  const open = await ann.create();
  const { tables } = (await ann.get('/api/me/tables')).body as { tables: OnlineSummary[] };
  expect(tables.map(({ id, stage }) => [id, stage])).toEqual([
    [open, 'gathering'],
    [joined.table, 'over'],
  ]);
  expect(tables[1]?.outcome?.places).toHaveLength(2);
});
