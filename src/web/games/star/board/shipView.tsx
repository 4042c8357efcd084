import { memo, type ReactNode } from 'react';
import { PLANET_AT } from '../../../../games/star/board.ts';
import type { ShipType } from '../../../../games/star/facts.ts';
import { equal } from '../../../../kernel/data/plain.ts';
import { Mover, type MoverProps } from '../../../board/mover.tsx';
import { seatColour } from '../../../seatColours.ts';
import { KitMark } from '../art/kits.tsx';
import { ShipShape, ShipVeil } from '../art/ships.tsx';
import { rounded, spotOf } from './geometry.ts';
import type { Piece } from './pieces.ts';

/** One ship: it travels by its transform, and carries what is to be known of it. */

/** Lit from below: it may be picked, or is in the hand. */
export type Lit = 'no' | 'pickable' | 'picked';

interface ShipGroundProps {
  readonly piece: Piece;
  readonly lit: Lit;
  readonly grow: number;
}

interface ShipViewProps {
  readonly piece: Piece;
  /** Its player moves and acts now, so that what it has left to do is shown. */
  readonly active: boolean;
  /** How much larger it is on a small board. */
  readonly grow: number;
}

interface Measure {
  readonly scale: number;
  /** Where the hull bar lies, and its width. */
  readonly bar: number;
  readonly width: number;
}

const MEASURES: Readonly<Record<ShipType, Measure>> = {
  scout: { scale: 1, bar: 14, width: 16 },
  warrior: { scale: 1.06, bar: 15, width: 20 },
  juggernaut: { scale: 1.08, bar: 15.5, width: 24 },
  mothership: { scale: 1.16, bar: 18.5, width: 28 },
};
/** A ship on a planet leaves the edge of its disc in sight. */
const ON_PLANET = 0.86;
const ON_PLANET_GROWTH = 1.15;

/** Milliseconds for one step and for each of several. */
const STEP = 220;
const LONG_STEP = 140;
const LONGEST = 700;

/** What lies under all ships: shade, and light where one may be picked. */
export const ShipGround = memo(
  function ShipGround({ piece, lit, grow }: ShipGroundProps): ReactNode {
    return (
      <Mover {...wayOf(piece)}>
        <g className="star-ship">
          <circle r={20 * grow} fill="url(#star-shade)" />
          {lit !== 'no' && <circle r={25 * grow} fill="url(#star-ice)" />}
          {lit === 'picked' && <circle className="star-hand" r={20 * grow} />}
        </g>
      </Mover>
    );
  },
  (a, b) => a.lit === b.lit && a.grow === b.grow && equal(a.piece, b.piece),
);

export const ShipView = memo(
  function ShipView({ piece, active, grow }: ShipViewProps): ReactNode {
    const { type, colour, kit, fresh, turn, hull, hullBefore, mostHull } = piece;
    const { scale } = MEASURES[type];
    const size = scale * (PLANET_AT[piece.at] === -1 ? grow : ON_PLANET * Math.min(grow, ON_PLANET_GROWTH));
    const spent = active && piece.moved && piece.acted && !fresh;
    return (
      <Mover {...wayOf(piece)}>
        <g className="star-ship">
          <g className="board-turning" style={{ transform: `rotate(${turn}deg) scale(${rounded(size)})` }}>
            <ShipShape type={type} colour={colour} turn={turn} />
            {spent && <ShipVeil type={type} />}
          </g>
          <g transform={`scale(${rounded(grow)})`}>
            {fresh && <FreshMark piece={piece} />}
            {active && !fresh && <Pips piece={piece} />}
            {kit !== '' && (
              <g transform={`translate(${type === 'mothership' ? 17 : 13.5} 4.5)`}>
                <KitMark kit={kit} />
              </g>
            )}
            {Math.min(hull, hullBefore) < mostHull && <HullBar key={hull} piece={piece} />}
          </g>
        </g>
      </Mover>
    );
  },
  (a, b) => a.active === b.active && a.grow === b.grow && equal(a.piece, b.piece),
);

function wayOf({ motion, at, from, steps, hit }: Piece): Omit<MoverProps, 'children'> {
  const way = steps <= 1 ? STEP : Math.min(LONGEST, steps * LONG_STEP);
  return { motion, at: transformOf(at), from: transformOf(from), way, style: { '--hit': `${hit}ms` } };
}

function transformOf(hex: number): string {
  const { x, y } = spotOf(hex);
  return `translate(${rounded(x)}px, ${rounded(y)}px)`;
}

const LOW = 0.5;

function HullBar({ piece: { type, hull, hullBefore, mostHull } }: { readonly piece: Piece }): ReactNode {
  const { bar, width } = MEASURES[type];
  const partOf = (points: number): number => rounded(Math.min(1, Math.max(0, points / mostHull)));
  const style = {
    transform: `scaleX(${partOf(hull)})`,
    '--before': `scaleX(${partOf(hullBefore)})`,
  };
  return (
    <g transform={`translate(${-width / 2} ${bar})`}>
      <rect x={-1.5} y={-1.5} width={width + 3} height={6.4} rx={3.2} fill="#050a14" />
      <rect width={width} height={3.4} rx={1.7} fill="#33415c" />
      <rect
        className="star-hull"
        width={width}
        height={3.4}
        rx={1.7}
        fill={partOf(hull) < LOW ? '#ff8b5c' : '#eaf6ff'}
        style={style}
      />
    </g>
  );
}

/** What is left to do in this turn: an arrow for the move, a spark for the action. */
function Pips({ piece: { type, moved, acted } }: { readonly piece: Piece }): ReactNode {
  return (
    <g transform={`translate(0 ${type === 'mothership' ? -23.5 : -19.5}) scale(1.15)`} strokeLinejoin="round">
      <path className="star-pip" data-left={!moved || undefined} d="M-7.6 2.4-4.4-3-1.2 2.4-4.4.9Z" />
      <path
        className="star-pip"
        data-left={!acted || undefined}
        d="M4.4-3.4 5.6-.9 8 .1 5.6 1.1 4.4 3.6 3.2 1.1.8.1 3.2-.9Z"
      />
    </g>
  );
}

/** Just built: it waits for the next turn. */
function FreshMark({ piece: { colour, type } }: { readonly piece: Piece }): ReactNode {
  const { light } = seatColour(colour);
  const radius = type === 'mothership' ? 23 : 18;
  return (
    <>
      <circle
        r={radius}
        fill="none"
        stroke={light}
        strokeOpacity={0.85}
        strokeWidth={1.2}
        strokeDasharray="2.5 4"
      />
      <path
        d="M0-4.6 1.3-1.3 4.6 0 1.3 1.3 0 4.6-1.3 1.3-4.6 0-1.3-1.3Z"
        transform={`translate(0 ${-radius})`}
        fill="#fff"
        stroke="#050a14"
        strokeWidth={2}
        paintOrder="stroke"
      />
    </>
  );
}
