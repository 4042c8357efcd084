import { expect, test } from 'vitest';
import { cellOf } from '../../../../games/factions/board.ts';
import type { Event } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { beatsOf } from './beats.ts';
import { midGame } from './fixture.ts';
import { centreOf } from './geometry.ts';
import { wayOf } from './prices.tsx';
import { linkOf } from './tiles.tsx';

const kinds = (...events: Event[]): string[] =>
  beatsOf(events, midGame()).map(({ kind, start }) => `${kind} ${start}`);

test('a tile turns first, and what it brings is told then', () => {
  const mined: Event = { type: 'mined', seat: 0, at: '4-9', value: 5, gain: 5 };
  const gained: Event = { type: 'resources', seat: 0, by: 5, reason: 'mine' };
  expect(kinds(mined, gained)).toEqual(['mined 0', 'gain 620']);
});

test('gains of one seat come one after the other, and a charge glows', () => {
  expect(
    kinds(
      { type: 'energy', seat: 3, by: 8, reason: 'mercury' },
      { type: 'resources', seat: 3, by: -1, reason: 'venus' },
      { type: 'resources', seat: 1, by: 2, reason: 'production' },
    ),
  ).toEqual(['charge 0', 'gain 0', 'gain 260', 'gain 0']);
});

test('the solo opponent has no ship to show gains at, and flying has its own sign', () => {
  expect(kinds({ type: 'resources', seat: -1, by: 2, reason: 'mine' })).toEqual([]);
  expect(kinds({ type: 'energy', seat: 3, by: -2, reason: 'move' })).toEqual([]);
  expect(
    beatsOf([{ type: 'entered', seat: 3, from: '3-6', to: '3-7', price: 4, energy: 7 }], midGame()),
  ).toEqual([{ kind: 'pulse', start: 160, at: cellOf('3-7'), tone: 'energy' }]);
});

test('the thread between wormholes keeps away from the Sun', () => {
  const handle = (d: string): number[] => itemAt(d.split('Q'), 1).split(' ').map(Number);
  const [x, y] = handle(linkOf({ x: -200, y: 0 }, { x: 200, y: 0 }));
  expect(x).toBeCloseTo(0);
  expect(y).toBeLessThanOrEqual(-250);
  const [, low] = handle(linkOf({ x: -200, y: 200 }, { x: 200, y: 200 }));
  expect(low).toBeGreaterThan(200);
  expect(low).toBeLessThan(280);
});

test('a way goes round within a band, straight across rings, and stops at a wormhole', () => {
  const cells = ['3-6', '3-5', '4-8', '5-3'].map(cellOf);
  const d = wayOf(cells, cells.map(centreOf));
  expect(d.replace(/[^A-Z]/g, '')).toBe('MALM');
});
