import { NAME, type Region, SCAN, SECTOR, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import {
  HOME,
  isPlanet,
  RESOURCES,
  type ShipKind,
  SHIPS,
  TILE,
  type TileId,
  yieldsOf,
} from '../../../../games/empire/facts.ts';
import type { State } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { nameOf } from '../art/paints.ts';
import { groupsOf } from './slots.ts';
import { spotAt } from './spots.ts';

/** What a place is called and what is on it, for those who do not see the board. */
export function placeLabel(state: State, place: Place, names: readonly string[]): string {
  const spot = spotAt(place);
  switch (spot?.kind) {
    case 'sector':
      return `sector ${SECTOR_NAMES[spot.sector]}, ${itemAt(SCAN, spot.sector)
        .map((region) => NAME[region])
        .join(' ')}`;
    case 'unit': {
      const whose = nameOf(spot.who, names);
      const group = groupsOf(state, false).find((found) => found.place === place);
      return spot.unit === 'colony'
        ? `colony of ${whose} on ${tileName(state, spot.region, names)}`
        : `${counted(spot.unit, group?.count ?? 1)} of ${whose} at ${tileName(state, spot.region, names)}`;
    }
    case 'region':
      return regionLabel(state, spot.region, names);
    default:
      return place;
  }
}

function regionLabel(state: State, region: Region, names: readonly string[]): string {
  const units = groupsOf(state, false).filter((group) => group.region === region);
  return [
    tileName(state, region, names),
    itemAt(SECTOR_NAMES, itemAt(SECTOR, region)),
    yieldsLabel(itemAt(state.tiles, region)),
    ...units.map(({ who, unit, count }) => `${counted(unit, count)} of ${nameOf(who, names)}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** As it is engraved: `planet Helion`, `open space C4`. */
function tileName(state: State, region: Region, names: readonly string[]): string {
  const tile = itemAt(state.tiles, region);
  if (tile === '') return `open space ${NAME[region]}`;
  const name = TILE[tile].name;
  if (tile === HOME) {
    const owner = state.players.findIndex(({ home }) => home === region);
    return owner < 0 ? 'home planet' : `home planet of ${nameOf(owner, names)}`;
  }
  return isPlanet(tile) ? `planet ${name}` : name.toLowerCase();
}

function yieldsLabel(tile: TileId | ''): string {
  const yields = yieldsOf(tile);
  const parts = RESOURCES.flatMap((resource, i) =>
    (yields[i] ?? 0) > 0 ? [`${yields[i]} ${resource}`] : [],
  );
  return parts.length === 0 ? '' : `yields ${parts.join(' ')}`;
}

function counted(unit: string, count: number): string {
  if (unit === 'colony') return 'colony';
  const kind = SHIPS.find((ship: ShipKind) => ship === unit) ?? unit;
  return count === 1 ? kind : `${count} ${kind}s`;
}
