import { expect, test } from 'vitest';
import { position } from '../../../../games/sol/test/testkit.ts';
import { walk } from './arks.tsx';
import { ARK_RADIUS, ARK_WIDTH, arkSpots } from './spots.ts';

test.each([2, 3, 4, 5])('%i markers on one score stand side by side, and none covers another', (seats) => {
  const spots = arkSpots(position({ players: Array.from({ length: seats }, () => ({ momentum: 7 })) }));
  const across = spots.map(({ turn }) => (turn / 180) * Math.PI * ARK_RADIUS).sort((a, b) => a - b);
  const gaps = across.slice(1).map((at, i) => at - (across[i] ?? 0));
  expect(spots).toHaveLength(seats);
  expect(Math.min(...gaps)).toBeGreaterThan(ARK_WIDTH * Math.max(...spots.map(({ scale }) => scale)) * 0.99);
});

test('a marker walks over every number on its way', () => {
  expect(walk(10, 16, 3).map(({ transform }) => transform)).toEqual([
    'rotate(10deg)',
    'rotate(12deg)',
    'rotate(14deg)',
    'rotate(16deg)',
  ]);
});
