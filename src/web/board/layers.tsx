import type { ReactNode, Ref } from 'react';
import type { Size, Spot } from './zoom/lens.ts';

/** A board as layers over each other, each a drawing that fills its box. */

/** The part of a drawing that is shown. */
export type View = Spot & Size;

interface LayersProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly className: string;
  /** No travel, only fades. */
  readonly still: boolean;
  /** A phone. */
  readonly compact: boolean;
  readonly children: ReactNode;
}

export function Layers({ ref, className, still, compact, children }: LayersProps): ReactNode {
  return (
    <div
      ref={ref}
      className={`board ${className}`}
      data-still={still || undefined}
      data-compact={compact || undefined}
    >
      {children}
    </div>
  );
}

interface LayerProps {
  readonly view: View;
  /** What is called so holds the places; without it a layer is there for the eyes only. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function Layer({ view: { x, y, width, height }, label, children }: LayerProps): ReactNode {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label };
  return (
    <svg className="board-layer" viewBox={`${x} ${y} ${width} ${height}`} {...role}>
      {children}
    </svg>
  );
}
