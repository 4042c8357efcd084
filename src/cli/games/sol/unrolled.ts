import type { Board, Space } from '../../../games/sol/board.ts';
import { itemAt } from '../../../kernel/data/lists.ts';

/**
 * The rings of the Sun cut open and laid out as rows, every line at its true angle (RULES.md 3.6), so that
 * spaces border each other where they overlap. At both ends a row shows a bit of the space that follows there.
 */

/** One appearance of a space: the columns of the lines to its left and right. */
export interface Cell {
  readonly space: Space;
  readonly left: number;
  readonly right: number;
  /** Whether all of it is shown; each space is whole exactly once. */
  readonly whole: boolean;
}

/** The cut: here lines of three rings lie above each other. */
const CUT = 2.5 / 8;
/** Lines nearer than this are one line, as on the printed board. */
const SAME = 0.003;
/** Least distance of lines of neighbouring rings, so that a gate finds room on every segment. */
const ROOM = 2;
/** Least distance of the lines of one ring, so that every name fits. */
const LEAST_CELL = 4;

interface Ring {
  /** Index of the first space of the row. */
  readonly first: number;
  /** Angles of the lines from the first to the end of the last space, in turns. */
  readonly angles: readonly number[];
  /** The columns of these lines. */
  readonly columns: number[];
}

/** The cells of each layer from left to right, `width` columns wide. */
export function unroll(board: Board, width: number): Cell[][] {
  const [, ...rings] = board.rings.map((spaces, layer) => cutOpen(startsOf(layer, spaces.length)));
  placeLines(rings, width);
  return board.rings.map((spaces, layer) => cellsOf(itemAt(rings, Math.max(0, layer - 1)), spaces, width));
}

/** Gives every line its column: its true one, or further right where it would be too near to another. */
function placeLines(rings: readonly Ring[], width: number): void {
  const lines = linesOf(rings);
  const from = itemAt(lines, 0).angle;
  const turn = itemAt(lines, lines.length - 1).angle - from;
  for (const same of together(lines)) {
    const ideal = Math.round(((itemAt(same, 0).angle - from) / turn) * (width - 1));
    const least = same.map(({ depth }) => columnAfter(rings, depth));
    const column = Math.min(width - 1, Math.max(ideal, ...least));
    for (const { depth } of same) rings[depth]?.columns.push(column);
  }
}

interface Line {
  readonly angle: number;
  /** Which ring it belongs to. */
  readonly depth: number;
}

function linesOf(rings: readonly Ring[]): Line[] {
  const lines = rings.flatMap(({ angles }, depth) => angles.map((angle) => ({ angle, depth })));
  return lines.sort((a, b) => a.angle - b.angle);
}

/** Sorted lines in groups of those that lie above each other. */
function together(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group !== undefined && line.angle - itemAt(group, 0).angle < SAME) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The first column free for the next line of a ring, given the lines placed so far. */
function columnAfter(rings: readonly Ring[], depth: number): number {
  const after = (ring: Ring | undefined, room: number): number => (ring?.columns.at(-1) ?? -room) + room;
  return Math.max(
    after(rings[depth], LEAST_CELL),
    after(rings[depth - 1], ROOM),
    after(rings[depth + 1], ROOM),
  );
}

/** The angle at which each space of a ring begins (3.6). */
function startsOf(layer: number, size: number): number[] {
  return Array.from({ length: size }, (_, i) => {
    if (layer < 2) return size === 13 ? (i + 0.06) / 13 : (LARGE_ORBIT[i] ?? 13 * i + 4) / 208;
    return NUDGED[layer]?.[i] ?? (i - 0.5) / size;
  });
}

/** Lines that the printed board moves onto those of the next ring. */
const NUDGED: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  3: { 2: 2.5 / 13, 7: 10.5 / 13 },
  4: { 2: 2.5 / 8, 4: 5.5 / 8 },
};
const LARGE_ORBIT: Readonly<Record<number, number>> = { 9: 120, 15: 200 };

function cutOpen(starts: readonly number[]): Ring {
  const offsets = starts.map((start) => Math.abs(start - CUT));
  const first = offsets.indexOf(Math.min(...offsets));
  const size = starts.length;
  const angles = Array.from({ length: size + 1 }, (_, i) => {
    const index = first + i;
    return itemAt(starts, index % size) + Math.floor(index / size);
  });
  return { first, angles, columns: [] };
}

function cellsOf({ first, columns }: Ring, spaces: readonly Space[], width: number): Cell[] {
  const spaceAt = (i: number): Space => itemAt(spaces, (first + i + spaces.length) % spaces.length);
  const cells = spaces.map((_, i): Cell => {
    return { space: spaceAt(i), left: itemAt(columns, i), right: itemAt(columns, i + 1), whole: true };
  });
  const start = itemAt(columns, 0);
  const end = itemAt(columns, columns.length - 1);
  if (start > 0) cells.unshift({ space: spaceAt(-1), left: 0, right: start, whole: false });
  if (end < width - 1) cells.push({ space: spaceAt(0), left: end, right: width - 1, whole: false });
  return cells;
}
