import type { ReactNode } from 'react';
import type { KitType } from '../../../../games/star/facts.ts';

/** The sign of each kit, within a radius of 5. */
const SIGNS: Readonly<Record<KitType, { readonly d: string; readonly fill: string }>> = {
  /** A shield. */
  survivor: { d: 'M0-4.4 3.9-3V.4C3.9 2.8 2 4.2 0 5-2 4.2-3.9 2.8-3.9.4V-3Z', fill: '#9be8ff' },
  /** The needle of a compass. */
  explorer: { d: 'M3.8-4.6.9 1.7-3.8 4.6-.9-1.7Z', fill: '#a9f0c4' },
  /** Two chevrons, for speed. */
  cheetah: { d: 'M0-4.6 4 -.6V2L0-1.8-4 2V-.6ZM0-.2 4 3.6V5.4L0 2-4 5.4V3.6Z', fill: '#ffe08a' },
  /** A bastion. */
  goliath: {
    d: 'M-4.4-4H-2.2V-2.4H-1V-4H1V-2.4H2.2V-4H4.4V4.2H1.4V1.6A1.4 1.4 0 0 0-1.4 1.6V4.2H-4.4Z',
    fill: '#d9cdbb',
  },
  /** A hammer. */
  crusher: { d: 'M-4.6-4.6H4.6V-.4H1.2V5H-1.2V-.4H-4.6Z', fill: '#ffab94' },
};

/** The mark of a kit: a dark badge of radius 6.4 around 0,0. */
export function KitMark({ kit }: { readonly kit: KitType }): ReactNode {
  const { d, fill } = SIGNS[kit];
  return (
    <>
      <circle r={6.4} fill="#060d19" stroke={fill} strokeWidth={1.1} />
      <path d={d} fill={fill} transform="scale(.8)" />
    </>
  );
}

/** The mark of a kit in a panel. */
export function KitIcon({ kit, size }: { readonly kit: KitType; readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-7 -7 14 14" aria-hidden>
      <KitMark kit={kit} />
    </svg>
  );
}
