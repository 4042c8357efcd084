import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { DAMAGE_PER_WEAPON, FACTION, JUMP_FUEL, KIT, SHIP, type ShipType } from '../facts.ts';
import type { Ending, Event } from '../state.ts';
import { article, cardWords, counterWords, place } from './words.ts';

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
  placed: ({ seat, ship, at }, name) => `${name(seat)} places the ${SHIP[ship].name} on ${place(at)}.`,
  turn: ({ seat, round }, name) => `Round ${round}, ${name(seat)}’s turn.`,
  reshuffled: ({ cards }) => `The deck is empty: the ${cards} discarded cards are shuffled into a new one.`,
  drew: ({ seat, cards }, name) => `${name(seat)} draws ${cardWords(cards)}.`,
  collected: () => undefined,
  built: ({ seat, ship, at }, name) =>
    `${name(seat)} builds ${article(SHIP[ship].name)} on ${place(at)} for ${counterWords(SHIP[ship].cost)}.`,
  fitted: ({ seat, kit, ship, at, old }, name) => {
    const instead = old === '' ? '' : `, in place of ${KIT[old].name}`;
    return `${name(seat)} fits ${KIT[kit].name} to the ${SHIP[ship].name} on ${place(at)} for ${counterWords(KIT[kit].cost)}${instead}.`;
  },
  discarded: ({ seat, cards }, name) => `${name(seat)} discards ${cardWords(cards)}.`,
  moved: ({ seat, ship, from, to }, name) =>
    `${name(seat)} moves the ${SHIP[ship].name} from ${place(from)} to ${place(to)}.`,
  jumped: ({ seat, ship, from, to }, name) =>
    `${name(seat)} jumps the ${SHIP[ship].name} from ${place(from)} through the black hole to ${place(to)} for ${JUMP_FUEL} Fuel.`,
  attacked: (hit, name) => `${whose(hit.seat, hit.ship, name)} rolls ${struck(hit, hit.weapons, name)}`,
  countered: (hit, name) => `${whose(hit.seat, hit.ship, name)} answers with ${struck(hit, 0, name)}`,
  destroyed: ({ seat, ship, at }, name) => `${whose(seat, ship, name)} on ${place(at)} is destroyed.`,
  bounty: ({ seat, metal, fuel, weapon }, name) =>
    `${name(seat)} takes a bounty of ${counterWords([metal, fuel, weapon])}.`,
  repaired: ({ seat, ship, at, metal, hull }, name) =>
    `${name(seat)} repairs the ${SHIP[ship].name} on ${place(at)} with ${metal} Metal, to ${hull} hull.`,
  settling: ({ seat, at }, name) =>
    `${name(seat)} begins to colonize ${place(at)}; one more action makes it a colony.`,
  colonized: ({ seat, at }, name) => `${name(seat)} colonizes ${place(at)}.`,
  besieging: ({ seat, at, owner }, name) =>
    `${name(seat)} begins to decolonize ${name(owner)}’s ${place(at)}; one more action makes it neutral.`,
  decolonized: ({ seat, at, owner }, name) =>
    `${name(seat)} decolonizes ${place(at)}: ${name(owner)} loses the colony, and it is neutral.`,
  cancelled: ({ seat, at }, name) => `${name(seat)} gives up the progress on ${place(at)}.`,
  grace: ({ seat, turns }, name) =>
    turns === 1
      ? `${name(seat)} has one turn left to build a ship.`
      : `${name(seat)} has no ship left and ${turns} turns to build one.`,
  freed: ({ seat, at }, name) => `${name(seat)}’s colony ${place(at)} is neutral again.`,
  eliminated: ({ seat }, name) => `${name(seat)} is out of the game.`,
  ended: ({ ending, winners }, name) => `${listed(winners.map(name))} ${ENDED[ending](winners.length)}.`,
};

function whose(seat: Seat, ship: ShipType, name: (seat: Seat) => string): string {
  return `${name(seat)}’s ${SHIP[ship].name}`;
}

type Hit = Extract<Event, { type: 'countered' }>;

/** `5 on d8 (+2 kit, shield 1): 6 damage to Ann’s Scout, 3 hull left.` */
function struck(hit: Omit<Hit, 'type'>, weapons: number, name: (seat: Seat) => string): string {
  const { roll, die, target, owner, damage, hull } = hit;
  const parts = [...boosts(hit, weapons), ...shielded(target)];
  const sum = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const rolled = `${roll} on d${die}${sum}`;
  if (damage === 0) return `${rolled}: no damage to ${whose(owner, target, name)}.`;
  return `${rolled}: ${damage} damage to ${whose(owner, target, name)}, ${hull === 0 ? 'no' : hull} hull left.`;
}

/** The kit is not told, but follows from any damage. */
function boosts({ roll, target, damage }: Omit<Hit, 'type'>, weapons: number): string[] {
  const armed = DAMAGE_PER_WEAPON * weapons;
  const kit = damage === 0 ? 0 : damage + SHIP[target].shield - roll - armed;
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
