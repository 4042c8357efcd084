import type { Place } from '../../games/view.ts';
import type { Choice, Picking } from './decision.ts';
import { present } from '../../../kernel/data/present.ts';

/** What is held, and what is about to be done with it. */
export interface Hand {
  readonly picking: Picking;
  /** A piece that has just moved is let go once more moves than these have been played. */
  readonly until?: number;
  /** What is asked or to be confirmed, and the moves that were open then. */
  readonly doubt?: Doubt;
}

export interface Doubt {
  readonly choices: readonly Choice[];
  readonly asking?: readonly Choice[];
  readonly confirming?: Choice;
  readonly way?: Way;
}

/** A way of the piece in the hand that is marked on a phone, and the moves that lead there. */
export interface Way {
  readonly to: Place;
  readonly texts: readonly string[];
}

export const EMPTY: Hand = { picking: {} };

/**
 * The hand at a new position. What was in doubt is forgotten with its decision, but not when others have chosen at the
 * same time and the same moves are open again once that was shown; a piece that has moved is let go in time.
 */
export function handAt({ picking, until, doubt }: Hand, ply: number, choices: readonly Choice[]): Hand {
  if (doubt && choices.length === 0) return { picking, doubt };
  if (doubt && textsOf(doubt.choices) === textsOf(choices))
    return { picking, doubt: renewed(doubt, choices) };
  if (until === undefined) return { picking };
  return ply > until ? EMPTY : { picking, until };
}

const textsOf = (choices: readonly Choice[]): string => choices.map(({ offer }) => offer.text).join('\n');

/** The same moves among the choices of now. */
function renewed({ asking, confirming, way }: Doubt, choices: readonly Choice[]): Doubt {
  const now = ({ offer }: Choice): Choice =>
    present(choices.find((choice) => choice.offer.text === offer.text));
  return {
    choices,
    ...(asking && { asking: asking.map(now) }),
    ...(confirming && { confirming: now(confirming) }),
    ...(way && { way }),
  };
}
