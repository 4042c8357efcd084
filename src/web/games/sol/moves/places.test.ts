import { expect, test } from 'vitest';
import type { Event } from '../../../../games/sol/state.ts';
import { cueOf, placesOf, turnOf } from './places.ts';
import { scorePad } from '../scorePad.ts';
import { position } from '../../../../games/sol/test/testkit.ts';
import { flareChance } from '../panels/odds.ts';

test.each([
  [{ type: 'launched', seat: 0, host: 0, to: 'O3' }, ['ship 0', 'O3']],
  [{ type: 'flew', seat: 0, from: 'O3', to: 'I3', count: 1 }, ['O3', 'I3']],
  [{ type: 'hurled', seat: 1, from: 'K2', piece: 'sundiver' }, ['K2', 'heart']],
  [{ type: 'recalled', seat: 1, from: 'K2' }, ['K2', 'ship 1']],
  [{ type: 'landed', seat: 2, from: 'hold', to: 'R1' }, ['ship 2', 'R1']],
  [{ type: 'sacrificed', seat: 2, from: 'lost', count: 1 }, []],
  [{ type: 'placed', seat: 0, piece: 'gate', at: 'I3|C4' }, ['I3|C4']],
  [{ type: 'cubes', at: ['C0', 'C2'] }, ['C0', 'C2']],
  [{ type: 'energy', seat: 0, by: 1, reason: 'fee' }, []],
] as const)('%o is about %o', (event, places) => {
  expect(placesOf(event as Event)).toEqual(places);
});

test('turns begin with their event', () => {
  expect(turnOf({ type: 'turn', seat: 2, number: 7 } as Event)).toBe(2);
  expect(turnOf({ type: 'flare', number: 7 } as Event)).toBeUndefined();
});

test('gains and payments sound different', () => {
  expect(cueOf({ type: 'energy', seat: 0, by: 1, reason: 'fee' } as Event)).toBe('gain');
  expect(cueOf({ type: 'energy', seat: 0, by: -1, reason: 'tower' } as Event)).toBe('pay');
  expect(cueOf({ type: 'flare', number: 1 } as Event)).toBe('flare');
});

test('the score pad tells sources only when they add up', () => {
  const state = position({ players: [{ momentum: 5 }, { momentum: 0 }] });
  const events = [
    { type: 'momentum', seat: 0, by: 3, reason: 'tower' },
    { type: 'momentum', seat: 0, by: 2, reason: 'hurl' },
  ] as Event[];
  expect(scorePad(state)).toEqual([{ label: 'Momentum', points: [5, 0] }]);
  expect(scorePad(state, events).map(({ points }) => points[0])).toEqual([3, 2, 0, 0]);
});

test('the chance of a flare follows from the cards that are left', () => {
  const state = position({ players: [{}, {}] });
  expect(flareChance(state, 1)).toBeCloseTo(13 / 52);
  expect(flareChance(state, 2)).toBeCloseTo(1 - (39 * 38) / (52 * 51));
  expect(flareChance(state, 0)).toBe(0);
});
