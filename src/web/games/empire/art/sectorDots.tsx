import type { ReactNode } from 'react';
import { SECTOR_IDS } from '../../../../games/empire/board.ts';
import { middleOf, type Spot } from '../board/geometry.ts';
import { Picture } from '../../../board/picture.tsx';

/** The seven sectors as they lie in the galaxy, within 18 of 0,0. */
const DOTS: readonly Spot[] = SECTOR_IDS.map((_, sector) => {
  const { x, y } = middleOf(sector);
  return { x: x * 0.058, y: y * 0.058 };
});

interface SectorDotsProps {
  /** The id of the sector that is meant. */
  readonly sector: string | undefined;
}

/** A small map with one sector lit. */
export function SectorDots({ sector }: SectorDotsProps): ReactNode {
  return SECTOR_IDS.map((id, i) => (
    <circle
      key={id}
      cx={DOTS[i]?.x}
      cy={DOTS[i]?.y}
      r={id === sector ? 6.2 : 4.2}
      fill={id === sector ? '#ffd56b' : '#7a66a8'}
    />
  ));
}

/** The small map in a panel, such as on the back of a card; whoever shows it names the sector. */
export function SectorIcon({ sector, size }: SectorDotsProps & { readonly size: number }): ReactNode {
  return (
    <Picture size={size} reach={20}>
      <SectorDots sector={sector} />
    </Picture>
  );
}
