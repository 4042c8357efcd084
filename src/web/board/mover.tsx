import type { CSSProperties, ReactNode } from 'react';

export interface MoverProps {
  /** How it came to where it is: `coming`, `jumping` and `gone` are shown, anything else travels. */
  readonly motion: string;
  /** Transforms: where it is, where it comes from, and where it goes to if it is gone. */
  readonly at: string;
  readonly from?: string;
  readonly to?: string;
  /** Milliseconds on the way. */
  readonly way?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A piece around 0,0: it travels by its transform, and comes and goes by the style sheet. */
export function Mover({
  motion,
  at,
  from = at,
  to = at,
  way,
  className,
  style,
  children,
}: MoverProps): ReactNode {
  const moving: CSSProperties = {
    ...style,
    transform: at,
    '--origin': from,
    '--goal': to,
    '--way': way === undefined ? undefined : `${way}ms`,
  };
  return (
    <g className={`board-piece board-${motion} ${className ?? ''}`} style={moving}>
      {children}
    </g>
  );
}
