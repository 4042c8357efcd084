import { NAME, type Region, SCAN, SECTOR, SECTOR_NAMES } from '../../../../games/empire/board.ts';
import {
  HOME,
  isPlanet,
  type ShipKind,
  SHIPS,
  TILE,
  type TileId,
  yieldsOf,
} from '../../../../games/empire/facts.ts';
import type { State, Who } from '../../../../games/empire/state.ts';
import { innerName, isReader } from '../../../../games/empire/texts/words.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { amountWords } from '../moves/words.ts';
import { groupsOf } from './slots.ts';
import { spotAt } from './spots.ts';

/** What a place is called and what is on it, for those who do not see the board; the own name is “You”. */
export function placeLabel(state: State, place: Place, names: readonly string[]): string {
  const spot = spotAt(place);
  switch (spot?.kind) {
    case 'sector':
      return `sector ${SECTOR_NAMES[spot.sector]}, ${itemAt(SCAN, spot.sector)
        .map((region) => NAME[region])
        .join(' ')}`;
    case 'unit': {
      const group = groupsOf(state, false).find((found) => found.place === place);
      const units = owned(counted(spot.unit, group?.count ?? 1), spot.who, names);
      return `${units} ${spot.unit === 'colony' ? 'on' : 'at'} ${tileName(state, spot.region, names)}`;
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
    ...units.map(({ who, unit, count }) => owned(counted(unit, count), who, names)),
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
    return owner < 0 ? 'home planet' : owned('home planet', owner, names);
  }
  return isPlanet(tile) ? `planet ${name}` : name.toLowerCase();
}

/** `2 fighters of Ann`, `your 2 fighters`. */
function owned(units: string, who: Who, names: readonly string[]): string {
  return isReader(names, who) ? `your ${units}` : `${units} of ${innerName(names, who)}`;
}

function yieldsLabel(tile: TileId | ''): string {
  const yields = yieldsOf(tile);
  return yields.some((amount) => amount > 0) ? `yields ${amountWords(yields)}` : '';
}

function counted(unit: string, count: number): string {
  if (unit === 'colony') return 'colony';
  const kind = SHIPS.find((ship: ShipKind) => ship === unit) ?? unit;
  return count === 1 ? kind : `${count} ${kind}s`;
}
