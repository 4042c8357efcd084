import { useMemo, useRef } from 'react';
import type { ColourName } from '../../seatColours.ts';
import { chartOf, type PlotArea, pathOf } from '../end/chart.ts';
import { lineColour, useBoxSize } from '../end/scoreChart.tsx';
import '../end/scoreChart.css';
import { TEXTS } from '../texts.ts';

const { compare } = TEXTS;

type Scores = readonly (readonly number[])[];

interface CompareChartProps {
  /** Points by seat after each move, of the first line and of the second. */
  readonly scores: readonly [Scores, Scores];
  readonly colours: readonly ColourName[];
  readonly names: readonly string[];
  /** How many moves both share. */
  readonly shared: number;
}

const ROOM = { left: 34, right: 14, top: 12, bottom: 8 } as const;

/** The points of two lines over their moves: the first one dashed, the second one whole, and where they part. */
export function CompareChart(props: CompareChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <figure className="compare-chart night">
      <div className="chart" ref={box}>
        {size && <Drawing {...props} {...size} />}
      </div>
      <figcaption className="caption">{compare.chart}</figcaption>
    </figure>
  );
}

type Size = { readonly width: number; readonly height: number };

function Drawing({ scores, colours, names, shared, width, height }: CompareChartProps & Size) {
  const area: PlotArea = useMemo(
    () => ({ ...ROOM, right: width - ROOM.right, bottom: height - ROOM.bottom }),
    [width, height],
  );
  const chart = useMemo(() => chartOf(longest(scores), area, scores.flat()), [scores, area]);
  const { x, y, ticks } = chart;
  return (
    <svg width={width} height={height} role="img" aria-label={saidOf(names, scores)}>
      {ticks.map((points) => (
        <g key={points}>
          <path className="chart-tick" d={`M${area.left} ${y(points)}H${area.right}`} />
          <text className="chart-number" x={area.left - 8} y={y(points) + 4.5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      <path className="compare-part" d={`M${x(shared)} ${area.top - 6}V${area.bottom}`} />
      {scores.map((line, side) =>
        names.map((name, seat) => (
          <path
            key={`${side} ${name}`}
            className="chart-line"
            d={pathOf(line, seat, x, y)}
            stroke={lineColour(colours, seat)}
            strokeWidth={side === 0 ? 1.8 : 2.8}
            strokeDasharray={side === 0 ? '3 5' : undefined}
          />
        )),
      )}
    </svg>
  );
}

/** The line that goes farther settles how wide a move is. */
function longest([left, right]: readonly [Scores, Scores]): Scores {
  return left.length > right.length ? left : right;
}

function saidOf(names: readonly string[], [left, right]: readonly [Scores, Scores]): string {
  const ends = [left, right].map((line) => line.at(-1) ?? []);
  return names.map((name, seat) => compare.ends(name, ends[0]?.[seat] ?? 0, ends[1]?.[seat] ?? 0)).join('; ');
}
