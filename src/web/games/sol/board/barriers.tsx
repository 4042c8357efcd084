import { memo, type ReactNode } from 'react';
import type { Board } from '../../../../games/sol/board.ts';
import { paintOf } from '../colours.ts';
import { segmentArc } from './geometry.ts';
import { arcPath, middle, RADIUS } from './polar.ts';

/** Barriers take the colour of the gate that stands on them. */

const HALF = 0.028;

interface BarriersProps {
  readonly board: Board;
  /** Owners by segment as in the state, joined: a plain value to compare. */
  readonly gates: string;
}

export const Barriers = memo(function Barriers({ board, gates }: BarriersProps): ReactNode {
  return gates.split(',').map((gate, segment) => {
    if (gate === '0') return null;
    const paint = paintOf(Number(gate) - 1);
    return (
      <path
        key={board.segments[segment]?.name}
        className="sol-strip"
        data-seat={paint.name}
        d={stripOf(board, segment)}
        stroke={paint.name === 'onyx' ? paint.outline : paint.fill}
      />
    );
  });
});

function stripOf(board: Board, segment: number): string {
  const { radius, ...arc } = segmentArc(board, segment);
  const half = Math.min((arc.end - arc.start) / 2 - 0.004, (HALF * RADIUS.convective) / radius);
  const centre = middle(arc);
  return arcPath({ start: centre - half, end: centre + half }, radius);
}
