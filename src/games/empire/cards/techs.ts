import {
  CATEGORIES,
  type Category,
  SHIPS,
  TECH,
  type TechEffect,
  type TechId,
  type TechKind,
} from '../facts.ts';
import type { Player } from '../state.ts';

/** What technologies do for their owner (16). */

/** The effect of a kind that a player owns, or none. */
export function effectOf({ techs }: Player, kind: TechKind): TechEffect | undefined {
  for (const tech of techs) {
    const effect = TECH[tech].effect;
    if (effect.kind === kind) return effect;
  }
  return undefined;
}

export function has(player: Player, kind: TechKind): boolean {
  return effectOf(player, kind) !== undefined;
}

/** The numbers of all effects of a kind together. */
export function bonus({ techs }: Player, kind: TechKind): number {
  let sum = 0;
  for (const tech of techs) {
    const effect = TECH[tech].effect;
    if (effect.kind === kind) sum += effect.n ?? 0;
  }
  return sum;
}

/** What technologies of a kind add to polymer, metal and energy. */
export function amountsOf({ techs }: Player, kind: TechKind): readonly number[] {
  const sum = [0, 0, 0];
  for (const tech of techs) {
    const { effect } = TECH[tech];
    if (effect.kind !== kind) continue;
    const { P = 0, M = 0, E = 0 } = effect;
    sum[0] = sum[0]! + P;
    sum[1] = sum[1]! + M;
    sum[2] = sum[2]! + E;
  }
  return sum;
}

/** What technologies add to tactics, weapons and shields. */
export function dialBonus({ techs }: Player): readonly number[] {
  const sum = [0, 0, 0];
  for (const tech of techs) {
    const { effect } = TECH[tech];
    if (effect.kind !== 'dialBonus') continue;
    const { T = 0, W = 0, S = 0 } = effect;
    sum[0] = sum[0]! + T;
    sum[1] = sum[1]! + W;
    sum[2] = sum[2]! + S;
  }
  return sum;
}

/** The effect of a kind on one class of ships. */
export function shipEffect({ techs }: Player, kind: TechKind, ship: number): TechEffect | undefined {
  const name = SHIPS[ship]!;
  for (const tech of techs) {
    const effect = TECH[tech].effect;
    if (effect.kind === kind && (effect.ship === name || effect.ships?.includes(name))) return effect;
  }
  return undefined;
}

/** The combined cost of cards of a category. */
export function costOf(techs: readonly TechId[], category: Category): number {
  let sum = 0;
  for (const id of techs) if (TECH[id].category === category) sum += TECH[id].cost;
  return sum;
}

export function categoriesOf(techs: readonly TechId[]): Category[] {
  return CATEGORIES.filter((category) => techs.some((id) => TECH[id].category === category));
}

/** Whether some effect frees a player's ships from the stop rule. */
export function ignoresStop({ techs }: Player): boolean {
  return techs.some((tech) => TECH[tech].effect.ignoreStop === true);
}
