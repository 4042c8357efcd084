import type { Card, Player, State } from '../../../../games/sol/state.ts';
import { cardWords, suitOf } from '../../../../games/sol/texts/words.ts';
import { playerOf } from '../../../../games/sol/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** The cards somebody has drawn and may keep one of. */

/** Each once; what is held already is left out, unless there is nothing else. */
export function drawnCards({ card, pool }: Player): Card[] {
  const drawn = [...new Set(pool)];
  const others = drawn.filter((suit) => suit !== card);
  return others.length > 0 ? others : drawn;
}

/** What keeping a drawn card costs. */
export function lossWords(state: State, seat: Seat, drawn: Card): string {
  const { card } = playerOf(state, seat);
  if (card < 0) return 'Nothing is lost: you hold no card.';
  if (card === drawn) return 'You hold this card already, so nothing changes.';
  return `You hold one card. Keep this one, and ${cardWords(state, suitOf(card))} goes.`;
}
