import { expect, test } from 'vitest';
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
    uptime.skip(ms);
    expect(uptime.clock()).toBe(1000);
    await uptime.beat();
    expect(uptime.clock()).toBe(1000);
  }
});

test('P8.5 clocks tell whole milliseconds, however long a server was stopped', async () => {
  const uptime = await openUptime(counting(1000), () => 21_000, false);
  uptime.skip(6.742);
  expect(uptime.clock()).toBe(20_993);
});
