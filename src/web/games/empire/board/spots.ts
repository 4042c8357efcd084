import { NAME, type Region, type Sector, SECTOR_IDS } from '../../../../games/empire/board.ts';
import { SHIPS } from '../../../../games/empire/facts.ts';
import type { Who } from '../../../../games/empire/state.ts';
import type { Place } from '../../view.ts';

export {
  deckThing as deckSpot,
  roleThing as roleSpot,
  sectorThing as sectorSpot,
  unitThing as unitSpot,
} from '../../../../games/empire/why/things.ts';

/**
 * Names of the places that are drawn here. A region is `C4`; units in it are `C4 fighter 0`, where the number is whose
 * they are; a whole sector is `sector NE`; on the rondel there are `role steward` and `deck steward`.
 */

const UNITS = [...SHIPS, 'colony'] as const;
export type UnitKind = (typeof UNITS)[number];

export type OnBoard =
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'unit'; readonly region: Region; readonly unit: UnitKind; readonly who: Who }
  | { readonly kind: 'sector'; readonly sector: Sector };

/** What a place is, if it is on the board. */
export function spotAt(place: Place): OnBoard | undefined {
  const [head, item, whose] = place.split(' ');
  if (head === 'sector') {
    const sector = SECTOR_IDS.indexOf(item ?? '');
    return sector < 0 ? undefined : { kind: 'sector', sector };
  }
  const region = NAME.indexOf(head ?? '');
  if (region < 0) return undefined;
  if (item === undefined) return { kind: 'region', region };
  const unit = UNITS.find((kind) => kind === item);
  return unit && { kind: 'unit', region, unit, who: Number(whose) };
}

export const isOnBoard = (place: Place): boolean => spotAt(place) !== undefined;
