import type { Film } from '../../../analysis/film.ts';
import { compare } from '../../../bots/coach/coach.ts';
import type { Difference } from '../../../bots/coach/difference.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Move } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';

/** What another move than the played one would have led to, by what its seat saw. */
export interface Explained {
  /** It and one way to go on with the turn, as texts. */
  readonly moves: readonly string[];
  /** What it holds more or less of than the played one, the weightiest first. */
  readonly differences: readonly Difference[];
}

/** Tries a move and the played one with the same luck, and counts what comes of them; the same every time. */
export function explained({ entry, plies, states }: Film, ply: number, text: string): Explained {
  const { game } = entry;
  const [made, state] = [plies[ply], states[ply]];
  if (made === undefined || state === undefined)
    throw new InputError('bad_request', `nobody decided anything at move ${ply}`);
  const { seat, move } = made;
  const view: object = game.redact(state, seat);
  const legal: readonly Move[] = game.legalMoves(state, seat);
  const texts = { best: [moveText(move)], instead: [text] };
  const { plan } = compare(entry, { seat, view, legal }, ply, texts);
  return { moves: plan.moves, differences: plan.differences };
}
