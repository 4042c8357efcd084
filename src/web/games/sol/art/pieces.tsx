import type { ReactNode } from 'react';
import type { StationName } from '../../../../games/sol/facts.ts';
import type { Paint } from '../colours.ts';

/** The pieces, centred on 0,0 and pointing up. `turn` is by how much the whole is turned: emblems stay upright. */

interface PieceProps {
  readonly paint: Paint;
  readonly turn?: number;
}

const DARK = '#0a0f1d';

const DIVER =
  'M0-11.5C1.8-6.5 4-2.6 9.6 7.6 9.9 8.8 9 9.6 7.9 9.2L2.6 7.2 0 10.6-2.6 7.2-7.9 9.2C-9 9.6-9.9 8.8-9.6 7.6-4-2.6-1.8-6.5 0-11.5Z';
const DIVER_LEFT = 'M0-11.5C-1.8-6.5-4-2.6-9.6 7.6-9.9 8.8-9 9.6-7.9 9.2L-2.6 7.2 0 10.6Z';

function Emblem({ paint, size, fill }: PieceProps & { size: number; fill: string }): ReactNode {
  return <path d={paint.emblem} fill={fill} fillRule="evenodd" transform={`scale(${size})`} />;
}

/** A silhouette with its dark outline. */
function Hull({ d, paint, outline }: { d: string; paint: Paint; outline: number }): ReactNode {
  return (
    <path
      d={d}
      fill={paint.fill}
      stroke={paint.outline}
      strokeWidth={outline}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

export function Diver({ paint, turn = 0 }: PieceProps): ReactNode {
  return (
    <>
      <Hull d={DIVER} paint={paint} outline={3.2} />
      <path d={DIVER_LEFT} fill={paint.light} opacity={0.6} />
      <g transform={`translate(0 2.2) rotate(${-turn})`}>
        <Emblem paint={paint} size={0.72} fill={paint.ink} />
      </g>
    </>
  );
}

/** The outline of a sundiver that is not there. */
export function DiverOutline({ stroke }: { stroke: string }): ReactNode {
  return <path d={DIVER} fill="none" stroke={stroke} strokeWidth={1.6} strokeLinejoin="round" />;
}

const SHIP =
  'M0-21C9.5-21 17-13.5 18.5-4 19.3 3.5 17 11 12.5 17L8 11.5C11 6 11 .5 9-3.5 7-7.5 3.8-9.5 0-9.5S-7-7.5-9-3.5C-11 .5-11 6-8 11.5L-12.5 17C-17 11-19.3 3.5-18.5-4-17-13.5-9.5-21 0-21Z';
const SHIP_LEFT =
  'M0-21C-9.5-21-17-13.5-18.5-4-19.3 3.5-17 11-12.5 17L-8 11.5C-11 6-11 .5-9-3.5-7-7.5-3.8-9.5 0-9.5Z';

export function Ship({ paint, turn = 0 }: PieceProps): ReactNode {
  return (
    <>
      <Hull d={SHIP} paint={paint} outline={4} />
      <path d={SHIP_LEFT} fill={paint.light} opacity={0.5} />
      <path
        d="M-14.5-1a14.6 14.6 0 0 1 29 0"
        fill="none"
        stroke={paint.ink}
        strokeOpacity={0.55}
        strokeWidth={1.4}
        strokeDasharray="2 3"
      />
      <circle
        cy={3}
        r={6.6}
        fill={DARK}
        stroke={paint.name === 'onyx' ? paint.outline : paint.fill}
        strokeWidth={2}
      />
      <g transform={`translate(0 3) rotate(${-turn})`}>
        <Emblem paint={paint} size={0.82} fill={paint.bright} />
      </g>
    </>
  );
}

function Node({ paint }: PieceProps): ReactNode {
  return (
    <>
      <path d="M-14 0h-4M14 0h4M0-14v-4M0 14v4" stroke={paint.outline} strokeWidth={7} />
      <circle r={14} fill={paint.fill} stroke={paint.outline} strokeWidth={4.5} paintOrder="stroke" />
      <circle r={14} fill="none" stroke={paint.bright} strokeOpacity={0.8} />
      <circle r={10} fill={DARK} />
      <path d="M1.8-8.2-5.2 1.4H-.6L-1.8 8.2 5.2-1.6H.6Z" fill={paint.bright} />
      <path d="M-13.5 0h-4M13.5 0h4M0-13.5v-4M0 13.5v4" stroke={paint.fill} strokeWidth={3.4} />
    </>
  );
}

const FOUNDRY = 'M-15.5 13.5V-3L-9-9V-2.5L-2-9V-2.5L5-9V-15H11V-9L15.5-4V13.5Z';

function Foundry({ paint }: PieceProps): ReactNode {
  return (
    <>
      <Hull d={FOUNDRY} paint={paint} outline={4.5} />
      <path d="M-15.5 13.5V-3L-9-9V-2.5L-2-9V-2.5L5-9V-15H8V13.5Z" fill={paint.light} opacity={0.35} />
      <path
        d={DIVER}
        fill={paint.name === 'onyx' ? paint.ink : DARK}
        transform="translate(0 5.2) scale(.62)"
      />
    </>
  );
}

const SIGNAL =
  'M-6.5-16.5a7.5 7.5 0 0 0 0 9M6.5-16.5a7.5 7.5 0 0 1 0 9M-10.5-19a12 12 0 0 0 0 14M10.5-19a12 12 0 0 1 0 14';

const TOWER = 'M0-17 3.2-6 8.5 15.5H-8.5L-3.2-6Z';

function Tower({ paint }: PieceProps): ReactNode {
  return (
    <>
      <path d={SIGNAL} fill="none" strokeLinecap="round" stroke={paint.outline} strokeWidth={5} />
      <Hull d={TOWER} paint={paint} outline={4.5} />
      <path d="M0-17-3.2-6-8.5 15.5H0Z" fill={paint.light} opacity={0.55} />
      <path d="M-5.2 3.5H5.2L6.3 8H-6.3Z" fill={paint.name === 'onyx' ? paint.ink : DARK} />
      <path d={SIGNAL} fill="none" strokeLinecap="round" stroke={paint.fill} strokeWidth={2.2} />
    </>
  );
}

const STATION_ART = { node: Node, foundry: Foundry, tower: Tower } as const;

export function Station({ paint, type }: PieceProps & { type: StationName }): ReactNode {
  const Art = STATION_ART[type];
  return <Art paint={paint} />;
}

const GATE = 'M-13.5 12V7.5H-11V-1C-11-8-5-12.5 0-16.5 5-12.5 11-8 11-1V7.5H13.5V12Z';

export function Gate({ paint }: PieceProps): ReactNode {
  return (
    <>
      <Hull d={GATE} paint={paint} outline={4} />
      <path d="M-13.5 12V7.5H-11V-1C-11-8-5-12.5 0-16.5V12Z" fill={paint.light} opacity={0.45} />
      <path d="M-5.6 12V0C-5.6-4-3-6.6 0-9 3-6.6 5.6-4 5.6 0V12Z" fill="#1b0806" />
      <path d="M-3 12V1C-3-1.6-1.6-3.4 0-4.8 1.6-3.4 3-1.6 3 1V12Z" fill="#ffe2a0" />
    </>
  );
}

/** Pieces that are not there, by the names that rules have for them. */
export const OUTLINES: Readonly<Record<string, string>> = {
  sundiver: DIVER,
  gate: GATE,
  node: 'M-14 0A14 14 0 1 0 14 0A14 14 0 1 0 -14 0',
  foundry: FOUNDRY,
  tower: TOWER,
};

export const ARK = 'M-10-12.5H10V5.5L0 13.5-10 5.5Z';

/** The marker on the dial of momentum. */
export function Ark({ paint, turn = 0 }: PieceProps): ReactNode {
  return (
    <>
      <Hull d={ARK} paint={paint} outline={3} />
      <path d="M-10-12.5H10" stroke={paint.light} strokeWidth={1.6} />
      <g transform={`translate(0 -2.6) rotate(${-turn})`}>
        <Emblem paint={paint} size={1.02} fill={paint.ink} />
      </g>
    </>
  );
}

/** An energy cube around 0,0, 15 high. */
export function Cube(): ReactNode {
  return (
    <g transform="translate(-8 -8)">
      <path
        d="M8 1 14.5 4.6V11.4L8 15 1.5 11.4V4.6Z"
        fill="#ffc14d"
        stroke="#2a0e02"
        strokeWidth={2}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d="M8 8 14.5 4.6V11.4L8 15Z" fill="#b8741a" />
      <path d="M8 8 1.5 4.6V11.4L8 15Z" fill="#e2982e" />
    </g>
  );
}

/** A cube that lies on the board, on a dark plate: gold on a golden Sun would be lost. */
export function EnergyToken(): ReactNode {
  return (
    <>
      <circle r={11.5} fill="#1d0b08" stroke="#ffd98a" strokeWidth={1.2} opacity={0.92} />
      <Cube />
    </>
  );
}

/** A feeder or parasite: a small creature with hooks, 18 across. */
export function Feeder(): ReactNode {
  return (
    <>
      <path
        d="M-6-3-10-7M-7 0H-11M-6 3-10 7M6-3 10-7M7 0H11M6 3 10 7"
        stroke="#12040a"
        strokeWidth={4.4}
        strokeLinecap="round"
      />
      <path
        d="M-6-3-10-7M-7 0H-11M-6 3-10 7M6-3 10-7M7 0H11M6 3 10 7"
        stroke="#d9f25c"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      <ellipse rx={6.6} ry={8.4} fill="#4b6b12" stroke="#12040a" strokeWidth={3} paintOrder="stroke" />
      <path d="M0-8.4A6.6 8.4 0 0 0 0 8.4Z" fill="#d9f25c" opacity={0.55} />
      <circle cx={-2.3} cy={-3.4} r={1.5} fill="#12040a" />
      <circle cx={2.3} cy={-3.4} r={1.5} fill="#12040a" />
    </>
  );
}
