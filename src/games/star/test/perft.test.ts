import { expect, test } from 'vitest';
import { chanceOf, seedFrom } from '../../../kernel/match/chance.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { divide, perft } from '../../../kernel/match/perft.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { findByText } from '../../../kernel/text.ts';
import { AREA, NAME } from '../board.ts';
import { game } from '../index.ts';
import { naiveMoves } from './laws/naive.ts';
import type { State } from '../state.ts';
import { asked, crowd, fresh, position } from './testkit.ts';

/** How many lines of play there are; a rule that lets too much or too little through changes a number. */

const SEED = seedFrom('perft');
const NW = AREA.NW.map((hex) => itemAt(NAME, hex));

const STILL = { type: 'scout', moved: true, acted: true } as const;
const WARRIOR = { type: 'warrior', moved: true, acted: true } as const;

/** A corner without a way out: three hexes for a ship that must not go further. */
const CORNER = { '1,0': 'scout' } as const;
const PLUG = { '3,0': 'scout', '2,1': 'scout', '0,1': 'warrior' } as const;

/** Counts for the depths 1, 2, 3 and on, reasoned out above each; the last rows are only recorded. */
const COUNTS: readonly [string, () => State, readonly number[]][] = [
  // 4, 3, 2 and 1 factions, then 21, 20 hexes for the first two ships.
  ['factions of four', () => fresh(4), [4, 4 * 3, 24, 24, 24 * 21, 24 * 21 * 20]],
  ['factions of two', () => fresh(2), [4, 12, 12 * 21, 12 * 21 * 20]],
  // Shut in: only the end, or an attack on one of three neighbours; after an attack only the end.
  [
    'a ship shut in',
    () => position({ players: [{ ships: CORNER }, { ships: { ...PLUG, '49,22': 'mothership' } }] }),
    [1 + 3],
  ],
  // A Mothership with movement 1 in the open: 6 hexes or the end; after a move only the end.
  [
    'a slow Mothership',
    () =>
      position({
        players: [
          { ships: { '25,6': { type: 'mothership', kit: 'goliath' } } },
          { ships: { '45,20': 'scout' } },
        ],
        options: { roundLimit: 1 },
      }),
    [6 + 1],
  ],
  // 18 hexes within 2 but for three asteroids, the end, or colonize.
  [
    'a planet',
    () => position({ players: [{ ships: { '11,4': 'mothership' } }, {}], active: 0 }),
    [15 + 1 + 1],
  ],
  // A Scout card and metal for one: 21 hexes or none; then only the Mothership far away acts: 17 moves (22,9 is an asteroid) or the end.
  [
    'a Scout to build',
    () =>
      position({
        players: [{ stock: [2, 2, 0], ships: { '24,7': 'mothership' } }, {}],
        drawn: ['scout'],
      }),
    [22, 22 * (17 + 1)],
  ],
  // One hex is free at home; the jump or the end, besides nothing, as the way is closed by own ships.
  [
    'a jump',
    () =>
      position({
        players: [
          {
            stock: [0, 1, 0],
            ships: { '24,9': 'scout', '26,9': STILL, '23,8': STILL, '25,8': WARRIOR, '23,10': WARRIOR },
          },
          ...crowd(NW.slice(1)),
        ],
      }),
    [1 + 1],
  ],
  // A kit for either of two ships, or none.
  [
    'a kit to fit',
    () =>
      position({
        players: [
          {
            stock: [1, 0, 1],
            ships: { '1,0': { type: 'scout', moved: true }, '3,0': { type: 'warrior', moved: true } },
          },
          {},
        ],
        drawn: ['survivor'],
      }),
    [3, 3],
  ],
  ['a fight', fight, [157, 16480]],
];

/** Four ships against three, near a belt, a planet and the hole. */
function fight(): State {
  return position({
    players: [
      {
        stock: [3, 2, 1],
        ships: {
          '19,8': { type: 'mothership', hull: 22 },
          '21,8': { type: 'scout', hull: 4 },
          '24,9': 'warrior',
          '18,7': { type: 'juggernaut', kit: 'goliath', moved: true },
        },
      },
      {
        ships: { '23,6': 'scout', '20,5': { type: 'warrior', hull: 2 }, '16,9': 'juggernaut' },
        colonies: ['I-NW'],
      },
    ],
    options: { twinEdgeBlocks: true },
  });
}

test.each(COUNTS)('%s', (_, make, counts) => {
  expect(counts.map((__, i) => perft(game, make(), i + 1, SEED))).toEqual(counts);
});

/** Counts with moves found naively; only what a move does is taken from the rules. */
function naivePerft(state: State, depth: number, ply = 1): number {
  const texts = naiveMoves(state);
  if (depth === 1) return texts.length;
  let count = 0;
  for (const text of texts) {
    const next = clone(state);
    const seat = asked(next);
    game.apply(next, seat, findByText(game.legalMoves(next, seat), text), chanceOf(SEED, ply));
    if (next.ending === '') count += naivePerft(next, depth - 1, ply + 1);
  }
  return count;
}

const CONFIRMED: readonly [string, () => State, number][] = [
  ['a fight', fight, 2],
  ['factions of two', () => fresh(2), 3],
  [
    'a Scout to build',
    () =>
      position({ players: [{ stock: [2, 2, 0], ships: { '24,7': 'mothership' } }, {}], drawn: ['scout'] }),
    3,
  ],
  [
    'a jump from a planet',
    () =>
      position({
        players: [
          {
            stock: [2, 2, 0],
            ships: { '19,8': { type: 'mothership', kit: 'cheetah', hull: 20 } },
            marker: true,
          },
          { ships: { '25,8': 'scout' } },
        ],
      }),
    2,
  ],
];

test.each(CONFIRMED)('%s, counted naively', (_, make, depth) => {
  expect(naivePerft(make(), depth)).toBe(perft(game, make(), depth, SEED));
});

test('the counts below the first moves add up', () => {
  const below = divide(game, fight(), 2, SEED);
  expect(below.length).toBe(perft(game, fight(), 1, SEED));
  expect(below.reduce((sum, [, count]) => sum + count, 0)).toBe(perft(game, fight(), 2, SEED));
  expect(below.at(-1)?.[0]).toBe('0 end');
});
