import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import {
  AREA,
  ASTEROIDS,
  BELTS,
  BLACK_HOLE,
  BRINK,
  distance,
  type Hex,
  HEXES,
  hexAt,
  hexOf,
  NAME,
  NEIGHBOURS,
  OPEN,
  PLANET_AT,
  PLANETS,
  ROCK,
  ROW,
  STEPS,
  WAYS,
  WORMHOLE,
  X,
} from '../board.ts';
import { CORNERS, type Corner } from '../facts.ts';
import content from './fixtures/content.json' with { type: 'json' };

const { map } = content;
const ALL: readonly Hex[] = NAME.map((_, hex) => hex);
const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => itemAt(NAME, hex));
const sorted = (list: readonly string[]): string[] => [...list].sort();

// ── Hexes ─────────────────────────────────────────────────────────────────────────────────────────

test('13.1 (4.1) 0,0 is no hex and 0,1 is one; rows of 25 and 26 make 586', () => {
  expect([hexAt(0, 0), NAME[hexAt(0, 1)]]).toEqual([-1, '0,1']);
  const rows = Array.from({ length: map.rows }, (_, row) => ALL.filter((hex) => ROW[hex] === row).length);
  expect(rows).toEqual(rows.map((_, row) => (row % 2 === 0 ? map.evenRowHexes : map.oddRowHexes)));
  expect([rows[0], rows[11], HEXES]).toEqual([25, 26, 586]);
});

test('4.2 a pair is a hex exactly when it lies on the mat and its sum is odd', () => {
  for (let row = -2; row <= 24; row++) {
    for (let x = -2; x <= 53; x++) {
      const isHex = row >= 0 && row <= 22 && x >= 0 && x <= 50 && (x + row) % 2 === 1;
      expect(hexAt(x, row) >= 0, `${x},${row}`).toBe(isHex);
      if (isHex) expect(hexOf(`${x},${row}`)).toBe(hexAt(x, row));
    }
  }
  expect(() => hexOf('0,0')).toThrow('there is no hex 0,0');
});

test('13.2 (4.2) neighbours in the middle, in a corner and on the rim', () => {
  const near = (name: string): string[] => sorted(names(NEIGHBOURS[hexOf(name)] as Hex[]));
  expect(near('25,8')).toEqual(sorted(['27,8', '26,9', '24,9', '23,8', '24,7', '26,7']));
  expect(near('1,0')).toEqual(sorted(['3,0', '2,1', '0,1']));
  expect(near('0,1')).toEqual(sorted(['1,0', '2,1', '1,2']));
  expect(STEPS).toEqual(map.neighbors);
});

test('13.3 (4.2) distances', () => {
  expect(distance(hexOf('1,0'), hexOf('11,4'))).toBe(7);
  expect(distance(hexOf('1,0'), hexOf('24,11'))).toBe(17);
});

/** Steps from some hexes to every other over all those that are let through. */
function flood(from: readonly Hex[], through: (hex: Hex) => boolean): number[] {
  const steps = ALL.map(() => Infinity);
  for (const hex of from) steps[hex] = 0;
  const queue = [...from];
  for (const hex of queue) {
    for (const next of ALL.filter((other) => adjacent(hex, other))) {
      if (steps[next] !== Infinity || !through(next)) continue;
      steps[next] = itemAt(steps, hex) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Two hexes whose centres lie one hex apart: in a row two columns, across rows one. */
function adjacent(a: Hex, b: Hex): boolean {
  const dx = Math.abs(itemAt(X, a) - itemAt(X, b));
  const dRow = Math.abs(itemAt(ROW, a) - itemAt(ROW, b));
  return (dx === 2 && dRow === 0) || (dx === 1 && dRow === 1);
}

test('4.2 distance counts steps on a mat without obstacles', () => {
  for (const from of ALL.filter((hex) => hex % 29 === 0)) {
    const steps = flood([from], () => true);
    for (const hex of ALL) expect(distance(from, hex), `${NAME[from]} ${NAME[hex]}`).toBe(steps[hex]);
  }
});

test('14.12 neighbours and distances are the same from both ends', () => {
  for (const a of ALL) {
    expect(NEIGHBOURS[a]).toEqual(expect.arrayContaining(ALL.filter((b) => adjacent(a, b))));
    for (const b of NEIGHBOURS[a] as Hex[]) expect(NEIGHBOURS[b]).toContain(a);
    for (let b = a; b < HEXES; b += 7) expect(distance(a, b)).toBe(distance(b, a));
  }
});

// ── Features ──────────────────────────────────────────────────────────────────────────────────────

test('4.3 every feature lies where it is listed', () => {
  expect(sorted(names(BELTS.outer))).toEqual(sorted(map.asteroids.outer));
  expect(sorted(names(BELTS.middle))).toEqual(sorted(map.asteroids.middle));
  expect(sorted(names(BELTS.centre))).toEqual(sorted(map.asteroids.centre));
  expect(sorted(names(BLACK_HOLE))).toEqual(sorted(map.blackHole.hexes));
  expect(sorted(names(ALL.filter((hex) => BRINK[hex] === 1)))).toEqual(sorted(map.blackHole.ringTouching));
  expect(PLANETS.map(({ id, at }) => ({ id, hex: NAME[at] }))).toEqual(
    map.planets.map(({ id, hex }) => ({ id, hex })),
  );
  for (const { corner, hex, area } of map.wormholes) {
    expect(NAME[WORMHOLE[corner as Corner]]).toBe(hex);
    expect(sorted(names(AREA[corner as Corner]))).toEqual(sorted(area));
  }
});

/** The drawing of 4.3, spaces left out. */
const DRAWING = `
WwwwwOOOOOOOOOOOOOOOwwwwW wwwwwOOOOOOOOOOOOOOOOwwwww wwwwOOOOO##OOO##OOOOOwwww wwwwOOOOOOOO%%OOOOOOOOwwww
wwwOOPO#O%OO%OO%O#OPOOwww OOOOOOO#O%OOOOOO%O#OOOOOOO OOOOOO#OOOOOOOOOOO#OOOOOO OOOOOOOOOOOOOOOOOOOOOOOOOO
OOOOOOO%OpOOOOOpO%OOOOOOO OOOOOOO%OOO*OO*OOO%OOOOOOO OOOO#OOOOO*O@O*OOOOO#OOOO OOOO#OOOOO*O@@O*OOOOO#OOOO`;

test('4.3 the mat is the drawing, twice', () => {
  const half = DRAWING.trim().split(/\s+/);
  const rows = [...half, ...half.slice(0, -1).reverse()];
  const drawn = rows.join('');
  expect(drawn).toHaveLength(HEXES);
  const sign = (hex: Hex): string => {
    if (CORNERS.some((corner) => WORMHOLE[corner] === hex)) return 'W';
    if (CORNERS.some((corner) => AREA[corner].includes(hex))) return 'w';
    if (BLACK_HOLE.includes(hex)) return '@';
    if (BELTS.outer.includes(hex)) return '#';
    if (BELTS.middle.includes(hex)) return '%';
    if (BELTS.centre.includes(hex)) return '*';
    const planet = itemAt(PLANET_AT, hex);
    return planet < 0 ? 'O' : PLANETS[planet]?.id.startsWith('O') ? 'P' : 'p';
  };
  expect(ALL.map(sign).join('')).toBe(drawn);
});

test('13.4 (R-33) the northwest area reaches 9,0 and 5,4, not 7,4 nor 10,1; 21 hexes with its corner', () => {
  const area = names(AREA.NW);
  expect(area).toEqual(expect.arrayContaining(['1,0', '9,0', '5,4']));
  expect(area).not.toContain('7,4');
  expect(area).not.toContain('10,1');
  for (const corner of CORNERS) expect(AREA[corner]).toHaveLength(21);
});

const LAYERS: Readonly<Record<string, readonly Hex[]>> = {
  ...BELTS,
  'black hole': BLACK_HOLE,
  brink: ALL.filter((hex) => BRINK[hex] === 1),
  'outer planets': PLANETS.filter(({ id }) => id.startsWith('O')).map(({ at }) => at),
  'inner planets': PLANETS.filter(({ id }) => id.startsWith('I')).map(({ at }) => at),
  wormholes: Object.values(WORMHOLE),
  areas: Object.values(AREA).flat(),
};

const MIRRORS: readonly ((hex: Hex) => Hex)[] = [
  (hex) => hexAt(50 - itemAt(X, hex), itemAt(ROW, hex)),
  (hex) => hexAt(itemAt(X, hex), 22 - itemAt(ROW, hex)),
];

describe.each(Object.keys(LAYERS))('4.4 layer: %s', (name) => {
  const layer = LAYERS[name] as readonly Hex[];

  test('is the same in both mirrors', () => {
    for (const mirror of MIRRORS)
      expect(layer.map(mirror).sort((a, b) => a - b)).toEqual([...layer].sort((a, b) => a - b));
  });

  test('has nothing in common with another', () => {
    const nested = ['wormholes', 'areas'];
    const apart = Object.keys(LAYERS).filter(
      (other) => other !== name && !(nested.includes(name) && nested.includes(other)),
    );
    for (const other of apart) expect(layer.filter((hex) => LAYERS[other]?.includes(hex))).toEqual([]);
  });
});

test('4.3 26 + 22 + 10 asteroids and 4 hexes of the hole leave 524', () => {
  expect(Object.values(BELTS).map(({ length }) => length)).toEqual([26, 22, 10]);
  expect([ASTEROIDS.length, BLACK_HOLE.length, map.blackHole.ringTouching.length]).toEqual([58, 4, 10]);
  expect(ALL.filter((hex) => OPEN[hex] === 1)).toHaveLength(524);
  expect(ALL.filter((hex) => ROCK[hex] === 1)).toEqual([...ASTEROIDS].sort((a, b) => a - b));
  for (const hex of ALL)
    expect(WAYS[hex]).toEqual((NEIGHBOURS[hex] as Hex[]).filter((next) => OPEN[next] === 1));
});

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

const open = (hex: Hex): boolean => OPEN[hex] === 1;

test('4.4 all 524 hexes are connected and no single one cuts them', () => {
  const free = ALL.filter(open);
  const near = ALL.map((hex) => ALL.filter((other) => adjacent(hex, other) && open(other)));
  for (const cut of [-1, ...free]) {
    const start = free.find((hex) => hex !== cut) as Hex;
    const seen = new Set([start]);
    for (const hex of seen) for (const next of itemAt(near, hex)) if (next !== cut) seen.add(next);
    expect(seen.size, NAME[cut]).toBe(cut < 0 ? 524 : 523);
  }
});

/** Where a planet lies as seen from a corner. */
function relation(corner: Corner, quadrant: Corner): keyof typeof RELATIONS {
  const [across, along] = [corner[1] !== quadrant[1], corner[0] !== quadrant[0]];
  if (across && along) return 'diagonal';
  return across ? 'horizontal neighbour' : along ? 'vertical neighbour' : 'own';
}
const RELATIONS = { own: 0, 'vertical neighbour': 0, 'horizontal neighbour': 0, diagonal: 0 };

/** 4.4, from the table: hexes and turns of a Mothership. */
const TABLE: Readonly<Record<string, readonly [number, number]>> = {
  'outer own': [3, 2],
  'inner own': [9, 5],
  'inner vertical neighbour': [12, 6],
  'outer vertical neighbour': [14, 7],
  'inner horizontal neighbour': [15, 8],
  'outer horizontal neighbour': [17, 9],
  'inner diagonal': [18, 9],
  'outer diagonal': [25, 13],
};

test.each(CORNERS)('4.4 from the area of %s every planet is as far as from any other corner', (corner) => {
  const steps = flood(AREA[corner], open);
  for (const { ring, quadrant, hex } of map.planets) {
    const name = `${ring} ${relation(corner, quadrant as Corner)}`;
    const far = itemAt(steps, hexOf(hex));
    expect([far, Math.ceil(far / 2)], name).toEqual(TABLE[name]);
    expect(far).toBe((content.distances.fromHomeArea as Record<string, number>)[name]);
  }
  const brink = names(ALL.filter((hex) => BRINK[hex] === 1)).map((hex) => itemAt(steps, hexOf(hex)));
  expect(Math.min(...brink)).toBe(12);
  expect(Math.min(...BLACK_HOLE.map((hex) => distance(hex, WORMHOLE[corner])))).toBe(17);
});

test.each(CORNERS)('4.4 planets are evenly apart, seen from %s', (corner) => {
  const between = (from: string, ring: string): Record<string, number> => {
    const steps = flood(
      [hexOf(map.planets.find(({ id }) => id === `${from}-${corner}`)?.hex as string)],
      open,
    );
    const there = map.planets.filter((planet) => planet.ring === ring);
    return Object.fromEntries(
      there.map(({ quadrant, hex }) => [relation(corner, quadrant as Corner), itemAt(steps, hexOf(hex))]),
    );
  };
  expect(between('O', 'inner')['own']).toBe(7);
  expect(between('I', 'inner')).toEqual({
    own: 0,
    'vertical neighbour': 6,
    'horizontal neighbour': 6,
    diagonal: 11,
  });
  expect(between('O', 'outer')).toEqual({
    own: 0,
    'vertical neighbour': 14,
    'horizontal neighbour': 16,
    diagonal: 24,
  });
});

test('R-25 areas are at least 14 hexes apart', () => {
  const gaps = CORNERS.flatMap((a) =>
    CORNERS.filter((b) => b !== a).flatMap((b) =>
      AREA[a].flatMap((from) => AREA[b].map((to) => distance(from, to))),
    ),
  );
  expect(Math.min(...gaps)).toBe(14);
});
