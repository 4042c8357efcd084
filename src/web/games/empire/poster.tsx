import type { ReactNode } from 'react';
import { HEIGHT, PosterFrame, WIDTH } from '../posterFrame.tsx';

/** The Monolith before the galaxy, under a crown, as it hangs on the home page. */

const HEART = { x: 165, y: 190 } as const;
const RING = 148;

const point = (angle: number, radius: number): string => {
  const radians = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(radians)).toFixed(1)} ${(-radius * Math.cos(radians)).toFixed(1)}`;
};

const TICKS = Array.from({ length: 120 }, (_, i) => {
  const length = i % 10 === 0 ? 11 : i % 5 === 0 ? 7 : 4;
  return `M${point(i * 3, RING)}L${point(i * 3, RING - length)}`;
}).join('');

const RAYS = Array.from({ length: 28 }, (_, i) => {
  const angle = (i * 360) / 28;
  return `M0 0L${point(angle, 420)}L${point(angle + 4.2, 420)}Z`;
}).join('');

/** The sectors of the chart, in its tints. */
const SECTORS = [
  [0, 0, '#703c90'],
  [90, 1, '#653478'],
  [30, 1, '#34408e'],
  [-30, 1, '#4a3580'],
  [-90, 1, '#3a4080'],
  [-150, 1, '#3a3078'],
  [150, 1, '#4e2c68'],
] as const;
const SIDE = 44;
const HEX = `M${Array.from({ length: 6 }, (_, i) => point(i * 60, SIDE)).join('L')}Z`;

const STARS = Array.from({ length: 110 }, (_, i) => {
  const wave = (k: number): number => {
    const value = Math.sin(i * k) * 43758.5453;
    return value - Math.floor(value);
  };
  return `M${(wave(12.9898) * WIDTH).toFixed(1)} ${(wave(78.233) * 380).toFixed(1)}h.01`;
});

const SPARKS = [
  [40, 52, 9],
  [290, 38, 6],
  [304, 330, 7],
  [22, 300, 5],
  [246, 352, 5],
] as const;

function spark(x: number, y: number, r: number): string {
  const near = r * 0.16;
  return `M${x} ${y - r}L${x + near} ${y - near}L${x + r} ${y}L${x + near} ${y + near}L${x} ${y + r}L${x - near} ${y + near}L${x - r} ${y}L${x - near} ${y - near}Z`;
}

/** Globe and shade, place and size; the one with a band has a ring. */
const WORLDS = [
  ['#7fd39a', '#1d5a45', -96, -62, 17, false],
  ['#f0b44a', '#7a2f10', 99, -84, 13, false],
  ['#8cc8ff', '#1c2f7a', 98, 66, 22, true],
  ['#d9c2b6', '#4d3238', -104, 74, 14, false],
] as const;

export function Poster(): ReactNode {
  return (
    <PosterFrame>
      <defs>
        <radialGradient id="empire-poster-sky" cx=".5" cy=".38" r=".75">
          <stop offset="0" stopColor="#6d3f9c" />
          <stop offset=".5" stopColor="#331a63" />
          <stop offset="1" stopColor="#140930" />
        </radialGradient>
        <radialGradient id="empire-poster-heart">
          <stop offset="0" stopColor="#fff0f7" stopOpacity=".95" />
          <stop offset=".2" stopColor="#ffc4e4" stopOpacity=".7" />
          <stop offset=".55" stopColor="#b07cff" stopOpacity=".28" />
          <stop offset="1" stopColor="#b07cff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="empire-poster-gold" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset=".5" stopColor="#eac66c" />
          <stop offset="1" stopColor="#a9812f" />
        </linearGradient>
        <linearGradient id="empire-poster-stone" x2="1">
          <stop offset="0" stopColor="#0a0512" />
          <stop offset=".5" stopColor="#120a20" />
          <stop offset=".5" stopColor="#32224f" />
          <stop offset="1" stopColor="#1d1333" />
        </linearGradient>
      </defs>
      <rect x={-WIDTH} width={WIDTH * 3} height={HEIGHT} fill="url(#empire-poster-sky)" />
      <g transform={`translate(${HEART.x} ${HEART.y})`}>
        <path d={RAYS} fill="#f7e2a6" fillOpacity={0.045} />
        <g fill="none" stroke="#e2bd62">
          <circle r={RING + 5} strokeOpacity={0.9} strokeWidth={1.6} />
          <circle r={RING} strokeOpacity={0.5} />
          <circle r={RING - 16} strokeOpacity={0.3} />
          <path d={TICKS} strokeOpacity={0.7} />
        </g>
        {SECTORS.map(([angle, far, tint]) => {
          const [x, y] = point(angle, far * SIDE * Math.sqrt(3)).split(' ');
          return (
            <path
              key={tint}
              d={HEX}
              transform={`translate(${x} ${y})`}
              fill={tint}
              fillOpacity={0.75}
              stroke="#e2bd62"
              strokeWidth={1.7}
              strokeLinejoin="round"
            />
          );
        })}
        <circle r={150} fill="url(#empire-poster-heart)" />
      </g>
      <path
        d={STARS.join('')}
        fill="none"
        stroke="#f2e8ff"
        strokeOpacity={0.75}
        strokeWidth={1.4}
        strokeLinecap="round"
      />
      {SPARKS.map(([x, y, r]) => (
        <path key={`${x} ${y}`} d={spark(x, y, r)} fill="#fff3c9" />
      ))}
      <g transform={`translate(${HEART.x} ${HEART.y})`}>
        {WORLDS.map(([light, shade, x, y, r, ringed]) => (
          <g key={light} transform={`translate(${x} ${y})`}>
            <circle r={r + 3} fill="#0a0518" fillOpacity={0.35} />
            <circle r={r} fill={light} />
            <path
              d={`M${r * 0.5} ${-r * 0.866}A${r} ${r} 0 1 1 ${-r * 0.866} ${r * 0.5}A${r * 1.25} ${r * 1.25} 0 0 0 ${r * 0.5} ${-r * 0.866}Z`}
              fill={shade}
            />
            {ringed && (
              <ellipse
                rx={r * 1.6}
                ry={r * 0.4}
                fill="none"
                stroke="#f7e2a6"
                strokeWidth={2}
                transform="rotate(-18)"
                strokeDasharray={`${r * 3.4} ${r * 2.1}`}
                strokeDashoffset={r * 0.1}
              />
            )}
          </g>
        ))}
        <Obelisk />
        <Crown />
      </g>
      <Fleet />
    </PosterFrame>
  );
}

function Obelisk(): ReactNode {
  return (
    <g strokeLinejoin="round">
      <ellipse cy={132} rx={52} ry={9} fill="#0a0518" fillOpacity={0.55} />
      <path d="M-36 132-25-62 0-88 25-62 36 132Z" fill="#0a0518" stroke="#0a0518" strokeWidth={9} />
      <path
        d="M-36 132-25-62 0-88 25-62 36 132Z"
        fill="url(#empire-poster-stone)"
        stroke="url(#empire-poster-gold)"
        strokeWidth={2.6}
      />
      <path d="M0-80V-22M0 34V124" stroke="#f7e2a6" strokeOpacity={0.5} strokeWidth={1.4} />
      <path d="M0-20 15 6 0 32-15 6Z" fill="url(#empire-poster-gold)" />
      <path d="M0-20 15 6H-15Z" fill="#fff6d8" fillOpacity={0.5} />
    </g>
  );
}

function Crown(): ReactNode {
  return (
    <g transform="translate(0 -124)" strokeLinejoin="round">
      <path
        d="M-34-14-17 6 0-26 17 6 34-14 27 22H-27Z"
        fill="url(#empire-poster-gold)"
        stroke="#1a0d30"
        strokeWidth={5}
        paintOrder="stroke"
      />
      <path d="M0-26 17 6 34-14 27 22H0Z" fill="#8a6320" fillOpacity={0.35} />
      <path d="M-27 15H27" stroke="#fff3c9" strokeOpacity={0.7} strokeWidth={1.6} />
      {[-34, 0, 34].map((x) => (
        <circle
          key={x}
          cx={x}
          cy={x === 0 ? -28 : -16}
          r={4}
          fill="#fff3c9"
          stroke="#1a0d30"
          strokeWidth={1.6}
        />
      ))}
      <path d="M0 4 5.5 10 0 16-5.5 10Z" fill="#c2364f" />
    </g>
  );
}

const DART = 'M0-14 9 11 0 6-9 11z';

/** Those who come, and those who were here before. */
function Fleet(): ReactNode {
  return (
    <g strokeLinejoin="round">
      {[
        [58, 330, 34, 1.25],
        [30, 352, 34, 0.95],
        [84, 356, 34, 0.95],
      ].map(([x, y, turn, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <path d="M-2.5 9 0 19 2.5 9Z" fill="#ffdf94" />
          <path d={DART} fill="#4a97f7" stroke="#0a0518" strokeWidth={4} paintOrder="stroke" />
          <path d="M0-14 9 11 0 6z" fill="#0a2a66" fillOpacity={0.5} />
          <path d="M0-14 3-6H-3z" fill="#dcecff" />
        </g>
      ))}
      <g transform="translate(276 344) rotate(-32) scale(1.35)">
        <ellipse rx={20} ry={23} fill="#f0546a" fillOpacity={0.22} />
        <path
          d="M0-20 5.5-8 15.5 0 6 5.5 3.8 18.5H-3.8L-6 5.5-15.5 0-5.5-8z"
          fill="#150611"
          stroke="#f0546a"
          strokeWidth={1.8}
        />
        <path d="M0-14V-5M0 5V14M-10 0H-4M10 0H4" stroke="#f0546a" strokeWidth={1.5} />
        <circle r={3.3} fill="#ffd7dc" />
      </g>
    </g>
  );
}
