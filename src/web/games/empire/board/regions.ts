import { NAME, type Region, SCAN, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import type { State } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { BoardRegion } from '../../view.ts';
import { groupsOf } from './slots.ts';

/** The sectors of the galaxy with the regions that hold a tile or a unit. */
export function regions(state: State): readonly BoardRegion[] {
  const manned = new Set(groupsOf(state, false).map(({ region }) => region));
  const holds = (region: Region): boolean => itemAt(state.tiles, region) !== '' || manned.has(region);
  return SECTOR_NAMES.map((title, sector) => ({
    title,
    places: itemAt(SCAN, sector)
      .filter(holds)
      .map((region) => itemAt(NAME, region)),
  }));
}
