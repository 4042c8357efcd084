import { actMoves } from '../../../../games/star/actions/acting.ts';
import { hexOf } from '../../../../games/star/board.ts';
import { DAMAGE_PER_WEAPON, KIT, type KitType, SHIP, type ShipType } from '../../../../games/star/facts.ts';
import { forecast } from '../../../../games/star/actions/odds.ts';
import type { Event, Ship, State } from '../../../../games/star/state.ts';
import { eventText } from '../../../../games/star/texts/events.ts';
import { kitDamage, maxHull, shipAt } from '../../../../games/star/verbs.ts';
import { present } from '../../../../kernel/data/present.ts';
import { nameOf, type Names } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { ColourName } from '../../../seatColours.ts';
import type { Moment } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { line } from '../moves/lines.ts';
import { duelOf } from '../moves/prices.ts';

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

type Attacked = Extract<Event, { type: 'attacked' }>;
type Hit = Attacked | Extract<Event, { type: 'countered' }>;

const ROLL = 500;
const STRUCK = 1200;
const SHOWN = 2000;

/** The rule of attacks. */
const RULE = '9.4';

/** What is seen of a shot; `said` speaks to whoever looks. */
export function shotMoment(
  before: State,
  attacked: Attacked,
  events: readonly Event[],
  after: State,
  names: Names,
  said: (text: string) => string,
): ShotMoment {
  const name = (seat: Seat): string => nameOf(names, seat);
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
  const answerHead = answerWords(attacked, countered);
  const end = endWords(attacked, events, after, names).map(said).join(' ');
  return {
    kind: 'shot',
    say: said(line([attacked, countered ?? []].flat(), names) ?? ''),
    logged: true,
    ms: SHOWN,
    rule: RULE,
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

function answerWords(attacked: Hit, countered: Hit | undefined): string {
  if (attacked.hull === 0) return 'No answer: it is destroyed';
  if (countered === undefined) return 'No answer: out of its range';
  return countered.damage === 0 ? 'It answers for nothing' : `It answers for ${countered.damage}`;
}

/** What the loss of a ship may lead to. */
const AFTERMATH: ReadonlySet<Event['type']> = new Set(['bounty', 'grace', 'eliminated', 'ended']);

/** `It survives with 4 hull.`, or what is lost and what that brings. */
function endWords(attacked: Attacked, events: readonly Event[], after: State, names: Names): string[] {
  const name = (seat: Seat): string => nameOf(names, seat);
  const lost = events.find((event) => event.type === 'destroyed');
  if (lost !== undefined) {
    const gone = lost.ship === 'mothership' && !after.options.rebuildMothership ? 'gone for good' : 'gone';
    const more = events
      .filter(({ type }) => AFTERMATH.has(type))
      .map((event) => eventText(event, names) ?? '');
    return [`${shipOf(lost.seat, lost.ship, name)} is ${gone}.`, ...more];
  }
  return [`It survives with ${attacked.hull} hull.`, ...outlook(attacked, after, name)];
}

/** `One more hit by your Juggernaut could destroy it: bounty 2 of each.`, of the ship that would most likely do so. */
function outlook({ seat, at, target }: Attacked, after: State, name: (seat: Seat) => string): string[] {
  const chances = actMoves(after, { seat }).flatMap((move) => {
    if (move.type !== 'attack' || move.at !== at) return [];
    const { attacker, target: aimed } = present(duelOf(after, move.from, at));
    return { by: attacker.type, chance: forecast(attacker, aimed, move.weapons).hit.destroys };
  });
  const [best] = chances.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance);
  if (best === undefined) return [];
  return [
    `One more hit by ${shipOf(seat, best.by, name)} could destroy it: bounty ${SHIP[target].bounty} of each.`,
  ];
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
