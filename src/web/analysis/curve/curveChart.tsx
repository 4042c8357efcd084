import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Analysis } from '../../../analysis/analysis.ts';
import type { Moment } from '../../../analysis/moments.ts';
import type { Seat } from '../../../kernel/game.ts';
import { seatColour, type ColourName } from '../../seatColours.ts';
import { spread } from '../../table/end/chart.ts';
import { DASHES, lineColour, useBoxSize } from '../../table/end/scoreChart.tsx';
import type { LogTurn } from '../../table/log/logTurns.ts';
import {
  bandPath,
  barsOf,
  gapsIn,
  linePath,
  type Rows,
  rowsOf,
  type Scales,
  scalesFor,
  standingAt,
  thinned,
} from './curve.ts';
import { CurveLabels } from './curveLabels.tsx';
import { apart } from './labels.ts';
import { percent, signed } from '../figures.ts';
import { lastTurnOf, turnOf } from '../telling.ts';
import { TEXTS } from '../texts.ts';
import type { Spot } from '../moments/useSpot.ts';
import './curve.css';

interface CurveChartProps {
  readonly analysis: Analysis;
  /** How many moves the match has. */
  readonly moves: number;
  readonly names: readonly string[];
  readonly colours: readonly ColourName[];
  readonly turns: readonly LogTurn[];
  /** The seat whose band is shown. */
  readonly focus: Seat;
  readonly moments: readonly Moment[];
  /** A few words for each moment, and its verdict. */
  readonly labels: readonly string[];
  readonly spot: Spot;
  /** What stands at the end of each line, such as “1st with 41”. */
  readonly ends: readonly string[];
  readonly onGo: (spot: Spot) => void;
  readonly onHover: (ply: number | undefined) => void;
}

/** Room around the curve; the luck strips stand below it. */
const ROOM = { left: 46, right: 132, top: 10, turns: 26, luckHead: 24, strip: 26 } as const;
const NARROW = 600;
const NARROW_ROOM = { ...ROOM, left: 48, right: 14, luckHead: 22, strip: 30 } as const;
const LEAST = 100;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const NARROW_TICKS = [0, 0.5, 1] as const;
const BANDS = 6;
const LABEL_GAP = 20;
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

/** What is drawn where. */
interface Drawn extends CurveChartProps {
  readonly scales: Scales;
  readonly area: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly narrow: boolean;
  /** The seats whose luck is shown, and the height of a strip. */
  readonly strips: readonly Seat[];
  readonly room: typeof ROOM | typeof NARROW_ROOM;
}

function Drawing({ width, height, ...props }: CurveChartProps & Size) {
  const { analysis, moves, focus, moments, onGo, onHover } = props;
  const narrow = width < NARROW;
  const room = narrow ? NARROW_ROOM : ROOM;
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
  const [dragging, setDragging] = useState(false);

  const plyAt = (event: PointerEvent<SVGSVGElement>): number =>
    scales.ply(event.clientX - event.currentTarget.getBoundingClientRect().left);
  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
    const hit = momentAt(drawn, event);
    onGo(hit ? { ply: hit.ply, kind: hit.kind } : { ply: plyAt(event) });
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    onHover(plyAt(event));
    if (dragging && Math.abs(event.movementX) > 0) onGo({ ply: plyAt(event) });
  };
  const up = (): void => setDragging(false);

  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={() => onHover(undefined)}
    >
      <Ground {...drawn} height={height} />
      <Unknown {...drawn} />
      <Lines {...drawn} />
      <Strips {...drawn} />
      <Cursor {...drawn} height={height} />
      {!narrow && <CurveLabels moments={moments} labels={props.labels} spots={spotsOf(drawn)} area={area} />}
      <Diamonds {...drawn} />
      {!narrow && <Ends {...drawn} />}
    </svg>
  );
}

/** How near a finger or the mouse has to come to a diamond. */
const NEAR = 16;

function momentAt(drawn: Drawn, event: PointerEvent<SVGSVGElement>): Moment | undefined {
  const rect = event.currentTarget.getBoundingClientRect();
  const [x, y] = [event.clientX - rect.left, event.clientY - rect.top];
  const spots = spotsOf(drawn);
  const at = spots.findIndex((spot) => Math.hypot(spot.x - x, spot.y - y) < NEAR);
  return drawn.moments[at];
}

/** Where the moments stand: on the line of the seat they are about. */
function spotsOf({ analysis, moments, scales, area }: Drawn): { readonly x: number; readonly y: number }[] {
  const spots = moments.map((moment) => {
    const seat = moment.kind === 'choice' ? moment.decision.seat : moment.seat;
    const chance = standingAt(analysis.curve, moment.ply)?.chances[seat] ?? 0;
    return { x: scales.x(moment.ply), y: scales.y(chance) };
  });
  return apart(spots, area.top);
}

function Ground({ turns, moves, area, scales, narrow, height, analysis, room }: Drawn & { height: number }) {
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
      {analysis.seats > 1 && (
        <path className="curve-even" d={`M${area.left} ${scales.y(even)}H${area.right}`} />
      )}
      <text className="curve-head" x={area.left} y={area.bottom + room.turns + 12}>
        {narrow ? '' : TEXTS.curve.luck}
      </text>
      {!narrow && (
        <text className="curve-turn" x={area.left + 52} y={area.bottom + room.turns + 12}>
          {TEXTS.curve.luckHint}
        </text>
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

function Strips(drawn: Drawn) {
  const { analysis, strips, area, room, names, narrow, colours, scales } = drawn;
  const { luck, sums } = analysis;
  const top = area.bottom + room.turns + room.luckHead;
  return strips.map((seat, i) => {
    const base = top + room.strip * (i + 0.5);
    const sum = signed(sums[seat]?.luck ?? 0);
    return (
      <g key={seat}>
        {narrow && (
          <>
            <text className="curve-head" x={area.left} y={top - 8}>
              {TEXTS.curve.luckOf(names[seat] ?? '')}
            </text>
            <text className="curve-sum" x={area.right} y={top - 8} textAnchor="end">
              {TEXTS.curve.inAll(sum)}
            </text>
          </>
        )}
        <path className="curve-base" d={`M${area.left} ${base}H${area.right}`} />
        <Chip x={area.left - 18} y={base} colour={colours[seat] ?? 'ivory'} />
        {barsOf(luck, seat, scales, room.strip / 2 - 1).map(({ ply, x, height, gain }) => (
          <rect
            key={ply}
            className="curve-bar"
            data-took={gain < 0 || undefined}
            x={x - 2.5}
            y={gain < 0 ? base : base - height}
            width={5}
            height={height}
            rx={1.5}
            style={{ '--seat': lineColour(colours, seat) }}
          />
        ))}
        {!narrow && (
          <text className="curve-sum" x={area.right + 14} y={base + 4.5}>
            {sum}
            <tspan className="curve-name" dx="8">
              {names[seat]}
            </tspan>
          </text>
        )}
      </g>
    );
  });
}

function Cursor({ spot, scales, area, height }: Drawn & { height: number }) {
  return <path className="curve-cursor" d={`M${scales.x(spot.ply)} ${area.top}V${height - 4}`} />;
}

function Diamonds(drawn: Drawn) {
  const { moments, spot } = drawn;
  return spotsOf(drawn).map(({ x, y }, i) => {
    const moment = moments[i];
    if (moment === undefined) return null;
    const { ply, kind } = moment;
    const shown = ply === spot.ply && kind === (spot.kind ?? kind);
    return (
      <g
        key={`${kind} ${ply}`}
        className="diamond"
        data-shown={shown || undefined}
        data-chance={kind === 'luck' || undefined}
        transform={`translate(${x} ${y})`}
      >
        <path d="M0-12 12 0 0 12-12 0Z" />
        <text y="4.5">{i + 1}</text>
      </g>
    );
  });
}

/** The emblems at the ends of the lines, with how each seat came off. */
function Ends({ analysis, moves, colours, ends, area, scales }: Drawn) {
  const last = standingAt(analysis.curve, moves);
  const heights = spread((last?.chances ?? []).map(scales.y), LABEL_GAP, area.top, area.bottom + 8);
  return ends.map((words, seat) => (
    <g key={seat}>
      <Chip x={area.right + 20} y={heights[seat] ?? area.bottom} colour={colours[seat] ?? 'ivory'} />
      <text className="curve-end" x={area.right + 34} y={(heights[seat] ?? area.bottom) + 4.5}>
        {words}
      </text>
    </g>
  ));
}

function Chip({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: ColourName }) {
  const { fill, light, ink, emblem } = seatColour(colour);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8" fill={fill} stroke={light} strokeOpacity=".75" />
      <path d={emblem} fill={ink} fillRule="evenodd" transform="scale(.85)" />
    </g>
  );
}
