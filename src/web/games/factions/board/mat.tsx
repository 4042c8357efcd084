import { memo, type ReactNode } from 'react';
import { BAND_SIZES, TICKS } from '../../../../games/factions/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { noise } from '../../../board/noise.ts';
import { BAND_COLOURS, CREAM, heatOf, KUIPER_COLOUR } from '../art/palette.ts';
import { SunArt } from '../art/sun.tsx';
import { arcOf, KUIPER_RADIUS, point, RADII, rounded, spotOf, VIEW } from './geometry.ts';

interface MatProps {
  readonly compact: boolean;
  /** Whether small letters can be read. */
  readonly words: boolean;
}

/** What never changes: sky, bands, rings and their nodes, dust, the Sun. Drawn once. */
export const Mat = memo(function Mat({ compact, words }: MatProps): ReactNode {
  return (
    <>
      <defs>
        <pattern
          id="factions-dots"
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(35)"
        >
          <circle cx={2.5} cy={2.5} r={0.8} fill={CREAM} opacity={0.1} />
        </pattern>
        <radialGradient id="factions-warmth">
          <stop offset="0" stopColor="#ffd98a" stopOpacity={0.55} />
          <stop offset=".25" stopColor="#f08a36" stopOpacity={0.24} />
          <stop offset="1" stopColor="#f08a36" stopOpacity={0} />
        </radialGradient>
      </defs>
      {!compact && <Sky />}
      <circle r={KUIPER_RADIUS} fill={KUIPER_COLOUR} stroke={CREAM} strokeOpacity={0.5} strokeWidth={1.2} />
      {BAND_COLOURS.map((colour, band) => (
        <circle key={colour} r={RADII[band + 1]} fill={colour} />
      )).reverse()}
      <path d={RAYS} fill="#ffe9b0" opacity={0.04} />
      <circle r={RADII[8]} fill="url(#factions-dots)" />
      <g fill="none" strokeLinecap="round">
        <path d={BELT_DUST.small} stroke="#e8d2a6" strokeOpacity={0.3} strokeWidth={1.3} />
        <path d={BELT_DUST.large} stroke="#e8d2a6" strokeOpacity={0.3} strokeWidth={2.6} />
        <path d={KUIPER_DUST.small} stroke="#cfe6ea" strokeOpacity={0.34} strokeWidth={1.2} />
        <path d={KUIPER_DUST.large} stroke="#cfe6ea" strokeOpacity={0.34} strokeWidth={2.2} />
      </g>
      <Lines />
      {words && <Engravings />}
      {words && <Legend />}
      <circle r={156} fill="url(#factions-warmth)" />
      <SunArt />
    </>
  );
});

/** Every other tick is a shade lighter, as printed rays are. */
const RAYS = Array.from({ length: TICKS / 2 }, (_, i) => {
  const corner = (tick: number, r: number): string => point(spotOf({ tick, r }));
  const [near, far] = [RADII[0], RADII[8]];
  return `M${corner(2 * i, near)}L${corner(2 * i, far)}A${far} ${far} 0 0 0 ${corner(2 * i + 1, far)}L${corner(2 * i + 1, near)}Z`;
}).join('');

/** Dots between two circles. */
function dust(
  seed: number,
  count: number,
  inner: number,
  outer: number,
): { readonly small: string; readonly large: string } {
  const next = noise(seed);
  const dots = Array.from(
    { length: count },
    () => `M${point(spotOf({ tick: next() * TICKS, r: inner + next() * (outer - inner) }))}h.01`,
  );
  return {
    small: dots.filter((_, i) => i % 4 > 0).join(''),
    large: dots.filter((_, i) => i % 4 === 0).join(''),
  };
}

const BELT_DUST = dust(7, 380, RADII[4] + 6, RADII[5] - 6);
const KUIPER_DUST = dust(11, 240, RADII[8] + 4, KUIPER_RADIUS - 4);

// ── Rings ─────────────────────────────────────────────────────────────────────────────────────────

const INNER_BANDS = 4;

function spokes(from: number, to: number): string {
  return BAND_SIZES.flatMap((size, band) =>
    band < from || band >= to
      ? []
      : Array.from({ length: size }, (_, i) => {
          const tick = (i * TICKS) / size;
          const [near, far] = [itemAt(RADII, band), itemAt(RADII, band + 1)];
          return `M${point(spotOf({ tick, r: near }))}L${point(spotOf({ tick, r: far }))}`;
        }),
  ).join('');
}

const INNER_SPOKES = spokes(0, INNER_BANDS);
const OUTER_SPOKES = spokes(INNER_BANDS, BAND_SIZES.length);
const QUADRANTS = [0, 6, 12, 18]
  .map((tick) => `M${point(spotOf({ tick, r: RADII[8] }))}L${point(spotOf({ tick, r: KUIPER_RADIUS }))}`)
  .join('');

const NODES = BAND_SIZES.flatMap((size, band) =>
  Array.from({ length: size }, (_, i) => {
    const { x, y } = spotOf({ tick: (i * TICKS) / size, r: itemAt(RADII, band + 1) });
    return `M${rounded(x - 2.6)} ${rounded(y)}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z`;
  }),
).join('');

function Lines(): ReactNode {
  return (
    <g fill="none" stroke={CREAM}>
      <path d={INNER_SPOKES} strokeOpacity={0.42} />
      <path d={OUTER_SPOKES} strokeOpacity={0.3} />
      <path d={QUADRANTS} strokeOpacity={0.5} />
      {RADII.slice(1).map((r, ring) => (
        <circle
          key={r}
          r={r}
          strokeOpacity={ring === INNER_BANDS - 1 ? 0.95 : 0.6}
          strokeWidth={ring === INNER_BANDS - 1 ? 2 : 1.2}
        />
      ))}
      <path d={NODES} fill="#0e1b2a" strokeOpacity={0.75} strokeWidth={1.1} />
      <path d={`M-6 ${-KUIPER_RADIUS - 3}H6L0 ${-KUIPER_RADIUS + 7}Z`} fill={CREAM} stroke="none" />
    </g>
  );
}

// ── Letters ───────────────────────────────────────────────────────────────────────────────────────

const WORDS = [
  { id: 'inner', d: arcOf(RADII[4] - 7.5, 9, 15), text: 'INNER RINGS · EMPTY SECTOR 1', space: 1.6 },
  { id: 'belt', d: arcOf(RADII[4] + 12, 9, 15), text: 'ASTEROID BELT · EMPTY SECTOR 2', space: 1.6 },
  { id: 'kuiper', d: reversed(RADII[8] + 8, 0.4, 5.6), text: 'KUIPER BELT', space: 6 },
] as const;

/** An arc clockwise, so that words on it stand upright above the Sun. */
function reversed(r: number, from: number, to: number): string {
  return `M${point(spotOf({ tick: to, r }))}A${r} ${r} 0 0 1 ${point(spotOf({ tick: from, r }))}`;
}

function Engravings(): ReactNode {
  return (
    <g className="factions-engraving" fill={CREAM}>
      {WORDS.map(({ id, d, text, space }) => (
        <g key={id}>
          <path id={`factions-word-${id}`} d={d} fill="none" />
          <text fontSize={13.6} letterSpacing={space}>
            <textPath href={`#factions-word-${id}`} startOffset="50%" textAnchor="middle">
              {text}
            </textPath>
          </text>
        </g>
      ))}
    </g>
  );
}

/** What the trails mean, in the corner. */
const LEGEND = [
  { energy: 1, text: '1–2' },
  { energy: 3, text: '3–5' },
  { energy: 6, text: '6–11' },
  { energy: 12, text: '12+' },
] as const;

function Legend(): ReactNode {
  return (
    <g className="factions-legend" transform={`translate(${VIEW.x + 4} ${-VIEW.y - 58})`}>
      <text>Energy in a sector</text>
      {LEGEND.map(({ energy, text }, i) => {
        const { arcs, colour } = heatOf(energy);
        const lines = Array.from({ length: arcs }, (_, arc) => `M0 ${(arc - (arcs - 1) / 2) * 5}h24`);
        return (
          <g key={text} transform={`translate(${i * 38} 18)`}>
            <path d={lines.join('')} fill="none" stroke={colour} strokeWidth={2.8} strokeLinecap="round" />
            <text x={12} y={24} textAnchor="middle">
              {text}
            </text>
          </g>
        );
      })}
      <text y={58}>Price: one more</text>
    </g>
  );
}

// ── Sky ───────────────────────────────────────────────────────────────────────────────────────────

/** Stars with sixteen points in the corners of the square. */
const STARS = [
  { x: -352, y: -346, r: 34, opacity: 0.5 },
  { x: -296, y: -380, r: 13, opacity: 0.4 },
  { x: -388, y: -278, r: 10, opacity: 0.35 },
  { x: -284, y: -332, r: 6, opacity: 0.5 },
  { x: 374, y: 318, r: 20, opacity: 0.42 },
  { x: 318, y: 386, r: 9, opacity: 0.4 },
  { x: 352, y: 268, r: 6, opacity: 0.4 },
  { x: -372, y: 286, r: 14, opacity: 0.36 },
  { x: 390, y: -258, r: 8, opacity: 0.4 },
  { x: 320, y: -372, r: 11, opacity: 0.36 },
] as const;

const STAR_POINTS = 8;

function starOf({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): string {
  return Array.from({ length: STAR_POINTS }, (_, i) => {
    const angle = (i * Math.PI) / STAR_POINTS;
    const far = i % 2 === 0 ? r : r * 0.45;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const corner = (along: number, aside: number): string =>
      `${rounded(x + along * sin + aside * cos)} ${rounded(y - along * cos + aside * sin)}`;
    return `M${corner(0, -1.2)}L${corner(far, 0)}L${corner(0, 1.2)}L${corner(-far, 0)}Z`;
  }).join('');
}

const SPECKS = Array.from({ length: 90 }, (_, i) => {
  const next = noise(i + 40);
  return { x: VIEW.x * 1.5 + next() * VIEW.width * 1.5, y: VIEW.y + next() * VIEW.height };
})
  .filter(({ x, y }) => Math.hypot(x, y) > KUIPER_RADIUS + 8)
  .map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h.01`)
  .join('');

function Sky(): ReactNode {
  return (
    <g fill={CREAM}>
      {STARS.map((star) => (
        <path key={star.x} d={starOf(star)} opacity={star.opacity} />
      ))}
      <path d={SPECKS} fill="none" stroke={CREAM} strokeWidth={1.6} strokeLinecap="round" opacity={0.4} />
    </g>
  );
}
