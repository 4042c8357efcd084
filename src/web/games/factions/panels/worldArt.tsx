import { memo, type ReactNode, useId } from 'react';
import { EXOPLANET, type ExoplanetId, type ExoType } from '../../../../games/factions/facts.ts';
import { TYPE_COLOURS } from '../art/icons.tsx';
import { noise } from '../../../board/noise.ts';

/** The picture of an exoplanet: its type decides what its disc looks like, its number the details. */

const WIDTH = 114;
const HEIGHT = 58;
const RADIUS = 36;
const CENTRE = { x: 64, y: 38 } as const;

/** A number of the card, so that it always looks the same. */
export function seedOf(card: string): number {
  return Number.parseInt(card.slice(2), 10) * 37 + card.charCodeAt(0);
}

export const WorldArt = memo(function WorldArt({ card }: { readonly card: ExoplanetId }): ReactNode {
  const id = useId();
  const type = EXOPLANET[card].type;
  const next = noise(seedOf(card));
  const { light } = TYPE_COLOURS[type];
  return (
    <svg
      className="factions-art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect width={WIDTH} height={HEIGHT} fill="#122738" />
      {Array.from({ length: 15 }, (_, i) => (
        <circle
          key={i}
          cx={next() * WIDTH}
          cy={next() * HEIGHT}
          r={0.4 + next() * 0.7}
          fill="#f7e9c6"
          opacity={0.75}
        />
      ))}
      <clipPath id={id}>
        <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
      </clipPath>
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS + 4} fill={light} opacity={0.22} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} fill={light} />
      <g clipPath={`url(#${id})`}>
        {SURFACES[type](next)}
        <path
          d={`M${CENTRE.x + 8} ${CENTRE.y - 42}A44 44 0 0 1 ${CENTRE.x - 16} ${CENTRE.y + 44}H${CENTRE.x + 50}V${CENTRE.y - 42}z`}
          fill="#0b1622"
          opacity={0.42}
        />
      </g>
    </svg>
  );
});

type Surface = (next: () => number) => ReactNode;

const SURFACES: Readonly<Record<ExoType | 'wild', Surface>> = {
  gas: (next) =>
    Array.from({ length: 5 }, (_, i) => {
      const y = CENTRE.y - RADIUS + 6 + i * 14;
      const bend = (next() - 0.5) * 9;
      return (
        <path
          key={i}
          d={`M${CENTRE.x - RADIUS} ${y}q18 ${bend.toFixed(1)} 36 0t36 0v${(5 + next() * 4).toFixed(1)}q-18 6-36 0t-36 0z`}
          fill={i % 2 === 0 ? '#d99a45' : '#8f5a1c'}
          opacity={0.75}
        />
      );
    }),
  ocean: (next) => {
    const shift = next() * 14;
    return (
      <>
        <path
          d={`M${CENTRE.x - RADIUS + shift} ${CENTRE.y - 4}q12-11 23 0t24 2 14 9-20 8-22-6-18-2z`}
          fill="#bfe3dc"
          opacity={0.75}
        />
        <path
          d={`M${CENTRE.x - 14 + shift} ${CENTRE.y - 27}q12-3 18 5t-8 8-14-6z`}
          fill="#e9d6a0"
          opacity={0.85}
        />
      </>
    );
  },
  rocky: (next) =>
    Array.from({ length: 8 }, (_, i) => (
      <circle
        key={i}
        cx={CENTRE.x - 28 + next() * 50}
        cy={CENTRE.y - 28 + next() * 44}
        r={2 + next() * 5}
        fill="#7c3717"
        opacity={0.65}
      />
    )),
  ice: (next) => {
    const y = CENTRE.y - 14 + next() * 16;
    return (
      <>
        <path
          d={`M${CENTRE.x - RADIUS} ${y}l14-7 10 5 16-9 18 7v8l-18-4-14 8-12-5-14 6z`}
          fill="#fff"
          opacity={0.8}
        />
        <path d={`M${CENTRE.x - 20} ${y + 22}l12-5 14 4 16-3v5l-18 3z`} fill="#6fa9b4" opacity={0.6} />
      </>
    );
  },
  wild: (next) =>
    Array.from({ length: 3 }, (_, i) => (
      <path
        key={i}
        d={`M${CENTRE.x - 34} ${CENTRE.y - 20 + i * 18}c18 ${(next() * 30 - 15).toFixed(1)} 40 ${(next() * 30 - 15).toFixed(1)} 70 0`}
        fill="none"
        stroke={i % 2 === 0 ? '#8d63bb' : '#f6e6ff'}
        strokeWidth={6 - i}
        strokeLinecap="round"
        opacity={0.7}
      />
    )),
};
