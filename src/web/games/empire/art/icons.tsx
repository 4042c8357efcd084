import type { ReactNode } from 'react';

/** Signs of one colour, the one of the text around them, in a square of 16. */

const GEAR =
  'M6.9 1.5 6.6 3.2l-1.4.6-1.5-1-1.5 1.5 1 1.5-.6 1.4-1.7.3v2.1l1.7.3.6 1.4-1 1.5 1.5 1.5 1.5-1 1.4.6.3 1.7H9l.3-1.7 1.4-.6 1.5 1 1.5-1.5-1-1.5.6-1.4 1.7-.3V7.5l-1.7-.3-.6-1.4 1-1.5-1.5-1.5-1.5 1-1.4-.6L9 1.5zM8 5.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z';
const CROWN = 'M1.6 4.6 4.9 7.4 8 2l3.1 5.4 3.3-2.8-1.2 6.6H2.8zM2.8 12.2h10.4V14H2.8z';
const SWORDS =
  'M1.4 1.4 4.3 2 11.6 9.7 13 8.4l.9.9-1.3 1.6 2 2-1.3 1.3-2-2-1.6 1.3-.9-.9 1.3-1.4L2 4.3zM14.6 1.4 14 4.3 10.9 7.5 8.6 5.2 11.7 2zM5 8.8 7.3 11.1 5.8 12.6 7.1 14l-.9.9-1.6-1.3-2 2L1.3 14.3l2-2L2 10.7l.9-.9 1.4 1.3z';

const SIGNS = {
  // roles
  explorer:
    'M8 .4 9.7 6.3 15.6 8 9.7 9.7 8 15.6 6.3 9.7.4 8l5.9-1.7zM13.2 1.2l.5 1.5 1.5.5-1.5.5-.5 1.5-.5-1.5-1.5-.5 1.5-.5zM2.8 10.8l.5 1.5 1.5.5-1.5.5-.5 1.5-.5-1.5-1.5-.5 1.5-.5z',
  scientist:
    'M5.4 1h5.2v1.5h-1v3.7l4.2 6.9A1.3 1.3 0 0 1 12.7 15H3.3a1.3 1.3 0 0 1-1.1-1.9l4.2-6.9V2.5h-1zM7.3 8.2 5.2 11.6h5.6L8.7 8.2z',
  steward:
    'M7.2 15V9C3.8 9 2.3 6.8 2.3 3.6 4.9 3.6 6.6 4.8 7.2 6.8 7.4 4.2 8.4 2 11 1c1.9 3.1.6 6.5-2.3 7.4v2c1-1.6 2.7-2.3 5-2.1 0 2.6-1.9 4.5-5 4.5V15z',
  merchant:
    'M7.2.8h1.6v1.7l4.5 1 2.4 5.2a2.9 2.9 0 0 1-5.8 0l1.8-3.9-2.9-.7v8.7h3v1.7H4.2v-1.7h3V4.1l-2.9.7 1.8 3.9a2.9 2.9 0 0 1-5.8 0l2.4-5.2 4.5-1zM3.2 5.9 2 8.5h2.4zM12.8 5.9 11.6 8.5H14z',
  engineer: GEAR,
  warlord: SWORDS,
  regent: CROWN,
  // resources
  polymer:
    'M8 14.8C3.3 12.2 2.3 7.4 3.9 1.6c3.7 1 5.2 3.1 5.5 5.4.7-1.5 2-2.5 3.8-2.8.9 4.8-.8 8.8-5.2 10.6z',
  metal: 'M4.9 3.6h6.2l3.6 8.8H1.3zM6 5.2 5.5 6.4h5L10 5.2z',
  energy: 'M9.6 1 3.2 9.2h3.9L6 15l6.8-8.6H8.7z',
  // tokens
  credit: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zm0 2.6L3.8 8 8 12.2 12.2 8z',
  colony:
    'M2.6 1.4h10.8v7.2L8 14.8 2.6 8.6zM8 3.4 7 5.7l-2.4.2 1.8 1.6-.5 2.4L8 8.6l2.1 1.3-.5-2.4 1.8-1.6L9 5.7z',
  galaxy: 'M8 .8c.5 4.1 1.6 5.7 7.2 7.2-5.6 1.5-6.7 3.1-7.2 7.2C7.5 11.1 6.4 9.5.8 8 6.4 6.5 7.5 4.9 8 .8z',
  // ships
  fighter: 'M8 1.6 13 14.2 8 11.3 3 14.2z',
  cruiser: 'M8 .8 10.2 5.6 15.2 10.4v3l-4-1.2-.7 2.8H5.5l-.7-2.8-4 1.2v-3l5-4.8z',
  dreadnought:
    'M8 .4 10.4 3.7V7.1L15.6 9.4v5.2l-3.7-1.1-.6 2.1H4.7l-.6-2.1L.4 14.6V9.4L5.6 7.1V3.7zM6.9 8.2v3h2.2v-3z',
  // categories
  military: SWORDS,
  industry: GEAR,
  culture: CROWN,
  // the rest
  crown: CROWN,
  scepter:
    'M12 .3h1.2V1.7h1.3v1.2h-1.3v1.1a2.9 2.9 0 0 1-2.7 4.7L9.3 9.9l.7.7-1.2 1.2-.7-.7-4 4a1.3 1.3 0 0 1-1.9-1.9l4-4-.7-.7 1.2-1.2.7.7 1.2-1.2A2.9 2.9 0 0 1 12 3.4V2.9h-1.3V1.7H12zM11.3 5.1a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  event: 'M8 .8 15.6 14.6H.4zM7.1 5.6l.3 4.6h1.2l.3-4.6zM8 11.1a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  sector:
    'M8 .6 14.4 4.3v7.4L8 15.4 1.6 11.7V4.3zM8 2.7 3.4 5.3v5.4L8 13.3l4.6-2.6V5.3zM8 5.3l2.3 1.4v2.6L8 10.7 5.7 9.3V6.7z',
  tactics: 'M8 1 15 8l-3 3-2.2-2.2V15H6.2V8.8L4 11 1 8z',
  weapons: 'M13.8 1 15 2.2 6.9 10.3l1.4 1.4-1.1 1.1-1.7-1.7-3 3-1.6-1.6 3-3L2.2 7.8l1.1-1.1 1.4 1.4z',
  shields:
    'M8 .8 14 2.8v4.6c0 3.7-2.5 6.2-6 7.8-3.5-1.6-6-4.1-6-7.8V2.8zM8 3.1 4.1 4.4v3.1c0 2.3 1.4 4 3.9 5.3z',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof SIGNS;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
}

/** A sign in a line of text; what it means is said beside it. */
export function Icon({ name, size }: IconProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      <path fillRule="evenodd" d={SIGNS[name]} />
    </svg>
  );
}

interface GlyphProps {
  readonly name: IconName;
  /** Its centre and its side, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** The dark around it. */
  readonly outline?: string;
}

/** A sign within a drawing. */
export function Glyph({ name, x, y, size, fill, outline }: GlyphProps): ReactNode {
  return (
    <path
      fillRule="evenodd"
      d={SIGNS[name]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
      fill={fill}
      stroke={outline}
      strokeWidth={outline === undefined ? undefined : 2.6}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}
