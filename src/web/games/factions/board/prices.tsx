import { memo, type ReactNode } from 'react';
import { cellOf, NAME, NEIGHBOURS, type Sector } from '../../../../games/factions/board.ts';
import { itemAt, lastOf } from '../../../../kernel/data/lists.ts';
import { seatColour } from '../../../seatColours.ts';
import type { Place } from '../../view.ts';
import { BOLT } from '../art/icons.tsx';
import { LIT_CREAM, NIGHT, TOMATO } from '../art/palette.ts';
import type { SeatColourName } from '../colours.ts';
import { movedTo, point, type Polar, rounded, type Spot, spotOf, unwrapped } from './geometry.ts';
import type { Slots } from './layout.ts';
import { cellName } from './lights/label.ts';
import type { Glow } from './lights/lights.ts';
import type { Path } from '../../../../games/factions/actions/ways.ts';
import type { Trail } from './pieces.ts';

/** What flying costs: pills with prices, the way flown, and the way to what is pointed at. */

// ── Pills ─────────────────────────────────────────────────────────────────────────────────────────

interface PillsProps {
  readonly prices: ReadonlyMap<Place, number>;
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly slots: readonly Slots[];
  readonly hovered: Place | undefined;
  readonly grow: number;
  /** Whether there is room for the names of the sectors. */
  readonly named: boolean;
}

type Tone = 'lit' | 'danger' | 'hot' | 'quiet';

/** Prices of sectors that can be entered; those not lit yet are quiet. */
export function Pills({ prices, glows, slots, hovered, grow, named }: PillsProps): ReactNode {
  return [...prices].map(([place, price]) => {
    const glow = glows.get(place);
    const tone: Tone =
      place === hovered ? 'hot' : glow === 'danger' ? 'danger' : glow === 'target' ? 'lit' : 'quiet';
    const { x, y } = spotOf(itemAt(slots, cellOf(place)).label);
    return (
      <Pill
        key={place}
        x={x}
        y={y}
        price={price}
        name={named && tone !== 'quiet' ? cellName(cellOf(place)) : ''}
        tone={tone}
        grow={tone === 'quiet' ? grow * 0.82 : grow}
      />
    );
  });
}

interface PillProps extends Spot {
  readonly price: number;
  /** What the sector is called, where it is lit and there is room. */
  readonly name: string;
  readonly tone: Tone;
  readonly grow: number;
}

const TONES: Readonly<Record<Tone, { readonly fill: string; readonly bolt: string; readonly ink: string }>> =
  {
    lit: { fill: LIT_CREAM, bolt: '#c4471f', ink: '#1a2530' },
    danger: { fill: '#ffd9c9', bolt: '#a3200a', ink: '#5e1204' },
    hot: { fill: TOMATO, bolt: LIT_CREAM, ink: '#fff6df' },
    quiet: { fill: '#22384a', bolt: '#f5b445', ink: '#fff1c9' },
  };

const Pill = memo(function Pill({ x, y, price, name, tone, grow }: PillProps): ReactNode {
  const { fill, bolt, ink } = TONES[tone];
  const half = price > 9 ? 23 : 19;
  return (
    <g transform={`${movedTo({ x, y })} scale(${rounded(grow)})`}>
      <g className="factions-pill">
        <rect
          x={-half}
          y={-12.5}
          width={2 * half}
          height={25}
          rx={12.5}
          fill={fill}
          stroke={tone === 'danger' ? 'var(--danger)' : NIGHT}
          strokeWidth={tone === 'danger' ? 2.6 : 2}
        />
        <path d={BOLT} fill={bolt} transform={`translate(${4 - half} -6.5) scale(.81)`} />
        <text className="factions-figure" x={6} y={6} fontSize={17} fill={ink}>
          {price}
        </text>
        {name !== '' && (
          <text className="factions-pill-name" y={26} fontSize={12}>
            {name}
          </text>
        )}
      </g>
    </g>
  );
});

// ── The way flown ─────────────────────────────────────────────────────────────────────────────────

interface FlownProps {
  readonly trail: Trail;
  readonly slots: readonly Slots[];
  readonly colour: SeatColourName;
  /** Where the ship is drawn. */
  readonly ship: Polar | undefined;
  readonly grow: number;
}

export function Flown({ trail, slots, colour, ship, grow }: FlownProps): ReactNode {
  const { start, entered, paid } = trail;
  if (entered.length === 0) return null;
  const { fill, ink } = seatColour(colour);
  const cells = [...(start === undefined ? [] : [start]), ...entered];
  const stops = cells.map((cell, i) => (i === cells.length - 1 && ship ? ship : itemAt(slots, cell).mark));
  const spots = stops.map(spotOf);
  const d = wayOf(cells, stops);
  return (
    <g className="factions-flown" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} fill="none" stroke={NIGHT} strokeOpacity={0.55} strokeWidth={7 * grow} />
      <path className="factions-way" d={d} fill="none" stroke={fill} strokeWidth={3.4 * grow} />
      {start !== undefined && (
        <circle
          r={5.6 * grow}
          transform={movedTo(itemAt(spots, 0))}
          fill={NIGHT}
          stroke={fill}
          strokeWidth={2.6 * grow}
        />
      )}
      {entered.slice(0, -1).map((sector, i) => (
        <Dot
          key={sector}
          spot={itemAt(spots, i + (start === undefined ? 0 : 1))}
          price={paid[i]}
          fill={fill}
          ink={ink}
          grow={grow}
        />
      ))}
    </g>
  );
}

/** A line through stops, round the Sun within a band; where a wormhole was passed it is broken. */
export function wayOf(cells: readonly Sector[], stops: readonly Polar[]): string {
  return stops
    .map((stop, i) => {
      const goal = point(spotOf(stop));
      const [from, before] = [cells[i - 1], stops[i - 1]];
      if (from === undefined || before === undefined || !NEIGHBOURS[from]?.includes(itemAt(cells, i)))
        return `M${goal}`;
      const { r } = stop;
      const onward = unwrapped(stop.tick, before.tick) > before.tick;
      return Math.abs(r - before.r) < 1
        ? `A${rounded(r)} ${rounded(r)} 0 0 ${onward ? 0 : 1} ${goal}`
        : `L${goal}`;
    })
    .join('');
}

interface DotProps {
  readonly spot: Spot;
  readonly price: number | undefined;
  readonly fill: string;
  readonly ink: string;
  readonly grow: number;
}

function Dot({ spot, price, fill, ink, grow }: DotProps): ReactNode {
  return (
    <g transform={`${movedTo(spot)} scale(${rounded(grow)})`}>
      <circle r={price === undefined ? 5 : 9.5} fill={fill} stroke={NIGHT} strokeWidth={2} />
      <text className="factions-figure" y={4.5} fontSize={12.5} fill={ink}>
        {price}
      </text>
    </g>
  );
}

// ── The way to what is pointed at ─────────────────────────────────────────────────────────────────

interface WayAheadProps {
  readonly from: Sector;
  readonly path: Path;
  readonly slots: readonly Slots[];
  readonly ship: Polar | undefined;
  readonly grow: number;
  readonly named: boolean;
}

/** The cheapest way to a distant sector, with what each step costs and what all cost together. */
export function WayAhead({ from, path, slots, ship, grow, named }: WayAheadProps): ReactNode {
  const cells = [from, ...path.sectors];
  const stops = cells.map((cell, i) => (i === 0 && ship ? ship : itemAt(slots, cell).label));
  const spots = stops.map(spotOf);
  const d = wayOf(cells, stops);
  const last = lastOf(spots);
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={d} fill="none" stroke={NIGHT} strokeOpacity={0.7} strokeWidth={7 * grow} />
      <path d={d} className="factions-ahead" strokeWidth={3 * grow} />
      {path.prices.slice(0, -1).map((price, i) => (
        <Dot
          key={path.sectors[i]}
          spot={itemAt(spots, i + 1)}
          price={price}
          fill="#e9fbff"
          ink="#10303d"
          grow={grow}
        />
      ))}
      <Pill
        x={last.x}
        y={last.y}
        price={path.total}
        name={named ? cellName(lastOf(path.sectors)) : ''}
        tone="hot"
        grow={grow * 1.08}
      />
    </g>
  );
}

/** Sectors whose number gives way to a price. */
export function pricedPlaces(
  prices: ReadonlyMap<Place, number>,
  ahead: Path | undefined,
): ReadonlySet<Place> {
  return new Set([...prices.keys(), ...(ahead?.sectors ?? []).map((sector) => itemAt(NAME, sector))]);
}
