import { type Reason, readWish, reasonLine, why } from '../../../kernel/why.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { reasons } from '../why/index.ts';
import { asked } from './testkit.ts';

/** What whoever is asked is told about a wish in words, as at a table. */

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** The reason against a wish; nothing where it can be had. */
export function whyNot(state: State, text: string): Reason | undefined {
  const seat = asked(state);
  const view = game.redact(state, seat);
  const wish = readWish(text, reasons.wishes(view, seat));
  if (wish === undefined) throw new Error(`${text} cannot be pointed at`);
  return why(game, reasons, view, seat, wish, NAMES);
}

/** The sentence with its rule, or `possible`. */
export function whyLine(state: State, text: string): string {
  const reason = whyNot(state, text);
  return reason === undefined ? 'possible' : reasonLine(reason);
}
