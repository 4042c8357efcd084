import type { Seat } from '../../kernel/game.ts';
import { AREA, type Hex, NAME, PLANETS } from './board.ts';
import {
  COUNTERS,
  type Corner,
  type Cost,
  FACTION,
  type FactionId,
  FUEL,
  KIT,
  kitCard,
  METAL,
  SHIP,
  type ShipType,
  shipCard,
  WEAPON,
} from './facts.ts';
import type { Card, Events, Pile, Player, Ship, State } from './state.ts';

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
  const player = playerOf(state, seat);
  const upTo = (resource: number): number => Math.min(wanted[resource]!, supply(state, resource));
  const taken: Cost = [upTo(METAL), upTo(FUEL), upTo(WEAPON)];
  player.stock = sumOf(player.stock, taken);
  return taken;
}

export function sumOf(one: Cost, other: Cost): Cost {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function counters([metal, fuel, weapon]: Cost): { metal: number; fuel: number; weapon: number } {
  return { metal, fuel, weapon };
}

export function affordable({ stock }: Player, cost: Cost): boolean {
  return stock[0] >= cost[0] && stock[1] >= cost[1] && stock[2] >= cost[2];
}

/** 5.4: counters paid go back to the supply at once. */
export function pay(player: Player, cost: Cost): void {
  const { stock } = player;
  player.stock = [stock[0] - cost[0], stock[1] - cost[1], stock[2] - cost[2]];
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

/** Puts a ship as it has become in its place. */
export function replaceShip(player: Player, ship: Ship, changed: Ship): Ship {
  player.ships = player.ships.map((one) => (one === ship ? changed : one));
  return changed;
}

/** A ship that has used its action. */
export function actBy(player: Player, ship: Ship): Ship {
  return replaceShip(player, ship, { ...ship, acted: true });
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

/** A pile with a card more. */
export function withCard(pile: Pile, card: Card): Pile {
  return pile.with(card, pile[card]! + 1);
}

/** A pile with a card less. */
export function withoutCard(pile: Pile, card: Card): Pile {
  return pile.with(card, pile[card]! - 1);
}

export function cardCount(pile: Pile): number {
  let count = 0;
  for (const cards of pile) count += cards;
  return count;
}

/** the card of a lost Mothership stays on the dashboard, unless Motherships can be rebuilt. */
export function discardShip(state: State, { type, kit }: Ship): void {
  if (type !== 'mothership' || state.options.rebuildMothership)
    state.discard = withCard(state.discard, shipCard(type));
  if (kit !== '') state.discard = withCard(state.discard, kitCard(kit));
}
