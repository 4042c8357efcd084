import { around, type Cell, cellOf, NAME } from '../../../../../games/factions/board.ts';
import { PLANETS, type PlanetName } from '../../../../../games/factions/facts.ts';
import type { State, Tile } from '../../../../../games/factions/state.ts';
import { BAND_NAMES, place as placeName } from '../../../../../games/factions/texts/words.ts';
import { bit } from '../../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../../kernel/game.ts';
import { itemAt } from '../../../../../kernel/data/lists.ts';
import type { Place } from '../../../view.ts';
import type { Face } from '../../art/tokens.tsx';

/** What places are called and what is on them, for those who do not see the board. */

/** A name for people, such as “Belt 10”. */
export function cellName(cell: Cell): string {
  return placeName(itemAt(NAME, cell));
}

/** A band as it is called where all of it is meant. */
export const bandName = (band: number): string => BAND_NAMES[band] ?? '';

const PLANET_PLACE = 'planet ';

/** The number of the planet a place is, or -1. */
export function planetAt(place: Place): number {
  return PLANETS.findIndex((name) => place === `${PLANET_PLACE}${name}`);
}

export function planetPlace(planet: number): Place {
  return `${PLANET_PLACE}${PLANETS[planet]}`;
}

const CELL_NAMES: ReadonlySet<Place> = new Set(NAME);

/** Whether a place is one of the board; others are cards and the like. */
export function isOnBoard(place: Place | undefined): place is Place {
  return place !== undefined && (CELL_NAMES.has(place) || planetAt(place) >= 0);
}

/** Whether a tile lies open to all, is known to the one who looks, or lies face down. */
export function faceOf({ value, known }: Tile, eyes: Seat | undefined): Face {
  if (value <= 0) return 'down';
  if ((known & bit(undefined)) !== 0) return 'open';
  return (known & bit(eyes)) === 0 ? 'down' : 'private';
}

/** The planets a sector lies beside. */
export function planetsBeside({ planets }: State, cell: Cell): readonly PlanetName[] {
  return planets.flatMap((orbit, planet) => (around(orbit).includes(cell) ? [itemAt(PLANETS, planet)] : []));
}

/** Whose ships are in a sector. */
export function seatsAt({ players }: State, cell: Cell): readonly Seat[] {
  return players.flatMap(({ ships }, seat) => (ships.includes(cell) ? [seat] : []));
}

interface LabelProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly eyes: Seat | undefined;
}

export function placeLabel(
  place: Place,
  price: number | undefined,
  { state, names, eyes }: LabelProps,
): string {
  const planet = planetAt(place);
  if (planet >= 0) return planetLabel(state, planet);
  const cell = cellOf(place);
  const words = [cellName(cell)];
  if (price !== undefined) words.push(`price ${price}`);
  const energy = state.energy[cell] ?? 0;
  if (energy > 0) words.push(`${energy} energy`);
  const tile = state.tiles.find(({ at }) => at === cell);
  if (tile) words.push(tileWords(tile, eyes));
  if (state.gates.includes(cell)) words.push('wormhole');
  for (const seat of seatsAt(state, cell)) words.push(`ship of ${names[seat] ?? ''}`);
  const near = planetsBeside(state, cell);
  if (near.length > 0) words.push(`beside ${near.join(' and ')}`);
  return words.join(', ');
}

function tileWords(tile: Tile, eyes: Seat | undefined): string {
  const face = faceOf(tile, eyes);
  if (face === 'down') return 'tile face down';
  return face === 'open' ? `tile of ${tile.value}` : `tile of ${tile.value}, known to you`;
}

function planetLabel({ planets }: State, planet: number): string {
  const sectors = around(itemAt(planets, planet)).map(cellName);
  return `planet ${PLANETS[planet]}, between ${sectors.join(', ')}`;
}
