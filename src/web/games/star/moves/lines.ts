import { LOOT, SHIP, type ShipType } from '../../../../games/star/facts.ts';
import type { Card, Event } from '../../../../games/star/state.ts';
import { cardWords } from '../../../../games/star/texts/words.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

/** The log: which events are one line of it, what the line says, and how much it matters to whoever was away. */

/** What follows from an event by itself, and is told together with it. */
const FOLLOWING: { readonly [T in Event['type']]?: readonly Event['type'][] } = {
  attacked: ['countered', 'destroyed'],
  drew: ['collected', 'discarded'],
};

export function goesOn([first]: readonly Event[], { type }: Event): boolean {
  return first !== undefined && FOLLOWING[first.type]?.includes(type) === true;
}

/** Shots and draws in one plain line; for all else the sentence of the event will do. */
export function line([first, ...more]: readonly Event[], names: Names): string | undefined {
  if (first?.type === 'attacked') return shotLine(first, more, names);
  return first?.type === 'drew' ? drawLine(first, more, names) : undefined;
}

/** `Ann draws 1 Weapon and a Scout blueprint, and discards the blueprint.` */
function drawLine({ seat, cards }: Told<'drew'>, more: readonly Event[], names: Names): string {
  const told = `${nameOf(names, seat)} draws ${cardWords(cards)}`;
  const gone = more.find((event) => event.type === 'discarded')?.cards ?? [];
  return gone.length === 0 ? `${told}.` : `${told}, and discards ${goneWords(cards, gone)}.`;
}

/** All that was drawn, all blueprints of it, or some of them by name. */
function goneWords(cards: readonly Card[], gone: readonly Card[]): string {
  if (gone.length === cards.length) return gone.length === 1 ? 'it' : 'them';
  const prints = cards.filter((card) => itemAt(LOOT, card).kind !== 'resource');
  if (gone.length < prints.length) return cardWords(gone);
  return gone.length === 1 ? 'the blueprint' : 'the blueprints';
}

/** A shot without its dice, which are told on demand. */
function shotLine(shot: Told<'attacked'>, more: readonly Event[], names: Names): string {
  const { seat, ship, owner, target, damage, hull } = shot;
  const ofShip = (whose: Seat, type: ShipType): string => `${nameOf(names, whose)}’s ${SHIP[type].name}`;
  const [own, other] = [ofShip(seat, ship), ofShip(owner, target)];
  if (hull === 0) return `${own} destroys ${other}.`;
  const fired =
    damage === 0
      ? `${own} fires on ${other} without effect.`
      : `${own} hits ${other} for ${damage}, ${hull} hull left.`;
  const answer = more.find((event) => event.type === 'countered');
  if (answer === undefined) return `${fired} No answer.`;
  if (answer.hull === 0) return `${fired} It answers and destroys ${own}.`;
  if (answer.damage === 0) return `${fired} It answers for nothing.`;
  return `${fired} It answers for ${answer.damage}, ${nameOf(names, seat)} has ${answer.hull}.`;
}

/** Colonies weigh most, then ships, then hull. */
export function weightOf(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'decolonized':
      return event.owner === seat ? 9 : 3;
    case 'freed':
      return event.seat === seat ? 9 : 3;
    case 'resigned':
      return 8;
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
