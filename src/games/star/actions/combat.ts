import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { distance, type Hex, hexOf, NAME } from '../board.ts';
import { COUNTER_DIE, DAMAGE_PER_WEAPON, MOST_WEAPONS, SHIP, WEAPON } from '../facts.ts';
import { loseShip } from '../ending.ts';
import { canShoot, LONGEST_RANGE } from './sight.ts';
import type { Event, Events, Move, MoveOf, Ship, State } from '../state.ts';
import {
  actBy,
  counters,
  discardShip,
  gain,
  kitDamage,
  ownShipAt,
  pay,
  playerOf,
  range,
  replaceShip,
  shipAt,
} from '../verbs.ts';

/** Attacks, answers and destruction (9.4, 9.5). */

/** Every attack of some ships: each target in range and sight with each number of Weapons. */
export function addAttacks(state: State, seat: Seat, ships: readonly Ship[], moves: Move[]): void {
  const targets = enemyHexes(state, seat);
  const { options } = state;
  for (const ship of ships) {
    for (const at of targets) {
      // Hardly any two ships are near each other, so the range of a ship is only looked up if they are.
      if (distance(ship.at, at) > LONGEST_RANGE) continue;
      if (canShoot(ship.at, at, range(ship), options)) addShots(state, seat, ship.at, at, moves);
    }
  }
}

function enemyHexes({ players }: State, seat: Seat): Hex[] {
  const hexes: Hex[] = [];
  for (let owner = 0; owner < players.length; owner++) {
    if (owner !== seat) for (const { at } of players[owner]!.ships) hexes.push(at);
  }
  return hexes;
}

function addShots(state: State, seat: Seat, from: Hex, at: Hex, moves: Move[]): void {
  const most = Math.min(MOST_WEAPONS, playerOf(state, seat).stock[WEAPON]!);
  for (let weapons = 0; weapons <= most; weapons++) {
    moves.push({ type: 'attack', from: NAME[from]!, at: NAME[at]!, weapons });
  }
}

/** What gets through when this is rolled. */
export function damageOf(attacker: Ship, target: Ship, roll: number, weapons: number): number {
  const outgoing = roll + kitDamage(attacker) + DAMAGE_PER_WEAPON * weapons;
  return Math.max(0, outgoing - SHIP[target.type].shield);
}

/** a target that survives answers if the attacker stands within its own range. */
export function answers(target: Ship, attacker: Ship): boolean {
  return distance(target.at, attacker.at) <= range(target);
}

export function attack(
  state: State,
  seat: Seat,
  { from, at, weapons }: MoveOf<'attack'>,
  events: Events,
  rng: Rng,
): void {
  const player = playerOf(state, seat);
  const ship = actBy(player, ownShipAt(player, hexOf(from)));
  const { ship: aim, owner } = shipAt(state, hexOf(at))!;
  pay(player, [0, 0, weapons]);
  const { die } = SHIP[ship.type];
  const roll = 1 + rng.int(die);
  const damage = damageOf(ship, aim, roll, weapons);
  const target = hurt(state, owner, aim, damage);
  events?.push({ type: 'attacked', weapons, ...told(seat, ship, owner, target, die, roll, damage) });
  if (target.hull <= 0) destroy(state, owner, target, seat, events);
  else if (answers(target, ship)) counter(state, owner, target, seat, ship, events, rng);
}

function hurt(state: State, owner: Seat, ship: Ship, damage: number): Ship {
  return replaceShip(playerOf(state, owner), ship, { ...ship, hull: ship.hull - damage });
}

/** No Weapons, the same die for all, and no answer to an answer. */
function counter(
  state: State,
  owner: Seat,
  target: Ship,
  seat: Seat,
  attacker: Ship,
  events: Events,
  rng: Rng,
): void {
  const roll = 1 + rng.int(COUNTER_DIE);
  const damage = damageOf(target, attacker, roll, 0);
  const ship = hurt(state, seat, attacker, damage);
  events?.push({ type: 'countered', ...told(owner, target, seat, ship, COUNTER_DIE, roll, damage) });
  if (ship.hull <= 0) destroy(state, seat, ship, owner, events);
}

function told(
  seat: Seat,
  ship: Ship,
  owner: Seat,
  target: Ship,
  die: number,
  roll: number,
  damage: number,
): Omit<Extract<Event, { type: 'countered' }>, 'type'> {
  const hull = Math.max(0, target.hull);
  const [from, at] = [NAME[ship.at]!, NAME[target.at]!];
  const kit = kitDamage(ship);
  return { seat, ship: ship.type, from, at, target: target.type, owner, die, roll, kit, damage, hull };
}

/** The bounty is taken before anything of an eliminated player goes back to the supply (10.1). */
function destroy(state: State, owner: Seat, ship: Ship, by: Seat, events: Events): void {
  const player = playerOf(state, owner);
  player.ships = player.ships.filter((one) => one !== ship);
  if (ship.type === 'mothership') player.marker = false;
  discardShip(state, ship);
  events?.push({ type: 'destroyed', seat: owner, ship: ship.type, at: NAME[ship.at]!, by });
  const { bounty } = SHIP[ship.type];
  const taken = gain(state, by, [bounty, bounty, bounty]);
  events?.push({ type: 'bounty', seat: by, ...counters(taken) });
  loseShip(state, owner, events);
}
