import { expect, test } from 'vitest';
import { seedFrom } from '../../../kernel/match/chance.ts';
import { divide, perft } from '../../../kernel/match/perft.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { fresh, line, position } from './testkit.ts';

/** How many lines of play there are; a rule that lets too much or too little through changes a number. */

const SEED = seedFrom('perft');

/** Counts for the depths 1, 2, 3 and on, reasoned out above each; the last rows are only recorded. */
const COUNTS: readonly [string, () => State, readonly number[]][] = [
  // 6 start regions with 3 neighbours each, then 5 with 3, and in a game of two both keep one of two powers.
  ['two homes', () => fresh(2, {}, 3), [6, 6 * 3, 6 * 3 * 5, 6 * 3 * 5 * 3]],
  // One home, then any of seven roles.
  ['a solo start', () => fresh(1, {}, 3), [6, 18, 18 * 7]],
  // Either of two in any order: 4 first choices, then 2, then the roles.
  ['powers', () => keeping(), [2 + 2, 4 * 2, 4 * 2 * 7]],
  // 0 credits: one role.
  ['a poor choice', () => position({ players: [{ credits: 0 }, {}], monolith: 'regent' }), [1]],
  // 3 tiles, each to any of 37 - 4 regions, then 2 tiles.
  [
    'Explorer',
    () => {
      const state = position({ players: [{}, {}], monolith: 'regent', display: ['P01', 'P02', 'W01'] });
      line(state, ['role explorer']);
      return state;
    },
    [3, 3 * 33, 3 * 33 * 2],
  ],
  // A dial of strength 4 has 15 ways: (4 + 1)(4 + 2) / 2; both at once 15 + 10, then each the other's.
  ['two dials', () => dials(), [15 + 10, 2 * 15 * 10]],
  // 2 to 4 units to trade: 3 to sell, 3 to buy, or done.
  [
    'a trade',
    () => {
      const state = position({ players: [{ credits: 9, stock: [1, 1, 1] }, {}], monolith: 'steward' });
      line(state, ['role merchant']);
      return state;
    },
    [7],
  ],
  // A fighter of G4: the four sectors in reach and the end.
  ['orders', () => orders(), [5]],
  // Two influences: F3, F5, petition, court, done.
  [
    'influence',
    () => {
      const state = position({
        players: [{ credits: 0, ships: [] }, { ships: [] }],
        monolith: 'warlord',
        tiles: { F3: 'P01', F5: 'P02' },
      });
      line(state, ['role regent']);
      return state;
    },
    // After a colony or the petition 4 are left, after court 5; after done it is seat 1's turn: bribe or not.
    [5, 4 + 4 + 4 + 5 + 2],
  ],
  // Seven decks to reveal from.
  [
    'a reveal',
    () => {
      const state = position({
        players: [{ stock: [0, 0, 0] }],
        ancients: { staging: 1 },
        monolith: 'merchant',
      });
      line(state, ['role engineer']);
      return state;
    },
    [7],
  ],
  // A ship of each kind, discount 1.
  [
    'a yard',
    () => {
      const state = position({ players: [{ stock: [2, 3, 2] }, { stock: [0, 0, 0] }], monolith: 'merchant' });
      line(state, ['role engineer']);
      return state;
    },
    // Fighter, cruiser, dreadnought, done; fighter asks for 2 strikes or none, the others for 3 or none.
    [4, 3 + 4 + 4 + 6],
  ],
  ['all that can fly', () => fleet(), [8, 123]],
];

function keeping(): State {
  const state = fresh(2, {}, 3);
  line(state, ['start A1', 'cradle A2', 'start G4', 'cradle F4']);
  return state;
}

function dials(): State {
  const state = position({
    players: [{ ships: ['fighter E5', 'cruiser E5'] }, { ships: ['cruiser D4'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'end', 'sector CO', 'fly fighter E5 D5', 'fly cruiser E5 D5', 'commit']);
  return state;
}

function orders(): State {
  const state = position({ players: [{}, { ships: [] }], monolith: 'engineer' });
  line(state, ['role warlord']);
  return state;
}

function fleet(): State {
  const state = position({
    players: [
      {
        ships: ['fighter G4', 'cruiser F5', 'dreadnought D4'],
        staging: { fighter: 2 },
        colonies: ['C3'],
        techs: ['TI34'],
      },
      { ships: ['fighter D6', 'cruiser E3'], colonies: ['E4'] },
    ],
    monolith: 'engineer',
    tiles: { F5: 'W01', A2: 'W02' },
  });
  line(state, ['role warlord', 'end']);
  return state;
}

test.each(COUNTS)('%s', (_, start, counts) => {
  expect(counts.map((__, i) => perft(game, start(), i + 1, SEED))).toEqual(counts);
});

test('the counts below the first moves add up', () => {
  const below = divide(game, fleet(), 2, SEED);
  expect(below.length).toBe(perft(game, fleet(), 1, SEED));
  expect(below.reduce((sum, [, count]) => sum + count, 0)).toBe(perft(game, fleet(), 2, SEED));
});
