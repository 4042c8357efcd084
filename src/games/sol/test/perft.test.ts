import { expect, test } from 'vitest';
import { seedFrom } from '../../../kernel/match/chance.ts';
import { divide, perft } from '../../../kernel/match/perft.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { fresh, line, position } from './testkit.ts';

/** How many lines of play there are; a rule that lets too much or too little through changes a number. */

const SEED = seedFrom('perft');
const FIXED = { firstPlayer: 'seat0', startEye: 'fixed' } as const;
const B = { eye: 7 };

function drawnThree(): State {
  const state = position({ players: [{ divers: { K0: 1, K1: 1 } }, B] });
  line(state, ['convert', 'foundry K0 K1'], ['REF', 'CON', 'FLARE']);
  return state;
}

function flaring(): State {
  const stations = { O3: 'node', O4: 'tower', O5: 'tower' } as const;
  const state = position({ players: [{ divers: { C3: 1, C4: 1 }, energy: 0, stations }, B] });
  line(state, ['convert', 'foundry C3 C4'], ['FLARE']);
  return state;
}

/** Counts for the depths 1, 2, 3 and on, reasoned out above each; the last row is only recorded. */
const COUNTS: readonly [string, () => State, readonly number[]][] = [
  // Only Move; then 4 launches or the end; then 4 more launches, 3 flights of the one out there, or the end;
  // then two on one space (8 ways on), two apart (11), one elsewhere (8), or the other player.
  [
    'the longer game',
    () => fresh(2, { ...FIXED, vestigial: false }),
    [1, 4 + 1, 4 * (4 + 3 + 1) + 1, 4 * (8 + 3 * 11 + 3 * 8 + 1) + 5],
  ],
  // 26 segments and 3 types on 39 spaces; a gate takes one segment away, a station one space for each type.
  ['vestigial pieces', () => fresh(2, FIXED), [26 + 3 * 39, 26 * (25 + 117) + 117 * (26 + 3 * 38)]],
  ['vestigial pieces of five', () => fresh(5, FIXED), [26 + 3 * 45, 26 * (25 + 135) + 135 * (26 + 3 * 44)]],
  // As the longer game, with a card between the turns.
  ['a scenario', () => fresh(1, { ...FIXED, scenario: 'ancientTower' }), [1, 5, 33, 269]],
  // Move or Convert; 4 launches, 2 * 3 flights and the end, or 2 gates; then three out there, two apart or
  // together, the other player, or a card to keep.
  [
    'a pattern',
    () => position({ players: [{ divers: { O3: 1, I3: 1 } }, B] }),
    [2, 4 + 6 + 1 + 2, 4 * 14 + 4 * 11 + 2 * 8 + 1 + 2 * 2],
  ],
  // 3 + 3 + 2 flights and the end, or 3 gates and a tower; after R2 two cards of different suits are drawn.
  [
    'three in a row',
    () => position({ players: [{ divers: { O3: 1, I3: 1, C3: 1 }, hold: 0 }, B] }),
    [2, 9 + 4, 6 * 9 + 2 * 6 + 1 + 2 + 2 + 3 + 2],
  ],
  // Move or Activate; 2 flights and the end, or the one use; then 3 + 3 on, the other's Move, take or decline;
  // then twice 3 + 3 + 1, the other's launches and end, or the end of both.
  [
    'a node',
    () => position({ players: [{ divers: { C3: 1 }, hold: 0, stations: { C3: 'node' } }, B] }),
    [2, 3 + 1, 3 + 3 + 1 + 2, 7 + 7 + 5 + 2],
  ],
  // Move; 2 flights, hurl, end; after a flight as many again, after the hurl only the end, then a card to keep.
  [
    'a hurl',
    () => position({ players: [{ divers: { K2: 1 }, hold: 0 }, B] }),
    [1, 4, 4 + 4 + 1 + 1, 2 * (4 + 4 + 1 + 1) + 2 + 5],
  ],
  // A gate or a station; then Move alone; then 4 launches and the end.
  [
    'a rescue',
    () => position({ players: [{ hold: 0, reserve: 13, gates: ['I3|C3'], stations: { C8: 'node' } }, B] }),
    [2, 2, 2 * 5],
  ],
  // Three suits or none, then the other player's Move.
  ['a choice of cards', drawnThree, [4, 4, 4 * 5]],
  // The node or nothing; after it one of two towers or nothing, or, at once, the two ways to keep the flare.
  ['a flare', flaring, [2, 3 + 2, 2 + 2 + 2 + 1 + 1]],
  // 4 launches, 13 returns, 4 guests at the other ship, the end; then all but what was used, and 3 flights.
  [
    'far away',
    () => position({ players: [{ lost: 1, guests: { 1: 1 } }, B] }),
    [1, 4 + 13 + 4 + 1, 4 * 25 + 13 * 12 + 4 * 21 + 1],
  ],
  // 12 ways to accelerate besides Move, before it or in it.
  [
    'ACCELERATE',
    () => position({ players: [{ card: 'ACCELERATE' }, B] }),
    [1 + 12, 12 + 4 + 12 + 1, 4 * 20 + 12 * 5 + 1 + 12 * 5],
  ],
  // Seat 1 moves while seat 0 has two answers; left open, the own turn closes the choice.
  ['an open choice', deferred, [1 + 2, 5 + 2 + 2, 2 * 5 + 4 * (8 + 2) + 1 + 2 * 5]],
  ['five players inside', inside, [3, 23 + 2 + 3, 510, 10917]],
];

/** The choice of seat 0 is open while seat 1 plays. */
function deferred(): State {
  const options = { keepTiming: 'deferred' } as const;
  const state = position({ players: [{ divers: { C3: 1, C4: 1 } }, B], options });
  line(state, ['convert', 'foundry C3 C4'], ['REF']);
  return state;
}

function inside(): State {
  return position({
    players: [
      {
        divers: { C3: 2, R2: 1, K1: 1, O2: 1, I2: 1 },
        stations: { C3: 'tower', R2: 'node' },
        gates: ['C3|R2'],
        energy: 6,
      },
      { stations: { K1: 'node' }, gates: ['R2|K1'] },
      { divers: { R3: 2 } },
      { gates: ['I3|C3'] },
      {},
    ],
  });
}

test.each(COUNTS)('%s', (_, make, counts) => {
  expect(counts.map((__, i) => perft(game, make(), i + 1, SEED))).toEqual(counts);
});

test('the counts below the first moves add up', () => {
  const state = inside();
  const below = divide(game, state, 2, SEED);
  expect(below.map(([text]) => text)).toEqual(['0 move', '0 convert', '0 activate']);
  expect(below.reduce((sum, [, count]) => sum + count, 0)).toBe(perft(game, state, 2, SEED));
});
