import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { distance, hexOf, PLANETS } from '../board.ts';
import { COLONIES_TO_WIN, FACTION, JUMP_FUEL, KIT, SHIP, type ShipType } from '../facts.ts';
import type { Ending, Event } from '../state.ts';
import { cornerWords, direction, farFromPlanet, goalOf, hexCount, planetOn } from './where.ts';
import { article, cardWords, counterWords, isYou, type Who, whoIs } from './words.ts';

type Text<E> = ForKind<[event: E, who: (seat: Seat) => Who], string | undefined>;

/** A line of the log; nothing for what another line has told already. */
export function eventText(event: Event, names: Names): string | undefined {
  const text: Text<Event> = EVENTS[event.type];
  return text(event, (seat) => whoIs(nameOf(names, seat)));
}

export const EVENTS: { readonly [E in Event as E['type']]: Text<E> } = {
  chose: ({ seat, faction }, who) =>
    `${who(seat).does('leads')} ${FACTION[faction].name}, the ${FACTION[faction].colour} faction.`,
  granted: ({ seat, metal, fuel, weapon }, who) =>
    `${who(seat).does('starts')} with ${counterWords([metal, fuel, weapon])}.`,
  placed: ({ seat, ship, at }, who) =>
    `${who(seat).does('places')} the ${SHIP[ship].name} ${farFromPlanet(hexOf(at))}.`,
  // Whose turn it is stands above what happens in it.
  turn: () => undefined,
  reshuffled: ({ cards }) => `The deck is empty: the ${cards} discarded cards are shuffled into a new one.`,
  drew: ({ seat, cards }, who) => `${who(seat).does('draws')} ${cardWords(cards)}.`,
  collected: () => undefined,
  built: ({ seat, ship }, who) =>
    `${who(seat).does('builds')} ${article(SHIP[ship].name)} at home for ${counterWords(SHIP[ship].cost)}.`,
  fitted: ({ seat, kit, ship, old }, who) => {
    const instead = old === '' ? '' : `, in place of ${KIT[old].name}`;
    return `${who(seat).does('fits')} ${KIT[kit].name} to the ${SHIP[ship].name} for ${counterWords(KIT[kit].cost)}${instead}.`;
  },
  discarded: ({ seat, cards }, who) =>
    `${who(seat).does('discards')} ${cardWords(cards)}, good for this turn only.`,
  moved: ({ seat, ship, from, to }, who) => `${who(seat).has(SHIP[ship].name)} ${flight(ship, from, to)}.`,
  jumped: ({ seat, ship }, who) =>
    `${who(seat).has(SHIP[ship].name)} jumps home through the black hole for ${JUMP_FUEL} Fuel.`,
  attacked: ({ seat, ship, target, owner, damage, hull, weapons }, who) => {
    const [own, other] = [who(seat).has(SHIP[ship].name), who(owner).has(SHIP[target].name, 'within')];
    const armed = weapons === 0 ? '' : `, with ${count(weapons, 'Weapon')}`;
    if (hull === 0) return `${own} destroys ${other}${armed}.`;
    if (damage === 0) return `${own} fires on ${other}${armed}: no damage.`;
    return `${own} hits ${other} for ${damage}${armed}: ${hull} hull left.`;
  },
  countered: ({ seat, ship, target, owner, damage, hull }, who) => {
    const [own, other] = [who(seat).has(SHIP[ship].name), who(owner).has(SHIP[target].name, 'within')];
    if (hull === 0) return `${own} answers and destroys ${other}.`;
    if (damage === 0) return `${own} answers without damage.`;
    return `${own} answers for ${damage}: ${other} has ${hull} hull left.`;
  },
  // The shot has told it.
  destroyed: () => undefined,
  bounty: ({ seat, metal, fuel, weapon }, who) => {
    const words = counterWords([metal, fuel, weapon]);
    const each = metal > 0 && metal === fuel && fuel === weapon ? `${metal} of each` : words;
    return `${who(seat).does('takes')} a bounty: ${each}.`;
  },
  repaired: ({ seat, ship, metal, hull }, who) =>
    `${who(seat).does('repairs')} the ${SHIP[ship].name} to ${hull} hull for ${metal} Metal.`,
  settling: ({ seat, at }, who) =>
    `${who(seat).does('begins')} to settle ${planetAt(at)}: the flag follows next turn.`,
  colonized: ({ seat, at, colonies }, who) =>
    `${who(seat).does('settles')} ${planetAt(at)}: ${colonies} of ${COLONIES_TO_WIN} planets.`,
  besieging: ({ seat, at, owner }, who) =>
    `${who(seat).does('besieges')} ${who(owner).has(planetAt(at), 'within')}: the flag falls next turn.`,
  decolonized: ({ seat, at, owner }, who) =>
    `${who(seat).does('drives')} ${whom(who(owner))} off ${planetAt(at)}: the planet is free.`,
  cancelled: ({ seat, at }, who) =>
    `${who(seat).does('leaves')} ${planetAt(at)} before the flag is planted or taken.`,
  grace: ({ seat, turns }, who) =>
    turns === 1
      ? `${who(seat).does('has')} one turn left to build a ship.`
      : `${who(seat).does('has')} no ship left and ${turns} turns to build one.`,
  freed: ({ seat, at }, who) => `${who(seat).has('colony')} ${planetAt(at)} is free again.`,
  eliminated: ({ seat }, who) => `${who(seat).does('is')} out of the match.`,
  ended: ({ ending, winners }, who) => ENDED[ending](winners.map(who)),
};

/** `flies to Hollin`, `advances on Oriel`, `flies towards Tarn`, `moves within the blue corner`, `flies 2 hexes north`. */
function flight(ship: ShipType, from: string, to: string): string {
  const [start, end] = [hexOf(from), hexOf(to)];
  const planet = planetOn(end);
  if (planet !== undefined) return `flies to ${planet}`;
  const near = PLANETS.find(({ at }) => distance(at, end) === 1);
  if (near !== undefined) return ship === 'mothership' ? `stops beside ${near.name}` : `advances on ${near.name}`;
  const corner = cornerWords(end);
  if (corner !== undefined && corner === cornerWords(start)) return `moves within ${corner}`;
  const goal = goalOf(start, end);
  return `flies ${goal ?? `${hexCount(distance(start, end))} ${direction(start, end)}`}`;
}

function planetAt(at: string): string {
  return planetOn(hexOf(at)) ?? '';
}

function whom({ name }: Who): string {
  return isYou(name) ? 'you' : name;
}

const ENDED: Record<Ending, (winners: readonly Who[]) => string> = {
  colonization: ([winner]) => `${winner!.does('has')} four colonies.`,
  domination: ([winner]) => `${winner!.does('is')} the last faction left.`,
  roundLimit: (winners) => {
    const [first] = winners;
    if (winners.length === 1) return `${first!.does('stands')} best after the last round.`;
    return `${listed(winners.map(({ name }) => name))} stand best after the last round.`;
  },
};
