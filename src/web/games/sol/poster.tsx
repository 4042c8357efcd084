import type { ReactNode } from 'react';
import { Diver, Ship } from './art/pieces.tsx';
import coronaUrl from './art/corona.webp';
import { scatter } from './art/scatter.ts';
import sunUrl from './art/sun.webp';
import { at, pointAt, RADIUS, spoke, sunwardAt, uprightAt } from './board/polar.ts';
import { paintOf } from './colours.ts';
import { HEIGHT, PosterFrame, WIDTH } from '../posterFrame.tsx';

/** The Sun as it hangs on the home page, with the first divers on their way in. */

const PICTURE = 250;
const CORONA = 400;
const STARS = starsFrom(51);

interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity: number;
}

function starsFrom(seed: number): Star[] {
  const random = scatter(seed);
  return Array.from({ length: 90 }, () => {
    const size = random();
    return {
      x: random() * WIDTH,
      y: random() * HEIGHT,
      r: size ** 6 * 1.1 + 0.35,
      opacity: 0.12 + size * size * 0.55,
    };
  });
}

/** Seat, fraction of the turn, radius. */
const DIVERS = [
  [0, 0.335, 336],
  [0, 0.428, 274],
  [0, 0.4, 208],
  [3, 0.565, 214],
  [3, 0.525, 148],
] as const;
const SHIPS = [
  [0, 0.392, 304],
  [3, 0.62, 304],
] as const;

export function Poster(): ReactNode {
  return (
    <PosterFrame>
      <rect width={WIDTH} height={HEIGHT} fill="#0b070b" />
      {STARS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={opacity} />
      ))}
      <g transform="translate(165 112) scale(.585)">
        <Sun />
        {SHIPS.map(([seat, fraction, radius]) => (
          <g key={seat} transform={placed(fraction, radius, uprightAt(fraction) - 90, 1.28)}>
            <Ship paint={paintOf(seat)} turn={uprightAt(fraction) - 90} />
          </g>
        ))}
        {DIVERS.map(([seat, fraction, radius]) => (
          <g key={fraction} transform={placed(fraction, radius, sunwardAt(fraction), 1.45)}>
            <Diver paint={paintOf(seat)} turn={sunwardAt(fraction)} />
          </g>
        ))}
      </g>
    </PosterFrame>
  );
}

function placed(fraction: number, radius: number, turn: number, scale: number): string {
  const { x, y } = pointAt(fraction, radius);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale})`;
}

function Sun(): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id="sol-poster-halo" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="470">
          <stop offset=".48" stopColor="#ff8a34" stopOpacity=".66" />
          <stop offset=".58" stopColor="#f0661f" stopOpacity=".34" />
          <stop offset="1" stopColor="#5b1a1a" stopOpacity="0" />
        </radialGradient>
        <radialGradient
          id="sol-poster-rim"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r={RADIUS.convective + 11}
        >
          <stop offset=".93" stopColor="#ffb45a" />
          <stop offset="1" stopColor="#ffb45a" stopOpacity="0" />
        </radialGradient>
        <clipPath id="sol-poster-disc">
          <circle r={RADIUS.convective} />
        </clipPath>
      </defs>
      <circle r="470" fill="url(#sol-poster-halo)" />
      <image href={coronaUrl} x={-CORONA} y={-CORONA} width={2 * CORONA} height={2 * CORONA} />
      <circle r={RADIUS.convective + 11} fill="url(#sol-poster-rim)" />
      <image
        href={sunUrl}
        x={-PICTURE}
        y={-PICTURE}
        width={2 * PICTURE}
        height={2 * PICTURE}
        clipPath="url(#sol-poster-disc)"
      />
      <Engraving />
    </>
  );
}

const CELLS = [
  [13, RADIUS.radiative, RADIUS.convective, '#2f0804'],
  [8, RADIUS.core, RADIUS.radiative, '#4c1503'],
  [5, RADIUS.heart, RADIUS.core, '#7a3a06'],
] as const;

function Engraving(): ReactNode {
  return (
    <g fill="none">
      {CELLS.map(([count, inner, outer, stroke]) => (
        <path
          key={count}
          d={spokes(count, inner, outer)}
          stroke={stroke}
          strokeOpacity=".7"
          strokeWidth="1.6"
        />
      ))}
      {[RADIUS.convective, RADIUS.radiative, RADIUS.core].map((radius) => (
        <g key={radius}>
          <circle r={radius} stroke="#2a0805" strokeWidth="6.5" opacity=".85" />
          <circle r={radius + 3.2} stroke="#ffe3a8" strokeWidth="1.3" />
          <circle r={radius - 3.2} stroke="#ffe3a8" strokeWidth="1.3" />
        </g>
      ))}
      <circle r={RADIUS.inner} stroke="#e8c682" strokeOpacity=".6" strokeWidth="1.2" />
      <circle r={RADIUS.outer} stroke="#e8c682" strokeOpacity=".5" strokeWidth="1.2" />
      <circle r={RADIUS.heart} fill="#080307" stroke="#ffe9ae" strokeWidth="2.4" />
      {Array.from({ length: 13 }, (_, eye) => (
        <path
          key={eye}
          d={`M${at((eye + 0.06) / 13, RADIUS.inner)}h.01`}
          stroke="#e8c682"
          strokeWidth="9"
          strokeLinecap="round"
        />
      ))}
    </g>
  );
}

function spokes(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, i) => spoke((i - 0.5) / count, inner, outer)).join('');
}
