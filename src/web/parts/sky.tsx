import { memo } from 'react';
import { seeded } from '../../kernel/match/rng.ts';
import './sky.css';

const WIDTH = 1440;
const HEIGHT = 190;
const STARS = 90;
const ORBITS = [420, 560, 720, 900, 1100] as const;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tint: string;
  readonly opacity: number;
}

/** Few bright stars among many faint ones; always the same sky. */
function skyStars(): Star[] {
  const rng = seeded(5);
  const next = (): number => rng.int(10_000) / 10_000;
  return Array.from({ length: STARS }, () => {
    const bright = next();
    const hue = next();
    return {
      x: Math.round(next() * WIDTH),
      y: Math.round(next() * HEIGHT),
      r: Number((bright ** 6 * 1.1 + 0.35).toFixed(2)),
      tint: hue < 0.25 ? '#ffe2b8' : hue < 0.55 ? '#bfd6ff' : '#ffffff',
      opacity: Number((0.12 + bright * bright * 0.55).toFixed(2)),
    };
  });
}

const STARRED = skyStars();

/** The background of every page but the table: stars, engraved orbits and two moving planets. */
export const Sky = memo(function Sky() {
  return (
    <svg className="sky" viewBox={`0 0 ${WIDTH} 900`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {STARRED.map(({ x, y, r, tint, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={tint} opacity={opacity} />
      ))}
      <g className="sky-orbits">
        {ORBITS.map((r, i) => (
          <circle key={r} cx="720" cy="-250" r={r} strokeOpacity={0.22 - i * 0.034} />
        ))}
      </g>
      <g className="sky-planet">
        <circle cx="917" cy="121" r="9" fill="#ffcf70" opacity=".25" />
        <circle cx="917" cy="121" r="4.5" fill="#ffcf70" />
      </g>
      <circle className="sky-moon" cx="1179" cy="71" r="3.2" fill="#a9d4ff" />
    </svg>
  );
});
