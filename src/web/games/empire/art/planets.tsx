import { type ReactNode, useId } from 'react';
import {
  CRADLE,
  EXPLORER_TILES,
  HOME,
  isPlanet,
  isWormhole,
  RESOURCES,
  type Resource,
  TILE,
  type TileId,
  yieldsOf,
} from '../../../../games/empire/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Glyph } from './icons.tsx';
import { narrowed } from './letters.ts';
import { noise } from '../../../board/noise.ts';
import { GOLD, NIGHT, RESOURCE_COLOUR } from './palette.ts';
import { type Feature, FEATURES } from './surface.ts';
import { Wormhole } from './wormhole.tsx';

/** Tiles around 0,0: worlds that show what they yield, wormholes, and nothing at all. */

interface Look {
  /** From the lit side to the dark one. */
  readonly globe: readonly [string, string, string];
  readonly air: string;
  readonly surface: readonly Feature[];
}

const BARREN: Look = {
  globe: ['#f6ebe2', '#a68a83', '#2b1a24'],
  air: '#dcc8bf',
  surface: [
    { kind: 'craters', fill: '#4d3238', opacity: 0.6 },
    { kind: 'facets', fill: '#ffffff', opacity: 0.5 },
  ],
};

/** By what is yielded at all: woods for polymer, craters for metal, storms for energy. */
const LOOKS: Readonly<Record<string, Look>> = {
  P: {
    globe: ['#d9f8cf', '#52ab72', '#0d3a2c'],
    air: '#7fe6a6',
    surface: [
      { kind: 'lands', fill: '#1d6a45', opacity: 0.75 },
      { kind: 'clouds', fill: '#f4fff2', opacity: 0.5 },
    ],
  },
  M: BARREN,
  E: {
    globe: ['#fff6cf', '#eba43c', '#641f0c'],
    air: '#ffc257',
    surface: [
      { kind: 'bands', fill: '#a34a10', opacity: 0.5 },
      { kind: 'storm', fill: '#fff3bd', opacity: 0.9 },
    ],
  },
  PM: {
    globe: ['#eef3c6', '#93a05a', '#26291a'],
    air: '#d3de8c',
    surface: [
      { kind: 'lands', fill: '#5a3f2c', opacity: 0.62 },
      { kind: 'craters', fill: '#2e3317', opacity: 0.5 },
    ],
  },
  PE: {
    globe: ['#fbfac4', '#86c65f', '#1c3d1c'],
    air: '#d3f07a',
    surface: [
      { kind: 'bands', fill: '#1f6b3a', opacity: 0.5 },
      { kind: 'aurora', fill: '#fff2a0', opacity: 0.85 },
    ],
  },
  ME: {
    globe: ['#ffdcb8', '#b5613d', '#35101b'],
    air: '#ff9a62',
    surface: [
      { kind: 'lands', fill: '#3d1416', opacity: 0.7 },
      { kind: 'cracks', fill: '#ffca6b', opacity: 0.95 },
    ],
  },
  PME: {
    globe: ['#e6f5ff', '#5a9bdb', '#14215c'],
    air: '#8cc8ff',
    surface: [
      { kind: 'lands', fill: '#3f8a62', opacity: 0.8 },
      { kind: 'clouds', fill: '#ffffff', opacity: 0.65 },
    ],
  },
  [HOME]: {
    globe: ['#f3ecff', '#7d8fe6', '#1c1560'],
    air: '#c2b6ff',
    surface: [
      { kind: 'lands', fill: '#43389c', opacity: 0.75 },
      { kind: 'clouds', fill: '#ffffff', opacity: 0.5 },
      { kind: 'lights', fill: '#ffe39a', opacity: 0.95 },
    ],
  },
  [CRADLE]: {
    globe: ['#dcfff4', '#41b39a', '#0a3645'],
    air: '#8ff2e4',
    surface: [
      { kind: 'lands', fill: '#237a48', opacity: 0.85 },
      { kind: 'clouds', fill: '#f4fffb', opacity: 0.6 },
    ],
  },
};

function lookOf(tile: TileId): Look {
  const yields = yieldsOf(tile);
  const kinds = ['P', 'M', 'E'].filter((_, i) => (yields[i] ?? 0) > 0).join('');
  return LOOKS[tile] ?? LOOKS[kinds] ?? BARREN;
}

/** Rich worlds are larger, and the richest have a ring. */
const RADII = [20, 21, 23.5, 25.5] as const;
const HOME_RADIUS = 26.5;
const RINGED = 3;

const richness = (tile: TileId): number => yieldsOf(tile).reduce((sum, amount) => sum + amount, 0);

function worldRadius(tile: TileId): number {
  return tile === HOME ? HOME_RADIUS : itemAt(RADII, Math.min(RINGED, richness(tile)));
}

const SEEDS = new Map(EXPLORER_TILES.map(({ id }, i) => [id, i + 1]));

/** A globe lit from the upper left. */
function World({ tile }: { readonly tile: TileId }): ReactNode {
  const id = useId();
  const { globe, air, surface } = lookOf(tile);
  const r = worldRadius(tile);
  const seed = SEEDS.get(tile) ?? (tile === HOME ? 71 : 83);
  const ringed = tile !== HOME && richness(tile) >= RINGED;
  const lean = ringed ? -16 - noise(seed)() * 14 : 0;
  return (
    <>
      <radialGradient id={`${id}air`}>
        <stop offset=".68" stopColor={air} stopOpacity=".5" />
        <stop offset="1" stopColor={air} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}globe`} cx=".34" cy=".3" r=".88">
        {globe.map((colour, i) => (
          <stop key={colour} offset={[0, 0.45, 1][i]} stopColor={colour} />
        ))}
      </radialGradient>
      <radialGradient id={`${id}night`} cx=".34" cy=".3" r=".8">
        <stop offset=".55" stopColor={NIGHT} stopOpacity="0" />
        <stop offset=".82" stopColor={NIGHT} stopOpacity=".42" />
        <stop offset="1" stopColor={NIGHT} stopOpacity=".8" />
      </radialGradient>
      <clipPath id={`${id}disc`}>
        <circle r={r} />
      </clipPath>
      <circle r={r * 1.3} fill={`url(#${id}air)`} />
      {ringed && <Ring r={r} lean={lean} colour={globe[0]} behind />}
      <g clipPath={`url(#${id}disc)`}>
        <circle r={r} fill={`url(#${id}globe)`} />
        {surface.map(({ kind, fill, opacity }) => (
          <path
            key={kind}
            d={FEATURES[kind](r, seed)}
            fill={kind === 'cracks' || kind === 'aurora' ? 'none' : fill}
            stroke={kind === 'cracks' || kind === 'aurora' ? fill : undefined}
            strokeWidth={1.3}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={opacity}
          />
        ))}
        <circle r={r} fill={`url(#${id}night)`} />
      </g>
      <path
        d={`M${-r * 0.88} ${r * 0.47}A${r} ${r} 0 0 1 ${r * 0.47} ${-r * 0.88}`}
        fill="none"
        stroke={globe[0]}
        strokeOpacity={0.75}
        strokeLinecap="round"
      />
      {ringed && <Ring r={r} lean={lean} colour={globe[0]} />}
    </>
  );
}

interface RingProps {
  readonly r: number;
  readonly lean: number;
  readonly colour: string;
  readonly behind?: true;
}

/** Half of a ring: behind the globe, or before it. */
function Ring({ r, lean, colour, behind }: RingProps): ReactNode {
  const [a, b] = [r * 1.42, r * 0.34];
  const sweep = behind === true ? 1 : 0;
  return (
    <g transform={`rotate(${lean})`} fill="none" stroke={colour}>
      <path d={`M${-a} 0A${a} ${b} 0 0 ${sweep} ${a} 0`} strokeOpacity={0.8} strokeWidth={2.2} />
      <path
        d={`M${-a * 0.86} 0A${a * 0.86} ${b * 0.8} 0 0 ${sweep} ${a * 0.86} 0`}
        strokeOpacity={0.4}
        strokeWidth={1.2}
      />
    </g>
  );
}

/** What a tile looks like: a world, a swirl, or dust. */
export function TileArt({ tile }: { readonly tile: TileId }): ReactNode {
  if (isPlanet(tile)) return <World tile={tile} />;
  return isWormhole(tile) ? <Wormhole /> : <Dust seed={SEEDS.get(tile) ?? 1} />;
}

/** Empty space, which is a tile as well. */
function Dust({ seed }: { readonly seed: number }): ReactNode {
  const next = noise(seed);
  const dots = Array.from({ length: 26 }, () => {
    const [angle, far] = [next() * 2 * Math.PI, 8 + next() * 20];
    return `M${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far * 0.7).toFixed(1)}h.01`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <ellipse
        rx={29}
        ry={20}
        fill={NIGHT}
        fillOpacity={0.5}
        stroke="#a893d8"
        strokeOpacity={0.55}
        strokeDasharray="2 5"
      />
      <path d={dots.join('')} stroke="#d9c8ff" strokeOpacity={0.6} strokeWidth={1.6} />
    </g>
  );
}

interface YieldPillProps {
  readonly tile: TileId;
  readonly y: number;
  /** The side of a sign. */
  readonly size: number;
}

/** What a world yields, one sign for each resource. */
export function YieldPill({ tile, y, size }: YieldPillProps): ReactNode {
  const signs = yieldsOf(tile).flatMap((amount, i) =>
    Array.from({ length: amount }, (): Resource => itemAt(RESOURCES, i)),
  );
  if (signs.length === 0) return null;
  const step = size + 1;
  const width = signs.length * step + size * 0.7;
  return (
    <>
      <rect
        x={-width / 2}
        y={y - size / 2 - 2}
        width={width}
        height={size + 4}
        rx={size / 2 + 2}
        fill="#150a2a"
        fillOpacity={0.9}
        stroke="#6b5796"
        strokeOpacity={0.5}
        strokeWidth={0.8}
      />
      {signs.map((resource, i) => (
        <Glyph
          key={`${resource}${i}`}
          name={resource}
          x={(i - (signs.length - 1) / 2) * step}
          y={y}
          size={size}
          fill={RESOURCE_COLOUR[resource].light}
        />
      ))}
    </>
  );
}

/** What is written on a tile. */
export function shortName(tile: TileId): string {
  if (tile === HOME) return 'Home';
  return isPlanet(tile) || isWormhole(tile) ? (TILE[tile]?.name ?? '') : 'Empty';
}

const HEX = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3 - Math.PI / 2;
  return `${(42 * Math.cos(angle)).toFixed(1)} ${(42 * Math.sin(angle)).toFixed(1)}`;
}).join('L');

/** The letters of a name on it, and how wide it may be. */
const NAME = { size: 12.9, room: 74 } as const;

interface TileIconProps {
  readonly tile: TileId;
  /** The height in pixels; it is a little less wide. */
  readonly size: number;
  /** Whether its name stands on it. */
  readonly named?: boolean;
}

/** An explorer tile beside the board; whoever shows it says its name and what it yields. */
export function TileIcon({ tile, size, named = true }: TileIconProps): ReactNode {
  return (
    <svg width={size * 0.88} height={size} viewBox="-38 -43 76 86" aria-hidden>
      <path d={`M${HEX}Z`} fill="#2e1f52" stroke={GOLD} strokeWidth={1.5} />
      <g transform={`translate(0 ${named ? -12 : -6}) scale(${named ? 0.8 : 1})`}>
        <TileArt tile={tile} />
      </g>
      {named && (
        <text
          className="empire-tile-name"
          y={17}
          fontSize={NAME.size}
          {...narrowed(shortName(tile), NAME.size, NAME.room)}
        >
          {shortName(tile)}
        </text>
      )}
      <YieldPill tile={tile} y={named ? 28 : 27} size={11} />
    </svg>
  );
}
