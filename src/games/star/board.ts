import type { Corner } from './facts.ts';
import { CORNERS } from './facts.ts';
import type { Settings } from './options.ts';

/**
 * The battlemat of RULES.md 4: 23 rows of pointy hexes, the odd ones sticking out by half a hex. A hex is a
 * number from 0 to 585, row by row; its name is `X,row` with the doubled column X.
 * Everything here is reconstructed but the number and kinds of features.
 */
export type Hex = number;

export const ROWS = 23;
export const COLUMNS = 51;
const LAST_ROW = ROWS - 1;
const LAST_COLUMN = COLUMNS - 1;

/** Column and row of each hex. */
export const X: number[] = [];
export const ROW: number[] = [];
const GRID = new Int16Array(ROWS * COLUMNS).fill(-1);
for (let row = 0; row < ROWS; row++) {
  for (let x = 1 - (row % 2); x < COLUMNS; x += 2) {
    GRID[row * COLUMNS + x] = X.length;
    X.push(x);
    ROW.push(row);
  }
}
export const HEXES = X.length;

export const NAME: readonly string[] = X.map((x, hex) => `${x},${ROW[hex]}`);
const BY_NAME = new Map(NAME.map((name, hex) => [name, hex]));

/** The hex at a column and row, or -1 off the mat. */
export function hexAt(x: number, row: number): Hex {
  if (row < 0 || row > LAST_ROW || x < 0 || x > LAST_COLUMN) return -1;
  return GRID[row * COLUMNS + x]!;
}

/** The hex of a name the game itself has given. */
export function hexOf(name: string): Hex {
  const hex = BY_NAME.get(name);
  if (hex === undefined) throw new Error(`there is no hex ${name}`);
  return hex;
}

/** Steps in column and row to the east, southeast, southwest, west, northwest and northeast. */
export const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

export const NEIGHBOURS: readonly (readonly Hex[])[] = NAME.map((_, hex) =>
  STEPS.map(([dx, dRow]) => hexAt(X[hex]! + dx, ROW[hex]! + dRow)).filter((neighbour) => neighbour >= 0),
);

/** The same numbers close together: distances are asked for more often than anything else. */
const COLUMN_OF = Uint8Array.from(X);
const ROW_OF = Uint8Array.from(ROW);

export function distance(a: Hex, b: Hex): number {
  const dx = Math.abs(COLUMN_OF[a]! - COLUMN_OF[b]!);
  const dRow = Math.abs(ROW_OF[a]! - ROW_OF[b]!);
  return dx > dRow ? (dx + dRow) >> 1 : dRow;
}

// ── Features, given for the northwest quarter ─────────────────────────────────────────────────────

/** A hex of the northwest in the quarter of a corner. */
function mirrored(name: string, corner: Corner): Hex {
  const hex = hexOf(name);
  const x = X[hex]!;
  const row = ROW[hex]!;
  return hexAt(corner.endsWith('E') ? LAST_COLUMN - x : x, corner.startsWith('S') ? LAST_ROW - row : row);
}

/** The hexes of a feature on the whole mat, each once. */
function everywhere(names: readonly string[]): readonly Hex[] {
  const hexes = CORNERS.flatMap((corner) => names.map((name) => mirrored(name, corner)));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

export const BELTS = {
  outer: everywhere(['8,11', '9,10', '13,6', '14,5', '15,4', '19,2', '21,2']),
  middle: everywhere(['14,9', '15,8', '18,5', '19,4', '24,3', '25,4']),
  centre: everywhere(['20,11', '21,10', '22,9']),
} as const;

export const ASTEROIDS: readonly Hex[] = [...BELTS.outer, ...BELTS.middle, ...BELTS.centre];
export const BLACK_HOLE: readonly Hex[] = everywhere(['24,11', '25,10']);

/** The four hexes along the sides of the black hole: each touches two of its hexes. */
const HOLE_SIDES: readonly Hex[] = everywhere(['23,10']);

/** 1 for asteroids. */
export const ROCK = new Uint8Array(HEXES);
for (const hex of ASTEROIDS) ROCK[hex] = 1;

/** Where ships can be and go. */
export interface Ways {
  /** The hexes from which a ship that steps on them comes home; none ever stays there. */
  readonly mouths: readonly Hex[];
  /** 1 for the hexes a ship can stand on. */
  readonly open: Uint8Array;
  /** 1 for those from which it can step on a mouth. */
  readonly brink: Uint8Array;
  /** Steps a ship can take, by hex: neighbours that are open. */
  readonly steps: readonly (readonly Hex[])[];
}

function waysBy(mouths: readonly Hex[]): Ways {
  const [open, brink] = [new Uint8Array(HEXES).fill(1), new Uint8Array(HEXES)];
  for (const hex of [...ASTEROIDS, ...BLACK_HOLE, ...mouths]) open[hex] = 0;
  for (const mouth of mouths) for (const hex of NEIGHBOURS[mouth]!) brink[hex] = open[hex]!;
  return { mouths, open, brink, steps: NEIGHBOURS.map((near) => near.filter((hex) => open[hex] === 1)) };
}

/** 9.3.2: the hexes the black hole covers lead home. */
const BY_HOLE = waysBy(BLACK_HOLE);

/** 11.7: those along its sides do. */
const BY_SIDES = waysBy(HOLE_SIDES);

export function waysIn({ jumpFromSides }: Pick<Settings, 'jumpFromSides'>): Ways {
  return jumpFromSides ? BY_SIDES : BY_HOLE;
}

/** As they usually are. */
export const { open: OPEN, brink: BRINK, steps: WAYS } = BY_HOLE;

const AREA_RADIUS = 4;

export const WORMHOLE: Readonly<Record<Corner, Hex>> = byCorner((corner) => mirrored('1,0', corner));
/** The wormhole of a corner and everything up to four hexes away. */
export const AREA: Readonly<Record<Corner, readonly Hex[]>> = byCorner((corner) =>
  NAME.map((_, hex) => hex).filter((hex) => distance(hex, WORMHOLE[corner]) <= AREA_RADIUS),
);

function byCorner<T>(value: (corner: Corner) => T): Readonly<Record<Corner, T>> {
  return { NW: value('NW'), NE: value('NE'), SE: value('SE'), SW: value('SW') };
}

// ── Planets ───────────────────────────────────────────────────────────────────────────────────────

export interface Planet {
  /** The ring and the quarter it lies in, such as `O-NW`. */
  readonly id: string;
  /** A name of this edition; the rulebook gives none. */
  readonly name: string;
  readonly at: Hex;
  readonly source: 'reconstructed';
}

export const PLANETS: readonly Planet[] = [
  ...planets('O', '11,4', { NW: 'Hollin', NE: 'Cinder', SE: 'Sallow', SW: 'Lethe' }),
  ...planets('I', '19,8', { NW: 'Quartz', NE: 'Vesna', SE: 'Oriel', SW: 'Tarn' }),
];

function planets(ring: string, at: string, names: Readonly<Record<Corner, string>>): Planet[] {
  return CORNERS.map((corner) => ({
    id: `${ring}-${corner}`,
    name: names[corner],
    at: mirrored(at, corner),
    source: 'reconstructed',
  }));
}

/** The planet on each hex by its number in `PLANETS`, or -1. */
export const PLANET_AT = new Int8Array(HEXES).fill(-1);
PLANETS.forEach(({ at }, planet) => {
  PLANET_AT[at] = planet;
});
