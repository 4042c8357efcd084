import { memo, type ReactNode } from 'react';
import { type Board, LAYER, NAME, type Space } from '../../../../games/sol/board.ts';
import { CONVECTIVE, CORE, RADIATIVE } from '../../../../games/sol/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { arcOf, RINGS, segmentArc } from './geometry.ts';
import { middle, type Point, pointAt, TURN } from './polar.ts';

/** What each space is called, engraved where no gate, ship or name of a layer ever covers it. */

interface MarksProps {
  readonly board: Board;
  /** Units of the drawing in a pixel of the screen. */
  readonly unit: number;
  /** Names of layers that are engraved as well, as points no mark may touch. */
  readonly taken: readonly Point[];
}

const SIZE = 12.3;
const COLOURS = ['#d9c79b', '#ecd2a2', '#ffe2b8', '#331003', '#3a1a03'] as const;

export const Marks = memo(function Marks({ board, unit, taken }: MarksProps): ReactNode {
  const size = SIZE * unit;
  return board.spaces.map((space) => {
    const { x, y } = markAt(board, space, size, taken);
    return (
      <text
        key={space}
        className="sol-mark"
        x={x}
        y={y + size * 0.35}
        fontSize={size}
        fill={COLOURS[itemAt(LAYER, space)]}
      >
        {NAME[space]}
      </text>
    );
  });
});

const TRIES = 24;
/** In the orbits pieces stand in the middle of a space and ships at its ends. */
const ORBIT_SHARES = [0.74, 0.26] as const;
/** From the middle of a mark to the rim it stands at. */
const RIM = 4;

/** A spot at the outer rim of a space, or, where gates and names leave no room there, at its inner one. */
export function markAt(board: Board, space: Space, size: number, taken: readonly Point[]): Point {
  const [inner, outer] = itemAt(RINGS, itemAt(LAYER, space));
  const deep = RIM + size * 0.75;
  const others = [...gateSpots(board, space), ...taken];
  const best = (radius: number): Point =>
    spotsAlong(board, space, radius, size).reduce((a, b) =>
      nearest(b, others) > nearest(a, others) + 0.01 ? b : a,
    );
  const layer = itemAt(LAYER, space);
  if (layer === CORE) return best(inner + deep);
  if (layer < CONVECTIVE) {
    const spots = spotsAlong(board, space, outer - deep, size);
    return spots.find((spot) => nearest(spot, taken) > ROOM * size) ?? itemAt(spots, 0);
  }
  const usual = best(outer - deep);
  return nearest(usual, others) > ROOM * size ? usual : best(inner + deep);
}

/** How far a mark keeps from what may stand beside it, in sizes of its own. */
const ROOM = 1.3;

function spotsAlong(board: Board, space: Space, radius: number, size: number): Point[] {
  const arc = arcOf(board, space);
  const layer = itemAt(LAYER, space);
  if (layer !== CONVECTIVE && layer !== RADIATIVE) {
    const shares = layer === CORE ? [0.5] : ORBIT_SHARES;
    return shares.map((share) => pointAt(arc.start + share * (arc.end - arc.start), radius));
  }
  const margin = Math.min(0.4, size / ((arc.end - arc.start) * TURN * radius));
  return Array.from({ length: TRIES + 1 }, (_, i) =>
    pointAt(arc.start + (margin + (i / TRIES) * (1 - 2 * margin)) * (arc.end - arc.start), radius),
  );
}

function gateSpots(board: Board, space: Space): Point[] {
  return [...(board.outward[space] ?? []), ...(board.inward[space] ?? [])]
    .filter(({ segment }) => segment >= 0)
    .map(({ segment }) => {
      const arc = segmentArc(board, segment);
      return pointAt(middle(arc), arc.radius);
    });
}

function nearest({ x, y }: Point, others: readonly Point[]): number {
  return Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
}
