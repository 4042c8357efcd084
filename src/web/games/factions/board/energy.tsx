import { memo, type ReactNode } from 'react';
import { BAND, NAME, type Sector } from '../../../../games/factions/board.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { BAND_COLOURS, heatOf, NIGHT } from '../art/palette.ts';
import { arcOf, type Polar, rounded, spotOf, ticksOf, wedgeOf } from './geometry.ts';
import type { Slots } from './layout.ts';

/** The energy that lies in sectors: trails, the hotter the more, with the number in their gap. */

interface EnergyProps {
  readonly state: State;
  readonly slots: readonly Slots[];
  /** Places where a price stands instead of the number. */
  readonly priced: ReadonlySet<string>;
  /** How much larger letters are on a small board. */
  readonly grow: number;
}

export function Energy({ state, slots, priced, grow }: EnergyProps): ReactNode {
  return state.energy.map((energy, sector) => {
    const label = slots[sector]?.label;
    if (energy === 0 || label === undefined) return null;
    return (
      <Trails
        key={NAME[sector]}
        sector={sector}
        energy={energy}
        tick={label.tick}
        numbered={!priced.has(itemAt(NAME, sector))}
        grow={grow}
      />
    );
  });
}

interface TrailsProps {
  readonly sector: Sector;
  readonly energy: number;
  /** Where its number stands. */
  readonly tick: number;
  readonly numbered: boolean;
  readonly grow: number;
}

const SIZE = 15.5;
/** Between the arcs of a trail. */
const APART = 5.4;
/** Half the gap for a number and for a price. */
const GAP = { number: 13, price: 23 } as const;

const Trails = memo(function Trails({ sector, energy, tick, numbered, grow }: TrailsProps): ReactNode {
  const { colour, ink } = heatOf(energy);
  const { inner, outer } = wedgeOf(sector);
  const r = (inner + outer) / 2;
  const d = trailOf(sector, energy, tick, (numbered ? GAP.number : GAP.price) * Math.min(grow, 1.25));
  const { x, y } = spotOf({ tick, r } satisfies Polar);
  return (
    <g key={energy} className="factions-energy">
      <path d={d} stroke={NIGHT} strokeOpacity={0.38} strokeWidth={4.8} />
      <path d={d} stroke={colour} strokeOpacity={0.92} strokeWidth={2.6} />
      {numbered && (
        <text
          className="factions-number"
          x={rounded(x)}
          y={rounded(y + SIZE * grow * 0.36)}
          fontSize={rounded(SIZE * grow)}
          fill={ink}
          stroke={BAND_COLOURS[itemAt(BAND, sector)]}
        >
          {energy}
        </text>
      )}
    </g>
  );
});

/** The arcs along a sector, with a gap around a tick. */
export function trailOf(sector: Sector, energy: number, tick: number, gap: number): string {
  const { from, to, inner, outer } = wedgeOf(sector);
  const middle = (inner + outer) / 2;
  const { arcs } = heatOf(energy);
  return Array.from({ length: arcs }, (_, i) => {
    const r = middle + (i - (arcs - 1) / 2) * APART;
    const pad = (to - from) * (0.1 + (i % 2) * 0.05);
    const half = ticksOf(gap, middle);
    const parts: readonly (readonly [number, number])[] = [
      [from + pad, tick - half],
      [tick + half, to - pad],
    ];
    return parts.map(([a, b]) => (b > a ? arcOf(r, a, b) : '')).join('');
  }).join('');
}
