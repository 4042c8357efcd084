import { memo, type ReactNode } from 'react';
import {
  AREA,
  ASTEROIDS,
  BLACK_HOLE,
  type Hex,
  HEXES,
  PLANETS,
  WORMHOLE,
} from '../../../../games/star/board.ts';
import { type Corner, FACTION, FACTIONS } from '../../../../games/star/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type ColourName, seatColour } from '../../../seatColours.ts';
import { BlackHole } from '../art/blackHole.tsx';
import { noise } from '../../../board/noise.ts';
import { PlanetDisc } from '../art/planets.tsx';
import { movedBy, Rocks, rocksOf } from '../art/rocks.tsx';
import { Wormhole } from '../art/wormhole.tsx';
import { FACTION_COLOUR } from '../colours.ts';
import { outlineOf, spotOf, VIEW } from './geometry.ts';

/** What never changes: stars, grid, home areas, belts, black hole and planets. Drawn once. */
export const Mat = memo(function Mat(): ReactNode {
  return (
    <>
      <Sky />
      <Grid />
      <g fill="none" stroke="#ffd9a0" strokeOpacity={0.13} strokeWidth={1.2}>
        {ORBITS.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      {HOMES.map(({ corner, colour }) => (
        <Home key={corner} corner={corner} colour={colour} />
      ))}
      <path
        d={outlineOf(ASTEROIDS, 0.9)}
        fill="#05090f"
        fillOpacity={0.6}
        stroke="#7c8899"
        strokeOpacity={0.26}
      />
      <Rocks rocks={BELT} />
      <BlackHole />
      {PLANETS.map(({ id, at }) => (
        <g key={id} transform={placedAt(at)}>
          <PlanetDisc planet={id} />
        </g>
      ))}
    </>
  );
});

const ORBITS = [112, 208, 300] as const;

const BELT = ASTEROIDS.flatMap((hex) => {
  const { x, y } = spotOf(hex);
  return movedBy(rocksOf(hex), x, y);
});

const HOMES: readonly { readonly corner: Corner; readonly colour: ColourName }[] = FACTIONS.map(
  (faction) => ({
    corner: FACTION[faction].corner,
    colour: FACTION_COLOUR[faction],
  }),
);

function placedAt(hex: Hex): string {
  const { x, y } = spotOf(hex);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

// ── Sky ───────────────────────────────────────────────────────────────────────────────────────────

/** Stars of one brightness are one path of dots. */
const STARS = [
  { width: 0.9, opacity: 0.3, colour: '#ffffff' },
  { width: 1.2, opacity: 0.42, colour: '#bfd6ff' },
  { width: 1.6, opacity: 0.55, colour: '#ffe2b8' },
  { width: 2.1, opacity: 0.7, colour: '#ffffff' },
].map((star, i) => {
  const next = noise(i + 1);
  const dots = Array.from({ length: 70 >> i }, () => {
    const x = VIEW.x + next() * VIEW.width;
    return `M${x.toFixed(1)} ${(VIEW.y + next() * VIEW.height).toFixed(1)}h.01`;
  });
  return { ...star, d: dots.join('') };
});

const CLOUDS = [
  { x: -200, y: 150, rx: 330, ry: 170, turn: -24, colour: '#2a7f9e' },
  { x: 190, y: -165, rx: 340, ry: 165, turn: -20, colour: '#5a4fa8' },
] as const;

function Sky(): ReactNode {
  return (
    <>
      {CLOUDS.map(({ colour }) => (
        <radialGradient key={colour} id={`star-cloud-${colour.slice(1)}`}>
          <stop offset="0" stopColor={colour} stopOpacity=".38" />
          <stop offset=".55" stopColor={colour} stopOpacity=".17" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      {CLOUDS.map(({ x, y, rx, ry, turn, colour }) => (
        <ellipse
          key={colour}
          rx={rx}
          ry={ry}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={`url(#star-cloud-${colour.slice(1)})`}
        />
      ))}
      {STARS.map(({ d, colour, width, opacity }) => (
        <path
          key={width}
          d={d}
          fill="none"
          stroke={colour}
          strokeOpacity={opacity}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

// ── Grid ──────────────────────────────────────────────────────────────────────────────────────────

const SHADES = [0.2, 0.25, 0.3, 0.35] as const;

/** Plain hexes by their shade, each shade one path. */
const PLAIN: readonly { readonly shade: number; readonly d: string }[] = (() => {
  const next = noise(9);
  const special = new Set<Hex>([...BLACK_HOLE, ...Object.values(AREA).flat()]);
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => !special.has(hex));
  const groups = Map.groupBy(hexes, () => Math.floor(next() * SHADES.length));
  return [...groups].map(([i, group]) => ({ shade: itemAt(SHADES, i), d: outlineOf(group, 0.9) }));
})();

function Grid(): ReactNode {
  return (
    <g fill="#1b3c5c" stroke="#5e8ab0" strokeOpacity={0.3} strokeWidth={0.9}>
      {PLAIN.map(({ shade, d }) => (
        <path key={shade} d={d} fillOpacity={shade} />
      ))}
    </g>
  );
}

function Home({ corner, colour }: { readonly corner: Corner; readonly colour: ColourName }): ReactNode {
  const { fill } = seatColour(colour);
  return (
    <>
      <path
        d={outlineOf(AREA[corner], 0.9)}
        fill={fill}
        fillOpacity={0.15}
        stroke={fill}
        strokeOpacity={0.42}
        strokeWidth={0.9}
      />
      <g transform={placedAt(WORMHOLE[corner])}>
        <Wormhole colour={colour} />
      </g>
    </>
  );
}
