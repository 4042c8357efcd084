import { distance, type Hex } from '../board.ts';
import { DAMAGE_PER_WEAPON, MOST_WEAPONS, SHIP, WEAPON } from '../facts.ts';
import type { Ship } from '../state.ts';
import { kitDamage, movement, range } from '../verbs.ts';
import type { Outlook } from './outlook.ts';

/** An enemy that can hit a ship within its next turn from this far, and how hard on average. */
export interface Threat {
  readonly at: Hex;
  readonly far: number;
  readonly damage: number;
}

/** The enemies that could matter to a ship wherever it goes in this turn. */
export function threatsTo({ enemies }: Outlook, ship: Ship, flight: number): Threat[] {
  const threats: Threat[] = [];
  for (const { ship: enemy, rival } of enemies) {
    const far = movement(enemy) + range(enemy);
    if (distance(enemy.at, ship.at) > far + flight) continue;
    const weapons = Math.min(MOST_WEAPONS, rival.player.stock[WEAPON]!) / rival.player.ships.length;
    const blow = (SHIP[enemy.type].die + 1) / 2 + kitDamage(enemy) + DAMAGE_PER_WEAPON * weapons;
    const damage = blow - SHIP[ship.type].shield;
    threats.push({ at: enemy.at, far, damage: Math.max(damage, 1 / 2) });
  }
  return threats;
}

/** Damage a ship must expect at a hex until its next turn, if everybody there turned on it. */
export function damageAt(threats: readonly Threat[], hex: Hex): number {
  let damage = 0;
  for (const threat of threats) if (distance(threat.at, hex) <= threat.far) damage += threat.damage;
  return damage;
}
