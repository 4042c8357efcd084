import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { isSpecified, specified } from '../../../testkit/specification.ts';
import {
  AXIAL,
  FRONTIER,
  NAME,
  NEIGHBOURS,
  REGIONS,
  SCAN,
  SECTOR,
  SECTOR_IDS,
  START,
  STARTS,
} from '../board.ts';
import * as content from '../content/index.ts';

/** The galaxy (4) and the content (3, 11, 14-17). */

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;
const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

test('4.1 37 regions in rows of 4, 5, 6, 7, 6, 5 and 4', () => {
  const rows = ROWS.map((row) => NAME.filter((name) => name.startsWith(row)));
  expect(rows.map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
  expect([REGIONS, NAME]).toEqual([37, rows.flat()]);
});

test('4.1 axial coordinates and neighbours', () => {
  let edges = 0;
  for (let region = 0; region < REGIONS; region++) {
    const [q, r] = itemAt(AXIAL, region);
    const row = ROWS.indexOf(itemAt(NAME, region).charAt(0)) - 3;
    const column = Number(itemAt(NAME, region).slice(1));
    expect([q, r]).toEqual([Math.max(-3, -3 - row) + column - 1, row]);
    const around = STEPS.map(([dq, dr]) => AXIAL.findIndex(([x, y]) => x === q + dq && y === r + dr));
    const expected = around.filter((other) => other >= 0).sort((a, b) => a - b);
    expect([...itemAt(NEIGHBOURS, region)].sort((a, b) => a - b)).toEqual(expected);
    edges += expected.length;
  }
  expect(edges / 2).toBe(90);
});

test('4.2 sectors, scan order, start and frontier regions', () => {
  const sectors: [string, string, string, string][] = [
    ['NW', 'A1 A2 B1 B2 B3', 'A1', 'B2'],
    ['NE', 'A3 A4 B4 B5 C5', 'A4', 'B4'],
    ['E', 'C6 D6 D7 E5 E6', 'D7', 'D6'],
    ['SE', 'F3 F4 F5 G3 G4', 'G4', 'F4'],
    ['SW', 'E2 F1 F2 G1 G2', 'G1', 'F2'],
    ['W', 'C1 C2 D1 D2 E1', 'D1', 'D2'],
    ['CO', 'C3 C4 D3 D4 D5 E3 E4', '', 'D4'],
  ];
  sectors.forEach(([id, scan, start, frontier], i) => {
    expect(SECTOR_IDS[i]).toBe(id);
    expect(
      itemAt(SCAN, i)
        .map((at) => NAME[at])
        .join(' '),
    ).toBe(scan);
    expect(NAME[itemAt(START, i)] ?? '').toBe(start);
    expect(NAME[itemAt(FRONTIER, i)]).toBe(frontier);
    for (const at of itemAt(SCAN, i)) expect(SECTOR[at]).toBe(i);
  });
  for (const start of STARTS) {
    const around = itemAt(NEIGHBOURS, start);
    expect([around.length, around.every((at) => SECTOR[at] === SECTOR[start])]).toEqual([3, true]);
  }
});

test.runIf(isSpecified('empire')).each(Object.keys(content))('3 the content %s is as specified', (key) => {
  expect(Reflect.get(content, key)).toEqual(specified('empire', key));
});

test('17.1 30 planets that yield 25/21/15, 4 wormholes, 6 empty', () => {
  const tiles = content.explorerTiles;
  const of = (kind: string) => tiles.filter((tile) => tile.kind === kind);
  expect([of('planet').length, of('wormhole').length, of('empty').length]).toEqual([30, 4, 6]);
  const sum = (what: 'P' | 'M' | 'E') => of('planet').reduce((all, tile) => all + tile.yield[what], 0);
  expect([sum('P'), sum('M'), sum('E')]).toEqual([25, 21, 15]);
});

test('16 36 technologies, four in each cell; 12 edicts, 16 powers, 7 stories of the 7 roles', () => {
  for (const category of ['military', 'industry', 'culture']) {
    for (const cost of [1, 2, 3]) {
      const cell = content.technologies.filter((tech) => tech.category === category && tech.cost === cost);
      expect(cell).toHaveLength(4);
      expect(new Set(cell.map(({ price }) => JSON.stringify(price))).size).toBe(1);
    }
  }
  expect([content.edicts.length, content.powers.length]).toEqual([12, 16]);
  expect(content.storyCards.map(({ role }) => role)).toEqual(content.roles.map(({ id }) => id));
});
