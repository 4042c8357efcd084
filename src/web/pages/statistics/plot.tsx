import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useBoxSize } from '../../table/end/scoreChart.tsx';

/** Room for the numbers at the left, and at the foot for the days. */
const ROOM = { left: 46, right: 14, top: 12, bottom: 24 } as const;
/** What is drawn at the first and the last point has room beside it. */
const INSET = 9;
/** Where there is less than that nothing can be drawn. */
const LEAST = 60;

/** Where things are drawn in a picture over time. */
export interface Scales {
  /** Of a point by its number. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

interface PlotProps {
  /** What it shows in one sentence, for those who do not see it. */
  readonly label: string;
  readonly points: number;
  readonly ticks: readonly number[];
  readonly tick: (value: number) => string;
  /** The least and the most that is drawn. */
  readonly range: readonly [number, number];
  /** What stands at the foot, left and right. */
  readonly ends: readonly [string, string];
  /** What is said of the point that is pointed at. */
  readonly tell: (index: number) => string;
  readonly onPick: (index: number) => void;
  readonly children: (scales: Scales) => ReactNode;
}

/** A picture over time; a click on a point opens it, and a table beside it does the same for those without a mouse. */
export function Plot(props: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const [near, setNear] = useState<number>();
  const told = near !== undefined && near < props.points ? props.tell(near) : '';
  return (
    <>
      <div className="stats-plot" ref={box}>
        {size && size.width > LEAST && size.height > LEAST && (
          <Drawing {...props} {...size} near={near} onNear={setNear} />
        )}
      </div>
      <p className="stats-told" aria-hidden="true">
        {told}
      </p>
    </>
  );
}

interface DrawingProps extends PlotProps {
  readonly width: number;
  readonly height: number;
  readonly near: number | undefined;
  readonly onNear: (index: number | undefined) => void;
}

function Drawing({ width, height, near, onNear, ...props }: DrawingProps) {
  const { label, points, ticks, tick, range, ends, onPick, children } = props;
  const [low, high] = range;
  const [right, bottom] = [width - ROOM.right, height - ROOM.bottom];
  const first = points > 1 ? ROOM.left + INSET : (ROOM.left + right) / 2;
  const step = points > 1 ? (right - INSET - first) / (points - 1) : 0;
  const x = (index: number): number => first + index * step;
  const y = (value: number): number => bottom - ((bottom - ROOM.top) * (value - low)) / (high - low);
  const at = (event: { clientX: number; currentTarget: SVGSVGElement }): number => {
    const from = event.clientX - event.currentTarget.getBoundingClientRect().left - first;
    return step === 0 ? 0 : Math.min(points - 1, Math.max(0, Math.round(from / step)));
  };
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={label}
      onClick={(event) => onPick(at(event))}
      onPointerMove={(event: PointerEvent<SVGSVGElement>) => onNear(at(event))}
      onPointerLeave={() => onNear(undefined)}
    >
      {ticks.map((value) => (
        <g key={value}>
          <path className="stats-tick" d={`M${ROOM.left} ${y(value)}H${right}`} />
          <text x={ROOM.left - 8} y={y(value) + 4} textAnchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
      <text x={ROOM.left} y={height - 5}>
        {ends[0]}
      </text>
      {ends[1] !== ends[0] && (
        <text x={right} y={height - 5} textAnchor="end">
          {ends[1]}
        </text>
      )}
      {children({ x, y })}
      {near !== undefined && near < points && (
        <path className="stats-near" d={`M${x(near)} ${ROOM.top}V${bottom}`} />
      )}
    </svg>
  );
}

/** A line through values by their number; where one is missing it goes on to the next. */
export function lineThrough(values: readonly (number | undefined)[], { x, y }: Scales): string {
  const corners = values.flatMap((value, i) =>
    value === undefined ? [] : `${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return corners.length === 0 ? '' : `M${corners.join('L')}`;
}
