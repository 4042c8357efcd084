import { distance, type Hex } from '../board.ts';
import { COUNTER_DIE, DAMAGE_PER_WEAPON, MOST_WEAPONS, SHIP, WEAPON } from '../facts.ts';
import { canShoot } from '../actions/sight.ts';
import type { Ship } from '../state.ts';
import { kitDamage, maxHull, movement, range } from '../verbs.ts';
import type { Outlook } from './outlook.ts';
import type { Enemy } from './rival.ts';
import { type Volley, volleyOf } from './volley.ts';
import type { Weights } from './weights.ts';

/** What an attack brings on average (9.4), every roll weighed exactly. */
export function shotGain(
  { weights }: Outlook,
  attacker: Ship,
  enemy: Enemy,
  weapons: number,
  answered: boolean,
): number {
  const volley = volleyAt(attacker, enemy.ship, SHIP[attacker.type].die, weapons);
  const gain = volleyGain(weights, enemy, volley, weapons);
  return answered ? gain - (1 - volley.killed) * answerLoss(weights, attacker, enemy.ship) : gain;
}

function volleyAt(attacker: Ship, target: Ship, die: number, weapons: number): Volley {
  const added = kitDamage(attacker) + DAMAGE_PER_WEAPON * weapons - SHIP[target.type].shield;
  return volleyOf(die, added, target.hull);
}

/** What a volley brings that is not answered. */
function volleyGain(
  weights: Weights,
  { ship, full, wear, worth, prize }: Enemy,
  { mean, killed }: Volley,
  weapons: number,
): number {
  const bounty = weights.bounty * SHIP[ship.type].bounty;
  const gain = weights.hull * worth * (mean / full / wear) + killed * (prize + bounty);
  return gain - weights.stock[WEAPON]! * weapons;
}

function answerLoss(weights: Weights, attacker: Ship, target: Ship): number {
  const { dealt, killed } = volleyAt(target, attacker, COUNTER_DIE, 0);
  const worth = weights.ship[attacker.type];
  const bounty = weights.bounty * SHIP[attacker.type].bounty;
  const wounds = (weights.risk * worth * dealt) / (COUNTER_DIE * maxHull(attacker));
  return wounds + killed * (weights.end * worth + bounty);
}

/** What a ship can do to each enemy, with the best number of Weapons: answered and unanswered. */
export interface Aim {
  readonly enemy: Enemy;
  readonly answered: number;
  readonly safe: number;
  /** How far the enemy can answer. */
  readonly reach: number;
}

export function aimsOf({ weights, player, enemies }: Outlook, ship: Ship): Aim[] {
  const { die } = SHIP[ship.type];
  const most = Math.min(MOST_WEAPONS, player.stock[WEAPON]!);
  return enemies.map((enemy) => {
    const loss = answerLoss(weights, ship, enemy.ship);
    let answered = Number.NEGATIVE_INFINITY;
    let safe = Number.NEGATIVE_INFINITY;
    for (let weapons = 0; weapons <= most; weapons++) {
      const volley = volleyAt(ship, enemy.ship, die, weapons);
      const gain = volleyGain(weights, enemy, volley, weapons);
      safe = Math.max(safe, gain);
      answered = Math.max(answered, gain - (1 - volley.killed) * loss);
    }
    return { enemy, answered, safe, reach: range(enemy.ship) };
  });
}

/** The aims worth an attack, the best first. */
export function worthwhile({ weights }: Outlook, aims: readonly Aim[]): Aim[] {
  const least = Math.max(0, weights.attack);
  return aims.filter(({ safe }) => safe > least).sort((a, b) => b.safe - a.safe);
}

/** Those that a ship could come to hit in this turn without a jump. */
export function inReach(aims: readonly Aim[], ship: Ship): Aim[] {
  const most = movement(ship) + range(ship);
  return aims.filter(({ enemy }) => distance(ship.at, enemy.ship.at) <= most);
}

/** The best attack of a ship from a hex, of those that are worthwhile; 0 when none is worth it there. */
export function bestShot({ state, weights }: Outlook, aims: readonly Aim[], far: number, from: Hex): number {
  let best = 0;
  for (const { enemy, answered, safe, reach } of aims) {
    if (safe <= best) break;
    const gap = distance(from, enemy.ship.at);
    if (gap > far) continue;
    const gain = gap <= reach ? answered : safe;
    if (gain <= best || !canShoot(from, enemy.ship.at, far, state.options)) continue;
    best = gain;
  }
  return best > weights.attack ? best : 0;
}
