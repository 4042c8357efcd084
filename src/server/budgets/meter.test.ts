import { expect, test } from 'vitest';
import { openMeter } from './meter.ts';

/** A meter over a thread that is busy for as long as a test says. */
function atWork() {
  let busy = 0;
  const meter = openMeter(() => busy);
  return { meter, work: (ms: number) => void (busy += ms) };
}

test('what happens while one thing is under way is what it costs, and waiting costs nothing', () => {
  const { meter, work } = atWork();
  work(100);
  const end = meter.begin();
  work(7);
  expect(end()).toBe(7);
});

test('what is under way at the same time shares what it costs', () => {
  const { meter, work } = atWork();
  const first = meter.begin();
  work(10);
  const [second, third] = [meter.begin(), meter.begin()];
  work(9);
  expect(second()).toBe(3);
  work(4);
  expect([first(), third()]).toEqual([15, 5]);
});

test('what somebody else has been charged for is charged to nobody again', () => {
  const { meter, work } = atWork();
  meter.accounted(50);
  const end = meter.begin();
  work(20);
  meter.accounted(15);
  expect(end()).toBe(5);
});
