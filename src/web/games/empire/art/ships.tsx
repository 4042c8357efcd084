import type { ReactNode } from 'react';
import type { ShipKind } from '../../../../games/empire/facts.ts';
import { ANCIENTS, type Who } from '../../../../games/empire/state.ts';
import { NIGHT } from './palette.ts';
import { paintOf } from './paints.ts';
import { Picture } from '../../../board/picture.tsx';

/** Ships around 0,0, looking up: a dart, a winged hull, a broad-shouldered fortress; the Ancients have a blade. */

interface Hull {
  readonly outline: string;
  /** The right half, which lies in the shade. */
  readonly shade: string;
  /** The bow and other parts in the light. */
  readonly light: string;
  readonly engines: string;
  /** Where the emblem is, and how large. */
  readonly emblem: readonly [y: number, scale: number];
}

const HULLS: Readonly<Record<ShipKind, Hull>> = {
  fighter: {
    outline: 'M0-11 7.5 8.5 0 4.5-7.5 8.5z',
    shade: 'M0-11 7.5 8.5 0 4.5z',
    light: 'M0-11 2.3-5-2.3-5z',
    engines: 'M-2.2 6.2 0 10.5 2.2 6.2 0 4.9z',
    emblem: [0.6, 0.5],
  },
  cruiser: {
    outline: 'M0-14.5 4.5-5 13.5 4V9.5L5 7.5 4 12.5H-4L-5 7.5-13.5 9.5V4L-4.5-5z',
    shade: 'M0-14.5 4.5-5 13.5 4V9.5L5 7.5 4 12.5H0z',
    light: 'M0-14.5 2.9-8.4H-2.9zM-13.5 4-10 .5V8.6L-13.5 9.5zM13.5 4 10 .5V8.6L13.5 9.5z',
    engines: 'M-3 12.5-1.8 16-.6 12.5zM.6 12.5 1.8 16 3 12.5z',
    emblem: [1.5, 0.74],
  },
  dreadnought: {
    outline: 'M0-19 6.5-11V-4.5L16 .5V13.5L9 11 8 17H-8L-9 11-16 13.5V.5L-6.5-4.5V-11z',
    shade: 'M0-19 6.5-11V-4.5L16 .5V13.5L9 11 8 17H0z',
    light:
      'M0-19 4.2-13.8H-4.2zM-16 .5-12.5-1.3V12.2L-16 13.5zM16 .5 12.5-1.3V12.2L16 13.5zM-6.5-9.5H-3.5V-5.8L-6.5-4.5zM6.5-9.5H3.5V-5.8L6.5-4.5z',
    engines: 'M-6.5 17-4.8 21-3.1 17zM-1.7 17 0 22 1.7 17zM3.1 17 4.8 21 6.5 17z',
    emblem: [3.5, 0.98],
  },
};

interface ShipShapeProps {
  readonly kind: ShipKind;
  readonly who: Who;
}

/** The ship of a side. */
export function ShipShape({ kind, who }: ShipShapeProps): ReactNode {
  return who === ANCIENTS ? <Blade /> : <Hulled kind={kind} who={who} />;
}

function Hulled({ kind, who }: ShipShapeProps): ReactNode {
  const { outline, shade, light, engines, emblem } = HULLS[kind];
  const paint = paintOf(who);
  return (
    <g strokeLinejoin="round">
      <path d={`${outline}${engines}`} fill={NIGHT} stroke={NIGHT} strokeWidth={4.6} />
      <path d={engines} fill="#ffdf94" />
      <path d={outline} fill={paint.fill} stroke={paint.light} strokeWidth={1.3} />
      <path d={shade} fill={NIGHT} fillOpacity={0.28} />
      <path d={light} fill={paint.light} />
      <g transform={`translate(0 ${emblem[0]}) scale(${emblem[1]})`}>
        <path
          d={paint.emblem}
          fillRule="evenodd"
          fill="#fff"
          stroke={NIGHT}
          strokeOpacity={0.7}
          strokeWidth={1.6}
          paintOrder="stroke"
        />
      </g>
    </g>
  );
}

/** What ships would be, before they are there. */
export function ShipGhost({ kind }: { readonly kind: ShipKind }): ReactNode {
  return (
    <path
      d={HULLS[kind].outline}
      fill="#1a0d30"
      fillOpacity={0.55}
      stroke="#ffe9ae"
      strokeWidth={1.5}
      strokeDasharray="3 2.4"
      strokeLinejoin="round"
    />
  );
}

/** A cruiser of the Ancients: a black blade with a red edge. */
function Blade(): ReactNode {
  return (
    <g strokeLinejoin="round">
      <ellipse cy={1} rx={18} ry={21} fill="#f0546a" opacity={0.2} />
      <path
        d="M0-20 5.5-8 15.5 0 6 5.5 3.8 18.5H-3.8L-6 5.5-15.5 0-5.5-8z"
        fill="#150611"
        stroke={NIGHT}
        strokeWidth={4.8}
      />
      <path
        d="M0-20 5.5-8 15.5 0 6 5.5 3.8 18.5H-3.8L-6 5.5-15.5 0-5.5-8z"
        fill="#150611"
        stroke="#f0546a"
        strokeWidth={1.8}
      />
      <path d="M0-20 5.5-8 15.5 0 6 5.5 3.8 18.5H0z" fill="#5a0f24" fillOpacity={0.75} />
      <path d="M0-14V-5M0 5V14M-10 0H-4M10 0H4" stroke="#f0546a" strokeWidth={1.5} strokeLinecap="round" />
      <circle r={3.3} fill="#ffd7dc" stroke="#f0546a" strokeWidth={1.2} />
    </g>
  );
}

interface ShipIconProps extends ShipShapeProps {
  /** Pixels. */
  readonly size: number;
}

/** A ship in a panel. */
export function ShipIcon({ kind, who, size }: ShipIconProps): ReactNode {
  const reach = who === ANCIENTS ? 23 : { fighter: 15, cruiser: 18.5, dreadnought: 23 }[kind];
  return (
    <Picture size={size} reach={reach}>
      <ShipShape kind={kind} who={who} />
    </Picture>
  );
}
