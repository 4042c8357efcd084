import type { EdictId, PowerId, Resource, ShipKind, TechId, TileId } from '../../../../games/empire/facts.ts';
import type { Place } from '../../view.ts';
import { isOnBoard } from '../board/spots.ts';

/** Names of the places beside the board: tiles, technologies, stalls, stocks and ships that are not on it. */

/** A tile of the display. */
export const tileSpot = (tile: TileId): Place => `tile ${tile}`;
/** A technology on sale, open or the top of its deck. */
export const saleSpot = (cost: number, from: 'up' | 'down'): Place => `sale ${from} ${cost}`;
/** A technology that somebody owns. */
export const techSpot = (tech: TechId): Place => `tech ${tech}`;
export const marketSpot = (tile: string): Place => `market ${tile}`;
/** A location or a galaxy token of Far Space. */
export const farSpot = (id: string): Place => `far ${id}`;
export const stockSpot = (resource: Resource): Place => `stock ${resource}`;
/** Ships not yet built, and built ones that wait off the board. */
export const yardSpot = (ship: ShipKind): Place => `yard ${ship}`;
export const stagingSpot = (ship: ShipKind): Place => `staging ${ship}`;
export const powerSpot = (power: PowerId): Place => `power ${power}`;
export const edictSpot = (edict: EdictId): Place => `edict ${edict}`;
export const dialSpot = (tactics: number, weapons: number, shields: number): Place =>
  `dial ${tactics} ${weapons} ${shields}`;

/** Kinds of places that are drawn beside the board. */
const BESIDE: ReadonlySet<string> = new Set(
  'tile sale tech market far stock yard staging power edict dial role deck'.split(' '),
);

export const kindOf = (place: Place): string => place.slice(0, place.indexOf(' '));

export function isDrawn(place: Place): boolean {
  return isOnBoard(place) || BESIDE.has(kindOf(place));
}
