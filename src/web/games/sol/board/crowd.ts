import { type Arc, distanceAlong, middle, TURN } from './polar.ts';
import { lastOf } from '../../../../kernel/data/lists.ts';

/** How the pieces of one space share its room: side by side on the arc, then in two rows, then stacked and smaller. */

/** Pieces that look the same and may be stacked. */
export interface Pile {
  readonly count: number;
  /** How wide one of them is. */
  readonly width: number;
}

export interface Room {
  readonly arc: Arc;
  readonly inner: number;
  readonly outer: number;
  /** Things on the rim of the space that should not be covered. */
  readonly obstacles: readonly Obstacle[];
}

export interface Obstacle {
  readonly fraction: number;
  readonly halfWidth: number;
  /** By how much pieces step back from it, inward or outward. */
  readonly push: number;
}

/** Where one piece of a pile lies. Pieces of a stack share a spot. */
export interface Spot {
  readonly fraction: number;
  readonly radius: number;
  readonly scale: number;
  /** Which of the piles. */
  readonly pile: number;
  /** How many pieces lie here. */
  readonly count: number;
}

interface Style {
  readonly rows: 1 | 2;
  /** The least number of pieces that are stacked. */
  readonly stackFrom: number;
  readonly scale: number;
}

const STYLES: readonly Style[] = [
  { rows: 1, stackFrom: 4, scale: 1 },
  { rows: 1, stackFrom: 3, scale: 0.96 },
  { rows: 2, stackFrom: 4, scale: 0.88 },
  { rows: 1, stackFrom: 2, scale: 0.94 },
  { rows: 2, stackFrom: 2, scale: 0.84 },
  { rows: 2, stackFrom: 2, scale: 0.72 },
  { rows: 2, stackFrom: 2, scale: 0.6 },
];

/** Small screens: everything equal is stacked at once. */
const COMPACT_STYLES: readonly Style[] = [
  { rows: 1, stackFrom: 2, scale: 1 },
  { rows: 1, stackFrom: 2, scale: 0.88 },
  { rows: 2, stackFrom: 2, scale: 0.74 },
  { rows: 2, stackFrom: 2, scale: 0.62 },
  { rows: 2, stackFrom: 2, scale: 0.52 },
];

const MARGIN = 6;
/** A stack with its badge is wider than a piece. */
const STACK_WIDTH = 1.24;

interface Heap {
  readonly pile: number;
  readonly count: number;
  readonly width: number;
}

interface Row {
  readonly radius: number;
  readonly room: number;
  readonly heaps: Heap[];
}

export function shareRoom(room: Room, piles: readonly Pile[], compact: boolean): Spot[] {
  const styles = compact ? COMPACT_STYLES : STYLES;
  for (const style of styles) {
    const rows = rowsOf(room, piles, style);
    if (rows.every((row) => widthOf(row) <= row.room)) return spotsOf(room, rows, style.scale);
  }
  const last = lastOf(styles);
  return spotsOf(room, rowsOf(room, piles, last), last.scale);
}

function rowsOf(room: Room, piles: readonly Pile[], { rows, stackFrom, scale }: Style): Row[] {
  const heaps = piles.flatMap((pile, i) => heapsOf(pile, i, stackFrom, scale));
  const push = room.obstacles.reduce((sum, obstacle) => sum + obstacle.push, 0);
  const centre = (room.inner + room.outer) / 2 + Math.max(-5, Math.min(5, push));
  const apart = rows === 1 ? [0] : [(room.outer - room.inner) * 0.22, (room.outer - room.inner) * -0.22];
  const made = apart.map((offset) => emptyRow(room.arc, centre + offset));
  for (const heap of heaps) roomiest(made).heaps.push(heap);
  return made.filter((row) => row.heaps.length > 0);
}

function heapsOf({ count, width }: Pile, pile: number, stackFrom: number, scale: number): Heap[] {
  if (count >= stackFrom) return [{ pile, count, width: width * scale * (count > 1 ? STACK_WIDTH : 1) }];
  return Array.from({ length: count }, () => ({ pile, count: 1, width: width * scale }));
}

function emptyRow({ start, end }: Arc, radius: number): Row {
  return { radius, room: (end - start) * TURN * radius - 2 * MARGIN, heaps: [] };
}

function roomiest(rows: readonly Row[]): Row {
  return rows.reduce((best, row) => (row.room - widthOf(row) > best.room - widthOf(best) ? row : best));
}

function widthOf({ heaps }: Row): number {
  return heaps.reduce((sum, { width }) => sum + width, 0);
}

function spotsOf(room: Room, rows: readonly Row[], scale: number): Spot[] {
  return rows.flatMap((row) => spotsOfRow(room, row, scale));
}

function spotsOfRow(room: Room, row: Row, scale: number): Spot[] {
  const total = widthOf(row);
  const squeeze = Math.min(1, row.room / total);
  const perUnit = squeeze / (TURN * row.radius);
  let place = clearestMiddle(room, row, total * squeeze) - (total / 2) * perUnit;
  return row.heaps.map(({ pile, count, width }) => {
    const fraction = place + (width / 2) * perUnit;
    place += width * perUnit;
    return { fraction, radius: row.radius, scale, pile, count };
  });
}

const TRIES = 10;

/** Slides a row along the arc to where it is farthest from what stands on the rim. */
function clearestMiddle({ arc, obstacles }: Room, { radius, room }: Row, width: number): number {
  const slack = Math.max(0, (room - width) / 2) / (TURN * radius);
  let best = middle(arc);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = -TRIES; i <= TRIES; i++) {
    const offset = (slack * i) / TRIES;
    const at = middle(arc) + offset;
    const gap = Math.min(
      24,
      ...obstacles.map((o) => distanceAlong(at, o.fraction, radius) - width / 2 - o.halfWidth),
    );
    const worth = gap - Math.abs(offset) * TURN * radius * 0.12;
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}
