import type { ReactNode } from 'react';
import type { ShipType } from '../../../../games/star/facts.ts';
import { type ColourName, seatColour } from '../../../seatColours.ts';
import { Emblem } from './emblem.tsx';
import { Picture } from '../../../board/picture.tsx';

/** Ships, centred on 0,0 and pointing up. */

interface Silhouette {
  readonly hull: string;
  /** The lit half. */
  readonly left: string;
  /** Where the emblem stands, and how large. */
  readonly emblem: { readonly y: number; readonly scale: number };
  /** What is cut into the hull. */
  readonly cut?: string;
}

const SILHOUETTES: Readonly<Record<ShipType, Silhouette>> = {
  scout: {
    hull: 'M0-11 3-2 9.5 8.5 3.2 6.2 0 9-3.2 6.2-9.5 8.5-3-2Z',
    left: 'M0-11-3-2-9.5 8.5-3.2 6.2 0 9Z',
    emblem: { y: 2, scale: 0.52 },
  },
  warrior: {
    hull: 'M0-13.5 3.4-6.5 13.5 3.5V8.5L5 7 3.4 11.5H-3.4L-5 7-13.5 8.5V3.5L-3.4-6.5Z',
    left: 'M0-13.5-3.4-6.5-13.5 3.5V8.5L-5 7-3.4 11.5H0Z',
    emblem: { y: 2.4, scale: 0.68 },
    cut: 'M-1-8.5H1V-4.5H-1ZM-10.6 2.6H-9V6.4H-10.6ZM9 2.6H10.6V6.4H9Z',
  },
  juggernaut: {
    hull: 'M-3.6-13H3.6L5-8.5 9.5-7V-10.5H12V6.5L9 11.5H3V9H-3V11.5H-9L-12 6.5V-10.5H-9.5V-7L-5-8.5Z',
    left: 'M-3.6-13H0V9H-3V11.5H-9L-12 6.5V-10.5H-9.5V-7L-5-8.5Z',
    emblem: { y: 0.4, scale: 0.78 },
    cut: 'M-1.8-10.5H1.8V-8.2H-1.8ZM-8.8-1.5H-7V5H-8.8ZM7-1.5H8.8V5H7Z',
  },
  mothership: {
    hull: 'M0-16.5 4.6-10.2A12 12 0 0 1 10.6-4.6L16.5-6.5V8.5L10.4 7A12 12 0 0 1 4.4 12.2L3.4 15.5H-3.4L-4.4 12.2A12 12 0 0 1-10.4 7L-16.5 8.5V-6.5L-10.6-4.6A12 12 0 0 1-4.6-10.2Z',
    left: 'M0-16.5-4.6-10.2A12 12 0 0 0-10.6-4.6L-16.5-6.5V8.5L-10.4 7A12 12 0 0 0-4.4 12.2L-3.4 15.5H0Z',
    emblem: { y: 0.8, scale: 0.92 },
  },
};

/** Half the side of the square each fits in. */
const REACH: Readonly<Record<ShipType, number>> = {
  scout: 13.5,
  warrior: 16,
  juggernaut: 16,
  mothership: 19,
};

interface ShipShapeProps {
  readonly type: ShipType;
  readonly colour: ColourName;
  /** By how much the whole is turned, in degrees: the emblem stays upright. */
  readonly turn?: number;
}

export function ShipShape({ type, colour, turn = 0 }: ShipShapeProps): ReactNode {
  const { hull, left, emblem, cut } = SILHOUETTES[type];
  const { fill, light, ink, outline } = seatColour(colour);
  const core = type === 'mothership';
  return (
    <>
      <path
        d={hull}
        fill={fill}
        stroke={outline}
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d={left} fill={light} opacity={0.52} />
      {cut !== undefined && <path d={cut} fill={ink} opacity={0.8} />}
      {core && <circle cy={0.8} r={9} fill="none" stroke={ink} strokeOpacity={0.5} />}
      {core && <circle cy={0.8} r={6.6} fill={ink} />}
      <Emblem colour={colour} {...emblem} fill={core ? light : ink} turn={turn} />
    </>
  );
}

/** Dims a ship that has done all it can. */
export function ShipVeil({ type }: { readonly type: ShipType }): ReactNode {
  return <path d={SILHOUETTES[type].hull} fill="#060d19" opacity={0.46} />;
}

/** A ship that is not there. */
function ShipOutline({ type }: { readonly type: ShipType }): ReactNode {
  return (
    <path d={SILHOUETTES[type].hull} fill="none" stroke="#4a5a7a" strokeWidth={1.4} strokeLinejoin="round" />
  );
}

interface ShipIconProps {
  readonly type: ShipType;
  /** Without one only the outline is drawn: a ship that is spent or absent. */
  readonly colour?: ColourName | undefined;
  readonly size: number;
  readonly turn?: number;
}

/** A ship in a panel. All types are drawn to the same scale. */
export function ShipIcon({ type, colour, size, turn = 0 }: ShipIconProps): ReactNode {
  return (
    <Picture size={size} reach={REACH.mothership}>
      <g transform={`rotate(${turn})`}>
        {colour === undefined ? (
          <ShipOutline type={type} />
        ) : (
          <ShipShape type={type} colour={colour} turn={turn} />
        )}
      </g>
    </Picture>
  );
}
