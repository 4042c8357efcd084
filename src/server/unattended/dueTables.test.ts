import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../test/kit/toy.ts';
import { findGame } from '../../kernel/entry.ts';
import type { OnlineSetup } from '../../protocol/online.ts';
import { openBudgets } from '../budgets/budgets.ts';
import { soloFleet } from '../fleet/fleet.ts';
import type { Limit } from '../http/limits.ts';
import { sampleRecord } from '../store/contract.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { type DueTables, dueTables } from './dueTables.ts';
import { openRooms, type Rooms, subscribe } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-due-'));
afterAll(() => rmSync(folder, { recursive: true }));

let time = 1e12;
let stores = 0;
let store: Store;
let services: Services;
let rooms: Rooms;
let due: DueTables;
/** What was read from the store to open rooms, and the most rooms that were open meanwhile. */
let opened: string[];
let mostOpen: number;

beforeEach(async () => {
  time = 1e12;
  store = await sqliteStore(path.join(folder, `${++stores}.sqlite`));
  services = {
    store: {
      ...store,
      tableSince(id, after) {
        opened.push(id);
        mostOpen = Math.max(mostOpen, rooms.count());
        return store.tableSince(id, after);
      },
    },
    fleet: soloFleet(),
    budgets: openBudgets(Buffer.alloc(32), 1000, () => time),
    games: TOY,
    game: (id) => findGame(TOY, id),
    chatAllowance: { players: ROOMY, others: ROOMY, daily: ROOMY },
    askBot: async ({ legal }) => legal[0] as never,
    now: () => time,
    clock: () => time,
    after: () => () => undefined,
    secret: () => '0'.repeat(64),
    notifyTurn: () => undefined,
    fault: (error) => {
      throw error;
    },
  };
  restart();
});
afterEach(() => store.close());

/** Everything in memory is gone. */
function restart(): void {
  [opened, mostOpen] = [[], 0];
  rooms = openRooms(services);
  due = dueTables(services, rooms);
}

const ROOMY: Limit = { take: () => true, charge: () => undefined, isSpent: () => false };

const CLOCK = { bank: 30, increment: 0, atZero: 'resign' } as const;

/** A match of two persons, the first of whom has so many milliseconds left. */
function clocked(id: string, left: number, changed: Partial<TableRecord> = {}): TableRecord {
  const sample = sampleRecord(id);
  const setup: OnlineSetup = { ...sample.setup, clock: CLOCK };
  return {
    ...sample,
    setup,
    options: { hand: 3, showing: true },
    stage: 'playing',
    begun: time,
    chairs: [
      { person: 'ann', name: 'Ann', nonce: '1'.repeat(64) },
      { person: 'bob', name: 'Bob', nonce: '2'.repeat(64) },
    ],
    actors: [0],
    waiting: [0],
    deciding: 2,
    clocks: { left: [left, 30_000], at: time },
    ...changed,
  };
}

test('P8.7 ten thousand running clocks take no memory, and each that runs out is seen to', async () => {
  const hex = (i: number): string => i.toString(16).padStart(24, '0');
  const all = Array.from({ length: 10_000 }, (_, i) => clocked(hex(i), i < 200 ? 1000 : 1e9));
  await Promise.all(all.map((record) => store.saveTable(record)));
  await due.look();
  expect(opened).toEqual([]);
  time += 2000;
  await due.look();
  expect(opened).toHaveLength(200);
  expect(mostOpen).toBeLessThanOrEqual(1);
  expect(rooms.count()).toBe(0);
  expect((await store.table(hex(0)))?.stage).toBe('over');
  expect((await store.table(hex(200)))?.stage).toBe('playing');
  await due.look();
  expect(opened).toHaveLength(200);
});

test('P8.7 a table whose clock runs is let go of when nobody is there, and read again when it runs out', async () => {
  await store.saveTable(clocked('aa', 5000));
  await rooms.get('aa');
  for (let i = 0; i < 400; i++) {
    await store.saveTable(sampleRecord(`b${i}`));
    time += 100;
    await rooms.get(`b${i}`);
  }
  expect(rooms.find('aa')).toBeUndefined();
  expect(rooms.count()).toBeLessThan(320);
  await due.look();
  expect((await store.table('aa'))?.stage).toBe('over');
});

test('a table that somebody has come to meanwhile stays', async () => {
  await store.saveTable(clocked('aa', 1000));
  time += 2000;
  const [room] = await Promise.all([rooms.get('aa'), due.look()]);
  expect(rooms.find('aa')).toBe(room);
  const ann = { id: 'ann', name: 'Ann', account: false };
  subscribe(room, {
    person: 'ann',
    profile: () => ann,
    blocked: new Set(),
    sent: undefined,
    ready: () => true,
    send: () => undefined,
  });
  await due.look();
  expect(rooms.find('aa')).toBe(room);
});

test('tables of before are looked at once and then know their time', async () => {
  const record = JSON.stringify(clocked('aa', 60_000)).replace(/"(waiting":\[0\]|deciding":2),/g, '');
  await store.saveTable(JSON.parse(record));
  await due.look();
  await due.look();
  expect(opened).toEqual(['aa']);
  expect(await store.due({ due: 0, id: '' }, 2e12, 9)).toEqual([{ id: 'aa', due: time + 60_000 }]);
});

test('P6.13 bots move for a person who is away, at a few tables at a time', async () => {
  const answers: (() => void)[] = [];
  const waiting = {
    ...services,
    askBot: () => new Promise<never>((_, fail) => answers.push(() => fail(new Error()))),
  };
  services = { ...waiting, fault: () => undefined };
  restart();
  const chairs = [{ bot: 'greedy' }, { person: 'ann', name: 'Ann', nonce: '1'.repeat(64) }];
  const asked = (id: string): TableRecord => clocked(id, 1000, { chairs, waiting: [], deciding: 1 });
  for (let i = 0; i < 80; i++) await store.saveTable(asked(`c${i}`));
  await store.saveTable({ ...asked('d'), chairs: [{ bot: 'greedy' }, { bot: 'greedy' }], deciding: 0 });
  await due.look();
  expect(answers).toHaveLength(50);
  expect(opened).not.toContain('d');
});

test('tables that are open are passed over without a look through all rooms for each', async () => {
  services = { ...services, askBot: () => new Promise(() => undefined) };
  restart();
  let looks = 0;
  const counted: Rooms = {
    ...rooms,
    open() {
      looks++;
      return rooms.open();
    },
  };
  const chairs = [{ bot: 'greedy' }, { person: 'ann', name: 'Ann', nonce: '1'.repeat(64) }];
  for (let i = 0; i < 40; i++) {
    await store.saveTable(clocked(`c${i}`, 1000, { chairs, waiting: [], deciding: 1 }));
    await rooms.get(`c${i}`);
  }
  await dueTables(services, counted).look();
  expect(looks).toBe(0);
});

test('a table that cannot be opened is left alone for a while and holds up no other', async () => {
  const faults: unknown[] = [];
  services = { ...services, fault: (error) => void faults.push(error) };
  restart();
  await store.saveTable(clocked('aa', 1000, { rulesVersion: 99 }));
  await store.saveTable(clocked('bb', 1000));
  time += 2000;
  await due.look();
  await due.look();
  expect(faults).toHaveLength(1);
  expect((await store.table('bb'))?.stage).toBe('over');
});
