import type { ReactNode } from 'react';

interface PictureProps {
  /** Pixels. */
  readonly size: number;
  /** Half the side of the drawing around 0,0. */
  readonly reach: number;
  readonly children: ReactNode;
}

/** A drawing of the board on its own, as in a panel; what it shows is said beside it. */
export function Picture({ size, reach, children }: PictureProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      {children}
    </svg>
  );
}
