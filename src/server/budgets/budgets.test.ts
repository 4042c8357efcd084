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
import { makeTable } from '../rooms/gathering.ts';
import { payerOf, type Room } from '../rooms/room.ts';
import { daily, limitOf } from '../http/limits.ts';
import { openBudgets } from './budgets.ts';

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
  budgets.spent(ann, 2000);
  expect(() => budgets.requireTime(ann)).toThrow('wait a moment');
  expect(() => budgets.requireTime(bob)).not.toThrow();
  // Guests without number are one address.
  for (let i = 0; i < 5; i++) budgets.spent(budgets.payer(`guest ${i}`, '1.2.3.4'), 500);
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
  budgets.spent(budgets.payer(personOf('ann').id, 'ann'), 2000);
  await expect(ask(room, 'ann', LOOK)).rejects.toMatchObject({ code: 'too_many' });
  expect(await ask(room, 'bob', LOOK)).toHaveProperty('past');
  await kit.pass(1000);
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
    if (host === 'ann') budgets.spent(payer, 2000);
    watch(room, 'cy');
  }
  expect(kit.thinking()).toBe(1);
  await kit.pass(1000);
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
