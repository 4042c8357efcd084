import { memo, type ReactNode } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { equal } from '../../../../kernel/data/plain.ts';
import { Mover } from '../../../board/mover.tsx';
import { seatColour } from '../../../seatColours.ts';
import type { Place } from '../../view.ts';
import { ShipShape } from '../art/ships.tsx';
import { polarTransform, rounded } from './geometry.ts';
import type { ShipPiece } from './pieces.ts';

/** The ships: they travel round the Sun by their transform. */

interface ShipsProps {
  readonly ships: readonly ShipPiece[];
  readonly sources: ReadonlySet<Place>;
  readonly picked: Place | undefined;
  /** Whose turn it is. */
  readonly actor: Seat | undefined;
  readonly grow: number;
}

type Lit = 'no' | 'active' | 'pickable' | 'picked';

export function Ships({ ships, sources, picked, actor, grow }: ShipsProps): ReactNode {
  const litOf = ({ seat, place, motion }: ShipPiece): Lit => {
    if (motion === 'gone' || seat !== actor) return 'no';
    if (place === picked) return 'picked';
    return sources.has(place) ? 'pickable' : 'active';
  };
  return ships.map((piece) => <ShipView key={piece.id} piece={piece} lit={litOf(piece)} grow={grow} />);
}

interface ShipViewProps {
  readonly piece: ShipPiece;
  readonly lit: Lit;
  readonly grow: number;
}

/** Milliseconds of a step, and of a ride with a planet. */
const WAYS: Readonly<Record<ShipPiece['motion'], number>> = {
  none: 220,
  coming: 220,
  flying: 220,
  riding: 620,
  jumping: 0,
  gone: 0,
};

const ShipView = memo(
  function ShipView({ piece, lit, grow }: ShipViewProps): ReactNode {
    const { colour, ghost, turn, spot, from, motion } = piece;
    return (
      <Mover motion={motion} at={polarTransform(spot)} from={polarTransform(from)} way={WAYS[motion]}>
        <g transform={`scale(${rounded(grow)})`}>
          {lit !== 'no' && <circle r={20.5} fill={seatColour(colour).fill} opacity={0.26} />}
          {(lit === 'pickable' || lit === 'picked') && (
            <circle className={`factions-board-hand factions-board-hand-${lit}`} r={21.5} />
          )}
          <g className={ghost ? 'factions-ghost' : undefined}>
            <g className="board-turning" style={{ transform: `rotate(${rounded(turn)}deg)` }}>
              <ShipShape colour={colour} turn={turn} />
            </g>
          </g>
          {ghost && <circle r={20} fill="none" stroke={seatColour(colour).light} strokeDasharray="3 4" />}
        </g>
      </Mover>
    );
  },
  (a, b) => a.lit === b.lit && a.grow === b.grow && equal(a.piece, b.piece),
);
