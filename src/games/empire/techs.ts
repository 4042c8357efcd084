import { CATEGORIES, type Category, type Effect, SHIPS, TECH, type TechId } from './facts.ts';
import type { Player } from './state.ts';

/** What technologies do for their owner (16). */

const EFFECT: Readonly<Record<TechId, Effect>> = Object.fromEntries(
  Object.values(TECH).map(({ id, effect }) => [id, effect]),
);

/** The effect of a kind that a player owns, or none. */
export function effectOf({ techs }: Player, kind: string): Effect | undefined {
  for (const tech of techs) {
    const effect = EFFECT[tech] as Effect;
    if (effect.kind === kind) return effect;
  }
  return undefined;
}

export function has(player: Player, kind: string): boolean {
  return effectOf(player, kind) !== undefined;
}

/** The numbers of all effects of a kind together. */
export function bonus({ techs }: Player, kind: string): number {
  let sum = 0;
  for (const tech of techs) {
    const effect = EFFECT[tech] as Effect;
    if (effect.kind === kind) sum += effect.n ?? 0;
  }
  return sum;
}

/** What technologies of a kind add to polymer, metal and energy. */
export function amountsOf({ techs }: Player, kind: string): readonly number[] {
  const sum = [0, 0, 0];
  for (const tech of techs) {
    const { kind: own, P = 0, M = 0, E = 0 } = EFFECT[tech] as Effect;
    if (own !== kind) continue;
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
    const { kind, T = 0, W = 0, S = 0 } = EFFECT[tech] as Effect;
    if (kind !== 'dialBonus') continue;
    sum[0] = sum[0]! + T;
    sum[1] = sum[1]! + W;
    sum[2] = sum[2]! + S;
  }
  return sum;
}

/** The effect of a kind on one class of ships. */
export function shipEffect({ techs }: Player, kind: string, ship: number): Effect | undefined {
  const name = SHIPS[ship]!;
  for (const tech of techs) {
    const effect = EFFECT[tech] as Effect;
    if (effect.kind === kind && (effect.ship === name || effect.ships?.includes(name))) return effect;
  }
  return undefined;
}

/** The combined cost of cards of a category. */
export function costOf(techs: readonly TechId[], category: Category): number {
  let sum = 0;
  for (const id of techs) if (TECH[id]?.category === category) sum += TECH[id].cost;
  return sum;
}

export function categoriesOf(techs: readonly TechId[]): Category[] {
  return CATEGORIES.filter((category) => techs.some((id) => TECH[id]?.category === category));
}

/** Whether some effect frees a player's ships from the stop rule. */
export function ignoresStop({ techs }: Player): boolean {
  return techs.some((tech) => (EFFECT[tech] as Effect).ignoreStop === true);
}
