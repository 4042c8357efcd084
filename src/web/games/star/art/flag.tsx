import type { ReactNode } from 'react';
import { type ColourName, seatColour } from '../../../seatColours.ts';
import { Emblem } from './emblem.tsx';

const CLOTH = 'M0-11H15L11.5-6 15-1H0Z';

/** The flag of a colony; its pole stands on 0,9. Without a colour it is the outline of one not planted yet. */
export function Flag({ colour }: { readonly colour?: ColourName | undefined }): ReactNode {
  if (colour === undefined)
    return (
      <path d={`M0 9V-12${CLOTH}`} fill="none" stroke="#4a5a7a" strokeWidth={1.4} strokeLinejoin="round" />
    );
  const { fill, ink, outline } = seatColour(colour);
  return (
    <>
      <path d="M0 9V-11" stroke={outline} strokeWidth={4.4} strokeLinecap="round" />
      <path
        d={CLOTH}
        fill={fill}
        stroke={outline}
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d="M0 9V-12" stroke="#fff" strokeWidth={1.8} strokeLinecap="round" />
      <g transform="translate(6 -6)">
        <Emblem colour={colour} scale={0.72} fill={ink} />
      </g>
    </>
  );
}

/** A flag in a panel. */
export function FlagIcon({
  colour,
  size,
}: {
  readonly colour?: ColourName | undefined;
  readonly size: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-4.5 -14 24 25" aria-hidden>
      <Flag colour={colour} />
    </svg>
  );
}
