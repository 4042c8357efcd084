import type { ReactNode } from 'react';
import { noise } from '../../../board/noise.ts';
import { CREAM, MUSTARD, NIGHT, SWIRL } from './palette.ts';
import { Picture } from '../../../board/picture.tsx';

/** Things that lie on the board, around 0,0: asteroids, wormholes, the sign of the Leader. */

// ── Asteroids ─────────────────────────────────────────────────────────────────────────────────────

/** Face down; seen by the one who looks alone; or open to all. */
export type Face = 'down' | 'private' | 'open';

const STONE_RADIUS = 11;
const CORNERS = 8;

/** The eight corners of a stone, the same for the same seed. */
export function stoneOf(seed: number): string {
  const next = noise(seed + 3);
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI + 0.2;
    const far = STONE_RADIUS * (0.86 + next() * 0.26);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface AsteroidProps {
  /** Stones of different seeds differ in shape. */
  readonly seed: number;
  readonly face: Face;
  readonly value: number;
}

const FACES: Readonly<
  Record<Face, { readonly stone: string; readonly heart: string; readonly ink: string }>
> = {
  down: { stone: '#a98f6f', heart: '#5a4632', ink: '#fff3d2' },
  private: { stone: '#c9b08a', heart: '#3b2a55', ink: '#f1e2ff' },
  open: { stone: '#e6cf9f', heart: '#fff1c9', ink: '#2b1d0c' },
};

export function Asteroid({ seed, face, value }: AsteroidProps): ReactNode {
  const stone = stoneOf(seed);
  const { stone: fill, heart, ink } = FACES[face];
  return (
    <>
      <path
        d={stone}
        fill={fill}
        stroke={NIGHT}
        strokeWidth={2.4}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d={stone}
        fill={heart}
        opacity={face === 'down' ? 0.62 : 1}
        transform="translate(.6 .8) scale(.7)"
      />
      <circle cx={-6} cy={-4.5} r={1.5} fill={NIGHT} opacity={0.28} />
      <circle cx={5.5} cy={6} r={1.2} fill={NIGHT} opacity={0.28} />
      <text
        y={5}
        textAnchor="middle"
        fontSize={15}
        fontWeight={800}
        fill={ink}
        fontFamily="var(--factions-display, var(--text))"
      >
        {face === 'down' ? '?' : value}
      </text>
      {face === 'private' && <Eye />}
    </>
  );
}

/** Only the one who looks sees it. */
function Eye(): ReactNode {
  return (
    <g transform="translate(8.5 -8.5)">
      <path d="M-6.5 0C-4-4.6 4-4.6 6.5 0 4 4.6-4 4.6-6.5 0Z" fill={SWIRL} stroke={NIGHT} strokeWidth={1.2} />
      <circle r={2} fill={NIGHT} />
    </g>
  );
}

interface AsteroidIconProps {
  readonly size: number;
  readonly seed?: number;
  readonly face?: Face;
  readonly value?: number;
}

export function AsteroidIcon({ size, seed = 5, face = 'down', value = 0 }: AsteroidIconProps): ReactNode {
  return (
    <Picture size={size} reach={15}>
      <Asteroid seed={seed} face={face} value={value} />
    </Picture>
  );
}

// ── Wormholes ─────────────────────────────────────────────────────────────────────────────────────

export function Wormhole(): ReactNode {
  return (
    <>
      <circle r={12} fill="#1b1030" stroke={NIGHT} strokeWidth={4.4} paintOrder="stroke" />
      <circle r={12} fill="none" stroke={SWIRL} strokeWidth={1.6} />
      <path
        d="M0-8.4A8.4 8.4 0 0 1 8.4 0M0 8.4A8.4 8.4 0 0 1-8.4 0M-5.2-2A5.6 5.6 0 0 1 2-5.2M5.2 2A5.6 5.6 0 0 1-2 5.2"
        fill="none"
        stroke={SWIRL}
        strokeWidth={1.9}
        strokeLinecap="round"
      />
      <circle r={1.9} fill="#fff" />
    </>
  );
}

export function WormholeIcon({ size }: { readonly size: number }): ReactNode {
  return (
    <Picture size={size} reach={14.5}>
      <Wormhole />
    </Picture>
  );
}

// ── The Leader ────────────────────────────────────────────────────────────────────────────────────

const SEAL = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * 2 * Math.PI;
  const far = i % 2 === 0 ? 14 : 11.8;
  return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
}).join('L');

export function LeaderToken({ size }: { readonly size: number }): ReactNode {
  return (
    <Picture size={size} reach={16}>
      <path
        d={`M${SEAL}Z`}
        fill={MUSTARD}
        stroke={NIGHT}
        strokeWidth={2.6}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <circle r={9.2} fill="none" stroke="#8a4e0c" strokeWidth={1.2} />
      <path d="M0-7.5 1.9-2.6 7.1-2.3 3.1 1 4.4 6.1 0 3.3-4.4 6.1-3.1 1-7.1-2.3-1.9-2.6Z" fill="#8a2a10" />
      <path d="M0-7.5 1.9-2.6 7.1-2.3 3.1 1 4.4 6.1 0 3.3Z" fill={CREAM} opacity={0.3} />
    </Picture>
  );
}
