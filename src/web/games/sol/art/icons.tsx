import type { ReactNode, SVGProps } from 'react';
import type { SuitName } from '../../../../games/sol/facts.ts';
import type { Effect } from '../../../../games/sol/cards/effect.ts';

/** The signs of suits and moments: never colour alone. */

type Sign = Omit<SVGProps<SVGPathElement>, 'd'> & { readonly d: string };

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const SOLID = { fill: 'currentColor' } as const;

export const SUIT_COLOURS: Readonly<Record<SuitName, string>> = {
  FLARE: '#f2553d',
  REF: '#57c46a',
  CON: '#e8c33c',
  SUB: '#ee8a3a',
  OSC: '#27b8be',
  EXP: '#5b8def',
  REV: '#a678e8',
};

export const FLARE_STAR = 'M0-9 2-3.4 7.8-4.5 4 0 7.8 4.5 2 3.4 0 9-2 3.4-7.8 4.5-4 0-7.8-4.5-2-3.4Z';

const SUIT_SIGNS: Readonly<Record<SuitName, readonly Sign[]>> = {
  FLARE: [{ d: FLARE_STAR, ...SOLID }],
  REF: [
    { d: 'M0-8 8 7H-8Z', ...LINE, strokeWidth: 2 },
    { d: 'M-9 2 0-1 9 4M0-1 9 1', ...LINE, strokeWidth: 1.4 },
  ],
  CON: [
    {
      d: 'M0-9C4-3.5 6-.5 6 2.6A6 6 0 0 1-6 2.6C-6-.5-4-3.5 0-9ZM-2.6 3A2.8 2.8 0 0 0 .4 5.6',
      ...LINE,
      strokeWidth: 2,
    },
  ],
  SUB: [{ d: 'M-9-6C-3-6-3 0 0 0S3-6 9-6M-9 1C-4 1-4 7 0 7S4 1 9 1', ...LINE, strokeWidth: 2.2 }],
  OSC: [{ d: 'M-9 0C-6.5-9-3.5-9 0 0S6.5 9 9 0', ...LINE, strokeWidth: 2.4 }],
  EXP: [{ d: 'M0-9V-3M0 9V3M-9 0H-3M9 0H3M-6-6-3-3M6 6 3 3M6-6 3-3M-6 6-3 3', ...LINE, strokeWidth: 2.2 }],
  REV: [
    { d: 'M-7-7a10 10 0 0 1 0 14M-2-5a7 7 0 0 1 0 10M3-8a11.5 11.5 0 0 1 0 16', ...LINE, strokeWidth: 2.2 },
  ],
};

const MOMENT_SIGNS: Readonly<Record<Effect['icon'], Sign>> = {
  move: { d: 'M-5 4 5-5M-1-5H5V1', ...LINE, strokeWidth: 2 },
  convert: { d: 'M-5-3H2L-1-6M5 3H-2L1 6', ...LINE, strokeWidth: 1.8 },
  activate: { d: 'M1.6-6.4-4.6 1H-.6L-1.6 6.4 4.6-1.2H.6Z', ...SOLID },
  draw: { d: 'M-4-5.6H2.4V3.6H-4ZM-1.4 5.8H5V-3', ...LINE, strokeWidth: 1.6 },
  'any time': {
    d: 'M0-5.4A5.4 5.4 0 1 0 0 5.4 5.4 5.4 0 1 0 0-5.4ZM0-3V0L2.4 1.6',
    ...LINE,
    strokeWidth: 1.6,
  },
};

export function SuitSign({ suit, size }: { suit: SuitName; size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden>
      {SUIT_SIGNS[suit].map((sign) => (
        <path key={sign.d} {...sign} />
      ))}
    </svg>
  );
}

export function MomentSign({ icon }: { icon: Effect['icon'] }): ReactNode {
  return (
    <svg width={11} height={11} viewBox="-7 -7 14 14" aria-hidden>
      <path {...MOMENT_SIGNS[icon]} />
    </svg>
  );
}
