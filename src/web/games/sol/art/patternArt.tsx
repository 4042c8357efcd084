import type { ReactNode } from 'react';
import { LAYER, SMALL_SIDE, segmentOf, spaceOf } from '../../../../games/sol/board.ts';
import { CONVECTIVE, OUTER } from '../../../../games/sol/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { arcOf, linesOf, RINGS, segmentArc } from '../board/geometry.ts';
import { middle, pointAt, RADIUS, spoke, sunwardAt, uprightAt } from '../board/polar.ts';
import type { Paint } from '../colours.ts';
import { Diver, Gate, Station } from './pieces.tsx';

/** A piece of the board with an example of each pattern, in the colour of a seat. */

/** The space in the middle of the picture, and how far the board is turned to have it on top. */
const MIDDLE = 'I12';
const TURNED = -uprightAt(middle(arcOf(SMALL_SIDE, spaceOf(MIDDLE))));

const EXAMPLES = {
  gate: { divers: ['O12', 'I12'], at: 'I12|C12' },
  node: { divers: ['I11', 'I0'], at: 'I12' },
  foundry: { divers: ['I11', 'I12'], at: 'I12' },
  tower: { divers: ['O12', 'I12', 'C12'], at: 'C12' },
} as const;

export type PatternName = keyof typeof EXAMPLES;

export function PatternArt({ pattern, paint }: { readonly pattern: PatternName; readonly paint: Paint }) {
  const { divers, at } = EXAMPLES[pattern];
  return (
    <svg className="aid-wide" viewBox="-174 -372 348 200" preserveAspectRatio="xMidYMid slice">
      <g transform={`rotate(${TURNED})`}>
        <Ground />
        {divers.map((space) => (
          <On key={space} at={space} turn={sunwardAt} size={space === at ? 1.1 : 1.5} aside={space === at}>
            {(turn) => <Diver paint={paint} turn={turn} />}
          </On>
        ))}
        <On at={at} turn={uprightAt} size={1.35}>
          {() => (pattern === 'gate' ? <Gate paint={paint} /> : <Station paint={paint} type={pattern} />)}
        </On>
      </g>
    </svg>
  );
}

/** Two orbits over the burning Sun. */
function Ground(): ReactNode {
  const orbits = linesOf(SMALL_SIDE, OUTER).map((at) => spoke(at, RADIUS.convective, RADIUS.outer));
  const sun = linesOf(SMALL_SIDE, CONVECTIVE).map((at) => spoke(at, RADIUS.radiative, RADIUS.convective));
  return (
    <g fill="none">
      <circle r={RADIUS.outer} fill="#0f1a33" stroke="#8fa6d8" strokeOpacity=".55" strokeWidth="1.6" />
      <circle r={RADIUS.inner} stroke="#8fa6d8" strokeOpacity=".45" strokeWidth="1.4" />
      <path d={orbits.join('')} stroke="#8fa6d8" strokeOpacity=".4" strokeWidth="1.4" />
      <circle r={RADIUS.convective} fill="#7a2412" stroke="#e8c682" strokeOpacity=".8" strokeWidth="2" />
      <path d={sun.join('')} stroke="#e8c682" strokeOpacity=".45" strokeWidth="1.4" />
    </g>
  );
}

interface OnProps {
  /** A space, or a segment between two. */
  readonly at: string;
  readonly turn: (fraction: number) => number;
  readonly size: number;
  /** Beside the middle, where something else stands. */
  readonly aside?: boolean;
  /** What stands there, told by how much the whole is turned. */
  readonly children: (turn: number) => ReactNode;
}

function On({ at, turn, size, aside = false, children }: OnProps): ReactNode {
  const { fraction, radius } = spotOf(at);
  const place = fraction - (aside ? 0.021 : 0);
  const { x, y } = pointAt(place, radius);
  const angle = turn(place);
  return <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>{children(angle + TURNED)}</g>;
}

function spotOf(at: string): { readonly fraction: number; readonly radius: number } {
  if (at.includes('|')) {
    const { radius, ...arc } = segmentArc(SMALL_SIDE, segmentOf(SMALL_SIDE, at));
    return { fraction: middle(arc), radius };
  }
  const space = spaceOf(at);
  const [inner, outer] = itemAt(RINGS, itemAt(LAYER, space));
  return { fraction: middle(arcOf(SMALL_SIDE, space)), radius: (inner + outer) / 2 };
}
