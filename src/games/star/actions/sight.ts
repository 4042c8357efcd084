import { distance, type Hex, hexAt, ROCK, ROW, X } from '../board.ts';
import type { Settings } from '../options.ts';

/**
 * Lines of sight (RULES.md 9.3): a line between two centres is blocked by every asteroid whose interior it
 * meets. What a line meets depends only on the way from one hex to the other, so it is worked out once for each
 * way, in whole numbers.
 */

/** The farthest any ship can shoot: a Scout with a kit that adds range. */
export const LONGEST_RANGE = 5;

type Offset = readonly [dx: number, dRow: number];

interface Line {
  /** Hexes whose interior the line passes, as offsets from its start. */
  readonly crossed: readonly Offset[];
  /** Pairs of hexes whose common border the line runs along. */
  readonly borders: readonly (readonly [Offset, Offset])[];
}

const SPAN = 2 * LONGEST_RANGE;
const WIDTH = 2 * SPAN + 1;
const LINES: Line[] = [];
for (let dRow = -LONGEST_RANGE; dRow <= LONGEST_RANGE; dRow++) {
  for (let dx = -SPAN; dx <= SPAN; dx++) if (isWay([dx, dRow])) LINES[slot(dx, dRow)] = lineOf([dx, dRow]);
}

/** How lines along borders are read (9.3.3, 11.3, 11.6). */
export type Borders = Pick<Settings, 'twinEdgeBlocks' | 'parallelClear'>;

/** The asteroid that first blocks a line within range, seen from `from`; -1 when the line is clear. */
export function blocker(from: Hex, to: Hex, { twinEdgeBlocks, parallelClear }: Borders): Hex {
  const x = X[from]!;
  const row = ROW[from]!;
  const { crossed, borders } = LINES[slot(X[to]! - x, ROW[to]! - row)]!;
  if (parallelClear && borders.length > 0) return -1;
  for (const [dx, dRow] of crossed) {
    const hex = hexAt(x + dx, row + dRow);
    if (ROCK[hex] === 1) return hex;
  }
  if (!twinEdgeBlocks) return -1;
  for (const [a, b] of borders) {
    const hex = hexAt(x + a[0], row + a[1]);
    const twin = hexAt(x + b[0], row + b[1]);
    if (ROCK[hex] === 1 && ROCK[twin] === 1) return hex;
  }
  return -1;
}

/** Whether a ship at `from` with this range can shoot at `to`. */
export function canShoot(from: Hex, to: Hex, range: number, borders: Borders): boolean {
  return distance(from, to) <= range && blocker(from, to, borders) < 0;
}

function slot(dx: number, dRow: number): number {
  return (dRow + LONGEST_RANGE) * WIDTH + dx + SPAN;
}

/** Whether an offset leads from a hex to another one within the longest range. */
function isWay([dx, dRow]: Offset): boolean {
  const far = steps([dx, dRow]);
  return (dx + dRow) % 2 === 0 && far >= 1 && far <= LONGEST_RANGE;
}

function steps([dx, dRow]: Offset): number {
  return Math.abs(dRow) + Math.max(0, (Math.abs(dx) - Math.abs(dRow)) / 2);
}

function lineOf(end: Offset): Line {
  const between = offsetsBetween(end);
  const crossed = between.filter((hex) => meets(end, hex, 'interior')).sort((a, b) => steps(a) - steps(b));
  const touched = between.filter((hex) => !crossed.includes(hex) && meets(end, hex, 'border'));
  const borders = touched.flatMap((a, i) =>
    touched.slice(i + 1).flatMap((b) => (shareLine(a, b) ? [[a, b] as const] : [])),
  );
  return { crossed, borders };
}

/** Two hexes touched along a stretch share it when they are neighbours. */
function shareLine(a: Offset, b: Offset): boolean {
  return steps([b[0] - a[0], b[1] - a[1]]) === 1;
}

/** Hexes other than the two ends that a line could meet. */
function offsetsBetween(end: Offset): Offset[] {
  const found: Offset[] = [];
  const reach = steps(end);
  for (let dRow = -reach; dRow <= reach; dRow++) {
    for (let dx = -2 * reach; dx <= 2 * reach; dx++) {
      const far = steps([dx, dRow]);
      const rest = steps([end[0] - dx, end[1] - dRow]);
      if ((dx + dRow) % 2 === 0 && far >= 1 && rest >= 1 && far <= reach && rest <= reach)
        found.push([dx, dRow]);
    }
  }
  return found;
}

/**
 * Whether the line from the origin to `end` meets the open interior of a hex, or runs along its border for more
 * than a point. In the three differences of cube coordinates a hex is the set where each is between -1 and 1,
 * and along a line each changes evenly, so each bounds the part of the line that lies inside.
 */
function meets(end: Offset, hex: Offset, part: 'interior' | 'border'): boolean {
  const from = differences([-hex[0], -hex[1]]);
  const to = differences([end[0] - hex[0], end[1] - hex[1]]);
  let low: Fraction = [0, 1];
  let high: Fraction = [1, 1];
  for (let k = 0; k < 3; k++) {
    const a = from[k]!;
    const d = to[k]! - a;
    if (d === 0) {
      if (part === 'interior' ? a !== 0 : Math.abs(a) > 1) return false;
      continue;
    }
    const enters: Fraction = d > 0 ? [-1 - a, d] : [a - 1, -d];
    const leaves: Fraction = d > 0 ? [1 - a, d] : [a + 1, -d];
    if (less(low, enters)) low = enters;
    if (less(leaves, high)) high = leaves;
  }
  return less(low, high);
}

type Fraction = readonly [numerator: number, denominator: number];

/** Both denominators are positive. */
function less(a: Fraction, b: Fraction): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

/** The differences q - r, r - s and s - q of the cube coordinates of an offset. */
function differences([dx, dRow]: Offset): readonly [number, number, number] {
  const q = (dx - dRow) / 2;
  const s = -q - dRow;
  return [q - dRow, dRow - s, s - q];
}
