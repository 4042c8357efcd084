import { memo, type ReactNode } from 'react';
import { equal } from '../../../../kernel/data/plain.ts';
import { Mover } from '../../../board/mover.tsx';
import { ShipShape } from '../art/ships.tsx';
import { Shield } from '../art/tokens.tsx';
import { GOLD_LIT, NIGHT } from '../art/palette.ts';
import { movedTo, rounded, type Spot } from './geometry.ts';
import type { Letters } from '../art/letters.ts';
import type { Piece } from './pieces.ts';
import type { Group } from './slots.ts';

/** Shields and ships: each travels by its transform. */

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** How much larger they are on a small board. */
  readonly grow: number;
  readonly letters: Letters;
}

export function Pieces({ pieces, groups, grow, letters }: PiecesProps): ReactNode {
  return (
    <>
      {pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} grow={grow} />
      ))}
      {groups.map(
        ({ place, count, spot }) =>
          count > 1 && <Count key={place} spot={spot} count={count} grow={grow} size={letters.region} />,
      )}
    </>
  );
}

/** Milliseconds for a step, and the longest way. */
const STEP = 220;
const LONGEST = 620;

const PieceView = memo(
  function PieceView({ piece, grow }: { readonly piece: Piece; readonly grow: number }): ReactNode {
    const { unit, who, spot, from, steps, motion, spent } = piece;
    const way = Math.min(LONGEST, Math.max(1, steps) * STEP);
    return (
      <Mover
        motion={motion}
        at={placed(spot)}
        from={placed(from)}
        way={way}
        className={unit === 'colony' ? 'empire-shield' : ''}
      >
        <g transform={`scale(${rounded(grow * SCALES[unit])})`} opacity={spent ? 0.55 : 1}>
          {unit === 'colony' ? <Shield who={who} /> : <ShipShape kind={unit} who={who} />}
        </g>
      </Mover>
    );
  },
  (a, b) => a.grow === b.grow && equal(a.piece, b.piece),
);

/** Small ships are drawn larger than they are. */
const SCALES = { colony: 1, fighter: 1.24, cruiser: 1.06, dreadnought: 1.02 } as const;

const placed = ({ x, y }: Spot): string => `translate(${rounded(x)}px, ${rounded(y)}px)`;

interface CountProps {
  readonly spot: Spot;
  readonly count: number;
  readonly grow: number;
  /** Of its letters. */
  readonly size: number;
}

/** How many like ships lie here. */
function Count({ spot, count, grow, size }: CountProps): ReactNode {
  return (
    <g transform={`${movedTo(spot)} translate(${13 * grow} ${11 * grow})`}>
      <circle r={rounded(size * 0.66)} fill={NIGHT} stroke={GOLD_LIT} strokeWidth={1.2} />
      <text className="empire-count" y={rounded(size * 0.35)} fontSize={size}>
        {count}
      </text>
    </g>
  );
}
