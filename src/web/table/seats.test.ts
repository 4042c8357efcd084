import { expect, test } from 'vitest';
import type { Chair } from '../../protocol/table.ts';
import { calledOf, youOf } from './seats.ts';

const ADA: Chair = { name: 'Ada', player: 'person' };
const BEN: Chair = { name: 'Ben', player: 'person' };
const BOT: Chair = { name: 'Vesper', player: { bot: 'easy' } };

/** How the panels call everybody, for whoever reads them. */
function panels(id: string, chairs: readonly Chair[], eyes: number | undefined): string[] {
  const table = { id, setup: { game: 'sol', chairs, options: {} }, eyes };
  return chairs.map((_, seat) => {
    const { name, role } = calledOf(table, seat, youOf(table));
    return role === '' ? name : `${name}, ${role}`;
  });
}

test('whoever plays alone against bots is “You”, and nothing else', () => {
  expect(panels('t', [ADA, BOT], 0)).toEqual(['You', 'Vesper, bot (easy)']);
});

test('people at one screen keep their names', () => {
  expect(panels('t', [ADA, BEN], undefined)).toEqual(['Ada, friend here', 'Ben, friend here']);
  expect(panels('t', [ADA, BEN], 1)).toEqual(['Ada, friend here', 'Ben, you']);
});

test('online everybody is “You” at their own screen', () => {
  expect(panels('o-t', [ADA, BEN], 1)).toEqual(['Ada, player', 'You']);
  expect(panels('o-t', [ADA, BEN], undefined)).toEqual(['Ada, player', 'Ben, player']);
});
