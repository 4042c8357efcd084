import type { Seat } from '../../kernel/game.ts';
import { NAME, type Region, REGIONS, SECTOR, type Sector } from './board.ts';
import {
  type Amounts,
  DREADNOUGHT,
  HOME,
  REGION_SHIPS,
  RESOURCES,
  SHIP,
  SHIPS,
  type ShipKind,
  STORAGE,
} from './facts.ts';
import {
  ANCIENTS,
  type Ancients,
  type Battle,
  type Belligerent,
  type Events,
  type Lying,
  type Player,
  type Reason,
  type Ship,
  type State,
  type Where,
  type Who,
} from './state.ts';
import { coloniesOf, colonySectors } from './actions/landmarks.ts';
import { bonus, effectOf, shipEffect } from './cards/techs.ts';

/** What the rules ask and do again and again: sides, stocks, tokens, ships, units. */

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat]!;
}

export function ancientsOf(state: State): Ancients {
  return state.ancients[0]!;
}

export function isSolo({ players }: State): boolean {
  return players.length === 1;
}

/** The human who chooses for a side (19.6). */
export function chooser(who: Who): Seat {
  return who === ANCIENTS ? 0 : who;
}

/** Seats from one of them leftwards. */
export function leftwards({ players }: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players.length; i++) seats.push((first + i) % players.length);
  return seats;
}

export function battleOf({ battles }: State): Battle {
  return battles[0]!;
}

/** The side of somebody who fights. */
export function sideOf({ sides: [attacker, defender] }: Battle, who: Who): Belligerent {
  return attacker.who === who ? attacker : defender;
}

/** The side against somebody who fights. */
export function enemyOf({ sides: [attacker, defender] }: Battle, who: Who): Belligerent {
  return attacker.who === who ? defender : attacker;
}

// ── Lists: a rule that changes one puts another in its place, so that copies of a state may share it ──

/** A list without the first of an item that is in it. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  return list.toSpliced(list.indexOf(item), 1);
}

/** Counts of which one has changed. */
export function changed(counts: readonly number[], at: number, by: number): readonly number[] {
  return counts.with(at, counts[at]! + by);
}

// ── Credits and resources ─────────────────────────────────────────────────────────────────────────

export function changeCredits(state: State, who: Who, by: number, reason: Reason, events: Events): void {
  if (by === 0) return;
  const side = who === ANCIENTS ? ancientsOf(state) : playerOf(state, who);
  side.credits += by;
  events?.push({ type: 'credits', who, by, reason });
}

export function storageOf(player: Player, resource: number): number {
  return STORAGE[resource]! + bonus(player, 'storage');
}

export function roomFor(player: Player, resource: number): number {
  return storageOf(player, resource) - player.stock[resource]!;
}

/** 6.2: gains stop at the storage limit. */
export function gainStock(state: State, seat: Seat, amounts: Amounts, reason: Reason, events: Events): void {
  const player = playerOf(state, seat);
  changeStock(
    state,
    seat,
    amounts.map((amount, resource) => Math.min(amount, Math.max(0, roomFor(player, resource)))),
    reason,
    events,
  );
}

export function changeStock(state: State, seat: Seat, by: Amounts, reason: Reason, events: Events): void {
  const player = playerOf(state, seat);
  const stock = player.stock.slice();
  let isChanged = false;
  for (let resource = 0; resource < by.length; resource++) {
    const amount = by[resource]!;
    if (amount === 0) continue;
    stock[resource] = stock[resource]! + amount;
    isChanged = true;
  }
  if (!isChanged) return;
  player.stock = stock;
  events?.push({ type: 'stock', seat, by, reason });
}

/** So many of one resource and none of the others. */
export function only(resource: number, amount: number): Amounts {
  return RESOURCES.map((_, i) => (i === resource ? amount : 0));
}

export function payStock(state: State, seat: Seat, price: Amounts, reason: Reason, events: Events): void {
  changeStock(
    state,
    seat,
    price.map((amount) => -amount),
    reason,
    events,
  );
}

/** How many single resources a player lacks for a price. */
export function deficit({ stock }: Player, price: Amounts): number {
  let lacking = 0;
  for (let i = 0; i < price.length; i++) {
    lacking += Math.max(0, price[i]! - stock[i]!);
  }
  return lacking;
}

export function totalOf(amounts: Amounts): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

export function kindOf(ship: ShipKind): number {
  return SHIPS.indexOf(ship);
}

export function shipName(kind: number): ShipKind {
  return SHIPS[kind]!;
}

export function shipStrength(player: Player, kind: number): number {
  if (kind === DREADNOUGHT) return effectOf(player, 'titan')?.set ?? SHIP[kind]!.strength;
  return shipEffect(player, 'shipStrength', kind)?.set ?? SHIP[kind]!.strength;
}

export function shipHull(player: Player, kind: number): number {
  return SHIP[kind]!.hull + (shipEffect(player, 'hull', kind)?.n ?? 0);
}

/** 4.4: ships of all owners count. */
export function shipsAt({ players, ancients }: State, region: Region): number {
  let count = 0;
  for (const { ships } of players) for (const ship of ships) if (ship.at === region) count++;
  for (const { cruisers } of ancients) for (const at of cruisers) if (at === region) count++;
  return count;
}

/** 4.4: where there is no room for another ship. */
export function fullRegions({ players, ancients }: State): readonly Region[] {
  const counts = new Array<number>(REGIONS).fill(0);
  const full: Region[] = [];
  const count = (at: Region): void => {
    counts[at] = counts[at]! + 1;
    if (counts[at] === REGION_SHIPS) full.push(at);
  };
  for (const { ships } of players) for (const { at } of ships) count(at);
  for (const { cruisers } of ancients) for (const at of cruisers) count(at);
  return full;
}

/** The own ships of a kind in a region; moved ones only if none else is there. */
export function findShip({ ships }: Player, kind: number, region: Region): Ship {
  const isThere = (ship: Ship): boolean => ship.kind === kind && ship.at === region;
  const found = ships.find((ship) => isThere(ship) && !ship.moved) ?? ships.find(isThere);
  if (found === undefined) throw new Error(`there is no ${SHIPS[kind]} in ${NAME[region]}`);
  return found;
}

/** Puts one of a player's ships somewhere, or lets it stay; whether it has moved is told. */
export function putShip(player: Player, ship: Ship, at: Region, moved: boolean): void {
  player.ships = player.ships.with(player.ships.indexOf(ship), { kind: ship.kind, at, moved });
}

/** What players call a region by. */
export function lying({ tiles, players }: State, region: Region): Lying {
  const tile = tiles[region]!;
  if (tile === '') return {};
  return tile === HOME ? { tile, home: players.findIndex(({ home }) => home === region) } : { tile };
}

/** A region with what lies there. */
export function whereAt(state: State, region: Region): Where {
  return { at: NAME[region]!, ...lying(state, region) };
}

/** A ship leaves the board for the owner's staging. */
export function stageShip(state: State, seat: Seat, ship: Ship, events: Events): void {
  const player = playerOf(state, seat);
  player.ships = without(player.ships, ship);
  player.staging = changed(player.staging, ship.kind, 1);
  events?.push({
    type: 'withdrew',
    seat,
    ship: shipName(ship.kind),
    ...whereAt(state, ship.at),
    to: 'staging',
  });
}

/** The own ships in a region go to staging. */
export function stageAll(state: State, seat: Seat, region: Region, events: Events): void {
  for (const ship of playerOf(state, seat).ships.filter(({ at }) => at === region)) {
    stageShip(state, seat, ship, events);
  }
}

/** A new ship out of the own supply, if there is one; whether there was. */
export function commission(state: State, seat: Seat, kind: number, free: boolean, events: Events): boolean {
  const player = playerOf(state, seat);
  if (player.yard[kind] === 0) return false;
  player.yard = changed(player.yard, kind, -1);
  player.staging = changed(player.staging, kind, 1);
  events?.push({ type: 'built', who: seat, ship: shipName(kind), free });
  return true;
}

// ── Units ─────────────────────────────────────────────────────────────────────────────────────────

export function hasShipIn(state: State, who: Who, sector: Sector): boolean {
  if (who === ANCIENTS) return ancientsOf(state).cruisers.some((at) => SECTOR[at] === sector);
  return playerOf(state, who).ships.some(({ at }) => SECTOR[at] === sector);
}

/** 2: a ship on the board, a colony or a home planet. */
export function hasUnitIn(state: State, who: Who, sector: Sector): boolean {
  if (hasShipIn(state, who, sector)) return true;
  if (who === ANCIENTS) return false;
  const { home } = playerOf(state, who);
  return (home >= 0 && SECTOR[home] === sector) || ((colonySectors(state, who) >> sector) & 1) === 1;
}

/** Everybody but one side. */
export function foesOf({ players, ancients }: State, seat: Seat): Who[] {
  const foes: Who[] = [];
  for (let other = 0; other < players.length; other++) if (other !== seat) foes.push(other);
  if (ancients.length > 0) foes.push(ANCIENTS);
  return foes;
}

/** The sectors that hold a ship of an enemy, one bit for each. */
export function enemyShipSectors({ players, ancients }: State, seat: Seat): number {
  let sectors = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) for (const { at } of players[other]!.ships) sectors |= 1 << SECTOR[at]!;
  }
  for (const { cruisers } of ancients) for (const at of cruisers) sectors |= 1 << SECTOR[at]!;
  return sectors;
}

/** The sectors that hold a unit of an enemy, one bit for each. */
export function enemyUnitSectors(state: State, seat: Seat): number {
  let sectors = enemyShipSectors(state, seat);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { home } = playerOf(state, other);
    if (home >= 0) sectors |= 1 << SECTOR[home]!;
    sectors |= colonySectors(state, other);
  }
  return sectors;
}

/** Where the units of a player are. */
export function unitRegions(state: State, seat: Seat): Region[] {
  const { ships, home } = playerOf(state, seat);
  const regions: Region[] = [];
  for (const { at } of ships) regions.push(at);
  if (home >= 0) regions.push(home);
  for (const region of coloniesOf(state, seat)) regions.push(region);
  return regions;
}

/** The different sectors of some regions. */
export function sectorsOf(regions: readonly Region[]): Set<Sector> {
  return new Set(regions.map((region) => SECTOR[region]!));
}
