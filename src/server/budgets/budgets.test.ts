import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { setupOf } from '../../../test/kit/online.ts';
import {
  ask,
  begin,
  newKey,
  personOf,
  tableOf,
  type TestRooms,
  testRooms,
  watch,
} from '../../../test/kit/tableRoom.ts';
import { GAMES } from '../../../test/kit/toy.ts';
import { InputError } from '../../kernel/error.ts';
import type { Analyses } from '../analysis/analyses.ts';
import { newMetrics } from '../http/metrics.ts';
import { refusalOf, statusOf } from '../http/refusal.ts';
import { addRoutes } from '../http/routes.ts';
import { accountsOf } from '../people/accounts.ts';
import { peopleOf } from '../people/people.ts';
import { makeTable } from '../rooms/gathering.ts';
import { payerOf, type Room } from '../rooms/room.ts';
import { daily, type Limit, limitOf } from '../http/limits.ts';
import { connect } from '../socket/connection.ts';
import { openBudgets, type Payer } from './budgets.ts';

const SECRET = Buffer.alloc(32, 7);

test('what was used is counted afterwards and paid for in time', () => {
  let now = 0;
  const budget = limitOf({ burst: 10, perSecond: 1 }, () => now);
  budget.charge('ann', 9);
  expect(budget.isSpent('ann')).toBe(false);
  budget.charge('ann', 9);
  expect([budget.isSpent('ann'), budget.isSpent('bob')]).toEqual([true, false]);
  now += 9000;
  expect(budget.isSpent('ann')).toBe(false);
  // However much one thing costs, it is paid for one day.
  budget.charge('ann', 1e9);
  now += 10_001;
  expect(budget.isSpent('ann')).toBe(false);
  expect(daily(86_400)).toEqual({ burst: 86_400, perSecond: 1 });
});

test('P2.9 time is counted by what it costs, by person and by address', () => {
  const budgets = openBudgets(SECRET, 1, () => 0);
  const [ann, bob, cy] = [
    budgets.payer('ann', '1.2.3.4'),
    budgets.payer('bob', '1.2.3.4'),
    budgets.payer('cy', '5.6.7.8'),
  ];
  budgets.spent(ann, 500);
  expect(() => budgets.requireTime(ann)).toThrow('wait a moment');
  expect(() => budgets.requireTime(bob)).not.toThrow();
  // Guests without number are one address.
  for (let i = 0; i < 4; i++) budgets.spent(budgets.payer(`guest ${i}`, '1.2.3.4'), 150);
  expect(() => budgets.requireTime(bob)).toThrow('wait a moment');
  expect(() => budgets.requireTime(cy)).not.toThrow();
  const before = budgets.timed(cy, () => 'done');
  expect(before).toBe('done');
});

test('P2.9 so many tables and so many bytes a day, and no more', () => {
  let now = 0;
  const budgets = openBudgets(SECRET, 1, () => now);
  const ann = budgets.payer('ann', '1.2.3.4');
  for (let i = 0; i < 100; i++) {
    budgets.requireTable(ann, 0);
    budgets.madeTable(ann);
  }
  expect(() => budgets.requireTable(ann, 0)).toThrow('come back later');
  budgets.stored(ann, 20_000_000);
  expect(() => budgets.requireSpace(ann)).toThrow('come back later');
  now += 24 * 60 * 60 * 1000;
  expect(() => budgets.requireTable(ann, 149)).not.toThrow();
  expect(() => budgets.requireTable(ann, 150)).toThrow('150 tables from here');
  expect(() => budgets.requireSpace(ann)).not.toThrow();
});

test('no address is stored, and the same one is always told by the same mark', () => {
  const [one, two] = [openBudgets(SECRET, 1, () => 0), openBudgets(Buffer.alloc(32, 8), 1, () => 0)];
  const { origin } = one.payer('ann', '1.2.3.4');
  expect(origin).toBe(one.payer('bob', '1.2.3.4').origin);
  expect(origin).not.toContain('1.2.3.4');
  expect(two.payer('ann', '1.2.3.4').origin).not.toBe(origin);
});

/** Rooms with the budgets everybody has. */
async function strictRooms(): Promise<TestRooms> {
  const kit = await testRooms(GAMES, 1);
  open.push(kit);
  return kit;
}

const open: TestRooms[] = [];
afterEach(async () => {
  for (const kit of open.splice(0)) await kit.close();
});

const LOOK = { do: 'look', ply: 0, eyes: 'nobody' } as const;

async function begun(kit: TestRooms): Promise<Room> {
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(room, 'ann');
  return room;
}

test('P2.9 whoever has used up their time is refused until it has passed, and nobody else is', async () => {
  const kit = await strictRooms();
  const room = await begun(kit);
  const { budgets } = kit.services;
  budgets.spent(budgets.payer(personOf('ann').id, 'ann'), 500);
  await expect(ask(room, 'ann', LOOK)).rejects.toMatchObject({ code: 'too_many' });
  expect(await ask(room, 'bob', LOOK)).toHaveProperty('past');
  await kit.pass(10_000);
  expect(await ask(room, 'ann', LOOK)).toHaveProperty('past');
});

test('P2.9 deeds are charged with what they store, and a full budget stores nothing more', async () => {
  const kit = await strictRooms();
  const room = await begun(kit);
  const { budgets } = kit.services;
  budgets.stored(budgets.payer(personOf('ann').id, 'ann'), 20_000_000);
  const refused = ask(room, 'ann', { do: 'resign', seen: 0, key: newKey() });
  await expect(refused).rejects.toThrow('stored too much');
  expect(room.ledger?.entries.length).toBe(0);
  await ask(room, 'bob', { do: 'resign', seen: 0, key: newKey() });
  expect(room.ledger?.entries.length).toBe(1);
});

test('bots think on the account of whose deed they follow, and at first of the host', async () => {
  const kit = await strictRooms();
  const room = await begun(kit);
  const { budgets } = kit.services;
  expect(payerOf(room).person).toBe(personOf('ann').id);
  await expect(ask(room, 'bob', { do: 'undo', seen: 9, key: newKey() })).rejects.toThrow();
  expect(payerOf(room)).toEqual(budgets.payer(personOf('bob').id, 'bob'));
  await ask(room, 'cy', LOOK);
  expect(payerOf(room).person).toBe(personOf('bob').id);
});

test('P2.9 bots of whoever has used up their time wait until it has passed, and others do not', async () => {
  const kit = await strictRooms();
  const { budgets } = kit.services;
  const seats = [{ bot: 'greedy' }, { bot: 'greedy' }];
  for (const host of ['ann', 'bob']) {
    const payer = budgets.payer(personOf(host).id, host);
    const { id } = await makeTable(kit.services, personOf(host), { payer, setup: setupOf({ seats }) });
    const room = await kit.rooms.get(id);
    await ask(room, host, { do: 'start' });
    if (host === 'ann') budgets.spent(payer, 500);
    watch(room, 'cy');
  }
  expect(kit.thinking()).toBe(1);
  await kit.pass(10_000);
  expect(kit.thinking()).toBe(2);
});

test('P4.11 an address has an end to its open tables, whoever hosts them, also after a restart', async () => {
  const kit = await strictRooms();
  const make = (host: string, services = kit.services, address = 'school'): Promise<unknown> => {
    const payer = services.budgets.payer(personOf(host).id, address);
    return makeTable(services, personOf(host), { payer, setup: setupOf() });
  };
  for (let i = 0; i < 150; i++) await make(`host ${i % 10}`);
  await expect(make('another')).rejects.toThrow('150 tables from here are not over');
  const restarted = { ...kit.services, budgets: openBudgets(Buffer.alloc(32), 1, () => 0) };
  await expect(make('another', restarted)).rejects.toThrow('150 tables from here are not over');
  await make('another', kit.services, 'home');
});

/** What is charged from now on, to whom and for what; nothing is charged any more. */
interface Charged {
  readonly what: 'timed' | 'spent' | 'wrote' | 'stored' | 'table';
  readonly payer: Payer;
  readonly amount: number;
}

function noteCharges({ services: { budgets } }: TestRooms): Charged[] {
  const charged: Charged[] = [];
  const note = (what: Charged['what'], payer: Payer, amount = 1): void =>
    void charged.push({ what, payer, amount });
  budgets.timed = (payer, work) => {
    note('timed', payer);
    return work();
  };
  budgets.spent = (payer, ms) => note('spent', payer, ms);
  budgets.wrote = (payer) => note('wrote', payer);
  budgets.stored = (payer, bytes) => note('stored', payer, bytes);
  budgets.madeTable = (payer) => note('table', payer);
  return charged;
}

/** How much of something was charged to somebody. */
const sumOf = (charged: readonly Charged[], what: Charged['what'], { person }: Payer): number =>
  charged
    .filter((one) => one.what === what && one.payer.person === person)
    .reduce((sum, { amount }) => sum + amount, 0);

test('P2.9 deeds are charged with their time, waiting for the disk, and what they store and send', async () => {
  const kit = await strictRooms();
  const room = await begun(kit);
  const charged = noteCharges(kit);
  const bob = kit.services.budgets.payer(personOf('bob').id, 'bob');
  await ask(room, 'bob', { do: 'chat', text: 'äöü', key: newKey() });
  expect(sumOf(charged, 'stored', bob)).toBe(6 + 200);
  expect([sumOf(charged, 'wrote', bob), sumOf(charged, 'timed', bob)]).toEqual([1, 1]);
  charged.length = 0;
  await ask(room, 'bob', { do: 'resign', seen: 0, key: newKey() });
  expect(sumOf(charged, 'stored', bob)).toBeGreaterThan(50);
  // The deed itself, and telling everybody.
  expect([sumOf(charged, 'wrote', bob), sumOf(charged, 'timed', bob)]).toEqual([1, 2]);
  charged.length = 0;
  await ask(room, 'bob', LOOK);
  expect([sumOf(charged, 'wrote', bob), sumOf(charged, 'timed', bob)]).toEqual([0, 1]);
  charged.length = 0;
  await makeTable(kit.services, personOf('bob'), { payer: bob, setup: setupOf() });
  expect(sumOf(charged, 'stored', bob)).toBeGreaterThan(300);
  expect(sumOf(charged, 'table', bob)).toBe(1);
});

test('P2.9 whoever has stored too much makes no table', async () => {
  const kit = await strictRooms();
  const payer = kit.services.budgets.payer(personOf('ann').id, 'ann');
  kit.services.budgets.stored(payer, 20_000_000);
  const made = makeTable(kit.services, personOf('ann'), { payer, setup: setupOf() });
  await expect(made).rejects.toThrow('stored too much');
});

test('P2.9 whoever watches pays for opening the table and for the first view, and needs time for it', async () => {
  const kit = await strictRooms();
  const { budgets } = kit.services;
  const room = await begun(kit);
  await ask(room, 'ann', { do: 'resign', seen: 0, key: newKey() });
  const watcher = connectionTo(kit);
  const charged = noteCharges(kit);
  await watcher.say({ do: 'watch', table: room.record.id });
  expect(watcher.answers).toMatchObject([{ ok: {} }]);
  expect(charged.some(({ what, amount }) => what === 'spent' && amount > 0)).toBe(true);
  // The message, and the view.
  expect(charged.filter(({ what }) => what === 'timed')).toHaveLength(2);
  budgets.requireTime = () => {
    throw new InputError('too_many', 'no time');
  };
  await watcher.say({ do: 'watch', table: room.record.id });
  expect(watcher.answers.at(-1)).toMatchObject({ error: { code: 'too_many' } });
});

/** A connection to another server over the same tables, which has none of them open. */
function connectionTo(kit: TestRooms) {
  const answers: object[] = [];
  const transport = {
    send: (text: string) => void ('re' in JSON.parse(text) && answers.push(JSON.parse(text))),
    waiting: () => 0,
    end: () => undefined,
  };
  const { budgets, now, after, fault } = kit.services;
  const allowances = { messages: ROOMY, addressMessages: ROOMY, refusals: ROOMY };
  const parts = { budgets, now, after, fault, allowances, metrics: newMetrics() };
  const visitor = { person: personOf('eve'), address: 'eve', ensureStored: async () => undefined };
  const connection = connect({ ...parts, rooms: kit.otherServer() }, transport, visitor);
  return {
    answers,
    async say(message: object): Promise<void> {
      const before = answers.length;
      connection.receive(JSON.stringify({ id: 1, ...message }));
      await expect.poll(() => answers.length).toBe(before + 1);
    },
  };
}

const ROOMY: Limit = { take: () => true, charge: () => undefined, isSpent: () => false };

const NO_ANALYSES: Analyses = {
  offered: false,
  ask: () => Promise.reject(new Error('not offered')),
  look: () => Promise.reject(new Error('not offered')),
  waiting: () => 0,
  close: async () => undefined,
};

/** The requests of a server that has no table open. */
async function requestsTo(kit: TestRooms): Promise<FastifyInstance> {
  const { services } = kit;
  const people = peopleOf(services.store, SECRET, services.now);
  const nothing = async (): Promise<void> => undefined;
  const app = Fastify();
  await app.register(cookie);
  app.setErrorHandler((error, _, reply) => reply.status(statusOf(refusalOf(error).code)).send());
  addRoutes(app, {
    config: { data: '', pages: '' },
    services,
    rooms: kit.otherServer(),
    analyses: NO_ANALYSES,
    people,
    accounts: accountsOf(services.store, people),
    secret: SECRET,
    writes: ROOMY,
    creates: ROOMY,
    guesses: ROOMY,
    reports: ROOMY,
    personChanged: nothing,
    leaveTables: nothing,
  });
  return app;
}

test.each(['record', 'invitation', 'sit', 'report'])(
  'P2.9 whoever opens a table by a request (%s) pays for it, and needs time',
  async (what) => {
    const kit = await strictRooms();
    const room = await begun(kit);
    await ask(room, 'ann', { do: 'resign', seen: 0, key: newKey() });
    const app = await requestsTo(kit);
    const charged = noteCharges(kit);
    const promise = '0'.repeat(64);
    const payload = what === 'sit' ? { promise } : { person: personOf('bob').id, why: 'other' };
    const url = `/api/tables/${room.record.id}/${what}`;
    const isPost = what === 'sit' || what === 'report';
    const request = () => app.inject({ url, ...(isPost && { method: 'POST', payload }) });
    await request();
    expect(charged.some(({ what: kind, amount }) => kind === 'spent' && amount > 0)).toBe(true);
    kit.services.budgets.requireTime = () => {
      throw new InputError('too_many', 'no time');
    };
    expect((await request()).statusCode).toBe(429);
    await app.close();
  },
);
