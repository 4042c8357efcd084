import { expect, onTestFinished, test, vi } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import type { Beat } from '../store/store.ts';
import { openUptime } from './uptime.ts';

/** A store that only counts, as every store does. */
function counting(beat: number) {
  let [last, downtime] = [beat, 0];
  return {
    async beat({ now, charged, skipped = 0 }: Beat) {
      if (charged === 'nothing') downtime += now - last;
      else if (skipped !== 0) downtime += skipped;
      else if (charged !== 'everything') downtime += Math.max(0, now - last - charged);
      last = now;
      return downtime;
    },
  };
}

test('P8.5 clocks go on where a server that is alone left them', async () => {
  const uptime = await openUptime(counting(1000), () => 500_000, true);
  expect(uptime.clock()).toBe(1000);
});

test('P8.5 a server among others charges a short gap, and no more of a long one', async () => {
  const [short, long] = [
    await openUptime(counting(1000), () => 21_000, false),
    await openUptime(counting(1000), () => 500_000, false),
  ];
  expect(short.clock()).toBe(21_000);
  expect(long.clock()).toBe(46_000);
});

test('P8.5 a server that runs charges all of its time', async () => {
  let now = 1000;
  const uptime = await openUptime(counting(1000), () => now, true);
  now += 600_000;
  expect(uptime.clock()).toBe(601_000);
  await uptime.beat();
  expect(uptime.clock()).toBe(601_000);
});

test('P8.6 a clock that is set charges nobody and gives nobody time', async () => {
  let now = 1000;
  const uptime = await openUptime(counting(1000), () => now, true);
  for (const ms of [3_600_000, -3_600_000]) {
    now += ms;
    uptime.passOver(ms);
    expect(uptime.clock()).toBe(1000);
    await uptime.beat();
    expect(uptime.clock()).toBe(1000);
  }
});

test('P8.5 clocks tell whole milliseconds, however long a server was stopped', async () => {
  const uptime = await openUptime(counting(1000), () => 21_000, false);
  uptime.passOver(6.742);
  expect(uptime.clock()).toBe(20_993);
});

test('P8.8 one of several servers that stood still goes by what the others have stored', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 1000;
  const others = counting(1000);
  const uptime = await openUptime(others, () => now, false);
  now += 90_000;
  vi.advanceTimersByTime(90_000);
  // Whether the others stood still as well it cannot know yet.
  expect(uptime.clock()).toBe(46_000);
  await others.beat({ now, charged: 'everything' });
  await uptime.beat();
  expect(uptime.clock()).toBe(91_000);
});

test('P8.6 of beats at the same time each tells what the one before has not told', async () => {
  let now = 1000;
  const store = await sqliteStore(':memory:');
  const uptime = await openUptime(store, () => now, true);
  now += 3_600_000;
  uptime.passOver(3_600_000);
  await Promise.all([uptime.beat(), uptime.beat()]);
  expect(uptime.clock()).toBe(1000);
  await store.close();
});
