import { memo, type ReactNode } from 'react';
import type { Board } from '../../../../games/sol/board.ts';
import { BASE, BONUS, CONVECTIVE, CORE, INNER, OUTER, RADIATIVE } from '../../../../games/sol/facts.ts';
import sunUrl from '../art/sun.webp';
import { SEAT_COLOURS } from '../colours.ts';
import { eyeAt, linesOf, RINGS } from './geometry.ts';
import { Marks } from './marks.tsx';
import { type Point, pointAt, RADIUS, spoke, textPath, TURN } from './polar.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** The printed board: the burning disc, its rings and lines, eyes, names and rewards. Nothing here ever changes. */

/** The picture reaches a little beyond the last ring. */
const PICTURE = 250;

const LINE_STYLES: Readonly<Record<number, { stroke: string; opacity: number; from: number; to: number }>> = {
  [OUTER]: { stroke: '#e8c682', opacity: 0.42, from: RADIUS.convective + 5, to: RADIUS.outer },
  [CONVECTIVE]: { stroke: '#2f0804', opacity: 0.78, from: RADIUS.radiative + 4, to: RADIUS.convective - 4 },
  [RADIATIVE]: { stroke: '#4c1503', opacity: 0.78, from: RADIUS.core + 4, to: RADIUS.radiative - 4 },
  [CORE]: { stroke: '#7a3a06', opacity: 0.78, from: RADIUS.heart + 3, to: RADIUS.core - 4 },
};

interface SunProps {
  readonly board: Board;
  /** Names and rewards engraved in the rings. */
  readonly names: boolean;
  /** Units of the drawing in a pixel of the screen, for text that must stay readable. */
  readonly unit: number;
}

export const Sun = memo(function Sun({ board, names, unit }: SunProps): ReactNode {
  return (
    <g aria-hidden>
      <Definitions />
      <circle r={RADIUS.outer} fill="url(#sol-orbits)" opacity=".5" />
      <circle r={RADIUS.convective + 11} fill="url(#sol-rim)" />
      <image
        href={sunUrl}
        x={-PICTURE}
        y={-PICTURE}
        width={2 * PICTURE}
        height={2 * PICTURE}
        clipPath="url(#sol-disc)"
      />
      <Heart />
      <Lines board={board} />
      <Rings />
      <Eyes board={board} />
      {names && <Names unit={unit} />}
      <Marks board={board} unit={unit} taken={names ? nameSpots(unit) : NOWHERE} />
    </g>
  );
});

function Definitions(): ReactNode {
  return (
    <defs>
      <clipPath id="sol-disc">
        <circle r={RADIUS.convective} />
      </clipPath>
      <radialGradient id="sol-orbits" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS.outer}>
        <stop offset=".66" stopColor="#3a1714" stopOpacity=".55" />
        <stop offset="1" stopColor="#0b1224" stopOpacity=".85" />
      </radialGradient>
      <radialGradient id="sol-rim" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS.convective + 11}>
        <stop offset=".93" stopColor="#ffb45a" />
        <stop offset=".962" stopColor="#ffb45a" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffb45a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="sol-heart" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS.heart}>
        <stop offset="0" stopColor="#000" />
        <stop offset=".78" stopColor="#080307" />
        <stop offset="1" stopColor="#3a1206" />
      </radialGradient>
      <radialGradient id="sol-heat" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS.heart + 14}>
        <stop offset=".78" stopColor="#fffbe9" />
        <stop offset=".86" stopColor="#fff3c9" stopOpacity=".8" />
        <stop offset="1" stopColor="#fff3c9" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="sol-ice">
        <stop offset="0" stopColor="#d9faff" stopOpacity=".95" />
        <stop offset=".55" stopColor="#b8f3ff" stopOpacity=".55" />
        <stop offset="1" stopColor="#9febff" stopOpacity="0" />
      </radialGradient>
      {SEAT_COLOURS.map((name, seat) => (
        <radialGradient key={name} id={`sol-seat-${seat}`}>
          <stop
            offset="0"
            stopColor={`var(--${name === 'onyx' ? 'onyx-outline' : name})`}
            stopOpacity=".85"
          />
          <stop
            offset=".45"
            stopColor={`var(--${name === 'onyx' ? 'onyx-outline' : name})`}
            stopOpacity=".5"
          />
          <stop offset="1" stopColor={`var(--${name === 'onyx' ? 'onyx-outline' : name})`} stopOpacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="sol-shade">
        <stop offset="0" stopColor="#000" stopOpacity=".62" />
        <stop offset=".6" stopColor="#000" stopOpacity=".34" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Heart(): ReactNode {
  return (
    <>
      <circle r={RADIUS.heart + 14} fill="url(#sol-heat)" />
      <circle r={RADIUS.heart} fill="url(#sol-heart)" stroke="#ffe9ae" strokeWidth="1.6" />
      <circle r={RADIUS.heart - 5} fill="none" stroke="#c4702a" strokeWidth=".8" opacity=".8" />
    </>
  );
}

function Lines({ board }: { board: Board }): ReactNode {
  return [OUTER, CONVECTIVE, RADIATIVE, CORE].map((layer) => {
    const style = LINE_STYLES[layer];
    if (style === undefined) return null;
    const { stroke, opacity, from, to } = style;
    const d = linesOf(board, layer)
      .map((line) => spoke(line, from, to))
      .join('');
    return (
      <path
        key={layer}
        d={d}
        stroke={stroke}
        strokeOpacity={opacity}
        strokeWidth={layer === OUTER ? 1 : 1.4}
      />
    );
  });
}

/** The orbits as hairlines, the barriers dark between two golden ones. */
function Rings(): ReactNode {
  return (
    <g fill="none">
      <circle r={RADIUS.outer} stroke="#e8c682" strokeOpacity=".75" strokeWidth="1.2" />
      <circle r={RADIUS.inner} stroke="#e8c682" strokeOpacity=".6" />
      {[RADIUS.convective, RADIUS.radiative, RADIUS.core].map((radius) => (
        <g key={radius}>
          <circle r={radius} stroke="#2a0805" strokeWidth="6.5" opacity=".88" />
          <circle r={radius + 3.2} stroke="#ffe3a8" strokeWidth="1.1" />
          <circle r={radius - 3.2} stroke="#ffe3a8" strokeWidth="1.1" />
        </g>
      ))}
    </g>
  );
}

function Eyes({ board }: { board: Board }): ReactNode {
  return Array.from({ length: board.eyes }, (_, eye) => {
    const { x, y } = pointAt(eyeAt(board, eye), RADIUS.inner);
    return (
      <g key={eye}>
        <circle cx={x} cy={y} r="4.6" fill="#0a0f1d" stroke="#e8c682" strokeWidth="1.2" />
        <circle cx={x} cy={y} r="1.6" fill="#e8c682" />
      </g>
    );
  });
}

const NAMES: readonly (readonly [string, number, string])[] = [
  ['OUTER ORBIT', OUTER, '#ebd7a8'],
  ['INNER ORBIT', INNER, '#f6ddae'],
  ['CONVECTIVE', CONVECTIVE, '#fff0d4'],
  ['RADIATIVE', RADIATIVE, '#2a0a01'],
  ['CORE', CORE, '#3a1a03'],
];

const NOWHERE: readonly Point[] = [];

/** How wide a letter of a name is, with the space after it. */
const LETTER = 0.8;

/** Points along the names, for what must not touch them. */
function nameSpots(unit: number): Point[] {
  const size = ENGRAVING * unit;
  return NAMES.flatMap(([name, layer]) => {
    const radius = itemAt(RINGS, layer)[1] - 8 - size / 2;
    const letters = name.length + rewardOf(layer).length;
    return Array.from({ length: letters + 1 }, (_, i) =>
      pointAt(NAMES_AT + ((i - letters / 2) * LETTER * size) / (TURN * radius), radius),
    );
  });
}

const NAMES_AT = 0.158;
const NAMES_HALF = 0.09;
const ENGRAVING = 12.3;

function Names({ unit }: { unit: number }): ReactNode {
  const size = ENGRAVING * unit;
  return NAMES.map(([name, layer, colour]) => {
    const radius = itemAt(RINGS, layer)[1] - 8 - size;
    const arc = { start: NAMES_AT - NAMES_HALF, end: NAMES_AT + NAMES_HALF };
    return (
      <text key={name} className="sol-engraved" fontSize={size} fill={colour}>
        <path id={`sol-name-${layer}`} d={textPath(arc, radius)} fill="none" />
        <textPath href={`#sol-name-${layer}`} startOffset="50%">
          {name}
          <tspan dx={size * 0.7} letterSpacing="0">
            {rewardOf(layer)}
          </tspan>
        </textPath>
      </text>
    );
  });
}

/** What a station yields here, and what its owner may add. */
function rewardOf(layer: number): string {
  const bonus = itemAt(BONUS, layer);
  return `${itemAt(BASE, layer)}${bonus === 0 ? '' : ` + ${bonus}`}`;
}
