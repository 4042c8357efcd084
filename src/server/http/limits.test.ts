import { expect, test } from 'vitest';
import { limitOf } from './limits.ts';

test('so much at once, and so much a second from then on', () => {
  let now = 0;
  const limit = limitOf({ burst: 3, perSecond: 2 }, () => now);
  const take = (times: number): boolean[] => Array.from({ length: times }, () => limit.take('ann'));
  expect(take(4)).toEqual([true, true, true, false]);
  now += 1000;
  expect(take(3)).toEqual([true, true, false]);
  now += 1_000_000;
  expect(take(4)).toEqual([true, true, true, false]);
});

test('everybody has an allowance of their own', () => {
  const limit = limitOf({ burst: 1, perSecond: 0 }, () => 0);
  expect([limit.take('ann'), limit.take('bob'), limit.take('ann')]).toEqual([true, true, false]);
});

test('what costs more than is left takes nothing', () => {
  const limit = limitOf({ burst: 5, perSecond: 0 }, () => 0);
  expect([limit.take('ann', 4), limit.take('ann', 2), limit.take('ann', 1)]).toEqual([true, false, true]);
});

test('P2.6 a clock that is set back takes nothing from anybody', () => {
  let now = 10_000_000;
  const limit = limitOf({ burst: 3, perSecond: 1 }, () => now);
  expect(limit.take('ann')).toBe(true);
  now -= 3_600_000;
  expect([limit.take('ann'), limit.take('ann'), limit.take('ann')]).toEqual([true, true, false]);
  now += 1000;
  expect(limit.take('ann')).toBe(true);
});
