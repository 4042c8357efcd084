import type { ReactNode } from 'react';
import { type Cost, RESOURCES, type Resource } from '../../../../games/star/facts.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { counts } from '../../../board/counter.ts';

/** Metal, Fuel and Weapons as small signs with their numbers. */

const SIGNS: Readonly<Record<Resource, ReactNode>> = {
  /** An ingot. */
  metal: (
    <>
      <path d="M-6 3-3.5-4H3.5L6 3Z" fill="#c3d0df" />
      <path d="M-6 3H6L4.5 5.5H-4.5Z" fill="#75869b" />
    </>
  ),
  /** A drop. */
  fuel: (
    <>
      <path d="M0-7C3-2.8 5-.6 5 2.2A5 5 0 0 1-5 2.2C-5-.6-3-2.8 0-7Z" fill="#6fe0c0" />
      <path d="M-2.6 2.4A2.6 2.6 0 0 0 0 5" stroke="#06382c" strokeWidth="1.4" fill="none" />
    </>
  ),
  /** A missile. */
  weapon: (
    <>
      <path d="M0-7 2.4-3.5V3.5L5 6H-5L-2.4 3.5V-3.5Z" fill="#ff8a6b" />
      <path d="M-2.4 1H2.4" stroke="#4a1206" strokeWidth="1.4" />
    </>
  ),
};

export const NAMES: Readonly<Record<Resource, string>> = { metal: 'Metal', fuel: 'Fuel', weapon: 'Weapons' };

/** What counters are paid for. */
export const USES: Readonly<Record<Resource, string>> = {
  metal: 'to build and to repair',
  fuel: 'to build and to jump',
  weapon: 'to build and to hit harder',
};

export function Sign({ resource, size }: { readonly resource: Resource; readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden>
      {SIGNS[resource]}
    </svg>
  );
}

interface CountersProps {
  readonly seat: Seat;
  readonly stock: readonly number[];
  readonly size?: number;
}

/** All three numbers, nought as well. */
export function Counters({ seat, stock, size = 16 }: CountersProps): ReactNode {
  return (
    <span className="star-counters">
      {RESOURCES.map((resource, i) => (
        <span
          key={resource}
          className="star-counter"
          data-none={stock[i] === 0 || undefined}
          data-tip={`${NAMES[resource]}: ${stock[i]}, ${USES[resource]}.`}
          {...counts(seat, resource)}
        >
          <Sign resource={resource} size={size} />
          <b>{stock[i]}</b>
          <span className="unseen"> {NAMES[resource]}</span>
        </span>
      ))}
    </span>
  );
}

/** What something costs; what the stock lacks is marked. */
export function Price({
  cost,
  stock,
}: {
  readonly cost: Cost;
  readonly stock: readonly number[];
}): ReactNode {
  return (
    <span className="star-counters">
      {RESOURCES.map((resource, i) =>
        cost[i] === 0 ? null : (
          <span
            key={resource}
            className="star-counter"
            data-lacking={itemAt(stock, i) < itemAt(cost, i) || undefined}
            data-tip={priceTip(resource, itemAt(cost, i), itemAt(stock, i))}
          >
            <Sign resource={resource} size={14} />
            <b>{cost[i]}</b>
            <span className="unseen"> {NAMES[resource]}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** `2 Metal; you have 1.` */
function priceTip(resource: Resource, cost: number, has: number): string {
  return `Costs ${cost} ${NAMES[resource]}; ${has} in stock.`;
}
