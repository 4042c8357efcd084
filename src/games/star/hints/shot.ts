import { distance, type Hex } from '../board.ts';
import { damageOf } from '../actions/combat.ts';
import { COUNTER_DIE, MOST_WEAPONS, SHIP, WEAPON } from '../facts.ts';
import { canShoot } from '../actions/sight.ts';
import type { Ship } from '../state.ts';
import { maxHull, range } from '../verbs.ts';
import type { Outlook } from './outlook.ts';
import type { Enemy } from './rival.ts';
import type { Weights } from './weights.ts';

/** What an attack brings on average (9.4), every roll weighed exactly. */
export function shotGain(
  { weights }: Outlook,
  attacker: Ship,
  { ship: target, worth, prize }: Enemy,
  weapons: number,
  answered: boolean,
): number {
  const { die } = SHIP[attacker.type];
  const full = maxHull(target);
  let dealt = 0;
  let kills = 0;
  for (let roll = 1; roll <= die; roll++) {
    const damage = damageOf(attacker, target, roll, weapons);
    if (damage >= target.hull) kills++;
    dealt += Math.min(damage, target.hull);
  }
  const killed = kills / die;
  const bounty = weights.bounty * SHIP[target.type].bounty;
  const wounds = dealt / die / full / (target.hull / full) ** weights.focus;
  const gain = weights.hull * worth * wounds + killed * (prize + bounty);
  const price = weights.stock[WEAPON]! * weapons;
  return gain - price - (answered ? (1 - killed) * answerLoss(weights, attacker, target) : 0);
}

function answerLoss(weights: Weights, attacker: Ship, target: Ship): number {
  let dealt = 0;
  let kills = 0;
  for (let roll = 1; roll <= COUNTER_DIE; roll++) {
    const damage = damageOf(target, attacker, roll, 0);
    if (damage >= attacker.hull) kills++;
    dealt += Math.min(damage, attacker.hull);
  }
  const worth = weights.ship[attacker.type];
  const bounty = weights.bounty * SHIP[attacker.type].bounty;
  const wounds = (weights.risk * worth * dealt) / (COUNTER_DIE * maxHull(attacker));
  return wounds + (kills / COUNTER_DIE) * (weights.end * worth + bounty);
}

/** What a ship can do to each enemy, with the best number of Weapons: answered and unanswered. */
export interface Aim {
  readonly enemy: Enemy;
  readonly answered: number;
  readonly safe: number;
  /** How far the enemy can answer. */
  readonly reach: number;
}

export function aimsOf(outlook: Outlook, ship: Ship): Aim[] {
  const most = Math.min(MOST_WEAPONS, outlook.player.stock[WEAPON]!);
  return outlook.enemies.map((enemy) => {
    let answered = Number.NEGATIVE_INFINITY;
    let safe = Number.NEGATIVE_INFINITY;
    for (let weapons = 0; weapons <= most; weapons++) {
      safe = Math.max(safe, shotGain(outlook, ship, enemy, weapons, false));
      answered = Math.max(answered, shotGain(outlook, ship, enemy, weapons, true));
    }
    return { enemy, answered, safe, reach: range(enemy.ship) };
  });
}

/** The best attack of a ship from a hex; 0 when none is worth it. */
export function bestShot({ state, weights }: Outlook, aims: readonly Aim[], far: number, from: Hex): number {
  let best = 0;
  for (const { enemy, answered, safe, reach } of aims) {
    if (safe <= best) continue;
    const gap = distance(from, enemy.ship.at);
    if (gap > far) continue;
    const gain = gap <= reach ? answered : safe;
    if (gain <= best || !canShoot(from, enemy.ship.at, far, state.options.twinEdgeBlocks)) continue;
    best = gain;
  }
  return best > weights.attack ? best : 0;
}
