import type { ReactNode } from 'react';
import type { ShipType } from '../../../games/star/facts.ts';
import { type ColourName, seatColour } from '../../seatColours.ts';
import { BlackHole } from './art/blackHole.tsx';
import { noise } from '../../board/noise.ts';
import { PLANET_RADIUS, PlanetDisc } from './art/planets.tsx';
import { movedBy, Rocks, rocksOf } from './art/rocks.tsx';
import { ShipShape } from './art/ships.tsx';
import { HEIGHT, PosterFrame, WIDTH } from '../posterFrame.tsx';

/** A wing of the Marshall Guard on its way past the black hole, as it hangs on the home page. */

const HEX = 25;
const HALF = (HEX * Math.sqrt(3)) / 2;
const HOLE = { x: 196, y: 132 } as const;

/** The corners of a pointy hex a little smaller than its cell. */
function hexAround(x: number, y: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return `${(x + (HEX - 1) * Math.cos(angle)).toFixed(1)} ${(y + (HEX - 1) * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Cells in four depths of blue, each depth one path; wider than the poster, for those that are cut wide. */
const CELLS = cells();

function cells(): string[] {
  const next = noise(4);
  const depths = ['', '', '', ''];
  for (let row = -1; row < 15; row++) {
    for (let column = -7; column < 17; column++) {
      const shift = row % 2 === 0 ? 0 : HALF;
      depths[Math.floor(next() * depths.length)] += hexAround(column * 2 * HALF + shift, row * HEX * 1.5);
    }
  }
  return depths;
}

const STARS = stars();

function stars(): { x: number; y: number; r: number; opacity: number }[] {
  const next = noise(12);
  return Array.from({ length: 110 }, () => {
    const size = next();
    return {
      x: next() * WIDTH * 2 - WIDTH / 2,
      y: next() * HEIGHT,
      r: size ** 6 * 1.1 + 0.35,
      opacity: 0.12 + size * size * 0.55,
    };
  });
}

const BOULDERS = [
  ...movedBy(rocksOf(3), 46, 74),
  ...movedBy(rocksOf(9), 78, 104),
  ...movedBy(rocksOf(5), 26, 122),
  ...movedBy(rocksOf(14), 296, 268),
  ...movedBy(rocksOf(21), 268, 296),
];

/** Type, colour, place, turn, scale and the length of the trail. */
const FLEET: readonly (readonly [ShipType, ColourName, number, number, number, number, number])[] = [
  ['warrior', 'azure', 196, 258, 34, 1.75, 66],
  ['scout', 'azure', 158, 222, 34, 1.35, 50],
  ['scout', 'azure', 246, 272, 34, 1.35, 50],
  ['scout', 'ember', 290, 194, 236, 1.45, 46],
];

export function Poster(): ReactNode {
  return (
    <PosterFrame>
      <Lights />
      <Sky />
      {[92, 138, 190].map((r) => (
        <circle key={r} cx={HOLE.x} cy={HOLE.y} r={r} fill="none" stroke="#a9d4ff" strokeOpacity=".22" />
      ))}
      <g transform={`translate(${HOLE.x} ${HOLE.y}) scale(1.62)`}>
        <BlackHole />
      </g>
      <Rocks rocks={BOULDERS} />
      <Colony />
      {FLEET.map(([type, colour, x, y, turn, scale, trail]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d={`M${-3 * scale} ${9 * scale}H${3 * scale}L0 ${9 * scale + trail}Z`}
            fill={`url(#star-poster-${colour})`}
          />
          <g transform={`scale(${scale})`}>
            <ShipShape type={type} colour={colour} turn={turn} />
          </g>
        </g>
      ))}
    </PosterFrame>
  );
}

function Lights(): ReactNode {
  return (
    <defs>
      <radialGradient
        id="star-poster-sky"
        gradientUnits="userSpaceOnUse"
        cx={WIDTH * 0.4}
        cy={HEIGHT * 0.42}
        r="420"
      >
        <stop offset="0" stopColor="#14425f" />
        <stop offset=".55" stopColor="#0b1c30" />
        <stop offset="1" stopColor="#050a14" />
      </radialGradient>
      <radialGradient id="star-poster-teal">
        <stop offset="0" stopColor="#2a8fae" stopOpacity=".5" />
        <stop offset="1" stopColor="#2a8fae" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="star-poster-violet">
        <stop offset="0" stopColor="#5a4fa8" stopOpacity=".6" />
        <stop offset="1" stopColor="#5a4fa8" stopOpacity="0" />
      </radialGradient>
      {(['azure', 'ember'] as const).map((colour) => (
        <linearGradient key={colour} id={`star-poster-${colour}`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={seatColour(colour).light} stopOpacity=".7" />
          <stop offset="1" stopColor={seatColour(colour).light} stopOpacity="0" />
        </linearGradient>
      ))}
    </defs>
  );
}

function Sky(): ReactNode {
  return (
    <>
      <rect x={-WIDTH} width={WIDTH * 3} height={HEIGHT} fill="url(#star-poster-sky)" />
      <ellipse
        cx="80"
        cy="250"
        rx="260"
        ry="110"
        fill="url(#star-poster-teal)"
        transform="rotate(-28 80 250)"
      />
      <ellipse cx="290" cy="50" rx="200" ry="110" fill="url(#star-poster-violet)" />
      {STARS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={opacity} />
      ))}
      {CELLS.map((d, depth) => (
        <path
          key={depth}
          d={d}
          fill="#1b3c5c"
          fillOpacity={0.1 + depth * 0.06}
          stroke="#7fb4dc"
          strokeOpacity=".24"
        />
      ))}
    </>
  );
}

/** A planet with the ring of those who hold it. */
function Colony(): ReactNode {
  const scale = 44 / PLANET_RADIUS;
  return (
    <g transform="translate(80 218)">
      <g transform={`scale(${scale})`}>
        <PlanetDisc planet="O-SW" />
      </g>
      <circle r="53" fill="none" stroke="#050a14" strokeWidth="6" />
      <circle r="53" fill="none" stroke="var(--azure)" strokeWidth="3" />
    </g>
  );
}
