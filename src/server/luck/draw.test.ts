import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  nonceOf,
  party,
  setupOf,
  type Tab,
  testServer,
  type TestServer,
  type Visitor,
} from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { commitment } from '../../kernel/match/chance.ts';
import { combinedSeed, fairnessFault, promiseOf } from '../../kernel/match/fairness.ts';
import type { ClientRequest, RoomView } from '../../protocol/online.ts';

/** How the luck of a match is drawn: promises first, then what was promised. */

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Drawing {
  readonly table: string;
  readonly people: readonly Visitor[];
  /** Of the persons in the order of their seats; they take part in the draw only when they are told to. */
  readonly tabs: readonly [Tab, Tab, Tab];
}

/** Three persons and a bot at a table; nothing is drawn yet. */
async function gathered(): Promise<Drawing> {
  const people = [server.visitor(), server.visitor(), server.visitor()];
  const table = await itemAt(people, 0).create({ seats: ['me', 'open', 'open', { bot: 'random' }] });
  for (const one of people.slice(1)) await one.sit(table);
  const open = async (one: Visitor): Promise<Tab> => {
    const tab = await one.open();
    tab.draws = false;
    await tab.watch(table);
    return tab;
  };
  const [ann, bob, cid] = people as [Visitor, Visitor, Visitor];
  return { table, people, tabs: [await open(ann), await open(bob), await open(cid)] };
}

async function drawing(): Promise<Drawing> {
  const party = await gathered();
  const { table, tabs } = party;
  await tabs[0].ask({ do: 'start', table });
  await everybodySees(party, ({ draw }) => draw !== undefined);
  return party;
}

async function everybodySees(
  { tabs, table }: Pick<Drawing, 'tabs' | 'table'>,
  holds: (room: RoomView) => boolean,
): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.until(() => holds(tab.frame(table).room))));
}

const noncesSeen = (tab: Tab, table: string): (string | undefined)[] =>
  tab.frame(table).room.seats.map(({ nonce }) => nonce);

test('P9.1 a new table is answered with its seal, and takes no nonce', async () => {
  const ann = server.visitor();
  const setup = setupOf();
  const { body } = await ann.post('/api/tables', { setup });
  const tab = await ann.open();
  tab.draws = false;
  await tab.watch(body.table);
  const { luck, seats } = tab.frame(body.table).room;
  expect(luck).toEqual({ commitment: body.commitment });
  expect(seats[0]).not.toHaveProperty('promise');
  expect((await ann.post('/api/tables', { setup, nonce: nonceOf(1) })).status).toBe(400);
});

test('P9.5 a match is drawn only when every seat is taken and every client has promised', async () => {
  const ann = server.visitor();
  const { body } = await ann.post('/api/tables', { setup: setupOf() });
  const { table } = body;
  const tab = await ann.open();
  tab.draws = false;
  await tab.watch(table);
  expect((await tab.tried({ do: 'start', table })).error?.message).toContain('seat 1 is still free');
  await server.visitor().sit(table, 1);
  expect((await tab.tried({ do: 'start', table })).error?.message).toContain('seat 0 has not promised');
  await ann.sit(table, 0);
  expect(await tab.tried({ do: 'start', table })).toMatchObject({ ok: {} });
  expect((await tab.tried({ do: 'start', table })).error?.message).toContain('drawn already');
});

test('P9.5, P9.2 the draw waits for whoever is away, and goes on when they come', async () => {
  const party = await drawing();
  const { table, people, tabs } = party;
  const [ann, bob, cid] = tabs;
  await bob.leave();
  for (const tab of [ann, cid]) tab.takePart(table);
  await ann.until(() => noncesSeen(ann, table).filter((nonce) => nonce !== undefined).length === 2);
  const { stage, seats } = ann.frame(table).room;
  expect(stage).toBe('gathering');
  expect(seats.map(({ promise }) => promise)).toEqual([
    promiseOf(nonceOf(1)),
    promiseOf(nonceOf(2)),
    promiseOf(nonceOf(2)),
    undefined,
  ]);
  await server.restart();
  const back = await itemAt(people, 1).open();
  await back.watch(table);
  await back.until(() => back.frame(table).room.stage === 'playing');
  expect(back.frame(table).room.draw).toBeUndefined();
  expect(noncesSeen(back, table)).toEqual([nonceOf(1), nonceOf(2), nonceOf(2), undefined]);
});

test('P9.5 only the nonce that was promised is accepted, in a draw only, and once', async () => {
  const { table, tabs } = await gathered();
  const [ann, bob] = tabs;
  const reveal = (nonce: string): ClientRequest => ({ do: 'reveal', table, nonce });
  expect((await bob.tried(reveal(nonceOf(2)))).error?.code).toBe('stale');
  await ann.ask({ do: 'start', table });
  expect((await bob.tried(reveal(nonceOf(1)))).error?.code).toBe('bad_request');
  const stranger = await server.visitor().open();
  stranger.draws = false;
  await stranger.watch(table);
  expect((await stranger.tried(reveal(nonceOf(2)))).error?.code).toBe('forbidden');
  for (let i = 0; i < 2; i++) expect(await bob.tried(reveal(nonceOf(2)))).toMatchObject({ ok: {} });
  expect(noncesSeen(bob, table)).toEqual([undefined, nonceOf(2), undefined, undefined]);
});

/** What ends a draw, and who does it. */
const ENDINGS: readonly [string, string, 0 | 1, (drawing: Drawing) => Promise<unknown>][] = [
  [
    'somebody promises anew',
    'sat',
    1,
    ({ people, table }) => itemAt(people, 1).sit(table, 1, { draw: 1, nonce: nonceOf(9) }),
  ],
  ['somebody stands up', 'stood', 1, ({ tabs, table }) => tabs[1].ask({ do: 'stand', table })],
  [
    'the host sends somebody away',
    'kicked',
    0,
    ({ tabs, table }) => tabs[0].ask({ do: 'kick', table, seat: 2 }),
  ],
  [
    'the host removes somebody',
    'kicked',
    0,
    ({ tabs, table }) => tabs[0].ask({ do: 'remove', table, person: tabs[2].hello?.id ?? '' }),
  ],
  [
    'the host changes a bot',
    'bots',
    0,
    ({ tabs, table }) => tabs[0].ask({ do: 'seatBot', table, seat: 3, bot: 'greedy' }),
  ],
  ['the host takes a bot away', 'bots', 0, ({ tabs, table }) => tabs[0].ask({ do: 'free', table, seat: 3 })],
  ['the host stops it', 'stopped', 0, ({ tabs, table }) => tabs[0].ask({ do: 'cancelDraw', table })],
  ['the host closes the table', 'closed', 0, ({ tabs, table }) => tabs[0].ask({ do: 'close', table })],
];

test.each(ENDINGS)('P9.6 a draw ends for ever when %s', async (_, why, by, end) => {
  const party = await drawing();
  const { table, tabs } = party;
  tabs[1].takePart(table);
  await everybodySees(party, ({ seats }) => seats[1]?.nonce !== undefined);
  const { commitment: seal } = tabs[0].frame(table).room.luck;
  await end(party);
  await tabs[0].until(() => tabs[0].frame(table).room.draw === undefined);
  const { abortedDraws, seats, luck } = tabs[0].frame(table).room;
  expect(abortedDraws).toEqual([
    {
      begun: expect.any(Number),
      ended: expect.any(Number),
      why,
      by: tabs[by].hello?.id,
      promises: [promiseOf(nonceOf(1)), promiseOf(nonceOf(2)), promiseOf(nonceOf(2)), ''],
      nonces: ['', nonceOf(2), '', ''],
    },
  ]);
  expect(luck.commitment).toBe(seal);
  const left = why === 'sat' ? [undefined, promiseOf(nonceOf(9)), undefined, undefined] : [];
  expect(seats.map(({ promise }) => promise)).toEqual(Array.from({ length: 4 }, (_none, i) => left[i]));
  expect(seats.every(({ nonce }) => nonce === undefined)).toBe(true);
});

test('P9.6 somebody who watches can be removed without a new draw', async () => {
  const { table, tabs } = await drawing();
  const stranger = await server.visitor().open();
  await stranger.watch(table);
  await tabs[0].ask({ do: 'remove', table, person: stranger.hello?.id ?? '' });
  const { draw, abortedDraws } = tabs[0].frame(table).room;
  expect(draw).toBeDefined();
  expect(abortedDraws).toEqual([]);
});

test('P9.6 after a draw that ended clients promise anew by themselves, and the record tells of it', async () => {
  const party = await drawing();
  const { table, people, tabs } = party;
  tabs[1].takePart(table);
  await everybodySees(party, ({ seats }) => seats[1]?.nonce !== undefined);
  await tabs[0].ask({ do: 'cancelDraw', table });
  await everybodySees(party, ({ draw }) => draw === undefined);
  for (const tab of tabs) {
    tab.draws = true;
    tab.takePart(table);
  }
  await everybodySees(party, ({ seats }) => seats.slice(0, 3).every(({ promise }) => promise !== undefined));
  expect(tabs[0].frame(table).room.seats[1]?.promise).not.toBe(promiseOf(nonceOf(2)));
  await tabs[0].ask({ do: 'start', table });
  await everybodySees(party, ({ stage }) => stage === 'playing');
  for (const tab of tabs) await tab.ask({ do: 'resign', table, seen: 0, key: `resigns-${tab.hello?.id}` });
  const { body } = await itemAt(people, 0).get(`/api/tables/${table}/record`);
  expect(body.fairness.aborted).toMatchObject([{ why: 'stopped', nonces: ['', nonceOf(2), '', ''] }]);
  expect(body.fairness.nonces).toEqual([nonceOf(4), nonceOf(4), nonceOf(4), '']);
  expect(fairnessFault(body.fairness, body.seed, 4)).toBeUndefined();
});

test('P9.6 there is an end to the draws that lead nowhere', async () => {
  const ann = server.visitor();
  const table = await ann.create({ seats: ['me', { bot: 'random' }] });
  const tab = await ann.open();
  tab.draws = false;
  await tab.watch(table);
  for (let draw = 0; draw < 20; draw++) {
    await tab.ask({ do: 'start', table });
    await tab.ask({ do: 'cancelDraw', table });
    await ann.sit(table, 0, { draw: draw + 1, nonce: nonceOf(draw) });
  }
  expect((await tab.tried({ do: 'start', table })).error?.code).toBe('too_many');
});

test('P9.8 without persons the match begins at once', async () => {
  const ann = server.visitor();
  const table = await ann.create({ seats: [{ bot: 'random' }, { bot: 'random' }] });
  const tab = await ann.open();
  await tab.watch(table);
  await tab.ask({ do: 'start', table });
  await tab.until(() => tab.frame(table).room.stage !== 'gathering');
  expect(tab.frame(table).room.seats.every(({ nonce, promise }) => (nonce ?? promise) === undefined)).toBe(
    true,
  );
});

test('P9.3, P9.4 the record of a match holds what everybody promised and showed', async () => {
  const { table, people, tabs } = await party(server, 2);
  await tabs[1]?.ask({ do: 'resign', table, seen: 0, key: 'resigning' });
  const { body } = await itemAt(people, 0).get(`/api/tables/${table}/record`);
  const { fairness, seed } = body;
  expect(fairness).toMatchObject({
    nonces: [nonceOf(1), nonceOf(2)],
    promises: [nonceOf(1), nonceOf(2)].map(promiseOf),
  });
  expect(fairness).not.toHaveProperty('aborted');
  expect(commitment(fairness.secret)).toBe(fairness.commitment);
  expect(combinedSeed(fairness.secret, fairness.nonces)).toBe(seed);
});
