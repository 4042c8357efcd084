import { expect, test } from 'vitest';
import type { Outcome, Seat } from '../game.ts';
import { placesAfter } from './resignation.ts';

const outcome = (...places: number[]): Outcome => ({ points: places.map(() => 0), places });
const after = (...seats: Seat[]) => seats.map((seat, i) => ({ seat, ply: i }));

test('whoever left by the rules of the game is placed by them, unless the match was broken off', () => {
  const left = [0, 1].map((seat) => ({ seat, ply: 3, left: true as const }));
  expect(placesAfter(3, left, outcome(2, 2, 1))).toEqual([2, 2, 1]);
  expect(placesAfter(4, left, undefined)).toEqual([4, 3, 1, 1]);
  expect(placesAfter(3, [...left.slice(1), { seat: 0, ply: 5 }], outcome(2, 2, 1))).toEqual([2, 3, 1]);
});

test.each<[string, number, Seat[], Outcome | undefined, number[]]>([
  ['nobody resigned', 3, [], outcome(2, 1, 3), [2, 1, 3]],
  ['the other of two wins', 2, [0], undefined, [2, 1]],
  ['whoever would have won comes last', 3, [1], outcome(2, 1, 3), [1, 3, 2]],
  ['the first to resign is the very last', 4, [2, 0], outcome(1, 1, 1, 4), [3, 1, 4, 2]],
  ['those who stay share the first place when it is broken off', 3, [1], undefined, [1, 3, 1]],
  ['alone against the game', 1, [0], undefined, [2]],
  ['together against the game and lost', 3, [1], outcome(2, 2, 2), [2, 3, 2]],
  ['a draw with the game', 1, [], outcome(0), [0]],
  ['everybody resigned', 2, [1, 0], undefined, [2, 2]],
])('%s', (_, seats, resigned, end, places) => {
  expect(placesAfter(seats, after(...resigned), end)).toEqual(places);
});
