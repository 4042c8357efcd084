import { useEffect, useMemo, useRef, useState } from 'react';
import type { ColourName } from '../../seatColours.ts';
import { seatColour } from '../../seatColours.ts';
import { chartOf, type PlotArea, leapsOf, spread } from './chart.ts';
import { TEXTS } from '../texts.ts';
import './scoreChart.css';

interface ScoreChartProps {
  readonly scores: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  /** The move each turn begins with, for the bands. */
  readonly turns: readonly number[];
  readonly winner: number | undefined;
  readonly onShow: (ply: number) => void;
}

/** Room for the numbers at the left, names at the right, turns at the foot. */
const ROOM = { left: 40, right: 132, top: 16, bottom: 30 } as const;
/** Where it is narrow, the names stand on the score pad alone. */
const NARROW = 520;
const NARROW_ROOM = { ...ROOM, left: 30, right: 58 } as const;
const LEAST = 100;
const LABEL_GAP = 21;
const BANDS = 6;
/** Colour is never alone: each line has its own dashes. */
export const DASHES = ['', '10 5', '2.5 5', '13 4 2.5 4', '6 3'] as const;

/** Points over the match, one line for each seat; a click shows the table then. */
export function ScoreChart(props: ScoreChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  return (
    <div className="chart" ref={box}>
      {size && size.width > LEAST && size.height > LEAST && <Drawing {...props} {...size} />}
    </div>
  );
}

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** Drawn in the pixels of its box, so that letters keep their size. */
export function useBoxSize(box: { readonly current: HTMLElement | null }): BoxSize | undefined {
  const [size, setSize] = useState<BoxSize>();
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

type Drawn = ScoreChartProps & { readonly area: PlotArea };

function Drawing({ width, height, ...props }: ScoreChartProps & BoxSize) {
  const { scores, names, winner } = props;
  const narrow = width < NARROW;
  const area = useMemo(() => plotArea(width, height), [width, height]);
  const chart = useMemo(() => chartOf(scores, area), [scores, area]);
  const last = scores.length - 1;
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === winner) - Number(b === winner));
  const said = names.map((name, seat) => TEXTS.end.chartOf(name, scores[last]?.[seat] ?? 0)).join('; ');

  const show = (event: { clientX: number; currentTarget: SVGSVGElement }): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const share = (x - area.left) / (area.right - area.left);
    props.onShow(Math.round(Math.min(1, Math.max(0, share)) * last));
  };

  return (
    <svg width={width} height={height} role="img" aria-label={said} onClick={show}>
      <Bands {...props} area={area} x={chart.x} />
      {chart.ticks.map((points) => (
        <g key={points}>
          <path className="chart-tick" d={`M${area.left} ${chart.y(points)}H${area.right}`} />
          <text className="chart-number" x={area.left - 9} y={chart.y(points) + 4.5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {order.map((seat) => (
        <SeatLine key={seat} {...props} seat={seat} d={chart.paths[seat] ?? ''} />
      ))}
      {!narrow && <Leaps {...props} x={chart.x} y={chart.y} />}
      <EndLabels {...props} area={area} y={chart.y} named={!narrow} />
    </svg>
  );
}

function plotArea(width: number, height: number): PlotArea {
  const { left, right, top, bottom } = width < NARROW ? NARROW_ROOM : ROOM;
  return { left, right: width - right, top, bottom: height - bottom };
}

type Scale = (value: number) => number;

function Bands({ turns, scores, area, x }: Drawn & { x: Scale }) {
  const step = Math.max(1, Math.ceil(turns.length / BANDS));
  const starts = turns.filter((_, i) => i % step === 0);
  return starts.map((ply, i) => {
    const end = starts[i + 1] ?? scores.length - 1;
    return (
      <g key={ply}>
        {i % 2 === 1 && (
          <rect className="chart-band" x={x(ply)} y={6} width={x(end) - x(ply)} height={area.bottom - 6} />
        )}
        {x(end) - x(ply) > 52 && (
          <text className="chart-turn" x={x(ply) + 2} y={area.bottom + 22}>
            {TEXTS.end.turnMark(i * step + 1)}
          </text>
        )}
      </g>
    );
  });
}

export function lineColour(colours: readonly ColourName[], seat: number): string {
  const name = colours[seat] ?? 'ivory';
  return name === 'onyx' ? 'var(--onyx-outline)' : seatColour(name).fill;
}

function SeatLine({ seat, d, colours, winner }: ScoreChartProps & { seat: number; d: string }) {
  const wide = seat === winner;
  return (
    <>
      <path className="chart-under" d={d} strokeWidth={wide ? 7 : 5} />
      <path
        className="chart-line"
        d={d}
        stroke={lineColour(colours, seat)}
        strokeWidth={wide ? 3.6 : 2.4}
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
    </>
  );
}

function Leaps({ scores, names, colours, turns, x, y }: ScoreChartProps & { x: Scale; y: Scale }) {
  const leaps = leapsOf(scores, turns, 3, Math.ceil(scores.length / 6));
  return leaps.map(({ seat, ply, by }) => {
    const [cx, cy] = [x(ply), y(scores[ply]?.[seat] ?? 0)];
    const above = cy > 64;
    const left = cx > 180;
    const label = { x: cx + (left ? -14 : 14), y: above ? cy - 30 : cy + 40 };
    return (
      <g key={`${seat} ${ply}`} className="chart-leap">
        <path d={`M${cx} ${cy}L${label.x} ${label.y + (above ? 5 : -14)}`} />
        <circle cx={cx} cy={cy} r={5} stroke={lineColour(colours, seat)} />
        <text x={label.x} y={label.y} textAnchor={left ? 'end' : 'start'}>
          {TEXTS.end.leap(names[seat] ?? '', by)}
        </text>
      </g>
    );
  });
}

function EndLabels({ scores, names, colours, area, y, named }: Drawn & { y: Scale; named: boolean }) {
  const ends = scores.at(-1) ?? [];
  const heights = spread(ends.map(y), LABEL_GAP, area.top, area.bottom + 10);
  return ends.map((points, seat) => {
    const { fill, light, ink, emblem } = seatColour(colours[seat] ?? 'ivory');
    return (
      <g key={seat} transform={`translate(${area.right + 16} ${heights[seat]})`}>
        <circle r="8" fill={fill} stroke={light} strokeOpacity=".75" />
        <path d={emblem} fill={ink} fillRule="evenodd" transform="scale(.85)" />
        <text className="chart-end" x="16" y="5.5">
          {points}
        </text>
        {named && (
          <text className="chart-name" x="44" y="5">
            {names[seat]}
          </text>
        )}
      </g>
    );
  });
}
