import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Moment } from '../../../analysis/moments.ts';
import { DASHES, lineColour, useBoxSize } from '../../table/end/scoreChart.tsx';
import { percent } from '../figures.ts';
import { DiamondShape } from '../moments/diamond.tsx';
import { lastTurnOf, turnOf } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import { bandPath, gapsIn, linePath, type Rows, rowsOf, scalesFor, standingAt, thinned } from './curve.ts';
import { CurveEnds } from './curveEnds.tsx';
import { CurveLabels } from './curveLabels.tsx';
import { type CurveChartProps, type Drawn, LOW_ROOM, NARROW_ROOM, ROOM, seatHeight } from './drawn.ts';
import { apart } from './labels.ts';
import { type Draw, drawAt, LuckCaption, LuckStrips } from './luckStrips.tsx';
import { Stacked } from './stacked.tsx';
import './curve.css';

const NARROW = 600;
const LOW = 280;
const LEAST = 100;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const NARROW_TICKS = [0, 0.5, 1] as const;
const BANDS = 6;
const FAR = 10;

/** The chances of all seats over the match, with its turning points and what luck did; a slider over its moves. */
export function CurveChart(props: CurveChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const slider = useSlider(props);
  const { moves, spot } = props;
  return (
    <div
      className="curve"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={TEXTS.curve.label}
      aria-valuemin={0}
      aria-valuemax={moves}
      aria-valuenow={spot.ply}
      aria-valuetext={spokenAt(props, spot.ply)}
      onKeyDown={slider.press}
    >
      {size && size.width > LEAST && size.height > LEAST && <Drawing {...props} {...size} />}
    </div>
  );
}

/** What a screen reader says of the place: the turn, the chances, and the moment if it is one. */
function spokenAt({ analysis, names, turns, moments, labels }: CurveChartProps, ply: number): string {
  const standing = standingAt(analysis.curve, ply);
  const chances = (standing?.chances ?? []).map((chance, seat) =>
    TEXTS.curve.chance(names[seat] ?? '', percent(chance)),
  );
  const at = moments.findIndex((moment) => moment.ply === ply);
  const spoken = TEXTS.curve.spoken(turnOf(turns, ply), lastTurnOf(turns), chances);
  return at < 0 ? spoken : `${spoken}; ${labels[at]}`;
}

const KEYS: Readonly<Record<string, (ply: number, last: number) => number>> = {
  ArrowLeft: (ply) => ply - 1,
  ArrowDown: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowUp: (ply) => ply + 1,
  PageDown: (ply) => ply - FAR,
  PageUp: (ply) => ply + FAR,
  Home: () => 0,
  End: (_, last) => last,
};

function useSlider({ spot, moves, onGo }: CurveChartProps) {
  const press = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onGo({ ply: Math.min(moves, Math.max(0, step(spot.ply, moves))) });
  };
  return { press };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function Drawing({ width, height, ...props }: CurveChartProps & Size) {
  const { analysis, moves, focus, moments, onGo, onHover } = props;
  const narrow = width < NARROW;
  const room = narrow ? NARROW_ROOM : height < LOW ? LOW_ROOM : ROOM;
  const strips = useMemo(
    () => (narrow ? [focus] : Array.from({ length: analysis.seats }, (_, seat) => seat)),
    [narrow, focus, analysis.seats],
  );
  const bottom = height - room.turns - room.luckHead - strips.length * room.strip;
  const area = { left: room.left, right: width - room.right, top: room.top, bottom };
  const scales = useMemo(
    () => scalesFor({ left: area.left, right: area.right, top: area.top, bottom }, moves),
    [area.left, area.right, area.top, bottom, moves],
  );
  const drawn: Drawn = { ...props, scales, area, narrow, strips, room };
  const [pointed, point] = useState<Draw>();
  /** Where a finger or the mouse was put down, as long as it is. */
  const from = useRef<number>(undefined);

  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientX;
    const { x, y } = spotOf(event);
    const [moment, draw] = [momentNear(drawn, x, y), drawAt(drawn, x, y)];
    if (moment) onGo({ ply: moment.ply, kind: moment.kind });
    else onGo(draw ? { ply: draw.luck.ply, kind: 'luck' } : { ply: scales.ply(x) });
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const { x, y } = spotOf(event);
    onHover(scales.ply(x));
    point(drawAt(drawn, x, y));
    if (from.current !== undefined && Math.abs(event.clientX - from.current) > STILL)
      onGo({ ply: scales.ply(x) });
  };
  const up = (): void => {
    from.current = undefined;
  };
  const leave = (): void => {
    onHover(undefined);
    point(undefined);
  };

  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={leave}
    >
      <Ground {...drawn} height={height} />
      <Unknown {...drawn} />
      <Lines {...drawn} />
      <LuckCaption {...drawn} pointed={pointed} />
      <LuckStrips {...drawn} pointed={pointed} />
      <Cursor {...drawn} height={height} />
      {!narrow && <CurveLabels moments={moments} labels={props.labels} spots={spotsOf(drawn)} area={area} />}
      <Diamonds {...drawn} />
      {!narrow && <CurveEnds {...drawn} />}
    </svg>
  );
}

/** A finger that goes less far is not dragged. */
const STILL = 3;

function spotOf(event: PointerEvent<SVGSVGElement>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** How near a finger or the mouse has to come to a diamond. */
const NEAR = 16;

function momentNear(drawn: Drawn, x: number, y: number): Moment | undefined {
  const at = spotsOf(drawn).findIndex((spot) => Math.hypot(spot.x - x, spot.y - y) < NEAR);
  return drawn.moments[at];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the moments are: on the line of the seat they are about. */
function pointsOf(drawn: Drawn): Point[] {
  return drawn.moments.map((moment) => {
    const seat = moment.kind === 'choice' ? moment.decision.seat : moment.seat;
    return { x: drawn.scales.x(moment.ply), y: seatHeight(drawn, moment.ply, seat) };
  });
}

/** Where their diamonds stand, none over another. */
const spotsOf = (drawn: Drawn): Point[] => apart(pointsOf(drawn), drawn.area.top);

function Ground({ turns, moves, area, scales, narrow, height, analysis, look }: Drawn & { height: number }) {
  const starts = turns.filter(({ number }) => number > 0);
  const step = Math.max(1, Math.ceil(starts.length / (narrow ? 3 : BANDS)));
  const marks = starts.filter((_, i) => i % step === 0);
  const even = 1 / analysis.seats;
  return (
    <>
      {marks.map((turn, i) => {
        const from = scales.x(turn.sentences[0]?.from ?? 0);
        const to = scales.x(marks[i + 1]?.sentences[0]?.from ?? moves);
        return (
          <g key={turn.number}>
            {i % 2 === 1 && (
              <rect
                className="curve-ground"
                x={from}
                y={2}
                width={Math.max(0, to - from)}
                height={height - 2}
              />
            )}
            {to - from > 46 && (
              <text className="curve-turn" x={from + 4} y={area.bottom + 18}>
                {TEXTS.curve.turn(turn.number)}
              </text>
            )}
          </g>
        );
      })}
      {(narrow ? NARROW_TICKS : TICKS).map((tick) => (
        <g key={tick}>
          <path className="curve-tick" d={`M${area.left} ${scales.y(tick)}H${area.right}`} />
          <text className="curve-number" x={area.left - 8} y={scales.y(tick) + 4} textAnchor="end">
            {tick === 1 || (narrow && tick > 0) ? percent(tick) : 100 * tick}
          </text>
        </g>
      ))}
      {analysis.seats > 1 && look === 'lines' && (
        <path className="curve-even" d={`M${area.left} ${scales.y(even)}H${area.right}`} />
      )}
    </>
  );
}

/** What is not known yet is hatched. */
function Unknown({ analysis, moves, area, scales }: Drawn) {
  return (
    <>
      <defs>
        <pattern
          id="curve-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="curve-hatch" d="M0 0V8" />
        </pattern>
      </defs>
      {gapsIn(analysis.curve, moves).map(({ from, to }) => (
        <rect
          key={from}
          x={scales.x(from)}
          y={area.top}
          width={scales.x(to) - scales.x(from)}
          height={area.bottom - area.top}
          fill="url(#curve-hatch)"
        />
      ))}
    </>
  );
}

/** With more moves than these, what lies within turns is left out. */
const DENSE = 150;

function rowsOfCurve({ analysis: { curve }, moves, turns, moments }: Drawn): Rows {
  if (moves <= DENSE) return rowsOf(curve);
  const starts = turns.map(({ sentences }) => sentences[0]?.from ?? 0);
  return thinned(
    curve,
    starts,
    moments.flatMap(({ ply, kind }) => (kind === 'choice' ? [ply, ply + 1] : [ply - 1, ply])),
  );
}

function Lines(drawn: Drawn) {
  const { analysis, focus, colours, scales, turns, moments } = drawn;
  const { curve, seats } = analysis;
  const rows = useMemo(() => rowsOfCurve(drawn), [curve, turns, moments]);
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => Number(a === focus) - Number(b === focus),
  );
  const paths = useMemo(
    () => Array.from({ length: seats }, (_, seat) => linePath(rows, seat, scales)),
    [rows, seats, scales],
  );
  const band = useMemo(() => bandPath(rows, focus, scales), [rows, focus, scales]);
  if (drawn.look === 'stacked') return <Stacked {...drawn} rows={rows} />;
  return (
    <>
      <path className="curve-noise" d={band} fill={lineColour(colours, focus)} />
      {order.map((seat) => (
        <g key={seat}>
          <path className="curve-under" d={paths[seat]} strokeWidth={seat === focus ? 6 : 4} />
          <path
            className="curve-line"
            d={paths[seat]}
            stroke={lineColour(colours, seat)}
            strokeWidth={seat === focus ? 3 : 2}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
        </g>
      ))}
    </>
  );
}

function Cursor({ spot, scales, area, height }: Drawn & { height: number }) {
  return <path className="curve-cursor" d={`M${scales.x(spot.ply)} ${area.top}V${height - 4}`} />;
}

/** The numbered signs of the moments; one that had to give way is tied to its place. */
function Diamonds(drawn: Drawn) {
  const { moments, spot } = drawn;
  const points = pointsOf(drawn);
  return spotsOf(drawn).map(({ x, y }, i) => {
    const [moment, point] = [moments[i], points[i]];
    if (moment === undefined || point === undefined) return null;
    const { ply, kind } = moment;
    const isAway = Math.hypot(point.x - x, point.y - y) > 1;
    return (
      <g key={`${kind} ${ply}`}>
        {isAway && (
          <g className="curve-tie">
            <path d={`M${point.x} ${point.y}L${x} ${y}`} />
            <circle cx={point.x} cy={point.y} r="2.5" />
          </g>
        )}
        <g transform={`translate(${x} ${y})`}>
          <DiamondShape
            number={i + 1}
            size={12}
            shown={ply === spot.ply && kind === (spot.kind ?? kind)}
            chance={kind === 'luck'}
          />
        </g>
      </g>
    );
  });
}
