import { type ReactNode, useId } from 'react';
import type { PlanetName } from '../../../../games/factions/facts.ts';
import { CREAM } from './palette.ts';
import { Picture } from '../../../board/picture.tsx';

/** The planets as on a poster: flat discs around 0,0 with two or three patches and a hard edge of night. */

interface Patch {
  readonly d: string;
  readonly fill: string;
}

interface Look {
  readonly radius: number;
  readonly base: string;
  readonly night: string;
  readonly patches: readonly Patch[];
  /** Turned as a whole, in degrees. */
  readonly tilt?: number;
  readonly ring?: {
    readonly rx: number;
    readonly ry: number;
    readonly turn: number;
    readonly width: number;
    readonly back: string;
    readonly front: string;
  };
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const LOOKS: Readonly<Record<PlanetName, Look>> = {
  Mercury: {
    radius: 11,
    base: '#d9c3a0',
    night: '#4d3523',
    patches: [{ d: disc(-3, -3.5, 2.6) + disc(3.5, 1.5, 2) + disc(-3.5, 5, 1.5), fill: '#b3946a' }],
  },
  Venus: {
    radius: 14.5,
    base: '#f0c877',
    night: '#7a4316',
    patches: [
      {
        d: 'M-16-6C-6-11 6-2 16-7v4.5C6 3-6-6-16-1ZM-16 5C-6 1 6 9 16 4v4.5C6 13-6 5-16 9Z',
        fill: '#d99c47',
      },
      { d: 'M-12-11C-4-13 4-9 12-11v2C4-6-4-10-12-8Z', fill: '#fbe0a4' },
    ],
  },
  Earth: {
    radius: 15.5,
    base: '#4fa3c7',
    night: '#0e2c4a',
    patches: [
      {
        d: 'M-9-12c6-2 9 1 7 5s-6 3-6 7-4 4-7 0ZM4-3c4-2 9 0 9 4s-5 9-8 8-4-10-1-12Z',
        fill: '#8dbf6a',
      },
      { d: 'M-9-16H9L6-12.5H-6ZM-6 16H6L4 13.5H-4Z', fill: CREAM },
      {
        d: 'M-15 2c4-1.6 8 .8 12 0v1.8c-4 1-8-1.2-12 .4ZM2-8c4-1.5 7 .5 11-.5v1.7c-4 1.2-7-.8-11 .4Z',
        fill: '#dff0ea',
      },
    ],
  },
  Mars: {
    radius: 13.5,
    base: '#db5b36',
    night: '#571508',
    patches: [
      { d: 'M-14-3c6-3 13 2 28-2v4.5C2 4-6-2-14 2ZM-9 7c5-2 10 1 17-1v2.6C2 11-4 8-9 9.5Z', fill: '#b8421f' },
      { d: 'M-6-14H6L3.5-10.5H-3.5Z', fill: CREAM },
    ],
  },
  Jupiter: {
    radius: 25,
    base: '#e9c293',
    night: '#4a2413',
    patches: [
      { d: 'M-26-16h52v5h-52ZM-26-5h52v6h-52ZM-26 8h52v4h-52Z', fill: '#c9783f' },
      { d: 'M-26 16h52v4h-52ZM-26-23h52v3.5h-52Z', fill: '#a65a31' },
      { d: 'M-26-8.5h52v2h-52ZM-26 3.5h52v1.8h-52Z', fill: '#f5dcb6' },
      { d: oval(-7, 5, 7, 4.4), fill: '#d9472b' },
      { d: oval(-7, 5, 3.6, 2), fill: '#f0b08c' },
    ],
    tilt: -6,
  },
  Saturn: {
    radius: 19,
    base: '#e6b765',
    night: '#50300f',
    patches: [
      { d: 'M-20-9h40v4h-40ZM-20 3.5h40v4h-40Z', fill: '#cf9743' },
      { d: 'M-20-15h40v2.5h-40Z', fill: '#f4dda0' },
    ],
    tilt: -20,
    ring: { rx: 32, ry: 9, turn: -20, width: 5, back: '#b98c45', front: '#f4dda0' },
  },
  Uranus: {
    radius: 16,
    base: '#8fd0cb',
    night: '#123f4a',
    patches: [{ d: 'M-18-6h36v4h-36ZM-18 4h36v2.5h-36Z', fill: '#b5e6df' }],
    tilt: 68,
    ring: { rx: 25, ry: 5, turn: 68, width: 1.8, back: '#7fb7b2', front: '#d7f2ec' },
  },
  Neptune: {
    radius: 16,
    base: '#5a86d6',
    night: '#0d1c50',
    patches: [
      {
        d: 'M-17-6C-6-10 6-2 17-6v3.4C6 2-6-6-17-2ZM-17 7C-6 4 6 11 17 7v2C6 13-6 6-17 10Z',
        fill: '#86acee',
      },
      { d: oval(-4, 2.5, 4.4, 2.4), fill: '#2f5bb0' },
    ],
  },
};

export function planetRadius(planet: PlanetName): number {
  return LOOKS[planet].radius;
}

interface PlanetProps {
  readonly planet: PlanetName;
}

/** What is under the night: a dark collar that lifts it off the crossing, the far side of a ring, the globe. */
export function PlanetGlobe({ planet }: PlanetProps): ReactNode {
  const id = useId();
  const { radius, base, patches, tilt = 0, ring } = LOOKS[planet];
  return (
    <>
      <circle r={radius + 3.5} fill="#0c1826" />
      {ring && (
        <g transform={`rotate(${ring.turn})`} fill="none">
          <ellipse rx={ring.rx} ry={ring.ry} stroke="#0c1826" strokeWidth={ring.width + 3.6} />
          <ellipse rx={ring.rx} ry={ring.ry} stroke={ring.back} strokeWidth={ring.width} />
        </g>
      )}
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <circle r={radius} fill={base} />
        <g transform={`rotate(${tilt})`}>
          {patches.map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} />
          ))}
        </g>
      </g>
    </>
  );
}

/** The night side, away from a Sun that stands below. */
export function PlanetNight({ planet }: PlanetProps): ReactNode {
  const { radius: r, night } = LOOKS[planet];
  const edge = (r * 1.18).toFixed(1);
  return (
    <>
      <path
        d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${edge} ${edge} 0 0 0 ${-r} 0Z`}
        fill={night}
        opacity={0.64}
      />
      <circle r={r} fill="none" stroke={CREAM} strokeWidth={1.2} opacity={0.55} />
    </>
  );
}

/** The near side of a ring. */
export function PlanetRing({ planet }: PlanetProps): ReactNode {
  const { ring } = LOOKS[planet];
  if (ring === undefined) return null;
  const { rx, ry, turn, width, front } = ring;
  const d = `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`;
  return (
    <g transform={`rotate(${turn})`} fill="none">
      <path d={d} stroke={front} strokeWidth={width} />
      {width > 3 && <path d={d} stroke="#8a5a20" strokeWidth={1} />}
    </g>
  );
}

/** Room around the disc, for rings. */
const MARGIN = 1.32;

interface PlanetIconProps extends PlanetProps {
  readonly size: number;
}

/** A planet on its own, lit from the lower left; all are of the same size. */
export function PlanetIcon({ planet, size }: PlanetIconProps): ReactNode {
  const { radius, ring } = LOOKS[planet];
  const reach = ring ? Math.max(radius * MARGIN, ring.rx * 0.96) : radius + 4;
  return (
    <Picture size={size} reach={reach}>
      <PlanetGlobe planet={planet} />
      <g transform="rotate(48)">
        <PlanetNight planet={planet} />
      </g>
      <PlanetRing planet={planet} />
    </Picture>
  );
}
