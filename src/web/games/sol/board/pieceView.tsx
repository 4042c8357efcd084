import { memo, type ReactNode } from 'react';
import { equal } from '../../../../kernel/data/plain.ts';
import { Mover } from '../../../board/mover.tsx';
import { Diver, EnergyToken, Feeder, Gate, Ship, Station } from '../art/pieces.tsx';
import { paintOf } from '../colours.ts';
import type { Piece } from './pieces.ts';

/** One piece: it travels by its transform, and fades in or out on its way onto or off the board. */

interface PieceViewProps {
  readonly piece: Piece;
  /** Lit from below: it may be picked, or its player is to move. */
  readonly lit: 'no' | 'pickable' | 'picked' | 'active';
  readonly unit: number;
}

export const PieceView = memo(
  function PieceView({ piece, lit, unit }: PieceViewProps): ReactNode {
    const { turn, scale, motion, from = piece, goal = piece } = piece;
    return (
      <Mover motion={motion} at={moved(piece)} from={moved(from)} to={moved(goal)}>
        {piece.kind !== 'gate' && <ellipse cy={2.5} rx={15 * scale} ry={13 * scale} fill="url(#sol-shade)" />}
        <Glow piece={piece} lit={lit} />
        <g
          className="board-turning"
          style={{ transform: `rotate(${round(turn)}deg) scale(${round(scale)})` }}
        >
          <Art piece={piece} />
        </g>
        {piece.badge > 0 && <Badge piece={piece} unit={unit} />}
      </Mover>
    );
  },
  (a, b) => a.lit === b.lit && a.unit === b.unit && equal(a.piece, b.piece),
);

function moved({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${round(x)}px, ${round(y)}px)`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function Glow({
  piece: { kind, seat, scale },
  lit,
}: {
  piece: Piece;
  lit: PieceViewProps['lit'];
}): ReactNode {
  const radius = (kind === 'diver' ? 19 : kind === 'ship' ? 34 : 27) * scale;
  switch (lit) {
    case 'no':
      return null;
    case 'active':
      return <circle r={radius * 1.25} fill={`url(#sol-seat-${seat})`} />;
    case 'pickable':
      return <circle r={radius} fill="url(#sol-ice)" />;
    case 'picked':
      return (
        <>
          <circle r={radius * 1.1} fill="url(#sol-ice)" />
          <circle r={radius * 0.92} fill="none" stroke="#5a1a04" strokeWidth="5" strokeOpacity=".5" />
          <circle r={radius * 0.92} fill="none" stroke="var(--legal-edge)" strokeWidth="2.4" />
        </>
      );
  }
}

function Art({ piece: { kind, seat, type, turn } }: { piece: Piece }): ReactNode {
  const paint = paintOf(Math.max(0, seat));
  switch (kind) {
    case 'diver':
      return <Diver paint={paint} turn={turn} />;
    case 'ship':
      return <Ship paint={paint} turn={turn} />;
    case 'gate':
      return <Gate paint={paint} />;
    case 'station':
      return type === '' ? null : <Station paint={paint} type={type} />;
    case 'cube':
      return <EnergyToken />;
    case 'feeder':
      return <Feeder />;
  }
}

function Badge({ piece: { badge, scale, seat }, unit }: { piece: Piece; unit: number }): ReactNode {
  const size = Math.max(11 * scale, 12 * unit);
  const edge =
    seat < 0 ? '#d9f25c' : paintOf(seat).name === 'onyx' ? paintOf(seat).outline : paintOf(seat).fill;
  return (
    <g transform={`translate(${round(7 * scale + size * 0.42)} ${round(-7 * scale - size * 0.42)})`}>
      <circle r={size * 0.6} fill="#060912" stroke={edge} strokeWidth="1.3" />
      <text className="sol-numeral" y={size * 0.355} fontSize={size} fontWeight="700" fill="#fff">
        {badge}
      </text>
    </g>
  );
}
