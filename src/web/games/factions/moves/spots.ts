import { NAME } from '../../../../games/factions/board.ts';
import type { Card, FactionId, MachineId, PlanetName } from '../../../../games/factions/facts.ts';
import type { Unit } from '../../../../games/factions/state.ts';
import type { Place } from '../../view.ts';
import { planetAt } from '../board/lights/label.ts';

/** Names of the places beside the board: cards, machines, what can be traded. Those on it are sectors and planets. */

export const planetSpot = (planet: PlanetName): Place => `planet ${planet}`;
/** A card of the hand, or drawn and not yet kept. */
export const handSpot = (card: Card): Place => `card ${card}`;
export const marketSpot = (card: Card): Place => `market ${card}`;
/** An exoplanet that lies before its owner. */
export const worldSpot = (card: Card): Place => `world ${card}`;
export const techSpot = (card: Card): Place => `tech ${card}`;
export const machineSpot = (machine: MachineId): Place => `machine ${machine}`;
export const factionSpot = (faction: FactionId): Place => `faction ${faction}`;
export const voteSpot = (option: 'A' | 'B', space: 'reward' | 'leader'): Place => `vote ${option} ${space}`;
export const optionSpot = (option: 'A' | 'B'): Place => `option ${option}`;
export const countSpot = (count: number): Place => `count ${count}`;
export const bandSpot = (band: number): Place => `band ${band}`;
export const unitSpot = (side: 'give' | 'ask', { what, item }: Unit): Place => `${side} ${what} ${item}`;

/** What a place beside the board is: its kind, and which one of it. */
export function spotOf(place: Place): { readonly kind: string; readonly item: string } {
  const gap = place.indexOf(' ');
  return { kind: place.slice(0, gap), item: place.slice(gap + 1) };
}

const CELLS = new Set(NAME);

export function isOnBoard(place: Place): boolean {
  return CELLS.has(place) || planetAt(place) >= 0;
}
