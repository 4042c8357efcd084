import { expect, test } from 'vitest';
import { seedFrom } from '../../../kernel/match/chance.ts';
import { divide, perft } from '../../../kernel/match/perft.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { fresh, line, position } from './testkit.ts';

/** How many lines of play there are; a rule that lets too much or too little through changes a number. */

const SEED = seedFrom('perft');

/** Nothing to mine, burn or be rescued to but the four sectors around Mercury. */
const BARE = { tiles: {}, players: [{ resources: 0, ships: ['2-3'] }, { resources: 0 }] } as const;

/** Counts for the depths 1, 2, 3 and on, reasoned out above each; the last rows are only recorded. */
const COUNTS: readonly [string, () => State, readonly number[]][] = [
  // 8 and 7 factions; then the first picks megacore (4 berths), and so on: counted by the engine from there.
  ['two factions', () => fresh(2, {}, 3), [8, 56]],
  ['first-time factions', () => fresh(3, { firstTime: true }, 3), [5, 20, 60]],
  // 4 steps, 4 rescues, an offer, the pass.
  ['a bare turn', () => position(BARE), [4 + 4 + 1 + 1]],
  // Without energy: 4 rescues, an offer, the pass.
  ['stranded', () => position({ ...BARE, players: [{ resources: 0, energy: 0 }, {}] }), [4 + 1 + 1]],
  // In solo there is nobody to trade with.
  ['alone and stranded', () => position({ tiles: {}, players: [{ resources: 0, energy: 0 }] }), [4 + 1]],
  // Beside Mercury one rescue less, and the charge: 4 steps, 3 rescues, offer, pass, charge.
  [
    'beside Mercury',
    () => position({ ...BARE, players: [{ resources: 0, energy: 9, ships: ['1-0'] }, {}] }),
    [4 + 3 + 1 + 1 + 1],
  ],
  // The drive from band 5: eleven sectors more; from the belt none.
  [
    'a drive',
    () => position({ ...BARE, players: [{ resources: 0, ships: ['5-5'], upgrades: { alcubierre: 4 } }, {}] }),
    [4 + 11 + 4 + 1 + 1],
  ],
  [
    'a drive in the belt',
    () => position({ ...BARE, players: [{ resources: 0, ships: ['4-4'], upgrades: { alcubierre: 4 } }, {}] }),
    [5 + 4 + 1 + 1],
  ],
  // 28 pairs less the 7 with Mercury: 21 inversions.
  [
    'the Inverter',
    () =>
      position({ ...BARE, players: [{ faction: 'einstein', resources: 0, upgrades: { faction: 4 } }, {}] }),
    [4 + 4 + 1 + 1 + 21],
  ],
  // 16 tugs.
  [
    'the Tug',
    () => position({ ...BARE, players: [{ resources: 0, techs: ['ur15'] }, {}] }),
    [4 + 4 + 1 + 1 + 16],
  ],
  // 87 sectors for the beacon.
  [
    'the Beacon',
    () => position({ ...BARE, players: [{ resources: 0, techs: ['ur11'] }, {}] }),
    [4 + 4 + 1 + 1 + 87],
  ],
  // Two ships: keep one of two, 8 rescues, offer, pass.
  [
    'Androids',
    () => position({ ...BARE, players: [{ faction: 'androids', resources: 0, ships: ['2-3', '5-5'] }, {}] }),
    [2 + 8 + 1 + 1],
  ],
  // A vote: four spaces; then 4 rescues or the end, and with the resources of one option there is one to burn.
  ['a vote', () => voting(), [4, 4 * (4 + 1) + 1]],
  // Two tokens to place: 88, then 87.
  ['two tokens', () => gates(), [88, 88 * 87]],
  // A deal: one resource or energy of either size from each side, or none.
  ['a deal', () => deal(), [3 + 3 + 1]],
  // Charge, 5 steps, 7 jumps, 4 ways to move a token, extract, 2 scoops, 2 offers, burn, 4 placings, complete, 3 rescues, pass.
  ['a turn with everything', () => everything(), [1 + 5 + 7 + 4 + 1 + 2 + 2 + 1 + 4 + 1 + 3 + 1, 956]],
];

function voting(): State {
  const state = position({
    tiles: {},
    players: [{ resources: 0, ships: ['4-0'] }, { resources: 0 }],
    planets: { Mars: 12 },
    event: 'ea01',
  });
  line(state, ['step 3-0', 'stop', 'use Earth Earth']);
  return state;
}

function gates(): State {
  const state = position({
    players: [{ faction: 'sop', ships: ['7-1'] }, {}],
    research: ['ne13'],
    planets: { Uranus: 12 },
  });
  line(state, ['step 7-0', 'stop', 'use Neptune Neptune', 'take ne13']);
  return state;
}

function deal(): State {
  const state = position({
    players: [
      { resources: 1, energy: 4 },
      { resources: 1, energy: 4 },
    ],
  });
  line(state, ['offer 1']);
  return state;
}

function everything(): State {
  return position({
    players: [
      {
        faction: 'tunnelers',
        ships: ['1-0'],
        energy: 9,
        resources: 2,
        explorers: ['ve01', 've02'],
        exoplanets: ['ju01', 'ju02'],
        techs: ['ur01'],
        objectives: ['sa18'],
        mined: 3,
        upgrades: { alcubierre: 4, faction: 4 },
      },
      {},
      {},
    ],
    gates: ['1-0', '4-4'],
    energy: { '1-0': 2, '2-0': 3 },
  });
}

test.each(COUNTS)('%s', (_, start, counts) => {
  expect(counts.map((__, i) => perft(game, start(), i + 1, SEED))).toEqual(counts);
});

test('the counts below the first moves add up', () => {
  const below = divide(game, everything(), 2, SEED);
  expect(below.length).toBe(perft(game, everything(), 1, SEED));
  expect(below.reduce((sum, [, count]) => sum + count, 0)).toBe(perft(game, everything(), 2, SEED));
});
