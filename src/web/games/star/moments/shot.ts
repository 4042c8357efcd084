import { hexOf } from '../../../../games/star/board.ts';
import { DAMAGE_PER_WEAPON, KIT, type KitType, SHIP, type ShipType } from '../../../../games/star/facts.ts';
import { answers } from '../../../../games/star/actions/combat.ts';
import type { Event, Ship, State } from '../../../../games/star/state.ts';
import { counterWords } from '../../../../games/star/texts/words.ts';
import { kitDamage, maxHull, shipAt } from '../../../../games/star/verbs.ts';
import { present } from '../../../../kernel/data/present.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ColourName } from '../../../seatColours.ts';
import type { Moment } from '../../view.ts';
import { colourOf } from '../colours.ts';

/** An attack and the answer to it, with everything that makes the damage. */
export interface ShotMoment extends Moment {
  readonly kind: 'shot';
  /** `You fire on Vesper’s Warrior` */
  readonly title: string;
  readonly attacker: Side;
  readonly target: Side;
  readonly hit: Volley;
  /** `You hit for 10` */
  readonly hitHead: string;
  readonly answer: Volley | undefined;
  /** `It answers for 2`, or why it does not. */
  readonly answerHead: string;
  /** What is left of the target, and what it brings. */
  readonly end: string;
}

/** One of the two ships, before and after. */
export interface Side {
  readonly type: ShipType;
  readonly kit: KitType | '';
  readonly colour: ColourName;
  /** `Your Mothership` */
  readonly name: string;
  readonly hullBefore: number;
  readonly hull: number;
  readonly mostHull: number;
}

/** What a die, a kit and Weapons bring, and what the shield takes. */
export interface Volley {
  readonly sides: number;
  readonly roll: number;
  readonly kit: number;
  /** Nothing for an answer, which has none. */
  readonly weapons: number | undefined;
  readonly shield: number;
  readonly damage: number;
}

type Hit = Extract<Event, { type: 'attacked' | 'countered' }>;

const ROLL = 500;
const STRUCK = 1200;
const SHOWN = 2000;

/** What is seen of a shot; `name` tells everybody's, and `said` speaks to whoever looks. */
export function shotMoment(
  before: State,
  attacked: Extract<Event, { type: 'attacked' }>,
  events: readonly Event[],
  name: (seat: Seat) => string,
  said: (text: string) => string,
): ShotMoment {
  const attacker = present(shipAt(before, hexOf(attacked.from))).ship;
  const target = present(shipAt(before, hexOf(attacked.at))).ship;
  const countered = events.find((event) => event.type === 'countered');
  const ownShip = shipOf(attacked.seat, attacker.type, name);
  const otherShip = shipOf(attacked.owner, target.type, name);
  const sides = {
    attacker: sideOf(before, attacked.seat, attacker, countered?.hull ?? attacker.hull, said(ownShip)),
    target: sideOf(before, attacked.owner, target, attacked.hull, said(otherShip)),
  };
  const title = said(`${name(attacked.seat)} fires on ${otherShip}`);
  const hitHead = said(
    `${name(attacked.seat)} hits for ${attacked.damage === 0 ? 'nothing' : attacked.damage}`,
  );
  const answerHead = answerWords(attacked, countered, attacker, target);
  const end = endWords(attacked, countered, events, name).map(said).join(' ');
  return {
    kind: 'shot',
    say: `${title}. ${hitHead}. ${answerHead}. ${end}`,
    ms: SHOWN,
    places: [attacked.from, attacked.at],
    stages: { first: 'roll', last: 'answer', marks: [ROLL, STRUCK] },
    ...{ title, ...sides, hitHead, answerHead, end },
    hit: volleyOf(attacked, attacker, target, attacked.weapons),
    answer: countered && volleyOf(countered, target, attacker, undefined),
  };
}

function sideOf(state: State, seat: Seat, ship: Ship, hull: number, name: string): Side {
  const { type, kit } = ship;
  return {
    ...{ type, kit, name, colour: colourOf(state, seat) },
    ...{ hullBefore: ship.hull, hull, mostHull: maxHull(ship) },
  };
}

function volleyOf({ die, roll, damage }: Hit, by: Ship, on: Ship, weapons: number | undefined): Volley {
  return { sides: die, roll, kit: kitDamage(by), weapons, shield: SHIP[on.type].shield, damage };
}

function answerWords(attacked: Hit, countered: Hit | undefined, attacker: Ship, target: Ship): string {
  if (attacked.hull === 0) return 'No answer: it is destroyed';
  if (countered === undefined) return answers(target, attacker) ? 'No answer' : 'No answer: out of its range';
  return countered.damage === 0 ? 'It answers for nothing' : `It answers for ${countered.damage}`;
}

/** `It survives with 4 hull.`, `You take a bounty: 2 Metal, 2 Fuel and 2 Weapons.` */
function endWords(
  attacked: Hit,
  countered: Hit | undefined,
  events: readonly Event[],
  name: (seat: Seat) => string,
): string[] {
  const taken = events.flatMap((event) => {
    if (event.type !== 'bounty') return [];
    const { seat, metal, fuel, weapon } = event;
    return [`${name(seat)} takes a bounty: ${counterWords([metal, fuel, weapon])}.`];
  });
  if (attacked.hull === 0) return [`${shipOf(attacked.owner, attacked.target, name)} is gone.`, ...taken];
  if (countered?.hull === 0) return [`${shipOf(attacked.seat, attacked.ship, name)} is gone.`, ...taken];
  return [`It survives with ${attacked.hull} hull.`];
}

function shipOf(seat: Seat, ship: ShipType, name: (seat: Seat) => string): string {
  return `${name(seat)}’s ${SHIP[ship].name}`;
}

/** Where a term of a volley comes from: `2 Weapons, 2 each` */
export function weaponsTip(weapons: number): string {
  return weapons === 0
    ? 'No Weapons were spent.'
    : `${weapons === 1 ? '1 Weapon' : `${weapons} Weapons`}, ${DAMAGE_PER_WEAPON} damage each.`;
}

export function kitTip(kit: KitType | '', bonus: number): string {
  if (kit === '') return 'The ship has no kit.';
  return bonus === 0 ? `The ${KIT[kit].name} kit adds no damage.` : `The ${KIT[kit].name} kit.`;
}
