import { memo, type ReactNode } from 'react';
import { CORE, SCAN, SECTOR_IDS, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { noise } from '../../../board/noise.ts';
import { GOLD, GOLD_LIGHT, NIGHT, SECTOR_TINT } from '../art/palette.ts';
import type { Letters } from '../art/letters.ts';
import { ALL_REGIONS, arcAt, borderOf, onRing, outlineOf, RING, type Spot, spotOf } from './geometry.ts';

interface MatProps {
  /** Without the ring, as large as can be. */
  readonly close: boolean;
  readonly letters: Letters;
}

/** What never changes: stars, the graduated ring, the sectors and their borders. Drawn once. */
export const Mat = memo(function Mat({ close, letters }: MatProps): ReactNode {
  return (
    <>
      <Lamps />
      <circle r={RING + 40} fill="url(#empire-halo)" />
      {!close && <Astrolabe />}
      <path d={OUTER_STARS} className="empire-star" strokeWidth={1.3} strokeOpacity={0.5} />
      {SECTOR_IDS.map((id, sector) => (
        <path
          key={id}
          d={outlineOf(itemAt(SCAN, sector), 0.6)}
          fill={SECTOR_TINT[id]}
          fillOpacity={0.86}
          stroke="#c9aeff"
          strokeOpacity={0.24}
        />
      ))}
      <path d={outlineOf(ALL_REGIONS, 0)} fill="url(#empire-nebula)" />
      <path d={outlineOf(ALL_REGIONS, 0)} fill="url(#empire-rose)" />
      {STARS.map(({ d, width, opacity, colour }) => (
        <path
          key={width}
          d={d}
          className="empire-star"
          style={{ stroke: colour }}
          strokeWidth={width}
          strokeOpacity={opacity}
        />
      ))}
      <path d={SPARKS} fill="#fff3d0" fillOpacity={0.75} />
      <path
        d={BORDERS}
        fill="none"
        stroke={NIGHT}
        strokeOpacity={0.85}
        strokeWidth={6.5}
        strokeLinejoin="round"
      />
      <path d={BORDERS} fill="none" stroke={GOLD} strokeWidth={2} strokeLinejoin="round" />
      <path d={INNER} fill="none" stroke={GOLD_LIGHT} strokeOpacity={0.2} strokeLinejoin="round" />
      {close ? <CornerNames size={letters.sector} /> : <Names size={letters.sector} />}
    </>
  );
});

const BORDERS = SECTOR_IDS.map((_, sector) => borderOf(sector, 0)).join('');
/** A hairline within every border, as of an engraving. */
const INNER = SECTOR_IDS.map((_, sector) => borderOf(sector, 5)).join('');

function Lamps(): ReactNode {
  return (
    <defs>
      <radialGradient id="empire-halo">
        <stop offset=".5" stopColor="#5b2f8c" stopOpacity=".55" />
        <stop offset=".82" stopColor="#2a1552" stopOpacity=".4" />
        <stop offset="1" stopColor="#120828" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="empire-nebula" gradientUnits="userSpaceOnUse" cx={0} cy={0} r={300}>
        <stop offset="0" stopColor="#ffc9e8" stopOpacity=".42" />
        <stop offset=".3" stopColor="#d9a0ff" stopOpacity=".2" />
        <stop offset=".62" stopColor="#8c6bff" stopOpacity=".08" />
        <stop offset="1" stopColor="#000" stopOpacity=".14" />
      </radialGradient>
      <radialGradient id="empire-rose" gradientUnits="userSpaceOnUse" cx={150} cy={130} r={240}>
        <stop offset="0" stopColor="#ff8fb8" stopOpacity=".16" />
        <stop offset="1" stopColor="#ff8fb8" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

// ── Stars ─────────────────────────────────────────────────────────────────────────────────────────

/** Dots within the galaxy, those of one brightness one path. */
const STARS = [
  { width: 1, opacity: 0.42, colour: '#f2e8ff', count: 190 },
  { width: 1.5, opacity: 0.55, colour: '#ffe9c9', count: 80 },
  { width: 2.1, opacity: 0.7, colour: '#ffffff', count: 34 },
].map(({ count, ...star }, i) => {
  const next = noise(i + 3);
  const dots = Array.from({ length: count }, () => {
    const { x, y } = spotOf(Math.floor(next() * ALL_REGIONS.length));
    return `M${(x + (next() - 0.5) * 92).toFixed(1)} ${(y + (next() - 0.5) * 78).toFixed(1)}h.01`;
  });
  return { ...star, d: dots.join('') };
});

const OUTER_STARS = (() => {
  const next = noise(8);
  return Array.from({ length: 120 }, () => {
    const { x, y } = onRing(next() * 360, 260 + next() * 150);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join('');
})();

const SPARKS = (() => {
  const next = noise(5);
  return Array.from({ length: 12 }, () => {
    const { x, y } = onRing(next() * 360, 30 + next() * 280);
    const r = 2.6 + next() * 2.8;
    const n = r * 0.18;
    return `M${x} ${y - r}L${x + n} ${y - n}L${x + r} ${y}L${x + n} ${y + n}L${x} ${y + r}L${x - n} ${y + n}L${x - r} ${y}L${x - n} ${y - n}Z`;
  }).join('');
})();

// ── The ring ──────────────────────────────────────────────────────────────────────────────────────

/** Where the names of the outer sectors stand, in degrees clockwise from the top. */
const NAME_ANGLES: Readonly<Record<string, number>> = { NW: -30, NE: 30, E: 90, SE: 150, SW: 210, W: 270 };
/** How much of the ring a name takes. */
const NAME_SPAN = 31;

const SECTOR_NAMES_AT = SECTOR_IDS.flatMap((id, sector) => {
  const angle = NAME_ANGLES[id];
  return angle === undefined ? [] : [{ id, name: itemAt(SECTOR_NAMES, sector), angle }];
});

/** Whether a name stands at this angle. */
const named = (angle: number): boolean =>
  SECTOR_NAMES_AT.some((at) => Math.abs(((angle - at.angle + 540) % 360) - 180) < NAME_SPAN / 2);

const TICKS = Array.from({ length: 180 }, (_, i) => i * 2)
  .filter((angle) => !named(angle))
  .map((angle) => {
    const length = angle % 30 === 0 ? 14 : angle % 10 === 0 ? 9 : 5;
    const [a, b] = [onRing(angle, RING + 7), onRing(angle, RING + 7 - length)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  })
  .join('');

/** The ring between the names. */
const ARCS = (radius: number): string =>
  SECTOR_NAMES_AT.map(({ angle }) => {
    const [a, b] = [onRing(angle + NAME_SPAN / 2, radius), onRing(angle + 60 - NAME_SPAN / 2, radius)];
    return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
  }).join('');

function Astrolabe(): ReactNode {
  return (
    <g fill="none" stroke={GOLD}>
      <path d={ARCS(RING + 7)} strokeOpacity={0.75} strokeWidth={1.4} />
      <path d={ARCS(RING - 2)} strokeOpacity={0.35} />
      <circle r={RING - 30} strokeOpacity={0.16} />
      <path d={TICKS} strokeOpacity={0.6} />
    </g>
  );
}

interface NamesProps {
  /** Of their letters. */
  readonly size: number;
}

function Names({ size }: NamesProps): ReactNode {
  return SECTOR_NAMES_AT.map(({ id, name, angle }) => {
    const below = angle > 90 && angle < 270;
    return (
      <g key={id}>
        <path
          id={`empire-rim-${id}`}
          d={arcAt(angle, below ? RING + 7 : RING - 4, NAME_SPAN + 6)}
          fill="none"
        />
        <text className="empire-sector-name" fontSize={size}>
          <textPath href={`#empire-rim-${id}`} startOffset="50%">
            {name}
          </textPath>
        </text>
      </g>
    );
  });
}

/** Where there is no room around the galaxy: the corners that it leaves free, each name in two lines. */
const CORNERS: Readonly<Record<string, Spot>> = {
  NW: { x: -342, y: -272 },
  NE: { x: 342, y: -272 },
  W: { x: -342, y: -160 },
  E: { x: 342, y: 160 },
  SW: { x: -342, y: 272 },
  SE: { x: 342, y: 272 },
};

function CornerNames({ size }: NamesProps): ReactNode {
  return SECTOR_NAMES_AT.map(({ id, name }) => {
    const at = CORNERS[id];
    if (at === undefined) return null;
    const [first, second] = name.split(' ');
    return (
      <text
        key={id}
        className="empire-corner-name"
        x={at.x}
        y={at.y}
        fontSize={size}
        data-end={at.x > 0 || undefined}
      >
        <tspan x={at.x}>{first}</tspan>
        <tspan x={at.x} dy={22}>
          {second}
        </tspan>
      </text>
    );
  });
}

export const CORE_NAME = itemAt(SECTOR_NAMES, CORE);
