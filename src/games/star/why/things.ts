import type { Seat } from '../../../kernel/game.ts';
import { type Hex, NAME } from '../board.ts';
import type { KitType, ShipType } from '../facts.ts';

/** What everything is called that can be pointed at; a hex with all that is on it is its own name, such as `11,4`. */

export const DECK = 'deck';
export const DISCARDS = 'discards';
/** The planets it takes to win. */
export const GOAL = 'goal';

/** Somebody at the table, with all they have. */
export const playerThing = (seat: Seat): string => `player ${seat}`;

/** The ships of a type that a faction has, on the mat or beside it. */
export const fleetThing = (type: ShipType, seat: Seat): string => `${type} ${seat}`;

/** A blueprint drawn in this turn. */
export const printThing = (blueprint: ShipType | KitType): string => `blueprint ${blueprint}`;

const HEX_BY_NAME: ReadonlyMap<string, Hex> = new Map(NAME.map((name, hex) => [name, hex]));

/** The hex a thing is, if it is one. */
export function hexNamed(thing: string): Hex | undefined {
  return HEX_BY_NAME.get(thing);
}
