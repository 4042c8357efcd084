import type { ReactNode } from 'react';
import type { Who } from '../../../../games/empire/state.ts';
import { COIN, GOLD, GOLD_LIGHT, GOLD_LIT, NIGHT } from './palette.ts';
import { paintOf } from './paints.ts';
import { Picture } from '../../../board/picture.tsx';

/** Tokens around 0,0. */

const SHIELD = 'M-9-11H9V3.5L0 12-9 3.5z';

/** The colony token of a side: a shield with its emblem, 18 wide. */
export function Shield({ who }: { readonly who: Who }): ReactNode {
  const { fill, light, ink, emblem } = paintOf(who);
  return (
    <g strokeLinejoin="round">
      <path d={SHIELD} fill={NIGHT} stroke={NIGHT} strokeWidth={5} />
      <path d={SHIELD} fill={fill} stroke={light} strokeWidth={1.6} />
      <path d="M0-11H9V3.5L0 12z" fill={NIGHT} fillOpacity={0.22} />
      <path d={emblem} transform="translate(0 -1.6) scale(1.12)" fillRule="evenodd" fill={ink} />
    </g>
  );
}

/** Where a token may come (+) or be taken (−). */
export function ShieldGhost({ sign }: { readonly sign: '+' | '−' }): ReactNode {
  return (
    <g fill="none" stroke={GOLD_LIT} strokeLinejoin="round">
      <path d={SHIELD} fill="#1a0d30" fillOpacity={0.78} strokeWidth={1.7} strokeDasharray="3 2.4" />
      <path d={sign === '+' ? 'M0-6V4M-5-1H5' : 'M-5-1H5'} strokeWidth={2.2} strokeLinecap="round" />
    </g>
  );
}

interface TokenIconProps {
  /** Pixels. */
  readonly size: number;
}

/** A colony token in a panel. */
export function ShieldIcon({ who, size }: TokenIconProps & { readonly who: Who }): ReactNode {
  return (
    <Picture size={size} reach={14}>
      <Shield who={who} />
    </Picture>
  );
}

/** A star of four points, 20 wide. */
function GalaxyToken(): ReactNode {
  return (
    <g strokeLinejoin="round">
      <path
        d="M0-11C.8-4.8 2.4-2.2 11 0 2.4 2.2.8 4.8 0 11-.8 4.8-2.4 2.2-11 0-2.4-2.2-.8-4.8 0-11z"
        fill={GOLD_LIGHT}
        stroke={NIGHT}
        strokeWidth={3}
        paintOrder="stroke"
      />
      <path d="M0-11C.8-4.8 2.4-2.2 11 0H0z M0 11C-.8 4.8-2.4 2.2-11 0H0z" fill={GOLD} />
    </g>
  );
}

export function GalaxyIcon({ size }: TokenIconProps): ReactNode {
  return (
    <Picture size={size} reach={13}>
      <GalaxyToken />
    </Picture>
  );
}

/** A credit of radius 6.5. */
export function Coin(): ReactNode {
  return (
    <>
      <circle r={6.5} fill={COIN} stroke="#3a2606" strokeWidth={1.5} />
      <circle r={5} fill="none" stroke="#fff0bd" strokeOpacity={0.65} strokeWidth={0.8} />
      <path d="M0-3.2 3.2 0 0 3.2-3.2 0z" fill="#7a5512" />
    </>
  );
}

export function CoinIcon({ size }: TokenIconProps): ReactNode {
  return (
    <Picture size={size} reach={7.5}>
      <Coin />
    </Picture>
  );
}

/** The black obelisk, 26 wide and 56 high, its foot at 0,0. */
export function Monolith(): ReactNode {
  return (
    <g strokeLinejoin="round">
      <ellipse cy={-1} rx={17} ry={4.8} fill={NIGHT} fillOpacity={0.6} />
      <path d="M-13 0-9.5-47 0-55 9.5-47 13 0z" fill={NIGHT} stroke={NIGHT} strokeWidth={5} />
      <path d="M-13 0-9.5-47 0-55 9.5-47 13 0z" fill="#0d0716" stroke={GOLD_LIGHT} strokeWidth={1.7} />
      <path d="M0-55 9.5-47 13 0H0z" fill="#3b2a60" fillOpacity={0.75} />
      <path d="M0-52V-33M0-17V-2" stroke={GOLD_LIGHT} strokeOpacity={0.6} />
      <path d="M0-32 5-25 0-18-5-25z" fill={GOLD_LIGHT} />
    </g>
  );
}
