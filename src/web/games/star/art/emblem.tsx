import type { ReactNode } from 'react';
import { type ColourName, seatColour } from '../../../seatColours.ts';

interface EmblemProps {
  readonly colour: ColourName;
  /** Times the radius of 5. */
  readonly scale: number;
  readonly fill: string;
  readonly y?: number;
  /** By how much the piece under it is turned: emblems stay upright. */
  readonly turn?: number;
}

export function Emblem({ colour, scale, fill, y = 0, turn = 0 }: EmblemProps): ReactNode {
  const upright = turn === 0 ? '' : ` rotate(${-turn})`;
  return (
    <path
      d={seatColour(colour).emblem}
      fill={fill}
      fillRule="evenodd"
      transform={`translate(0 ${y})${upright} scale(${scale})`}
    />
  );
}
