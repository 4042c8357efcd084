import { lineColour } from '../../table/end/scoreChart.tsx';
import { spread } from '../../table/end/chart.ts';
import { percent } from '../figures.ts';
import { TEXTS } from '../texts.ts';
import { Chip } from './chip.tsx';
import { type Drawn, seatHeight } from './drawn.ts';

const GAP = 20;
/** Nearer than this to an emblem, words beside it would touch. */
const TOUCHING = 16;

/** What stands at the right of the lines: how each seat came off, what is even, and what the band is. */
export function CurveEnds(drawn: Drawn) {
  const { analysis, colours, ends, area, look, focus, scales } = drawn;
  const last = analysis.curve.at(-1)?.ply ?? 0;
  const wanted = ends.map((_, seat) => seatHeight(drawn, last, seat));
  // Before anything is known they stand in order of the seats.
  const spots = analysis.curve.length > 0 ? wanted : ends.map((_, seat) => area.top + GAP * seat);
  const heights = spread(spots, GAP, area.top, area.bottom + 8);
  const even = scales.y(1 / analysis.seats) + 4;
  const isFree = heights.every((height) => Math.abs(height + 4 - even) >= TOUCHING);
  return (
    <>
      {ends.map((words, seat) => (
        <g key={seat}>
          <Chip x={area.right + 20} y={heights[seat] ?? area.bottom} colour={colours[seat] ?? 'ivory'} />
          <text className="curve-end" x={area.right + 34} y={(heights[seat] ?? area.bottom) + 4.5}>
            {words}
          </text>
        </g>
      ))}
      {look === 'lines' && (
        <>
          {analysis.seats > 1 && isFree && (
            <text className="curve-even-name" x={area.right + 12} y={even}>
              {TEXTS.curve.even(percent(1 / analysis.seats))}
            </text>
          )}
          <g transform={`translate(${area.right + 12} ${area.bottom + 34})`}>
            <rect
              className="curve-noise"
              y={-7}
              width={20}
              height={9}
              rx={2}
              fill={lineColour(colours, focus)}
            />
            <path d="M0-2.5H20" stroke={lineColour(colours, focus)} strokeWidth="2.5" />
            <text className="curve-name" x={26} y={2}>
              {TEXTS.curve.band}
            </text>
          </g>
        </>
      )}
    </>
  );
}
