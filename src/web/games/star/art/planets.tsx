import { type ReactNode, useId } from 'react';
import { Picture } from '../../../board/picture.tsx';
import { present } from '../../../../kernel/data/present.ts';

/** The planets by their ids, each a disc of `PLANET_RADIUS` around 0,0 lit from the upper left. */

export const PLANET_RADIUS = 24;
/** How many times as large the light around it is. */
const AIR = 1.4;

/** Something painted on a globe. */
interface Patch {
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
}

interface Look {
  /** From the lit side to the dark one. */
  readonly globe: readonly [string, string, string];
  /** The light around it. */
  readonly air: string;
  readonly patches: readonly Patch[];
}

const band = (y: number, depth: number, fill: string, opacity: number): Patch => ({
  d: `M-26 ${y}Q0 ${y + 5} 26 ${y}V${y + depth}Q0 ${y + depth + 5}-26 ${y + depth}Z`,
  fill,
  opacity,
});

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const LOOKS: Readonly<Record<string, Look>> = {
  /** Hollin: woods, islands and drifting cloud. */
  'O-NW': {
    globe: ['#d2f5dc', '#77c39b', '#235a4b'],
    air: '#8ff0c0',
    patches: [
      {
        d: 'M-22-6C-16-15-8-18-3-14S2-6-3-3-8 4-13 3-25 2-22-6ZM4-20C11-21 18-16 19-10S11-6 8-10-1-18 4-20ZM3 4C8 0 16 2 18 7S12 17 7 16-2 9 3 4ZM-14 11C-9 8-4 11-4 15S-12 20-15 17-17 13-14 11Z',
        fill: '#1f6a4e',
        opacity: 0.72,
      },
      {
        d: 'M-24-1C-14-5-6 2 2-1S16-4 24-2L22 1C14-1 8 3 0 3S-14 0-23 3ZM-10-19C-4-21 4-20 8-18L4-16C-2-18-7-17-10-19ZM-18 14C-9 12 0 17 10 14L8 17C0 20-10 17-16 17Z',
        fill: '#f4fff8',
        opacity: 0.42,
      },
    ],
  },
  /** Cinder: burnt crust over glowing cracks. */
  'O-NE': {
    globe: ['#e79a6b', '#93412a', '#36100a'],
    air: '#ff9a62',
    patches: [
      {
        d: 'M-20-12C-12-20-4-18-6-10S-18 0-22-2-24-8-20-12ZM4-18C12-18 20-10 18-4S8-2 5-6-2-18 4-18ZM-12 6C-5 2 2 6 2 12S-6 20-12 17-19 10-12 6ZM9 6C15 3 21 6 20 11S12 16 9 13 6 8 9 6Z',
        fill: '#3b120c',
        opacity: 0.75,
      },
      {
        d: 'M-21-1-12-1-6-8-1-6 2 1 9 3 13-1 22 0 13 1 9 5 2 3-2-4-6-6-11 1-21 1ZM-2-4 0-15 1-22 2-14 0-4ZM2 2 4 10 2 20 3 20 6 10 4 3ZM-11 0-15 7-20 10-14 8-10 1Z',
        fill: '#ffc25e',
        opacity: 0.9,
      },
    ],
  },
  /** Sallow: a pale giant in bands. */
  'O-SE': {
    globe: ['#fff3cf', '#dcc38c', '#6f522a'],
    air: '#ffe7b0',
    patches: [
      band(-19, 3.4, '#8a6a35', 0.38),
      band(-12, 2, '#fff6da', 0.5),
      band(-8, 4.6, '#9c7338', 0.5),
      band(-1, 2.4, '#fff2cc', 0.42),
      band(3, 3.4, '#84602c', 0.5),
      band(9, 1.6, '#fff0c4', 0.34),
      band(13, 4, '#74531f', 0.44),
    ],
  },
  /** Lethe: an ocean under white whirls. */
  'O-SW': {
    globe: ['#cbe9ff', '#5a9dda', '#133a73'],
    air: '#8cc8ff',
    patches: [
      {
        d: 'M-4-6C2-10 10-8 12-3S6 4 1 4-10-2-4-6ZM-18 6C-13 3-8 6-9 10S-16 14-19 12-21 8-18 6ZM9 11C13 9 17 11 16 14S10 17 8 15 6 12 9 11Z',
        fill: '#2f6f8f',
        opacity: 0.75,
      },
      {
        d: 'M-24-8C-15-14-7-8 0-12S14-16 21-12L20-9C12-12 7-7 0-8S-13-8-23-4ZM-21 3C-12 0-4 8 4 7S16 2 24 4L23 7C15 6 10 11 3 11S-10 6-20 7ZM-9-22C-4-25 6-24 9-21 4-19-5-19-9-22ZM-8 20C-3 18 5 18 9 20 5 24-4 24-8 20Z',
        fill: '#f2faff',
        opacity: 0.62,
      },
    ],
  },
  /** Quartz: bare, cratered and shot with crystal. */
  'I-NW': {
    globe: ['#f2f8fd', '#a3b8c9', '#3a4f63'],
    air: '#d6ecff',
    patches: [
      {
        d: `${ring(-8, -7, 5.5)}${ring(8, -11, 3.4)}${ring(5, 6, 6.4)}${ring(-10, 10, 3.8)}${ring(16, -1, 2.6)}${ring(-17, 1, 2.4)}`,
        fill: '#51687d',
        opacity: 0.55,
      },
      {
        d: `${ring(-7, -6, 4.4)}${ring(8.6, -10.4, 2.6)}${ring(6, 7, 5.1)}${ring(-9.4, 10.6, 2.9)}`,
        fill: '#b9cddd',
        opacity: 0.6,
      },
      {
        d: 'M-3-20 1-15-2-10-6-14ZM-1 14 3 18-1 23-5 18ZM15 8 19 11 15 16 12 12Z',
        fill: '#ffffff',
        opacity: 0.65,
      },
    ],
  },
  /** Vesna: violet storms. */
  'I-NE': {
    globe: ['#f0dcff', '#b084d2', '#43245f'],
    air: '#d9a8ff',
    patches: [
      {
        d: 'M-25-9C-14-15-4-5 6-9S18-16 25-12L24-6C16-10 11-3 3-3S-13-8-25-3ZM-24 9C-14 4-6 13 3 11S16 5 24 8L23 13C15 11 9 17 1 17S-13 11-22 14Z',
        fill: '#6a3d92',
        opacity: 0.55,
      },
      {
        d: 'M-11 1A9 4.6 0 1 1 7 2 9 4.6 0 1 1-11 1ZM-7 1.4A5 2.4 0 1 0 3 1.8 5 2.4 0 1 0-7 1.4Z',
        fill: '#fbe9ff',
        opacity: 0.55,
      },
      {
        d: 'M-18-15C-10-20 4-22 14-18 6-17-6-14-18-15ZM-12 20C-4 18 6 19 12 20 6 23-6 23-12 20Z',
        fill: '#f8e2ff',
        opacity: 0.42,
      },
    ],
  },
  /** Oriel: golden, with one great eye. */
  'I-SE': {
    globe: ['#ffe9b8', '#e2a04a', '#6d350c'],
    air: '#ffc46e',
    patches: [
      band(-16, 4, '#a85c18', 0.42),
      band(-8, 2.4, '#fff0c9', 0.4),
      band(-3, 3.6, '#9a4f12', 0.46),
      band(9, 3, '#fff0c9', 0.3),
      band(14, 4.4, '#8a4410', 0.5),
      { d: 'M0 6A8 5 0 1 1 16 6 8 5 0 1 1 0 6Z', fill: '#7c2f0c', opacity: 0.8 },
      { d: 'M3 6A5 2.9 0 1 1 13 6 5 2.9 0 1 1 3 6Z', fill: '#ff9d57', opacity: 0.85 },
    ],
  },
  /** Tarn: moss and dark lakes. */
  'I-SW': {
    globe: ['#d0f7ef', '#58b7af', '#124a4f'],
    air: '#8ff2e4',
    patches: [
      {
        d: 'M-17-9C-12-14-4-13-4-8S-10-2-14-3-21-5-17-9ZM5-13C10-16 16-13 16-8S9-4 6-6 1-11 5-13ZM-7 3C0-1 10 1 11 7S2 15-4 13-13 7-7 3ZM-19 8C-16 6-12 8-13 11S-18 14-20 12-21 9-19 8ZM13 13C16 12 18 14 17 16S12 18 11 16 11 14 13 13Z',
        fill: '#0b3c4c',
        opacity: 0.78,
      },
      { d: 'M-15-8C-12-11-7-11-7-8M7-11C10-13 13-12 13-9M-4 5C1 2 7 3 8 6', fill: '#bff7ee', opacity: 0.4 },
      { d: 'M-12-21C-5-24 6-24 12-20 6-18-6-18-12-21Z', fill: '#effffb', opacity: 0.6 },
    ],
  },
};

/** The disc of a planet. */
export function PlanetDisc({ planet }: { readonly planet: string }): ReactNode {
  const id = useId();
  const { globe, air, patches } = present(LOOKS[planet]);
  const r = PLANET_RADIUS;
  return (
    <>
      <radialGradient id={`${id}air`}>
        <stop offset=".6" stopColor={air} stopOpacity=".5" />
        <stop offset="1" stopColor={air} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}globe`} cx=".32" cy=".3" r=".9">
        {globe.map((colour, i) => (
          <stop key={colour} offset={[0, 0.42, 1][i]} stopColor={colour} />
        ))}
      </radialGradient>
      <radialGradient id={`${id}night`} cx=".33" cy=".3" r=".78">
        <stop offset=".52" stopColor="#03060e" stopOpacity="0" />
        <stop offset=".8" stopColor="#03060e" stopOpacity=".5" />
        <stop offset="1" stopColor="#03060e" stopOpacity=".84" />
      </radialGradient>
      <clipPath id={`${id}disc`}>
        <circle r={r} />
      </clipPath>
      <circle r={r * AIR} fill={`url(#${id}air)`} />
      <g clipPath={`url(#${id}disc)`}>
        <circle r={r} fill={`url(#${id}globe)`} />
        {patches.map((patch) => (
          <path key={patch.d} {...patch} />
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
    </>
  );
}

/** A planet in a panel. */
export function PlanetIcon({ planet, size }: { readonly planet: string; readonly size: number }): ReactNode {
  return (
    <Picture size={size} reach={PLANET_RADIUS * AIR}>
      <PlanetDisc planet={planet} />
    </Picture>
  );
}
