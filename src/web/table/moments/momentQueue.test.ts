import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../../games/view.ts';
import { momentQueue } from './momentQueue.ts';

const SHOT: Moment = { kind: 'shot', say: 'A shot.', ms: 2000 };
const FLARE: Moment = { kind: 'flare', say: 'A flare.', ms: 1000 };

/** A queue with all that it showed: what, held or not, and when nothing was left. */
function watched(time = ({ ms }: Moment): number => ms) {
  const told: string[] = [];
  const queue = momentQueue({
    show: (shown) => told.push(shown ? `${shown.moment.kind}${shown.held ? ' held' : ''}` : 'nothing'),
    over: () => told.push('over'),
    time,
  });
  return { queue, told };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('moments are shown one after another, each for its time', () => {
  const { queue, told } = watched();
  queue.show([SHOT, FLARE]);
  vi.advanceTimersByTime(1999);
  expect(told).toEqual(['shot']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['shot', 'flare']);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['shot', 'flare', 'nothing', 'over']);
});

test('a tap holds a moment for as long as one likes, a second one goes on', () => {
  const { queue, told } = watched();
  queue.show([SHOT, FLARE]);
  queue.tap();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['shot', 'shot held']);
  queue.tap();
  expect(told.at(-1)).toBe('flare');
});

test('going on leads to the next moment, held or not', () => {
  const { queue, told } = watched();
  queue.show([SHOT, FLARE]);
  queue.goOn();
  expect(told.at(-1)).toBe('flare');
  queue.tap();
  queue.goOn();
  expect(told.slice(-2)).toEqual(['nothing', 'over']);
});

test('skipping ends all of them at once', () => {
  const { queue, told } = watched();
  queue.show([SHOT, FLARE]);
  queue.skip();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['shot', 'nothing', 'over']);
});

test('the moments of the next move take the place of those before', () => {
  const { queue, told } = watched();
  queue.show([SHOT, SHOT]);
  queue.show([FLARE]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['shot', 'flare', 'nothing', 'over']);
});

test('a move without moments is no news while nothing is shown, and ends what is shown', () => {
  const { queue, told } = watched();
  queue.show([]);
  queue.goOn();
  queue.tap();
  expect(told).toEqual([]);
  queue.show([SHOT]);
  queue.show([]);
  expect(told).toEqual(['shot', 'nothing', 'over']);
});

test('how long a moment is shown is up to the page', () => {
  const { queue, told } = watched(() => 50);
  queue.show([SHOT]);
  vi.advanceTimersByTime(50);
  expect(told.at(-1)).toBe('over');
});

test('after closing nothing more is shown', () => {
  const { queue, told } = watched();
  queue.show([SHOT, FLARE]);
  queue.close();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['shot']);
});
