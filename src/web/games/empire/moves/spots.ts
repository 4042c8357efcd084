import type { Place } from '../../view.ts';
import { isOnBoard } from '../board/spots.ts';

export {
  cardThing as cardSpot,
  edictThing as edictSpot,
  farThing as farSpot,
  marketThing as marketSpot,
  playerThing as playerSpot,
  powerThing as powerSpot,
  saleThing as saleSpot,
  stagingThing as stagingSpot,
  stockThing as stockSpot,
  techThing as techSpot,
  tileThing as tileSpot,
  yardThing as yardSpot,
} from '../../../../games/empire/why/things.ts';

/** Names of the places beside the board: as the rules call what can be pointed at, and the dial. */

export const dialSpot = (tactics: number, weapons: number, shields: number): Place =>
  `dial ${tactics} ${weapons} ${shields}`;

/** Kinds of places that are drawn beside the board. */
const BESIDE: ReadonlySet<string> = new Set(
  'tile sale tech market far stock yard staging power edict dial role deck player card'.split(' '),
);

export const kindOf = (place: Place): string => place.slice(0, place.indexOf(' '));

export function isDrawn(place: Place): boolean {
  return isOnBoard(place) || BESIDE.has(kindOf(place));
}
