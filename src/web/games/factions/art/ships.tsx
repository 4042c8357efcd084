import type { ReactNode } from 'react';
import { seatColour } from '../../../seatColours.ts';
import type { SeatColourName } from '../colours.ts';
import { CREAM, NIGHT } from './palette.ts';
import { Picture } from '../../../board/picture.tsx';

/** One silhouette for each seat, pointing up, within 20 around 0,0: told apart without colour. */

/** From 0,0 to the tips of a ship and its outline. */
const REACH = 21;

interface Silhouette {
  /** What it is called. */
  readonly name: string;
  readonly hull: string;
  /** The side away from the light. */
  readonly shade: string;
  readonly window: { readonly y: number; readonly r: number };
  /** Lines that stick out, and what lies behind the hull. */
  readonly struts?: string;
  readonly dome?: string;
  readonly lamps?: readonly number[];
  /** Whether it turns where it flies; the others stay upright. */
  readonly turns: boolean;
}

const SILHOUETTES: Readonly<Record<SeatColourName, Silhouette>> = {
  amber: {
    name: 'rocket',
    hull: 'M0-19C6.4-11.5 8-3 7 6.5L12.5 13v6.2L5.2 14.6H-5.2L-12.5 19.2V13L-7 6.5C-8-3-6.4-11.5 0-19Z',
    shade: 'M0-19C6.4-11.5 8-3 7 6.5L12.5 13v6.2L5.2 14.6H0Z',
    window: { y: -3.5, r: 5 },
    turns: true,
  },
  azure: {
    name: 'saucer',
    hull: 'M-20 3.5C-12-5.5 12-5.5 20 3.5 12 12.5-12 12.5-20 3.5Z',
    shade: 'M-20 3.5C-12 12.5 12 12.5 20 3.5 12 7-12 7-20 3.5Z',
    dome: 'M-9-1.5a9 10 0 0 1 18 0Z',
    window: { y: -4.6, r: 0 },
    lamps: [-10.5, 0, 10.5],
    turns: false,
  },
  orchid: {
    name: 'sputnik',
    hull: 'M-10.5 0a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1-21 0Z',
    shade: 'M0-10.5A10.5 10.5 0 0 1 0 10.5Z',
    struts: 'M-6-6-15-18M6-6 15-18M-7.5 5-17.5 13M7.5 5 17.5 13',
    window: { y: 0, r: 5.2 },
    turns: false,
  },
  jade: {
    name: 'delta',
    hull: 'M0-19 17.5 14 6.5 10.5 0 16.5-6.5 10.5-17.5 14Z',
    shade: 'M0-19 17.5 14 6.5 10.5 0 16.5Z',
    window: { y: 2.5, r: 4.8 },
    turns: true,
  },
};

export function shipTurns(colour: SeatColourName): boolean {
  return SILHOUETTES[colour].turns;
}

export function shipName(colour: SeatColourName): string {
  return SILHOUETTES[colour].name;
}

interface ShipShapeProps {
  readonly colour: SeatColourName;
  /** By how much the whole is turned, in degrees: the emblem stays upright. */
  readonly turn?: number;
}

export function ShipShape({ colour, turn = 0 }: ShipShapeProps): ReactNode {
  const { hull, shade, window, struts, dome, lamps } = SILHOUETTES[colour];
  const { fill, light, ink, emblem } = seatColour(colour);
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {struts !== undefined && <path d={struts} fill="none" stroke={NIGHT} strokeWidth={5.6} />}
      {struts !== undefined && <path d={struts} fill="none" stroke={fill} strokeWidth={2.6} />}
      {dome !== undefined && (
        <path d={dome} fill={CREAM} stroke={NIGHT} strokeWidth={2.6} paintOrder="stroke" />
      )}
      <path d={hull} fill={fill} stroke={NIGHT} strokeWidth={3} paintOrder="stroke" />
      <path d={shade} fill={ink} opacity={0.42} />
      {lamps?.map((x) => (
        <circle key={x} cx={x} cy={x === 0 ? 5.2 : 4.3} r={1.7} fill={light} />
      ))}
      {window.r > 0 && <circle cy={window.y} r={window.r} fill={CREAM} stroke={NIGHT} strokeWidth={1.2} />}
      <path
        d={emblem}
        fill={window.r > 0 ? ink : NIGHT}
        fillRule="evenodd"
        transform={`translate(0 ${window.y})${turn === 0 ? '' : ` rotate(${-turn})`} scale(0.66)`}
      />
    </g>
  );
}

interface ShipIconProps {
  readonly colour: SeatColourName;
  readonly size: number;
  readonly turn?: number;
}

/** The ship of a seat in a panel, a line of the log, a vote. */
export function ShipIcon({ colour, size, turn = 0 }: ShipIconProps): ReactNode {
  return (
    <Picture size={size} reach={REACH}>
      <g transform={`rotate(${turn})`}>
        <ShipShape colour={colour} turn={turn} />
      </g>
    </Picture>
  );
}
