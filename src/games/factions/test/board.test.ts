import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import {
  arc,
  around,
  BAND,
  BAND_SIZES,
  BELT,
  CELLS,
  cellOf,
  INDEX,
  isOuter,
  NAME,
  NEIGHBOURS,
  planetOn,
  QUADRANT,
  SECTORS,
  sectorAt,
  TICKS,
  TILE_CELLS,
  tickStep,
} from '../board.ts';
import { PLANETS } from '../facts.ts';
import content from './fixtures/content.json' with { type: 'json' };
import { neighbours } from '../verbs.ts';
import { position } from './testkit.ts';

const names = (cells: readonly number[]): string[] => cells.map((cell) => itemAt(NAME, cell));
const sorted = (cells: readonly number[]): string[] => names(cells.toSorted((a, b) => a - b));

test('3.1 88 sectors in eight bands of 24 ticks', () => {
  expect([SECTORS, CELLS, TICKS, BELT]).toEqual([88, 92, 24, 4]);
  expect(content.board.bands.map(({ sectors }) => sectors)).toEqual([...BAND_SIZES]);
  expect(content.board.bands.map(({ width }) => width)).toEqual(BAND_SIZES.map((size) => 24 / size));
  expect(BAND.filter((_, sector) => !isOuter(sector))).toHaveLength(28);
  expect(content.board.bands.map(({ zone }) => zone === 'outer')).toEqual(
    BAND_SIZES.map((_, band) => isOuter(sectorAt(band, 0))),
  );
  expect(content.board.rings.map(({ tickStep: step }) => step)).toEqual(
    BAND_SIZES.map((_, ring) => tickStep(ring)),
  );
  expect(content.board.rings.map(({ planet }) => planet)).toEqual([...PLANETS]);
});

test.each([
  ['0-0', '0-1 0-3 1-0 1-1'],
  ['1-0', '0-0 1-1 1-7 2-0'],
  ['1-7', '0-3 1-0 1-6 2-7'],
  ['2-3', '1-3 2-2 2-4 3-3'],
  ['3-0', '2-0 3-1 3-7 4-0 4-1'],
  ['3-1', '2-1 3-0 3-2 4-1 4-2'],
  ['3-2', '2-2 3-1 3-3 4-3 4-4'],
  ['4-0', '3-0 4-1 4-11 5-0'],
  ['4-1', '3-0 3-1 4-0 4-2 5-1'],
  ['4-2', '3-1 4-1 4-3 5-2'],
  ['6-0', '5-0 6-1 6-11 7-0 7-1'],
  ['7-5', '6-2 7-4 7-6'],
])('3.3 the neighbours of %s', (sector, expected) => {
  expect(sorted(NEIGHBOURS[cellOf(sector)] ?? [])).toEqual(
    expected.split(' ').toSorted((a, b) => cellOf(a) - cellOf(b)),
  );
});

test.each([
  [0, 0, '0-0 0-3 1-0 1-7'],
  [0, 6, '0-0 0-1 1-1 1-2'],
  [1, 3, '1-0 1-1 2-0 2-1'],
  [2, 21, '2-6 2-7 3-6 3-7'],
  [3, 0, '3-0 3-7 4-0 4-11'],
  [3, 3, '3-0 3-1 4-1'],
  [3, 9, '3-2 3-3 4-4'],
  [4, 2, '4-0 4-1 5-0 5-1'],
  [5, 22, '5-10 5-11 6-10 6-11'],
  [6, 4, '6-1 6-2 7-3 7-4'],
  [7, 0, '7-0 7-23'],
  [7, 7, '7-6 7-7'],
])('3.3 around ring %i at tick %i', (ring, tick, expected) => {
  expect(sorted(around({ ring, tick }))).toEqual(expected.split(' '));
});

test('3.3 degrees', () => {
  const degree = (band: number, index: number): number => {
    if (band <= 2 || band === 5) return 4;
    if (band === 4) return index % 3 === 1 ? 5 : 4;
    return band === 7 ? 3 : 5;
  };
  BAND.forEach((band, sector) =>
    expect(NEIGHBOURS[sector], NAME[sector]).toHaveLength(degree(band, itemAt(INDEX, sector))),
  );
});

test('3.3 the number of sectors around each node', () => {
  for (let ring = 0; ring < 8; ring++) {
    for (let tick = 0; tick < TICKS; tick += tickStep(ring)) {
      const mars = tick % 6 === 0 ? 4 : 3;
      const near = around({ ring, tick });
      expect(near, `${ring} ${tick}`).toHaveLength(ring === 7 ? 2 : ring === 3 ? mars : 4);
      for (const sector of near) expect([ring, ring + 1]).toContain(BAND[sector]);
    }
  }
});

test('3.3 (23.22) neighbours are mutual, never the sector itself, none twice, and all are connected', () => {
  NEIGHBOURS.forEach((near, sector) => {
    expect(new Set(near).size).toBe(near.length);
    expect(near).not.toContain(sector);
    for (const other of near) expect(NEIGHBOURS[other]).toContain(sector);
  });
  const reached = new Set([0]);
  for (const sector of reached) for (const next of NEIGHBOURS[sector] ?? []) reached.add(next);
  expect(reached.size).toBe(SECTORS);
});

test('3.3 once more, as the functions of the rules are written', () => {
  const N = [4, 8, 8, 8, 12, 12, 12, 24];
  const span = (b: number, j: number): [number, number] => [
    (j * 24) / itemAt(N, b),
    ((j + 1) * 24) / itemAt(N, b),
  ];
  BAND.forEach((b, sector) => {
    const j = itemAt(INDEX, sector);
    expect(arc(sector)).toEqual(span(b, j));
    const n = itemAt(N, b);
    const out = [`${b}-${(j + 1) % n}`, `${b}-${(j - 1 + n) % n}`];
    for (const nb of [b - 1, b + 1]) {
      for (let k = 0; k < (N[nb] ?? 0); k++) {
        const [[a0, a1], [c0, c1]] = [span(b, j), span(nb, k)];
        if (Math.max(a0, c0) < Math.min(a1, c1)) out.push(`${nb}-${k}`);
      }
    }
    expect(names(NEIGHBOURS[sector] ?? []).sort()).toEqual(out.sort());
  });
});

test('3.1 each sector of the outermost band touches one Kuiper quadrant, no other does', () => {
  QUADRANT.forEach((cell, sector) => {
    expect(cell).toBe(BAND[sector] === 7 ? SECTORS + Math.floor(itemAt(INDEX, sector) / 6) : -1);
  });
  expect(NAME[itemAt(QUADRANT, cellOf('7-5'))]).toBe('K-0');
  expect(NAME[itemAt(QUADRANT, cellOf('7-23'))]).toBe('K-3');
});

test.each([1, 2, 3, 4])('3.5 where tiles lie with %i players', (seats) => {
  const { belt, kuiper } = content.asteroids.placement[`${seats}` as '1'];
  expect(names(TILE_CELLS[seats] ?? [])).toEqual([
    ...(belt as number[]).map((j) => `4-${j}`),
    ...(kuiper as number[]).map((q) => `K-${q}`),
  ]);
});

test('3 names and rings', () => {
  expect(() => cellOf('8-0')).toThrow('there is no sector 8-0');
  expect([NAME[0], NAME[SECTORS - 1], NAME[SECTORS]]).toEqual(['0-0', '7-23', 'K-0']);
  expect(sectorAt(2, -1)).toBe(cellOf('2-7'));
  expect([planetOn([{ ring: 1, tick: 0 }], 1), planetOn([{ ring: 1, tick: 0 }], 0)]).toEqual([0, -1]);
});

test('15.2 a wormhole between two sectors that touch adds nothing', () => {
  const near = position({ players: [{}, {}], gates: ['1-0', '1-1'] });
  expect(names(neighbours(near, cellOf('1-0'))).sort()).toEqual(['0-0', '1-1', '1-7', '2-0']);
  const far = position({ players: [{}, {}], gates: ['1-0', '6-5'] });
  expect(names(neighbours(far, cellOf('6-5'))).at(-1)).toBe('1-0');
  expect(neighbours(far, cellOf('2-0'))).toHaveLength(4);
});
