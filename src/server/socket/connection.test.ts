import { openBudgets } from '../budgets/budgets.ts';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../protocol/online.ts';
import { connect, type ConnectionDependencies } from './connection.ts';
import { soloFleet } from '../fleet/fleet.ts';
import { limitOf } from '../http/limits.ts';
import { newMetrics } from '../http/metrics.ts';
import type { Transport } from './outbox.ts';
import type { Room, Subscriber } from '../rooms/room.ts';

const KB = 1024;

/** A connection to a table of one, with a transport that stands still as long as it is told to. */
function slowReader(allowances: Partial<ConnectionDependencies['allowances']> = {}) {
  const sent: ServerMessage[] = [];
  const ends: number[] = [];
  const later: (() => void)[] = [];
  const subscribers = new Set<Subscriber>();
  const room = {
    services: {
      now: () => 0,
      clock: () => 0,
      after: () => () => undefined,
      store: { chat: async () => [], blocked: async () => [], accountNames: async () => new Map() },
      fleet: soloFleet(),
      budgets: openBudgets(Buffer.alloc(32), 1000, () => 0),
    },
    presentElsewhere: new Set(),
    watchingElsewhere: [],
    record: {
      id: 'ab',
      setup: {},
      chairs: [],
      members: ['p'],
      secret: '00'.repeat(32),
      stage: 'gathering',
      host: {},
    },
    subscribers,
    leftAt: new Map(),
    cancelTimer: () => undefined,
  } as unknown as Room;
  const clock = { now: 0 };
  const buffer = { bytes: 0 };
  const transport: Transport = {
    send: (text) => sent.push(JSON.parse(text)),
    waiting: () => buffer.bytes,
    end: (code) => ends.push(code),
  };
  const wide = limitOf({ burst: 1e9, perSecond: 1e9 }, () => 0);
  const dependencies: ConnectionDependencies = {
    rooms: { get: async () => room, blocksChanged: async () => undefined } as never,
    metrics: newMetrics(),
    allowances: { messages: wide, addressMessages: wide, refusals: wide, ...allowances },
    budgets: openBudgets(Buffer.alloc(32), 1000, () => 0),
    now: () => clock.now,
    after: (_, job) => {
      later.push(job);
      return () => undefined;
    },
    fault: (error) => {
      throw error;
    },
  };
  const visitor = {
    person: { id: 'p', name: 'P', account: false },
    address: '::1',
    ensureStored: async () => undefined,
  };
  const connection = connect(dependencies, transport, visitor);
  const frames = (): number => sent.filter((message) => 'frame' in message).length;
  const run = (): void => later.splice(0).forEach((job) => job());
  return { connection, buffer, clock, ends, frames, run, sent, subscribers, dependencies };
}

async function watching() {
  const reader = slowReader();
  reader.connection.receive('{"id":1,"do":"watch","table":"ab"}');
  await expect.poll(() => reader.subscribers.size).toBe(1);
  return reader;
}

test('P5.6 a slow reader is told less often, and then the newest', async () => {
  const { buffer, frames, run, subscribers } = await watching();
  const [subscriber] = subscribers as unknown as [Subscriber];
  expect(frames()).toBe(1);
  buffer.bytes = 300 * KB;
  expect([subscriber, subscriber, subscriber].map((one) => one.ready())).toEqual([false, false, false]);
  run();
  expect(frames()).toBe(1);
  buffer.bytes = 0;
  run();
  expect(frames()).toBe(2);
});

test('P5.6 one that stays behind for too long is cut off and no longer watches', async () => {
  const { buffer, clock, ends, run, subscribers, dependencies } = await watching();
  const [subscriber] = subscribers as unknown as [Subscriber];
  buffer.bytes = 300 * KB;
  subscriber.ready();
  clock.now = 19_000;
  run();
  expect(ends).toEqual([]);
  clock.now = 21_000;
  run();
  expect(ends).toEqual([1008]);
  expect(subscribers.size).toBe(0);
  expect(dependencies.metrics.text({})).toContain('orrery_cut_total{why="slow"} 1');
});

test('P5.6 one that leaves answers unread for too long is cut off, though nobody plays', async () => {
  const { buffer, clock, connection, ends, run, sent } = await watching();
  const ask = async (): Promise<void> => {
    const before = sent.length;
    connection.receive('{"id":2,"do":"ping"}');
    await expect.poll(() => sent.length).toBe(before + 1);
  };
  buffer.bytes = 300 * KB;
  await ask();
  [clock.now, buffer.bytes] = [19_000, 0];
  run();
  buffer.bytes = 300 * KB;
  await ask();
  clock.now = 38_000;
  run();
  expect(ends).toEqual([]);
  clock.now = 40_000;
  run();
  expect(ends).toEqual([1008]);
});

test('P5.6 one with far too much on the way is cut off at once', async () => {
  const { buffer, ends, subscribers } = await watching();
  const [subscriber] = subscribers as unknown as [Subscriber];
  buffer.bytes = 3 * KB * KB;
  subscriber.send('{}');
  subscriber.send('{}');
  expect(ends).toEqual([1008]);
});

test.each([
  ['more than it may', '{"id":2,"do":"ping"}', 0],
  ['what no page sends', '"x"', 1e9],
])('P5.5, P2.10 whoever goes on sending %s is cut off, by address', async (_, text, allowed) => {
  const { connection, ends, dependencies, sent } = slowReader({
    messages: limitOf({ burst: allowed, perSecond: 0 }, () => 0),
    refusals: limitOf({ burst: 3, perSecond: 0 }, () => 0),
  });
  for (let i = 0; i < 5; i++) {
    connection.receive(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(ends).toEqual([1008]);
  expect(sent.filter((message) => 'error' in message)).toHaveLength(2);
  expect(dependencies.allowances.refusals.isSpent('::1')).toBe(true);
});
