import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClockGap, openSteadyClock, type SteadyClock } from './steadyClock.ts';

/** The clock that is followed, what the machine counts, and what was heard of gaps. */
const world = { set: 0, count: 0, delay: 0, gaps: [] as ClockGap[] };
let clock: SteadyClock;

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(world, { set: 1_000_000, count: 500, delay: 0, gaps: [] });
  clock = await openSteadyClock({
    async read() {
      world.count += world.delay / 2;
      const time = world.count + world.set;
      world.count += world.delay / 2;
      return time;
    },
    count: () => world.count,
  });
  clock.onGap((gap) => world.gaps.push(gap));
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

/** So many seconds pass, in which the process runs. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    world.count += 1000;
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('it tells the time of the clock it follows', async () => {
  expect(clock.now()).toBe(1_000_500);
  await pass(60);
  expect(clock.now()).toBe(1_060_500);
  expect(world.gaps).toEqual([]);
});

test.each([3_600_000, -3_600_000, 5000, -5000])(
  'a clock that is set by %d ms is followed, and everybody hears by how much',
  async (ms) => {
    world.set += ms;
    await pass(20);
    expect(clock.now()).toBe(1_020_500 + ms);
    expect(world.gaps).toEqual([{ why: 'jump', ms }]);
  },
);

test.each([200, -200])('a small difference (%d ms) is caught up with, and never goes back', async (ms) => {
  world.set += ms;
  let before = clock.now();
  for (let second = 1; second <= 40; second++) {
    await pass(1);
    expect(clock.now() - before).toBeGreaterThanOrEqual(900);
    before = clock.now();
  }
  expect(before).toBe(1_040_500 + ms);
  expect(world.gaps).toEqual([]);
});

test('a reading that takes long is not believed further than it can be', async () => {
  world.delay = 400;
  world.set += 150;
  const before = clock.now();
  await pass(30);
  expect(clock.now() - before).toBe(world.count - 500);
  world.delay = 3000;
  world.set += 3_600_000;
  await pass(30);
  expect(world.gaps).toEqual([]);
});

test('a process that was stopped says so before it tells the time', async () => {
  await pass(3);
  world.count += 90_000;
  expect(clock.now()).toBe(1_093_500);
  expect(world.gaps).toEqual([{ why: 'stall', ms: 90_000 }]);
  await pass(10);
  expect(world.gaps).toHaveLength(1);
});
