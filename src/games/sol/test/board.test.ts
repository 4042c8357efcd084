import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import {
  type Board,
  LARGE_SIDE,
  LAYER,
  NAME,
  SMALL_SIDE,
  segmentBetween,
  sideFor,
  spaceOf,
} from '../board.ts';
import {
  AUGMENT_STEP,
  BASE,
  BASE_POWER,
  BONUS,
  CARDS_BY_LAYER,
  CARDS_PER_SUIT,
  EFFECTS,
  GATES,
  LAYERS,
  STATIONS,
  STATIONS_EACH,
  SUITS,
  SUNDIVERS,
} from '../facts.ts';
import { diversOn, legal, line, offered, position } from './testkit.ts';
import { power } from '../verbs.ts';

const SIDES: [string, Board][] = [
  ['13-side', SMALL_SIDE],
  ['16-side', LARGE_SIDE],
];

/** The tables of 3.3 as they are printed there, from the upper space and again from the lower. */
const I_TO_C_ON_16 = `
  I0:C0,C1 I1:C1,C2 I2:C2,C3 I3:C3 I4:C4 I5:C4,C5 I6:C5,C6 I7:C6,C7
  I8:C7 I9:C8 I10:C8,C9 I11:C9,C10 I12:C10,C11 I13:C11,C12 I14:C12 I15:C0`;
const C_TO_I_ON_16 = `
  C0:I0,I15 C1:I0,I1 C2:I1,I2 C3:I2,I3 C4:I4,I5 C5:I5,I6 C6:I6,I7
  C7:I7,I8 C8:I9,I10 C9:I10,I11 C10:I11,I12 C11:I12,I13 C12:I13,I14`;
const C_TO_R = `
  C0:R0 C1:R0,R1 C2:R1 C3:R2 C4:R2,R3 C5:R3 C6:R3,R4
  C7:R4,R5 C8:R5 C9:R5,R6 C10:R6 C11:R7 C12:R0,R7`;
const R_TO_C = 'R0:C0,C1,C12 R1:C1,C2 R2:C3,C4 R3:C4,C5,C6 R4:C6,C7 R5:C7,C8,C9 R6:C9,C10 R7:C11,C12';
const R_TO_K = 'R0:K0 R1:K0,K1 R2:K1 R3:K2 R4:K2,K3 R5:K3 R6:K4 R7:K0,K4';
const K_TO_R = 'K0:R0,R1,R7 K1:R1,R2 K2:R3,R4 K3:R4,R5 K4:R6,R7';

function rows(table: string): [string, string[]][] {
  return table
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [space, borders] = row.split(':') as [string, string];
      return [space, borders.split(',')];
    });
}

/** The names of the spaces one layer further in or out, in the order of their numbers. */
function radial(board: Board, name: string, by: 1 | -1): string[] {
  const space = spaceOf(name);
  return (board.borders[space] ?? [])
    .filter(({ to }) => LAYER[to] === itemAt(LAYER, space) + by)
    .map(({ to }) => itemAt(NAME, to));
}

function bordersOf(board: Board, name: string): string[] {
  return (board.borders[spaceOf(name)] ?? []).map(({ to }) => itemAt(NAME, to)).sort();
}

test('1.1 every value of the table of layers', () => {
  const table = LAYERS.map((name, layer) => [
    name,
    CARDS_BY_LAYER[layer],
    BASE[layer],
    BONUS[layer],
    AUGMENT_STEP[layer],
  ]);
  expect(table).toEqual([
    ['outer orbit', 0, 1, 0, 1],
    ['inner orbit', 0, 1, 1, 1],
    ['convective', 1, 2, 1, 1],
    ['radiative', 2, 3, 2, 2],
    ['core', 3, 5, 3, 3],
  ]);
});

test('2.1, 2.3, 2.5 every player and the box have their pieces', () => {
  expect([SUNDIVERS, GATES, STATIONS_EACH, BASE_POWER, CARDS_PER_SUIT]).toEqual([13, 5, 3, 3, 13]);
  expect(STATIONS).toEqual(['node', 'foundry', 'tower']);
  expect(SUITS).toEqual(['FLARE', 'REF', 'CON', 'SUB', 'OSC', 'EXP', 'REV']);
  expect(EFFECTS).toHaveLength(31);
});

test.each([
  [1, 13],
  [2, 13],
  [3, 13],
  [4, 13],
  [5, 16],
])('3.1, 4.1 for %i players the board has %i eyes', (players, eyes) => {
  expect(sideFor(players).eyes).toBe(eyes);
});

test.each([
  ['13-side', SMALL_SIDE, [13, 13, 13, 8, 5], 52],
  ['16-side', LARGE_SIDE, [16, 16, 13, 8, 5], 58],
] as const)('3.1 the %s has its numbers of spaces', (_, board, sizes, total) => {
  expect(board.rings.map((ring) => ring.length)).toEqual(sizes);
  expect(board.spaces).toHaveLength(total);
  expect(board.spaces.map((space) => NAME[space])).toEqual(
    ['O', 'I', 'C', 'R', 'K'].flatMap((letter, layer) =>
      Array.from({ length: itemAt(sizes, layer) }, (__, i) => `${letter}${i}`),
    ),
  );
});

describe.each(SIDES)('on the %s', (_, board) => {
  test('3.2, 3.3 every layer is a closed ring, counted counterclockwise', () => {
    for (const ring of board.rings) {
      ring.forEach((space, i) => {
        const after = itemAt(ring, (i + 1) % ring.length);
        expect(board.next[space]).toBe(after);
        expect(board.prev[after]).toBe(space);
        expect(bordersOf(board, itemAt(NAME, space))).toContain(NAME[after]);
      });
    }
  });

  test('3.3 an outer space borders the inner space behind it and no other', () => {
    for (let i = 0; i < board.eyes; i++) {
      expect(radial(board, `O${i}`, 1)).toEqual([`I${i}`]);
      expect(radial(board, `I${i}`, -1)).toEqual([`O${i}`]);
    }
  });

  test.each([...rows(C_TO_R), ...rows(R_TO_K)])('3.3 below %s lie %s', (space, borders) => {
    expect(radial(board, space, 1)).toEqual(borders);
  });

  test.each([...rows(R_TO_C), ...rows(K_TO_R)])('3.3 above %s lie %s', (space, borders) => {
    expect(radial(board, space, -1)).toEqual(borders);
  });

  test('16.4 [3.3] borders are symmetric and there are 26 + 19 + 11 segments', () => {
    for (const space of board.spaces) {
      for (const { to, segment } of board.borders[space] ?? []) {
        expect(segmentBetween(board, to, space)).toBe(segment);
        expect(bordersOf(board, itemAt(NAME, to))).toContain(NAME[space]);
      }
    }
    const byLayer = [2, 3, 4].map(
      (layer) => board.segments.filter(({ lower }) => LAYER[lower] === layer).length,
    );
    expect(byLayer).toEqual([26, 19, 11]);
  });

  test('1.4 exactly the edges between I, C, R and K are segments, named from above', () => {
    for (const space of board.spaces) {
      for (const { to, segment } of board.borders[space] ?? []) {
        const layers = [itemAt(LAYER, space), itemAt(LAYER, to)];
        const barrier = layers[0] !== layers[1] && Math.max(...layers) >= 2;
        expect(segment >= 0).toBe(barrier);
        const [upper, lower] = itemAt(layers, 0) < itemAt(layers, 1) ? [space, to] : [to, space];
        if (barrier) expect(board.segments[segment]).toMatchObject({ upper, lower });
        if (barrier) expect(board.segments[segment]?.name).toBe(`${NAME[upper]}|${NAME[lower]}`);
      }
    }
    expect(new Set(board.segments.map(({ name }) => name)).size).toBe(56);
  });

  test('3.5 an eye touches the outer and inner spaces before and behind it', () => {
    for (let eye = 0; eye < board.eyes; eye++) {
      const before = (eye + board.eyes - 1) % board.eyes;
      expect(board.atEye[eye]?.map((space) => NAME[space]).sort()).toEqual(
        [`O${before}`, `O${eye}`, `I${before}`, `I${eye}`].sort(),
      );
    }
  });
});

test('3.3 on the 13-side every inner space lies over two convective ones', () => {
  for (let i = 0; i < 13; i++) {
    expect(radial(SMALL_SIDE, `I${i}`, 1).sort()).toEqual([`C${i}`, `C${(i + 1) % 13}`].sort());
    expect(radial(SMALL_SIDE, `C${i}`, -1).sort()).toEqual([`I${(i + 12) % 13}`, `I${i}`].sort());
  }
});

test.each(rows(I_TO_C_ON_16))('3.3 on the 16-side below %s lie %s', (space, borders) => {
  expect(radial(LARGE_SIDE, space, 1)).toEqual(borders);
});

test.each(rows(C_TO_I_ON_16))('3.3 on the 16-side above %s lie %s', (space, borders) => {
  expect(radial(LARGE_SIDE, space, -1)).toEqual(borders);
});

test.each([
  ['13-side', SMALL_SIDE, 121],
  ['16-side', LARGE_SIDE, 130],
] as const)('16.4 [3.3] the %s has its number of borders', (_, board, count) => {
  const ends = board.spaces.reduce((sum, space) => sum + (board.borders[space]?.length ?? 0), 0);
  expect(ends / 2).toBe(count);
});

test.each([
  [2, ['launch O0', 'launch O12', 'launch I0', 'launch I12']],
  [5, ['launch O0', 'launch O15', 'launch I0', 'launch I15']],
])('16.3 [3.5] %i players: a ship on eye 0 launches over the end of the ring', (seats, targets) => {
  const state = position({ players: Array.from({ length: seats }, () => ({})) });
  expect(state.players[0]?.eye).toBe(0);
  line(state, ['move']);
  expect(offered(state, 'launch').sort()).toEqual([...targets].sort());
});

test('3.7 several players share a space, five sundivers each', () => {
  const state = position({
    players: [{ eye: 3, divers: { O3: 4 } }, { eye: 9, divers: { O3: 5 } }, { divers: { O3: 5 } }],
  });
  line(state, ['move', 'launch O3']);
  expect([0, 1, 2].map((seat) => diversOn(state, seat, 'O3'))).toEqual([5, 5, 5]);
  expect(legal(state)).not.toContain('launch O3');
});

test('1.9 power is 3 and one for each layer with a station, from 3 to 8', () => {
  const stations = { O3: 'node', I3: 'node', C3: 'node', R3: 'tower', K3: 'tower', K1: 'tower' } as const;
  const names = Object.keys(stations) as (keyof typeof stations)[];
  const powers = [0, 1, 2, 3, 4, 5, 6].map((count) => {
    const built = Object.fromEntries(names.slice(0, count).map((name) => [name, stations[name]]));
    return power(position({ players: [{ stations: built }, { stations: { C8: 'node' } }] }), 0);
  });
  expect(powers).toEqual([3, 4, 5, 6, 7, 8, 8]);
});
