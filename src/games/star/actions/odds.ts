import { answers, damageOf } from './combat.ts';
import { COUNTER_DIE, SHIP } from '../facts.ts';
import type { Ship } from '../state.ts';

/** What one roll against a ship can do, every face being equally likely. */
export interface Odds {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** The probability that the ship is destroyed. */
  readonly destroys: number;
}

/** What an attack can bring before it is made (9.4). */
export interface Forecast {
  readonly hit: Odds;
  /** The answer of a target that survives; missing where the attacker is out of its range. */
  readonly answer?: Odds;
  /** The probability that the attacker is lost. */
  readonly lost: number;
}

export function forecast(attacker: Ship, target: Ship, weapons: number): Forecast {
  const hit = oddsOf(attacker, target, SHIP[attacker.type].die, weapons);
  if (hit.destroys === 1 || !answers(target, attacker)) return { hit, lost: 0 };
  const answer = oddsOf(target, attacker, COUNTER_DIE, 0);
  return { hit, answer, lost: (1 - hit.destroys) * answer.destroys };
}

function oddsOf(from: Ship, to: Ship, die: number, weapons: number): Odds {
  let total = 0;
  let kills = 0;
  for (let roll = 1; roll <= die; roll++) {
    const damage = damageOf(from, to, roll, weapons);
    total += damage;
    if (damage >= to.hull) kills++;
  }
  return {
    least: damageOf(from, to, 1, weapons),
    most: damageOf(from, to, die, weapons),
    mean: total / die,
    destroys: kills / die,
  };
}
