import type { ReactNode } from 'react';
import { HEIGHT, PosterFrame, WIDTH } from '../posterFrame.tsx';

/** A rocket on its way from the Sun, in the manner of old travel posters, as it hangs on the home page. */

const SUN = { x: 86, y: 204 } as const;
const ORBITS = [78, 108, 142, 182, 226, 276] as const;

const RAYS = Array.from({ length: 36 }, (_, i) => {
  const from = (i / 36) * 2 * Math.PI;
  const to = ((i + 0.5) / 36) * 2 * Math.PI;
  const far = (angle: number): string =>
    `${(SUN.x + 700 * Math.cos(angle)).toFixed(0)} ${(SUN.y + 700 * Math.sin(angle)).toFixed(0)}`;
  return `M${SUN.x} ${SUN.y}L${far(from)}L${far(to)}Z`;
}).join('');

const FLAMES = Array.from({ length: 32 }, (_, i) => {
  const angle = (i / 32) * 2 * Math.PI;
  const at = (r: number): string => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(60)}L${at(i % 2 === 0 ? 70 : 66)}`;
}).join('');

/** Colour, shade, place and size. */
const PLANETS = [
  ['#f7e9c6', '#cfae6e', 136, 143, 8],
  ['#5fb7a8', '#2f7a72', 206, 128, 14],
  ['#c9763f', '#8a4820', 182, 256, 12],
  ['#f2a33a', '#d9783a', 222, 26, 25],
  ['#7fd1c4', '#3f8f86', 308, 64, 15],
  ['#d6cdb4', '#8f8870', 302, 274, 17],
] as const;

const SPARKS = [
  [44, 60, 12],
  [130, 44, 6],
  [20, 130, 5],
  [276, 110, 5],
  [296, 150, 7],
  [258, 330, 5],
] as const;

function spark(x: number, y: number, r: number): string {
  const near = r * 0.16;
  return `M${x} ${y - r}L${x + near} ${y - near}L${x + r} ${y}L${x + near} ${y + near}L${x} ${y + r}L${x - near} ${y + near}L${x - r} ${y}L${x - near} ${y - near}Z`;
}

export function Poster(): ReactNode {
  return (
    <PosterFrame>
      <rect x={-WIDTH} width={WIDTH * 3} height={HEIGHT} fill="#0e3a42" />
      <path d={RAYS} fill="#154c55" />
      {ORBITS.map((r, i) => (
        <circle
          key={r}
          cx={SUN.x}
          cy={SUN.y}
          r={r}
          fill="none"
          stroke="#f7e9c6"
          strokeOpacity={0.7}
          strokeWidth={1.3}
          strokeDasharray={i === 3 ? '3 4' : undefined}
        />
      ))}
      {SPARKS.map(([x, y, r]) => (
        <path key={`${x} ${y}`} d={spark(x, y, r)} fill="#fbf0d3" />
      ))}
      <g transform={`translate(${SUN.x} ${SUN.y})`}>
        <circle r={86} fill="#f5b445" opacity={0.14} />
        <path d={FLAMES} stroke="#f5b445" strokeWidth={3.4} strokeLinecap="round" />
        <circle r={58} fill="#f5b445" />
        <circle r={46} fill="#f0913c" />
        <circle r={33} fill="#e2552f" />
      </g>
      {PLANETS.map(([light, shade, x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={light} />
          <path
            d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.5} ${r * 1.5} 0 0 0 0-${2 * r}z`}
            fill={shade}
          />
        </g>
      ))}
      <path
        d="M198 33q24-5 48 0M199 20q23-4 46 0"
        fill="none"
        stroke="#fbf0d3"
        strokeWidth={2.6}
        opacity={0.7}
      />
      <Rocket />
    </PosterFrame>
  );
}

function Rocket(): ReactNode {
  return (
    <g transform="translate(240 172) rotate(32)">
      <path d="M-9 62Q-13 84 0 108Q13 84 9 62Z" fill="#f5b445" />
      <path d="M-5 62Q-7 78 0 92Q7 78 5 62Z" fill="#fbf0d3" />
      <path d="M-17 22Q-38 36-34 66Q-22 52-12 54ZM17 22Q38 36 34 66Q22 52 12 54Z" fill="#c43a1e" />
      <path d="M0-74Q26-38 21 18Q19 46 12 60H-12Q-19 46-21 18Q-26-38 0-74Z" fill="#f7e9c6" />
      <path d="M0-74Q26-38 21 18Q19 46 12 60H2Q8 0 0-74Z" fill="#dcbf8a" />
      <path d="M0-74Q13-56 18-34Q0-27-18-34Q-13-56 0-74Z" fill="#e2552f" />
      <path d="M0-74Q13-56 18-34Q10-31 3-30Q4-54 0-74Z" fill="#b8421f" />
      <circle cy={-8} r={12} fill="#c43a1e" />
      <circle cy={-8} r={8} fill="#123144" />
      <path d="M-5-12a7 7 0 0 1 8-2" fill="none" stroke="#fbf0d3" strokeWidth={2} strokeLinecap="round" />
      <path d="M-3 30Q0 24 3 30V66Q0 72-3 66Z" fill="#c43a1e" />
    </g>
  );
}
