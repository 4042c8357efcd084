import type { ReactNode } from 'react';
import type { Ship } from '../../../../games/star/state.ts';
import { maxHull } from '../../../../games/star/verbs.ts';

/** The hull that is left as a bar; below half it is a matter of danger. */
export function HullBar({ ship }: { readonly ship: Ship }): ReactNode {
  const left = ship.hull / maxHull(ship);
  return (
    <span
      className="star-bar"
      data-low={left < 0.5 || undefined}
      style={{ '--left': `${Math.round(left * 100)}%` }}
      aria-hidden
    />
  );
}
