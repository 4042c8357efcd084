import { expect, onTestFinished, test } from 'vitest';
import type { ClockRules, ClockView } from '../../protocol/online.ts';
import { party, type Tab, testServer } from '../../../test/kit/online.ts';
import { ask, begin, tableOf, testRooms } from '../../../test/kit/tableRoom.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { Clocks } from './tableRecord.ts';
import { clocksAt, firstToExpire, fullClocks, incrementOf, missingForReturn, withTime } from './clocks.ts';

const RULES: ClockRules = { bank: 100, increment: 5, atZero: 'bot' };

test('P8.1 only the clocks of those who are asked go on', () => {
  const full = fullClocks(RULES, 3, 1000);
  expect(clocksAt(full, [0, 2], 4000)).toEqual({ left: [97_000, 100_000, 97_000], at: 4000 });
  expect(clocksAt(full, [0], 500).left).toEqual(full.left);
});

test('P8.6 a server that is behind charges no time twice', () => {
  const by = (server: number, clocks: Clocks): Clocks => clocksAt(clocks, [0], server);
  expect(by(7000, by(4000, by(6000, fullClocks(RULES, 1, 1000)))).left).toEqual([94_000]);
});

test('P8.4 an increment is added, and whoever comes back has time to look around', () => {
  const full = fullClocks(RULES, 2, 0);
  expect(withTime(full, 1, incrementOf(RULES)).left).toEqual([100_000, 105_000]);
  expect(missingForReturn(-20, RULES)).toBe(60_020);
  expect(missingForReturn(3, { ...RULES, bank: 10 })).toBe(9_997);
  expect(missingForReturn(100_000, RULES)).toBe(0);
});

test('the first clock to fall is found', () => {
  expect(firstToExpire({ left: [50, 20, 10], at: 0 }, [0, 1])).toEqual({ seat: 1, in: 20 });
  expect(firstToExpire({ left: [-5], at: 0 }, [0])).toEqual({ seat: 0, in: 0 });
  expect(firstToExpire({ left: [5], at: 0 }, [])).toBeUndefined();
});

test.each(['bot', 'resign', 'nothing'] as const)('P8.3 at zero: %s', async (atZero) => {
  const server = await testServer();
  const { table, tabs } = await party(server, 2, { clock: { bank: 1, increment: 0, atZero } });
  const [ann, bob] = tabs as [Tab, Tab];
  expect(bob.frame(table).room.clocks?.running).toEqual([0]);
  if (atZero === 'nothing') {
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await ann.play(table);
    expect(ann.frame(table).room.clocks?.left[0]).toBeLessThan(0);
  } else {
    await bob.until(() => bob.match(table).notices.length > 0);
    const [notice] = bob.match(table).notices;
    expect(notice?.what).toMatchObject({ kind: atZero === 'bot' ? 'substitute' : 'resign', why: 'clock' });
    expect(bob.frame(table).room.stage).toBe(atZero === 'bot' ? 'playing' : 'over');
  }
  await server.stop();
});

test('P8.5 a restart gives no time away and takes none', async () => {
  let skew = 0;
  const start = Date.now();
  const server = await testServer({}, { now: () => start + skew });
  const { table, people } = await party(server, 2, { clock: { bank: 1000, increment: 0, atZero: 'bot' } });
  skew += 100_000;
  await server.restart({}, () => {
    skew += 3_600_000;
  });
  skew += 500_000;
  const tab = await itemAt(people, 0).open();
  await tab.watch(table);
  const left = tab.frame(table).room.clocks?.left[0];
  expect(left).toBe(400_000);
  await server.stop();
});

test('P8.2 whoever passes the turn on gets the increment, and nobody else', async () => {
  const start = Date.now();
  const server = await testServer({}, { now: () => start });
  const { table, tabs } = await party(server, 2, {
    clock: { bank: 100, increment: 50, atZero: 'bot' },
    options: { showing: false },
  });
  const [ann, bob] = tabs as [Tab, Tab];
  await ann.play(table);
  const { left, running } = ann.frame(table).room.clocks as ClockView;
  expect(left.slice(0, 2)).toEqual([150_000, 100_000]);
  expect(running).toEqual([1]);
  await bob.play(table);
  await server.stop();
});

test.each(['open', 'opened meanwhile'])(
  'P8.8 nothing is done at a table that is %s before a server knows the time again',
  async (when) => {
    const server = await testRooms();
    onTestFinished(() => server.close());
    const first = await tableOf(server, 'ann', ['ann', 'bob']);
    await begin(first, 'ann');
    const rooms = when === 'open' ? server.rooms : server.otherServer();
    const known = Promise.withResolvers<void>();
    rooms.hold(known.promise);
    const room = await rooms.get(first.record.id);
    let isDone = false;
    const resigned = ask(room, 'ann', { do: 'resign', seen: 0, key: 'resigning' }).then(
      () => (isDone = true),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isDone).toBe(false);
    known.resolve();
    await resigned;
    expect(room.record.stage).toBe('over');
  },
);
