import { NAME } from '../../../../games/factions/board.ts';
import type { Place } from '../../view.ts';
import { planetAt } from '../board/lights/label.ts';

/** Names of the places beside the board: cards, machines, what can be traded. Those on it are sectors and planets. */

export {
  bandThing as bandSpot,
  cardThing as handSpot,
  countThing as countSpot,
  ENERGY as ENERGY_SPOT,
  factionThing as factionSpot,
  lawThing as lawSpot,
  machineThing as machineSpot,
  marketThing as marketSpot,
  optionThing as optionSpot,
  planetThing as planetSpot,
  playerThing as playerSpot,
  RESOURCES as RESOURCES_SPOT,
  ROUND as ROUND_SPOT,
  techThing as techSpot,
  unitThing as unitSpot,
  voteThing as voteSpot,
  worldThing as worldSpot,
} from '../../../../games/factions/why/things.ts';

/** What a place beside the board is: its kind, and which one of it. */
export function spotOf(place: Place): { readonly kind: string; readonly item: string } {
  const gap = place.indexOf(' ');
  return { kind: place.slice(0, gap), item: place.slice(gap + 1) };
}

const CELLS = new Set(NAME);

export function isOnBoard(place: Place): boolean {
  return CELLS.has(place) || planetAt(place) >= 0;
}
