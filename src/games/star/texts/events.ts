import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { distance, hexOf, PLANETS } from '../board.ts';
import {
  COLONIES_TO_WIN,
  DAMAGE_PER_WEAPON,
  FACTION,
  JUMP_FUEL,
  KIT,
  SHIP,
  type ShipType,
} from '../facts.ts';
import type { Ending, Event } from '../state.ts';
import { cornerWords, direction, farFromPlanet, goalOf, hexCount, planetOn } from './where.ts';
import { article, cardWords, counterWords } from './words.ts';

type Text<E> = ForKind<[event: E, name: (seat: Seat) => string], string | undefined>;

/** A line of the log; nothing for what another line has told already. */
export function eventText(event: Event, names: Names): string | undefined {
  const text: Text<Event> = EVENTS[event.type];
  return text(event, (seat) => nameOf(names, seat));
}

export const EVENTS: { readonly [E in Event as E['type']]: Text<E> } = {
  chose: ({ seat, faction }, name) =>
    `${name(seat)} leads ${FACTION[faction].name}, the ${FACTION[faction].colour} faction.`,
  granted: ({ seat, metal, fuel, weapon }, name) =>
    `${name(seat)} starts with ${counterWords([metal, fuel, weapon])}.`,
  placed: ({ seat, ship, at }, name) =>
    `${name(seat)} places the ${SHIP[ship].name} ${farFromPlanet(hexOf(at))}.`,
  // Whose turn it is stands above what happens in it.
  turn: () => undefined,
  reshuffled: ({ cards }) => `The deck is empty: the ${cards} discarded cards are shuffled into a new one.`,
  drew: ({ seat, cards }, name) => `${name(seat)} draws ${cardWords(cards)}.`,
  collected: () => undefined,
  built: ({ seat, ship }, name) =>
    `${name(seat)} builds ${article(SHIP[ship].name)} at home for ${counterWords(SHIP[ship].cost)}.`,
  fitted: ({ seat, kit, ship, old }, name) => {
    const instead = old === '' ? '' : `, in place of ${KIT[old].name}`;
    return `${name(seat)} fits ${KIT[kit].name} to the ${SHIP[ship].name} for ${counterWords(KIT[kit].cost)}${instead}.`;
  },
  discarded: ({ seat, cards }, name) =>
    `${name(seat)} discards ${cardWords(cards)}, good for this turn only.`,
  moved: ({ seat, ship, from, to }, name) => `${shipOf(seat, ship, name)} ${flight(ship, from, to)}.`,
  jumped: ({ seat, ship }, name) =>
    `${shipOf(seat, ship, name)} jumps home through the black hole for ${JUMP_FUEL} Fuel.`,
  attacked: (hit, name) => `${shipOf(hit.seat, hit.ship, name)} rolls ${struck(hit, hit.weapons, name)}`,
  countered: (hit, name) => `${shipOf(hit.seat, hit.ship, name)} answers with ${struck(hit, 0, name)}`,
  destroyed: ({ seat, ship }, name) => `${shipOf(seat, ship, name)} is destroyed.`,
  bounty: ({ seat, metal, fuel, weapon }, name) => {
    const words = counterWords([metal, fuel, weapon]);
    const each = metal > 0 && metal === fuel && fuel === weapon ? `${metal} of each` : words;
    return `${name(seat)} takes a bounty: ${each}.`;
  },
  repaired: ({ seat, ship, metal, hull }, name) =>
    `${name(seat)} repairs the ${SHIP[ship].name} to ${hull} hull for ${metal} Metal.`,
  settling: ({ seat, at }, name) =>
    `${name(seat)} begins to settle ${planetAt(at)}: the flag follows next turn.`,
  colonized: ({ seat, at, colonies }, name) =>
    `${name(seat)} settles ${planetAt(at)}: ${colonies} of ${COLONIES_TO_WIN} planets.`,
  besieging: ({ seat, at, owner }, name) =>
    `${name(seat)} besieges ${name(owner)}’s ${planetAt(at)}: the flag falls next turn.`,
  decolonized: ({ seat, at, owner }, name) =>
    `${name(seat)} drives ${name(owner)} off ${planetAt(at)}: the planet is free.`,
  cancelled: ({ seat, at }, name) =>
    `${name(seat)} leaves ${planetAt(at)} before the flag is planted or taken.`,
  grace: ({ seat, turns }, name) =>
    turns === 1
      ? `${name(seat)} has one turn left to build a ship.`
      : `${name(seat)} has no ship left and ${turns} turns to build one.`,
  freed: ({ seat, at }, name) => `${name(seat)}’s colony ${planetAt(at)} is free again.`,
  resigned: ({ seat }, name) => `${name(seat)} resigns; what is left of the fleet goes without a bounty.`,
  eliminated: ({ seat }, name) => `${name(seat)} is out of the match.`,
  ended: ({ ending, winners }, name) => `${listed(winners.map(name))} ${ENDED[ending](winners.length)}.`,
};

/** `flies to Hollin`, `advances on Oriel`, `flies towards Tarn`, `moves within the blue corner`, `flies 2 hexes north`. */
function flight(ship: ShipType, from: string, to: string): string {
  const [start, end] = [hexOf(from), hexOf(to)];
  const planet = planetOn(end);
  if (planet !== undefined) return `flies to ${planet}`;
  const near = PLANETS.find(({ at }) => distance(at, end) === 1);
  if (near?.at === start) return `leaves ${near.name}`;
  if (near !== undefined)
    return ship === 'mothership' ? `stops beside ${near.name}` : `advances on ${near.name}`;
  const corner = cornerWords(end);
  if (corner !== undefined && corner === cornerWords(start)) return `moves within ${corner}`;
  const goal = goalOf(start, end);
  return `flies ${goal ?? `${hexCount(distance(start, end))} ${direction(start, end)}`}`;
}

function planetAt(at: string): string {
  return planetOn(hexOf(at)) ?? '';
}

function shipOf(seat: Seat, ship: ShipType, name: (seat: Seat) => string): string {
  return `${name(seat)}’s ${SHIP[ship].name}`;
}

type Hit = Extract<Event, { type: 'countered' }>;

/** `5 on d8 (+2 kit, shield 1): 6 damage to Ann’s Scout, 3 hull left.` */
function struck(hit: Omit<Hit, 'type'>, weapons: number, name: (seat: Seat) => string): string {
  const { roll, die, target, owner, damage, hull } = hit;
  const parts = [...boosts(hit, weapons), ...shielded(target)];
  const sum = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const rolled = `${roll} on d${die}${sum}`;
  if (damage === 0) return `${rolled}: no damage to ${shipOf(owner, target, name)}.`;
  return `${rolled}: ${damage} damage to ${shipOf(owner, target, name)}, ${hull === 0 ? 'no' : hull} hull left.`;
}

function boosts({ kit }: Omit<Hit, 'type'>, weapons: number): string[] {
  const armed = DAMAGE_PER_WEAPON * weapons;
  const unit = weapons === 1 ? 'Weapon' : 'Weapons';
  return [...(kit > 0 ? [`+${kit} kit`] : []), ...(armed > 0 ? [`+${armed} ${unit}`] : [])];
}

function shielded(target: ShipType): string[] {
  const { shield } = SHIP[target];
  return shield > 0 ? [`shield ${shield}`] : [];
}

const ENDED: Record<Ending, (winners: number) => string> = {
  colonization: () => 'has four colonies',
  domination: () => 'is the last faction left',
  roundLimit: (winners) => `${winners === 1 ? 'stands' : 'stand'} best after the last round`,
};
