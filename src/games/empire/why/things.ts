import type { EdictId, PowerId, QueueId, Resource, Role, ShipKind, TechId, TileId } from '../facts.ts';
import { STAGING } from '../actions/warlord.ts';
import type { Who } from '../state.ts';

/** What everything is called that can be pointed at; a region is its own name, such as `C4`. */

/** Ships of a kind, or a colony, in a region: `C4 fighter 0`, where the number is whose they are. */
export const unitThing = (at: string, unit: ShipKind | 'colony', who: Who): string => `${at} ${unit} ${who}`;
/** Built ships that wait off the board, and those not yet built. */
export const stagingThing = (ship: ShipKind): string => `${STAGING} ${ship}`;
export const yardThing = (ship: ShipKind): string => `yard ${ship}`;
export const sectorThing = (id: string): string => `sector ${id}`;
export const roleThing = (role: Role): string => `role ${role}`;
export const deckThing = (role: Role): string => `deck ${role}`;
/** A tile of the display. */
export const tileThing = (tile: TileId): string => `tile ${tile}`;
/** A technology on sale, open or the top of its deck. */
export const saleThing = (cost: number, from: 'up' | 'down'): string => `sale ${from} ${cost}`;
/** A technology that somebody owns. */
export const techThing = (tech: TechId): string => `tech ${tech}`;
export const marketThing = (tile: string): string => `market ${tile}`;
/** A location or a galaxy token of Far Space. */
export const farThing = (id: string): string => `far ${id}`;
export const stockThing = (resource: Resource): string => `stock ${resource}`;
export const powerThing = (power: PowerId): string => `power ${power}`;
export const edictThing = (edict: EdictId): string => `edict ${edict}`;
/** A card of the queue, or the event that waits. */
export const cardThing = (card: QueueId): string => `card ${card}`;
/** Somebody at the table; the Ancients too. */
export const playerThing = (who: Who): string => `player ${who}`;
