import type { ReactNode } from 'react';

/** The size posters are drawn in; a wider frame shows what is drawn beside it too. */
export const WIDTH = 330;
export const HEIGHT = 496;

/** What all posters have in common: they fill their frame from the top, and say nothing that their title does not. */
export function PosterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      {children}
    </svg>
  );
}
