import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../games/star/state.ts';
import { position } from '../../../../games/star/test/testkit.ts';
import { progress } from '../panels/clock.tsx';
import { colourOf, cornerOf } from '../colours.ts';
import { cueOf, placesOf, turnOf } from './places.ts';
import { scorePad } from '../scorePad.ts';

test.each([
  [{ type: 'moved', seat: 0, ship: 'scout', from: '1,4', to: '6,9' }, ['1,4', '6,9']],
  [{ type: 'placed', seat: 0, ship: 'scout', at: '1,4' }, ['1,4']],
  [{ type: 'colonized', seat: 0, planet: 'O-NW', at: '11,4', colonies: 1 }, ['11,4']],
  [{ type: 'turn', seat: 0, round: 3 }, []],
] as const)('%o is about %o', (event, places) => {
  expect(placesOf(event as Event)).toEqual(places);
});

describe('a turn', () => {
  test.each([
    [{ type: 'turn', seat: 2, round: 3 }, 2],
    [{ type: 'chose', seat: 1, faction: 'jear' }, 1],
    [{ type: 'placed', seat: 1, ship: 'mothership', at: '1,0' }, 1],
    [{ type: 'placed', seat: 1, ship: 'scout', at: '3,0' }, undefined],
    [{ type: 'moved', seat: 1, ship: 'scout', from: '1,4', to: '6,9' }, undefined],
  ] as const)('begins with %o: %s', (event, seat) => {
    expect(turnOf(event as Event)).toBe(seat);
  });
});

test('attacks and losses sound different', () => {
  expect(cueOf({ type: 'attacked' } as Event)).toBe('flare');
  expect(cueOf({ type: 'destroyed', seat: 0, ship: 'scout', at: '1,0', by: 1 } as Event)).toBe('loss');
  expect(cueOf({ type: 'reshuffled', cards: 9 } as Event)).toBeUndefined();
});

test('seats have the colour and corner of their faction', () => {
  const state = position({ players: [{}, {}] });
  expect([colourOf(state, 0), cornerOf(state, 0)]).toEqual(['jade', 'nw']);
  expect([colourOf(state, 1), cornerOf(state, 1)]).toEqual(['amber', 'se']);
  const early = { ...state, players: [{ ...state.players[0], faction: '' }] } as typeof state;
  expect([colourOf(early, 0), cornerOf(early, 0)]).toEqual(['ivory', undefined]);
});

test('the score pad tells what ranks players, the weightiest first', () => {
  const state = position({
    players: [{ stock: [1, 2, 0], colonies: ['O-NW'], ships: { '1,0': 'mothership', '3,0': 'scout' } }, {}],
  });
  expect(scorePad(state)).toEqual([
    { label: 'Colonies', points: [1, 0] },
    { label: 'Mothership', points: [1, 1] },
    { label: 'Ship bounties', points: [5, 4] },
    { label: 'Hull', points: [40, 30] },
    { label: 'Counters', points: [3, 0] },
  ]);
});

test('the round is told with its limit, where there is one', () => {
  expect(progress(position({ players: [{}, {}], round: 14 }))).toBe('Round 14 of 60');
  expect(progress(position({ players: [{}, {}], round: 14, options: { roundLimit: 0 } }))).toBe('Round 14');
});
