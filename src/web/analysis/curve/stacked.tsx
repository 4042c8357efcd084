import { useMemo } from 'react';
import { lineColour } from '../../table/end/scoreChart.tsx';
import { type Rows, stackPath } from './curve.ts';
import type { Drawn } from './drawn.ts';

/** The chances as areas one upon the other, the first seat at the foot. */
export function Stacked({ rows, ...drawn }: Drawn & { readonly rows: Rows }) {
  const { analysis, colours, scales, focus } = drawn;
  const paths = useMemo(
    () => Array.from({ length: analysis.seats }, (_, seat) => stackPath(rows, seat, scales)),
    [rows, analysis.seats, scales],
  );
  return paths.map((d, seat) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
      key={seat}
      className="curve-stack"
      data-focus={seat === focus || undefined}
      d={d}
      fill={lineColour(colours, seat)}
    />
  ));
}
