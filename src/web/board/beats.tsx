import type { ReactNode } from 'react';

interface BeatsProps<Beat> {
  readonly beats: readonly Beat[];
  readonly draw: (beat: Beat) => ReactNode;
}

/**
 * What has just happened. Each beat waits for its moment, in milliseconds, and is gone after it by the style sheet, so
 * that there is nothing to keep time here.
 */
export function Beats<Beat extends { readonly start: number }>({ beats, draw }: BeatsProps<Beat>): ReactNode {
  return beats.map((beat, i) => (
    <g key={i} style={{ '--start': `${beat.start}ms` }}>
      {draw(beat)}
    </g>
  ));
}
