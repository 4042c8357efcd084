import { SHIP, type ShipType } from '../../../../games/star/facts.ts';
import type { Event } from '../../../../games/star/state.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** The log: which events are one line of it, what the line says, and how much it matters to whoever was away. */

/** A shot and the answer to it are told together. */
export function goesOn([first]: readonly Event[], { type }: Event): boolean {
  return first?.type === 'attacked' && (type === 'countered' || type === 'destroyed');
}

/** A shot without its dice, which are told on demand; for all else the sentence of the event will do. */
export function line([first, ...more]: readonly Event[], names: Names): string | undefined {
  if (first?.type !== 'attacked') return undefined;
  const { seat, ship, owner, target, damage, hull } = first;
  const ofShip = (whose: Seat, type: ShipType): string => `${nameOf(names, whose)}’s ${SHIP[type].name}`;
  const [own, other] = [ofShip(seat, ship), ofShip(owner, target)];
  if (hull === 0) return `${own} destroys ${other}.`;
  const shot =
    damage === 0
      ? `${own} fires on ${other} without effect.`
      : `${own} hits ${other} for ${damage}, ${hull} hull left.`;
  const answer = more.find((event) => event.type === 'countered');
  if (answer === undefined) return `${shot} No answer.`;
  if (answer.hull === 0) return `${shot} It answers and destroys ${own}.`;
  if (answer.damage === 0) return `${shot} It answers for nothing.`;
  return `${shot} It answers for ${answer.damage}, ${nameOf(names, seat)} has ${answer.hull}.`;
}

/** Colonies weigh most, then ships, then hull. */
export function weightOf(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'decolonized':
      return event.owner === seat ? 9 : 3;
    case 'freed':
      return event.seat === seat ? 9 : 3;
    case 'destroyed':
      return event.seat === seat ? 8 : 2;
    case 'besieging':
      return event.owner === seat ? 7 : 1;
    case 'colonized':
      return 6;
    case 'attacked':
      return event.owner === seat ? 5 : 1;
    case 'settling':
      return 3;
    case 'built':
      return 2;
    default:
      return 0;
  }
}
