import type { Move } from '../kernel/game.ts';
import { itemAt, sum } from '../kernel/data/lists.ts';
import { pick, type Rng } from '../kernel/match/rng.ts';

/** Random moves of somebody with a plan. */

/** Kinds of moves, and how likely one of them is taken where they are offered, in percent, in this order. */
export type Plans<M extends Move> = readonly (readonly [types: readonly M['type'][], percent: number])[];

/** A move of the first plan that is taken up; nothing if none is. */
export function planned<M extends Move>(rng: Rng, moves: readonly M[], plans: Plans<M>): M | undefined {
  for (const [types, percent] of plans) {
    const plan = moves.filter(({ type }) => types.includes(type));
    if (plan.length > 0 && rng.int(100) < percent) return pick(rng, plan);
  }
  return undefined;
}

/** A move, each as likely as it weighs. */
export function weighted<M extends Move>(rng: Rng, moves: readonly M[], weightOf: (move: M) => number): M {
  const weights = moves.map(weightOf);
  let left = rng.int(sum(weights));
  return itemAt(
    moves,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}
