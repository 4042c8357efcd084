import type { ReactNode } from 'react';
import { Picture } from '../../../board/picture.tsx';

/** Dice seen from above, within a radius of 13: triangle, square, rhomb and kite. */

interface Die {
  readonly outline: string;
  /** Edges between faces. */
  readonly edges: string;
  /** Where the number stands. */
  readonly y: number;
}

const SQUARE: Die = {
  outline: 'M-9-11H9A2 2 0 0 1 11-9V9A2 2 0 0 1 9 11H-9A2 2 0 0 1-11 9V-9A2 2 0 0 1-9-11Z',
  edges: '',
  y: 0,
};

const DICE: Readonly<Record<number, Die>> = {
  4: { outline: 'M0-13 13 10H-13Z', edges: '', y: 3.4 },
  6: SQUARE,
  8: { outline: 'M0-14 12-7V7L0 14-12 7V-7Z', edges: 'M0-14 12 7H-12Z', y: 0.8 },
  10: {
    outline: 'M0-14 13-3V3L0 14-13 3V-3Z',
    edges: 'M0-14-7 3 0 7 7 3ZM-7 3-13 3M7 3 13 3M0 7V14',
    y: -1.2,
  },
};

interface DieFaceProps {
  /** 4, 6, 8 or 10. */
  readonly sides: number;
  readonly face: number | string;
  /** Its number in ember: an attack. */
  readonly hot?: boolean;
}

export function DieFace({ sides, face, hot = false }: DieFaceProps): ReactNode {
  const { outline, edges, y } = DICE[sides] ?? SQUARE;
  return (
    <>
      <path
        d={outline}
        fill="#f5f0e6"
        stroke="#060912"
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {edges !== '' && (
        <path d={edges} fill="none" stroke="#8b93a8" strokeWidth={0.8} strokeLinejoin="round" />
      )}
      <text
        y={y}
        dy=".35em"
        textAnchor="middle"
        fontSize={sides === 10 ? 11.5 : 13}
        fontWeight={750}
        fill={hot ? '#a3200c' : '#10192e'}
      >
        {face}
      </text>
    </>
  );
}

/** A die in a panel. */
export function DieIcon({ size, ...face }: DieFaceProps & { readonly size: number }): ReactNode {
  return (
    <Picture size={size} reach={16}>
      <DieFace {...face} />
    </Picture>
  );
}
