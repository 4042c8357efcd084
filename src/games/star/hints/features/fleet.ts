import type { Seat } from '../../../../kernel/game.ts';
import {
  CORNERS,
  DAMAGE_PER_WEAPON,
  FACTION,
  KIT,
  KITS,
  MOST_WEAPONS,
  SHIP,
  SHIPS,
  WEAPON,
} from '../../facts.ts';
import type { FactionId, KitType, ShipType } from '../../facts.ts';
import type { Player, Ship, State } from '../../state.ts';

/** The table as one seat sees it, in numbers that stay in the same place from position to position. */

export const SEATS = 4;
export const TYPES = SHIPS.length;
export const SCOUT = 0;
export const WARRIOR = 1;
const JUGGERNAUT = 2;
export const MOTHERSHIP = 3;

/** More than all tokens of all factions. */
const MOST_SHIPS = 32;

/** The seat at each place, the own one first, then in turn order. */
export const SEAT_AT = new Uint8Array(SEATS);
/** The corner of each place by its number in `CORNERS`, or -1 before a faction is chosen. */
export const CORNER_AT = new Int8Array(SEATS);
/** The Mothership of each place among all ships, or -1. */
export const MOTHER_AT = new Int8Array(SEATS);
/** The ships of a place begin here and end where those of the next begin. */
export const FIRST_OF = new Uint8Array(SEATS + 1);

// By ship.
export const HEX_OF = new Int16Array(MOST_SHIPS);
export const TYPE_OF = new Uint8Array(MOST_SHIPS);
export const HULL_OF = new Uint8Array(MOST_SHIPS);
export const PACE_OF = new Uint8Array(MOST_SHIPS);
export const RANGE_OF = new Uint8Array(MOST_SHIPS);
export const KIT_DAMAGE_OF = new Uint8Array(MOST_SHIPS);
/** What an attack of it does on average before the shield. */
export const BLOW_OF = new Float64Array(MOST_SHIPS);
/** How far it can fly in its owner's next turn, or in what is left of this one, and whether it can act then. */
export const FLIGHT_OF = new Uint8Array(MOST_SHIPS);
export const ACTS = new Uint8Array(MOST_SHIPS);
/** How far it can hit then, or -1 when it cannot act. */
export const REACH_OF = new Int8Array(MOST_SHIPS);

/** Takes a position in; returns the number of seats. */
export function takeIn(state: State, seat: Seat): number {
  const { players, order, current } = state;
  const seats = order.length;
  const own = order.indexOf(seat);
  let count = 0;
  for (let place = 0; place < seats; place++) {
    const other = order[(own + place) % seats]!;
    const player = players[other]!;
    SEAT_AT[place] = other;
    CORNER_AT[place] = player.faction === '' ? -1 : cornerNumber(player.faction);
    FIRST_OF[place] = count;
    count = takeFleet(player, place, count, other === current);
  }
  FIRST_OF[seats] = count;
  return seats;
}

function takeFleet({ ships, stock }: Player, place: number, first: number, inTurn: boolean): number {
  MOTHER_AT[place] = -1;
  const weapons = stock[WEAPON];
  const boost = (DAMAGE_PER_WEAPON * (weapons < MOST_WEAPONS ? weapons : MOST_WEAPONS)) / ships.length;
  for (let i = 0; i < ships.length; i++) takeShip(ships[i]!, place, first + i, inTurn, boost);
  return first + ships.length;
}

function takeShip(ship: Ship, place: number, at: number, inTurn: boolean, boost: number): void {
  const type = typeNumber(ship.type);
  const fitted = type * FITTINGS + kitNumber(ship.kit);
  if (type === MOTHERSHIP) MOTHER_AT[place] = at;
  HEX_OF[at] = ship.at;
  TYPE_OF[at] = type;
  HULL_OF[at] = ship.hull;
  PACE_OF[at] = PACES[fitted]!;
  RANGE_OF[at] = RANGES[fitted]!;
  KIT_DAMAGE_OF[at] = KIT_DAMAGES[fitted]!;
  BLOW_OF[at] = BLOWS[fitted]! + boost;
  FLIGHT_OF[at] = inTurn && (ship.moved || ship.fresh) ? 0 : PACES[fitted]!;
  ACTS[at] = inTurn && (ship.acted || ship.fresh) ? 0 : 1;
  REACH_OF[at] = ACTS[at] === 0 ? -1 : FLIGHT_OF[at]! + RANGES[fitted]!;
}

// ── Words as numbers ──────────────────────────────────────────────────────────────────────────────

function typeNumber(type: ShipType): number {
  if (type === 'scout') return SCOUT;
  if (type === 'warrior') return WARRIOR;
  return type === 'juggernaut' ? JUGGERNAUT : MOTHERSHIP;
}

/** 0 without a kit. */
function kitNumber(kit: KitType | ''): number {
  return kit === '' ? 0 : 1 + KITS.indexOf(kit);
}

function cornerNumber(faction: FactionId): number {
  return CORNERS.indexOf(FACTION[faction].corner);
}

// ── Ships with and without kits ───────────────────────────────────────────────────────────────────

const FITTINGS = 1 + KITS.length;

/** A figure of every type of ship with every kit, without one first. */
function fittings(figure: (type: ShipType, kit: KitType | undefined) => number): number[] {
  return SHIPS.flatMap((type) => [undefined, ...KITS].map((kit) => Math.max(0, figure(type, kit))));
}

const PACES = Uint8Array.from(fittings((type, kit) => SHIP[type].movement + (kit ? KIT[kit].movement : 0)));
const RANGES = Uint8Array.from(fittings((type, kit) => SHIP[type].range + (kit ? KIT[kit].range : 0)));
const KIT_DAMAGES = Uint8Array.from(fittings((_, kit) => (kit ? KIT[kit].damage : 0)));
const BLOWS = Float64Array.from(
  fittings((type, kit) => (SHIP[type].die + 1) / 2 + (kit ? KIT[kit].damage : 0)),
);
/** By type. */
export const SHIELDS = Uint8Array.from(SHIPS, (type) => SHIP[type].shield);
