import type { ReactNode } from 'react';
import { type Rng, seeded } from '../../../kernel/match/rng.ts';
import { hueOf } from './colours.ts';
import { HEIGHT, PosterFrame, WIDTH } from '../posterFrame.tsx';

/** A system drawn from a name: its first letter is the sun, every further letter a planet on an orbit of its own. */

const SUN = { x: 165, y: 150, r: 50 } as const;
const STARS = 80;
/** So many orbits fit on the poster. */
const ORBITS = 8;
const STEP = 19;

export function PlainPoster({ name }: { readonly name: string }): ReactNode {
  const hue = hueOf(name);
  const id = `plain-poster-${hue}`;
  const letters = Array.from(name.matchAll(/[\p{L}\p{N}]/gu), ([letter]) => letter);
  return (
    <PosterFrame>
      <radialGradient id={`${id}-sky`} gradientUnits="userSpaceOnUse" cx={SUN.x} cy={SUN.y} r="330">
        <stop offset="0" stopColor={`hsl(${hue} 45% 26%)`} />
        <stop offset="1" stopColor={`hsl(${hue} 40% 6%)`} />
      </radialGradient>
      <radialGradient id={`${id}-sun`} cx=".38" cy=".32" r=".8">
        <stop offset="0" stopColor={`hsl(${hue} 95% 92%)`} />
        <stop offset=".55" stopColor={`hsl(${hue} 78% 70%)`} />
        <stop offset="1" stopColor={`hsl(${hue} 62% 45%)`} />
      </radialGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset=".4" stopColor={`hsl(${hue} 90% 75%)`} stopOpacity=".4" />
        <stop offset="1" stopColor={`hsl(${hue} 90% 75%)`} stopOpacity="0" />
      </radialGradient>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <Stars rng={seeded(hue + 1)} />
      <g transform={`translate(${SUN.x} ${SUN.y})`}>
        {letters.slice(1, ORBITS + 1).map((letter, i) => (
          <Planet key={i} letter={letter} orbit={SUN.r + STEP * (i + 1)} hue={hue} />
        ))}
        <circle r={SUN.r * 2} fill={`url(#${id}-glow)`} />
        <circle r={SUN.r} fill={`url(#${id}-sun)`} />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="var(--display)"
          fontSize="54"
          fill={`hsl(${hue} 60% 13%)`}
        >
          {letters[0]?.toUpperCase()}
        </text>
      </g>
    </PosterFrame>
  );
}

function Stars({ rng }: { readonly rng: Rng }): ReactNode {
  return Array.from({ length: STARS }, (_, i) => (
    <circle
      key={i}
      cx={rng.int(WIDTH)}
      cy={rng.int(HEIGHT)}
      r={0.4 + rng.int(10) / 12}
      fill="#fff"
      opacity={0.15 + rng.int(50) / 100}
    />
  ));
}

interface PlanetProps {
  readonly letter: string;
  readonly orbit: number;
  readonly hue: number;
}

/** Where a planet stands, how large it is and how it is tinted follow from its letter. */
function Planet({ letter, orbit, hue }: PlanetProps): ReactNode {
  const code = (letter.toLowerCase().codePointAt(0) ?? 0) * 7;
  const [angle, radius, tint] = [(code * 47) % 360, 5 + (code % 7), (hue + code * 11) % 360];
  return (
    <>
      <circle r={orbit} fill="none" stroke={`hsl(${hue} 60% 80%)`} strokeOpacity=".22" />
      <g transform={`rotate(${angle}) translate(${orbit} 0)`}>
        <circle r={radius} fill={`hsl(${tint} 55% 66%)`} />
        <path d={`M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`} fill="#04060e" fillOpacity=".55" />
      </g>
    </>
  );
}
