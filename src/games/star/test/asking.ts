import { answerWish, type Reason, reasonLine } from '../../../kernel/why.ts';
import { star } from '../index.ts';
import type { State } from '../state.ts';
import { reasons } from '../why/index.ts';
import { asked, position, type Seated } from './testkit.ts';

/** Asking in tests why something cannot be done. */

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** Why the seat that is asked cannot have its wish, put into words. */
export function whyNot(state: State, wish: string): Reason | undefined {
  const answer = answerWish({ entry: star, state, seat: asked(state), names: NAMES }, wish);
  if (answer === undefined) throw new Error(`nobody can wish for ${wish}`);
  return answer.reason;
}

/** The sentence and the number of its rule. */
export function told(state: State, wish: string): string | undefined {
  const reason = whyNot(state, wish);
  return reason && reasonLine(reason);
}

/** The same position with what is lacking for a wish. */
export function withLack(state: State, wish: string): State {
  const lack = whyNot(state, wish)?.lack;
  const supplied = lack && reasons.supplied(state, asked(state), lack);
  if (supplied === undefined) throw new Error(`nothing is lacking for ${wish}`);
  return supplied;
}

/** Seat 0 with these ships and counters; its rival has a Mothership in the far corner unless given. */
export function fleet(
  ships: NonNullable<Seated['ships']>,
  stock: readonly [number, number, number] = [0, 0, 0],
  rival: Seated = {},
): State {
  return position({ players: [{ ships, stock }, rival] });
}
