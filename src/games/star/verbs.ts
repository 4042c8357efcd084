import type { Seat } from '../../kernel/game.ts';
import { AREA, type Hex, NAME, PLANETS } from './board.ts';
import {
  COUNTERS,
  type Corner,
  type Cost,
  FACTION,
  type FactionId,
  KIT,
  kitCard,
  RESOURCES,
  SHIP,
  type ShipType,
  shipCard,
} from './facts.ts';
import type { Card, Events, Player, Ship, State } from './state.ts';

/** What the rules ask and do again and again: stocks, ships, colonies, cards. */

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

// ── Counters ──────────────────────────────────────────────────────────────────────────────────────

/** Counters of a resource that nobody has. */
export function supply({ players }: State, resource: number): number {
  let left = COUNTERS;
  for (const { stock } of players) left -= stock[resource]!;
  return left;
}

/** Takes up to so many counters of each resource, as far as the supply goes; returns what was taken. */
export function gain(state: State, seat: Seat, wanted: Cost): Cost {
  const { stock } = playerOf(state, seat);
  const taken = wanted.map((count, resource) => Math.min(count, supply(state, resource)));
  taken.forEach((count, resource) => {
    stock[resource] = stock[resource]! + count;
  });
  return [taken[0]!, taken[1]!, taken[2]!];
}

export function counters([metal, fuel, weapon]: Cost): { metal: number; fuel: number; weapon: number } {
  return { metal, fuel, weapon };
}

export function affordable({ stock }: Player, cost: Cost): boolean {
  return RESOURCES.every((_, resource) => stock[resource]! >= cost[resource]!);
}

/** 5.4: counters paid go back to the supply at once. */
export function pay({ stock }: Player, cost: Cost): void {
  RESOURCES.forEach((_, resource) => {
    stock[resource] = stock[resource]! - cost[resource]!;
  });
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

/** What a ship can do with its kit. */
export function maxHull({ type, kit }: Ship): number {
  return SHIP[type].hull + (kit === '' ? 0 : KIT[kit].hull);
}

/** never below 0. */
export function movement({ type, kit }: Ship): number {
  return Math.max(0, SHIP[type].movement + (kit === '' ? 0 : KIT[kit].movement));
}

export function range({ type, kit }: Ship): number {
  return SHIP[type].range + (kit === '' ? 0 : KIT[kit].range);
}

/** What the kit adds to every roll. */
export function kitDamage({ kit }: Ship): number {
  return kit === '' ? 0 : KIT[kit].damage;
}

export function newShip(type: ShipType, at: Hex, fresh: boolean): Ship {
  return { type, at, hull: SHIP[type].hull, kit: '', moved: false, acted: false, fresh };
}

export function mothership({ ships }: Player): Ship | undefined {
  return ships.find(({ type }) => type === 'mothership');
}

export function ownShipAt({ ships }: Player, at: Hex): Ship {
  const ship = ships.find((candidate) => candidate.at === at);
  if (ship === undefined) throw new Error(`no own ship at ${NAME[at]}`);
  return ship;
}

/** The ship on a hex and whose it is. */
export function shipAt({ players }: State, at: Hex): { ship: Ship; owner: Seat } | undefined {
  for (let owner = 0; owner < players.length; owner++) {
    for (const ship of players[owner]!.ships) if (ship.at === at) return { ship, owner };
  }
  return undefined;
}

/** How many ships of a type a player may still put on the mat. */
export function tokensLeft({ ships }: Player, type: ShipType): number {
  return SHIP[type].tokens - ships.filter((ship) => ship.type === type).length;
}

/** A player's faction, once everybody has chosen. */
export function factionOf({ faction }: Player): FactionId {
  if (faction === '') throw new Error('no faction was chosen');
  return faction;
}

export function cornerOf(player: Player): Corner {
  return FACTION[factionOf(player)].corner;
}

/** The hexes of a player's own wormhole area that are empty. */
export function freeHome(state: State, seat: Seat): Hex[] {
  return AREA[cornerOf(playerOf(state, seat))].filter((hex) => shipAt(state, hex) === undefined);
}

// ── Colonies ──────────────────────────────────────────────────────────────────────────────────────

export function colonies({ planets }: State, seat: Seat): number {
  let count = 0;
  for (const owner of planets) if (owner === seat + 1) count++;
  return count;
}

/** A move of the Mothership takes the progress marker off its planet (9.7). */
export function cancelMarker(player: Player, seat: Seat, planet: number, events: Events): void {
  if (!player.marker) return;
  player.marker = false;
  const { id, at } = PLANETS[planet]!;
  events?.push({ type: 'cancelled', seat, planet: id, at: NAME[at]! });
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

export function addCard(pile: number[], card: Card): void {
  pile[card] = pile[card]! + 1;
}

export function takeCard(pile: number[], card: Card): void {
  pile[card] = pile[card]! - 1;
}

export function cardCount(pile: readonly number[]): number {
  let count = 0;
  for (const cards of pile) count += cards;
  return count;
}

/** the card of a lost Mothership stays on the dashboard, unless Motherships can be rebuilt. */
export function discardShip({ discard, options }: State, { type, kit }: Ship): void {
  if (type !== 'mothership' || options.rebuildMothership) addCard(discard, shipCard(type));
  if (kit !== '') addCard(discard, kitCard(kit));
}
